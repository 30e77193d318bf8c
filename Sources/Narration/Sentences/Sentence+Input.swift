public import NavigationKit

extension Sentence {
  /// Returns the sentence of an input.
  ///
  /// - Parameters:
  ///   - command: The phrase of the command, such as `command.swipe`.
  ///   - key: The name of the pressed key; nil if no key caused the command.
  public static func input(_ command: Sentence, key: String? = nil) -> Sentence {
    guard let key else { return Sentence("sentence.input", [.command: .phrase(command)]) }
    return Sentence("sentence.input.key", [.command: .phrase(command), .name: .name(key)])
  }

  /// Returns the notice of an input that had no effect, such as `Ignored: tap: nothing has the focus`.
  ///
  /// - Parameter event: An event of the kind ``Event/Kind/inputIgnored``.
  public static func ignoredNotice(_ event: Event) -> Sentence {
    let arguments = Sentence(event).arguments
    guard arguments[.input] != nil else {
      return Sentence("notice.ignoredOther", [.detail: .name(event.detail)])
    }
    return Sentence("notice.ignored", arguments)
  }

  /// Returns the phrase of a direction.
  public static func direction(_ direction: Direction) -> Value {
    .phrase(.direction, direction.rawValue)
  }
}
