/// A text with placeholders for values, such as `Hello, {name}!`. `{{` stands for a brace.
///
/// A brace that no other brace closes is a plain character, and so is an empty pair `{}`.
struct TextTemplate {
  private(set) var parts: [Part] = []

  enum Part: Equatable {
    case text(String)
    /// The name between the braces.
    case value(String)
  }

  init(_ source: String) {
    var text = ""
    var rest = source[...]
    // False after a search without result. Repeated searches would take quadratic time.
    var canEnd = true
    while let character = rest.popFirst() {
      if character == "{", rest.first == "{" {
        rest.removeFirst()
        text.append("{")
      } else if character == "{", canEnd, rest.first != "}" {
        guard let end = rest.firstIndex(of: "}") else {
          canEnd = false
          text.append(character)
          continue
        }
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.value(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(character)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// The names of the values in the text, with repetitions.
  var names: [String] {
    parts.compactMap { part in
      if case .value(let name) = part { name } else { nil }
    }
  }

  /// Returns the text with each placeholder replaced by its value.
  func filled(_ value: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let name): value(name)
      }
    }.joined()
  }
}
