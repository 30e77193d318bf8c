/// A context in which keys are pressed. Each context has a table of keys in `KeyBindings`.
package enum KeyContext: String, CaseIterable, Sendable {
  /// Keys that the run loop handles in every context, before the program receives them.
  case terminal
  /// A running app.
  case app
  /// A text that has the focus but is not being edited.
  case awaitedText
  /// A text that is being edited.
  case text
  /// The menu of segues.
  case menu
  /// The palette of commands and scenes.
  case palette
  /// The map of scenes.
  case map
  /// The open help of any context.
  case help
  /// An earlier position of a running session, during time travel.
  case past
  /// A transition in the scrubber.
  case scrubber
  /// The replay of a log.
  case replay
  /// A pane of the inspector.
  case inspector
  /// The prompt of a replay for a text to find or a time to go to.
  case prompt
  /// Spoken mode.
  case speech

  /// The rows of the context's table, in order.
  package var rows: [KeyRow] {
    switch self {
    case .terminal: KeyBindings.terminal.rows
    case .app: KeyBindings.app.rows
    case .awaitedText: KeyBindings.awaitedText.rows
    case .text: KeyBindings.text.rows
    case .menu: KeyBindings.menu.rows
    case .palette: KeyBindings.palette.rows
    case .map: KeyBindings.map.rows
    case .help: KeyBindings.help.rows
    case .past: KeyBindings.past.rows
    case .scrubber: KeyBindings.scrubber.rows
    case .replay: KeyBindings.replay.rows
    case .inspector: KeyBindings.inspector.rows
    case .prompt: KeyBindings.prompt.rows
    case .speech: KeyBindings.speech.rows
    }
  }

  /// The keys that have two meanings in this context. A correct table has none.
  package var ambiguousKeys: [Key] {
    switch self {
    case .terminal: KeyBindings.terminal.ambiguousKeys
    case .app: KeyBindings.app.ambiguousKeys
    case .awaitedText: KeyBindings.awaitedText.ambiguousKeys
    case .text: KeyBindings.text.ambiguousKeys
    case .menu: KeyBindings.menu.ambiguousKeys
    case .palette: KeyBindings.palette.ambiguousKeys
    case .map: KeyBindings.map.ambiguousKeys
    case .help: KeyBindings.help.ambiguousKeys
    case .past: KeyBindings.past.ambiguousKeys
    case .scrubber: KeyBindings.scrubber.ambiguousKeys
    case .replay: KeyBindings.replay.ambiguousKeys
    case .inspector: KeyBindings.inspector.ambiguousKeys
    case .prompt: KeyBindings.prompt.ambiguousKeys
    case .speech: KeyBindings.speech.ambiguousKeys
    }
  }
}
