@testable public import Narration

extension StringTable {
  /// A language without letters: each pattern is its number, with the arguments in reverse order.
  ///
  /// It has another plural rule than English, quotation marks around all names and no spaces.
  public static let madeUp: StringTable = {
    var entries: [String: String] = [:]
    for (number, key) in StringTable.keys.enumerated() {
      // English has the arguments of each key; several plural forms have the same ones.
      let pattern =
        StringTable.english.patterns[key] ?? StringTable.english.pattern(key, .other)
      let arguments = (pattern?.arguments.map(\.rawValue) ?? []).sorted().reversed()
      let text = arguments.map { "‹{\($0)}›" }.joined()
      guard arguments.contains("count") || arguments.contains("list") else {
        entries[key] = "№\(number):\(text)"
        continue
      }
      for form in ["one", "few", "other"] {
        entries["\(key)|\(form)"] = "№\(number):\(form.count)!\(text)"
      }
    }
    return StringTable(
      language: "x", plural: { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other },
      quotes: Quotes(open: "«", close: "»", use: .always), missingName: "∅", separator: "+",
      lastSeparator: "&", decimalSeparator: ",", entries: entries)
  }()
}
