/// Keys of JSON that are written as string literals where a value is read, as in `node["key"]`.
///
/// Typed keys and the tables of a format are the alternative, because the compiler checks them.
struct KeyRules {
  /// The members of `JSONNode` that the value of a key is asked for. An attribute of an XML element
  /// is a text and has none of them.
  private static let members: Set<Substring> = [
    "string", "integer", "double", "bool", "elements", "members", "value", "offset",
  ]

  /// Returns the subscripts with a string literal that read JSON.
  ///
  /// In a file that names `XMLElement`, or imports `InterfaceBuilder` and so may have elements, only
  /// those are counted whose result is used as JSON.
  static func findings(in text: String) -> [Finding] {
    let file = SwiftText(text)
    let readsXML = file.words.contains { ["XMLElement", "InterfaceBuilder"].contains($0.text) }
    let lines = file.withoutComments.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      keys(in: line).filter { !readsXML || isJSON(line[$0.end...]) }.map {
        Finding(line: index + 1, what: "reads the key \($0.name)")
      }
    }
  }

  /// Returns the string literals in brackets directly after an expression.
  private static func keys(in line: Substring) -> [(name: Substring, end: Substring.Index)] {
    var keys: [(name: Substring, end: Substring.Index)] = []
    var rest = line
    while let start = rest.firstRange(of: "[\"") {
      let before = line[..<start.lowerBound].last
      rest = rest[start.upperBound...]
      guard let before, before.isLetter || before.isNumber || "_)]?!".contains(before),
        let end = rest.firstRange(of: "\"]"), !rest[..<end.lowerBound].contains("\"")
      else { continue }
      keys.append((rest[..<end.lowerBound], end.upperBound))
    }
    return keys
  }

  /// Indicates whether what follows a subscript uses its result as JSON.
  private static func isJSON(_ rest: Substring) -> Bool {
    if rest.hasPrefix("?[") { return true }
    guard rest.hasPrefix("?.") else { return false }
    return members.contains(rest.dropFirst(2).prefix { $0.isLetter })
  }
}
