extension ScreenElement {
  /// Returns the phrase of the element, such as `Volume, slider, 0.5, disabled`.
  ///
  /// - Parameter position: The position among similar elements, from 1, and their number; nil for an
  ///   element that is not counted.
  public func phrase(position: (index: Int, count: Int)? = nil) -> Sentence {
    var phrase = plainPhrase
    func wrap(_ name: String, _ arguments: [Sentence.Argument: Sentence.Value] = [:]) {
      phrase = Sentence(
        "element.\(name)", arguments.merging([.element: .phrase(phrase)]) { $1 })
    }
    if traits.contains(.selected) { wrap("selected") }
    if traits.contains(.disabled) { wrap("disabled") }
    if let position, position.count > 1 {
      wrap("position", [.position: .number(position.index), .count: .number(position.count)])
    }
    if !hint.isEmpty { wrap("hint", [.detail: .name(hint)]) }
    return phrase
  }

  private var plainPhrase: Sentence {
    var arguments: [Sentence.Argument: Sentence.Value] = [.role: .phrase(.role, role.rawValue)]
    if !title.isEmpty { arguments[.title] = .name(title) }
    arguments[value?.isList == true ? .list : .value] = value
    switch (title.isEmpty, value) {
    case (false, nil): return Sentence(role == .text ? "element.text" : "element.plain", arguments)
    case (false, let value?):
      return Sentence(value.isList ? "element.texts" : "element.value", arguments)
    case (true, nil): return Sentence("element.unnamed", arguments)
    case (true, let value?):
      return Sentence(value.isList ? "element.texts" : "element.unnamed.value", arguments)
    }
  }
}

extension Sentence.Value {
  fileprivate var isList: Bool { if case .names = self { true } else { false } }
}

extension Sentence {
  /// Returns the line of an element in spoken mode.
  ///
  /// - Parameters:
  ///   - element: The phrase of the element.
  ///   - number: The number with which the user chooses it; nil for an element that is only read.
  public static func spoken(_ element: Sentence, number: Int? = nil) -> Sentence {
    guard let number else {
      // A text of the app has its own punctuation.
      return element.key == "element.text"
        ? Sentence("speech.text", element.arguments)
        : Sentence("speech.element", [.element: .phrase(element)])
    }
    return Sentence("speech.choice", [.element: .phrase(element), .number: .number(number)])
  }

  /// Returns the line of the focus in spoken mode.
  ///
  /// - Parameter element: The phrase of the focused element; nil if nothing has the focus.
  public static func spokenFocus(_ element: Sentence?) -> Sentence {
    guard let element else { return Sentence("sentence.focus.none") }
    return Sentence("speech.focus", [.element: .phrase(element)])
  }
}
