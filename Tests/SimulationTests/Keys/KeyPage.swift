import Narration
import Simulation

/// The page `docs/keys.md`, whose tables between the marks `<!-- keys: CONTEXT -->` and
/// `<!-- end of keys -->` are those of `KeyBindings`.
struct KeyPage {
  /// The page with the tables that it should have.
  private(set) var text = ""
  /// The names in the marks, in the order of the page.
  private(set) var contexts: [String] = []

  /// - Parameter page: The text of the page, with any text between its marks.
  init(_ page: String) {
    var isInTable = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == Self.end { isInTable = false }
      if !isInTable { text += line + "\n" }
      guard line.hasPrefix(Self.start), line.hasSuffix(" -->") else { continue }
      let name = String(line.dropFirst(Self.start.count).dropLast(4))
      contexts.append(name)
      isInTable = true
      if let context = KeyContext(rawValue: name) { text += Self.table(of: context.rows) }
    }
    text.removeLast()
  }

  private static let start = "<!-- keys: "
  private static let end = "<!-- end of keys -->"

  static func table(of rows: [KeyRow]) -> String {
    rows.reduce("| key | does |\n|---|---|\n") {
      $0 + "| \(name(of: $1)) | \(meaning(of: $1)) |\n"
    }
  }

  /// Punctuation that would read as a part of the sentence is set as code.
  private static func name(of row: KeyRow) -> String {
    row.name.split(separator: " ").map { $0 == "," || $0 == "." ? "`\($0)`" : "\($0)" }
      .joined(separator: " ")
  }

  /// Returns the text of the help as a sentence, then what the page adds.
  static func meaning(of row: KeyRow) -> String {
    let words = row.help.map { StringTable.english.label($0) }
    let help = words.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
    return [help, row.page].compactMap(\.self).joined(separator: " ")
  }
}
