/// Rules for the Markdown pages of the project.
enum PageRules {
  /// A longer cell of a table is a section of its own.
  static let longestCell = 300

  /// The languages that a fenced block can have; the empty one is for pictures of screens.
  static let languages: Set<Substring> = [
    "", "json", "sh", "swift", "text", "xml",
  ]

  /// Fences that open a block in a language that is none of ``languages``.
  static func unknownLanguages(in text: String) -> [Finding] {
    var isOpen = false
    return lines(of: text).compactMap { line, text in
      let fence = text.drop { $0 == " " }
      guard fence.hasPrefix("```") else { return nil }
      isOpen.toggle()
      guard isOpen, !languages.contains(fence.dropFirst(3)) else { return nil }
      return Finding(line: line, what: "a block in the language “\(fence.dropFirst(3))”")
    }
  }

  /// Returns the cells of tables with more than ``longestCell`` characters.
  static func longCells(in text: String) -> [Finding] {
    lines(of: text).filter { $0.text.hasPrefix("|") }.flatMap { line, text in
      text.split(separator: "|").filter { $0.count > longestCell }.map {
        Finding(line: line, what: "a cell of \($0.count) characters: \($0.prefix(40))…")
      }
    }
  }

  /// Returns the forbidden phrases outside of blocks of code.
  static func phrases(in text: String) -> [Finding] {
    var isCode = false
    return DocstringRules.phrases(
      in: lines(of: text).filter { _, line in
        if line.hasPrefix("```") { isCode.toggle() }
        return !isCode
      })
  }

  private static func lines(of text: String) -> [(line: Int, text: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ($0 + 1, $1)
    }
  }
}
