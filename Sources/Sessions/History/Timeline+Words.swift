internal import Narration
internal import Simulation

extension Timeline {
  /// Returns a text about the last input before a position, such as `after swipe up`.
  ///
  /// - Parameters:
  ///   - count: The number of inputs before the position.
  ///   - words: The words.
  func text(before count: Int, in words: StringTable) -> String {
    guard count > 0 else { return words.label("timeline.start") }
    var phrase = inputs[count - 1].command.sentence
    // Some commands have a shorter phrase for the narrow place.
    let brief = "brief" + phrase.key.dropFirst("command".count)
    if words.hasLabel(brief) { phrase = Sentence(brief, phrase.arguments) }
    return words.label("timeline.after", [.command: .phrase(phrase)])
  }
}
