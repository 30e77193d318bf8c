/// A whole sentence or phrase with named arguments, such as `{subject} pushes {object}.`
///
/// A pattern works in both directions: arguments replace the braces, and a text that fits gives the
/// arguments.
struct Pattern: Hashable, Sendable {
  /// A part of a pattern.
  enum Part: Hashable, Sendable {
    case literal(String)
    case argument(Sentence.Argument)
  }

  private(set) var parts: [Part] = []

  /// Reads a pattern.
  ///
  /// - Returns: nil if an argument is unknown or a brace is not closed.
  init?(_ text: String) {
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "{" else {
        literal.append(character)
        continue
      }
      guard let end = rest.firstIndex(of: "}"),
        let argument = Sentence.Argument(rawValue: String(rest[..<end]))
      else { return nil }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.argument(argument))
      rest = rest[rest.index(after: end)...]
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// The pattern as tables write it.
  var text: String {
    parts.map { part in
      switch part {
      case .literal(let literal): literal
      case .argument(let argument): "{\(argument.rawValue)}"
      }
    }.joined()
  }

  /// The arguments of the pattern.
  var arguments: Set<Sentence.Argument> {
    Set(
      parts.compactMap { part in
        if case .argument(let argument) = part { argument } else { nil }
      })
  }
}
