extension Sentence {
  /// Returns the sentences of a screen: its title with the number of its elements, then each element.
  ///
  /// - Parameters:
  ///   - title: The title; empty for a screen without one.
  ///   - elements: The elements in reading order.
  public static func screen(title: String, elements: [ScreenElement]) -> [Sentence] {
    let count = Value.number(elements.count)
    let first =
      if title.isEmpty {
        Sentence("sentence.screen.untitled", [.count: count])
      } else if elements.isEmpty {
        Sentence("sentence.screen.empty", [.title: .name(title)])
      } else {
        Sentence("sentence.screen", [.title: .name(title), .count: count])
      }
    let rest = elements.enumerated().map { index, element in
      Sentence.element(element, position: index + 1, count: elements.count)
    }
    return [first] + rest
  }

  /// Returns the sentence of an element of the screen.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - position: The position of the element, from 1.
  ///   - count: The number of elements.
  public static func element(_ element: ScreenElement, position: Int, count: Int) -> Sentence {
    var arguments: [Argument: Value] = [
      .title: .name(element.title), .role: .phrase(.role, element.role.rawValue),
      .position: .number(position), .count: .number(count),
    ]
    guard let value = element.value else { return Sentence("sentence.element", arguments) }
    arguments[.value] = value
    return Sentence("sentence.element.value", arguments)
  }

  /// Returns the sentence that says where the focus is.
  ///
  /// - Parameters:
  ///   - element: The element with the focus; nil if nothing can have it.
  ///   - position: The position among the elements that can have the focus, from 1.
  ///   - count: The number of these elements.
  ///
  /// The position is left out if only one element can have the focus.
  public static func focus(_ element: ScreenElement?, position: Int, count: Int) -> Sentence {
    guard let element else { return Sentence("sentence.focus.none") }
    let arguments: [Argument: Value] = [
      .title: .name(element.title), .role: .phrase(.role, element.role.rawValue),
    ]
    guard count > 1 else { return Sentence("sentence.focus.only", arguments) }
    return Sentence(
      "sentence.focus",
      arguments.merging([.position: .number(position), .count: .number(count)]) { $1 })
  }
}
