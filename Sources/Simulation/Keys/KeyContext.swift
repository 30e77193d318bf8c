/// A place where keys are pressed; each has a table of its keys in `KeyBindings`.
package enum KeyContext: String, CaseIterable, Sendable {
  /// Everywhere: keys that the run loop takes before the program gets them.
  case terminal
  /// An app that runs.
  case app
  /// A text that has the focus and is not edited.
  case awaitedText
  /// A text that is edited.
  case text
  /// The menu of segues.
  case menu
  /// An open help of any context.
  case help
  /// A moment of the past in a session that runs.
  case past
  /// A transition out of time.
  case scrubber
  /// The replay of a log.
  case replay
  /// The input of a text or time to go to in a replay.
  case prompt

  /// The words of the context's entries, in order.
  package var rows: [KeyRow] {
    switch self {
    case .terminal: KeyBindings.terminal.rows
    case .app: KeyBindings.app.rows
    case .awaitedText: KeyBindings.awaitedText.rows
    case .text: KeyBindings.text.rows
    case .menu: KeyBindings.menu.rows
    case .help: KeyBindings.help.rows
    case .past: KeyBindings.past.rows
    case .scrubber: KeyBindings.scrubber.rows
    case .replay: KeyBindings.replay.rows
    case .prompt: KeyBindings.prompt.rows
    }
  }

  /// The keys with two meanings in this context; none in a table without mistakes.
  package var ambiguousKeys: [Key] {
    switch self {
    case .terminal: KeyBindings.terminal.ambiguousKeys
    case .app: KeyBindings.app.ambiguousKeys
    case .awaitedText: KeyBindings.awaitedText.ambiguousKeys
    case .text: KeyBindings.text.ambiguousKeys
    case .menu: KeyBindings.menu.ambiguousKeys
    case .help: KeyBindings.help.ambiguousKeys
    case .past: KeyBindings.past.ambiguousKeys
    case .scrubber: KeyBindings.scrubber.ambiguousKeys
    case .replay: KeyBindings.replay.ambiguousKeys
    case .prompt: KeyBindings.prompt.ambiguousKeys
    }
  }
}
