internal import NavigationKit

/// The meaning of a key in a session that shows the present.
package enum SessionCommand: Equatable, Sendable {
  /// An input of the app.
  case command(Command)
  /// A step through the time of the session.
  case travel(TravelStep)
  case toggleRecording
}

/// A step through the time of a session.
package enum TravelStep: Hashable, Sendable {
  case back
  case on
  /// By a whole navigation.
  case navigationBack
  case navigationOn
  /// Back to the present.
  case now
  /// Into the transition that runs, else the last one.
  case scrub
}

/// The meaning of a key for the run loop.
package enum TerminalCommand: Equatable, Sendable {
  /// Draws the whole screen again.
  case redraw
  /// Stops the job until the shell continues it.
  case stop
}

extension KeyBindings {
  package static let terminal = KeyTable<TerminalCommand>([
    KeyEntry("Ctrl-L", [.control("l"): .redraw], help: "draw the screen anew"),
    KeyEntry(
      "Ctrl-Z", [.control("z"): .stop],
      page: "Stop the program and everything that it was started with, such as `make`, until "
        + "the shell continues it."),
  ])

  package static let app = KeyTable<SessionCommand>(
    movements + others + keysOfTerminal + [quit])

  /// The help of a running app.
  static let appHelp = HelpOverlay(title: "Keys", of: app)

  private static let keysOfTerminal: [KeyEntry<SessionCommand>] =
    terminal.rows.map { KeyEntry(showing: $0) }

  private static let quit = KeyEntry<SessionCommand>(
    "q, Ctrl-C", short: "q",
    [.character("q"): .command(.quit), .control("c"): .command(.quit)], help: "quit")

  private static let movements: [KeyEntry<SessionCommand>] = [
    KeyEntry(
      "← ↑ → ↓", short: "←↑→↓",
      [
        .left: .command(.swipe(.left)), .up: .command(.swipe(.up)),
        .right: .command(.swipe(.right)), .down: .command(.swipe(.down)),
      ],
      help: "swipe; in a list, go by rows",
      page: "The focused view may [take the arrow first](#where-an-arrow-goes)."),
    KeyEntry(
      "Shift-arrow", short: "⇧→",
      [
        .shift(.left): .command(.drag(.left)), .shift(.up): .command(.drag(.up)),
        .shift(.right): .command(.drag(.right)), .shift(.down): .command(.drag(.down)),
      ],
      help: "drag from the edge, by tenths",
      page: "The edge is the one behind the arrow; ↓ pulls a sheet down. It also catches a "
        + "dragged view that was released and still moves."),
    KeyEntry(
      "Enter, Space", short: "⏎", [.enter: .command(.tap), .character(" "): .command(.tap)],
      help: "tap the focus; let a drag go", page: "In a list, they select the highlighted row."),
    KeyEntry(
      "Tab, Shift-Tab", short: "Tab",
      [.tab: .command(.moveFocus(.next)), .backTab: .command(.moveFocus(.previous))],
      help: "move the focus", page: "A list is one stop."),
    KeyEntry(
      "Home, End, PgUp, PgDn",
      [
        .home: .command(.key(.home)), .end: .command(.key(.end)),
        .pageUp: .command(.key(.pageUp)), .pageDown: .command(.key(.pageDown)),
      ],
      page: "Go to an end of the focused list or text, or by a page."),
    KeyEntry(
      "1 … 9", short: "1…9",
      help: "select a tab",
      page: "The tab belongs to the innermost tab bar that contains the scene in front, else to "
        + "one that is embedded in that scene."
    )
    .binding(1...9) { .command(.selectTab($0)) },
    KeyEntry(
      "Backspace, Delete",
      [.backspace: .command(.key(.deleteBackward)), .delete: .command(.key(.deleteForward))],
      page: "Edit a [text](#in-a-text) that has the focus."),
    KeyEntry(
      "Mouse", help: "click, drag, wheel: as a finger does", page: "See [The mouse](#the-mouse)."),
  ]

  private static let others: [KeyEntry<SessionCommand>] = [
    KeyEntry(
      "Esc", [.escape: .command(.cancel)], help: "take a drag back; close this help",
      page: "It also hides a Delete button, ends the input of a text, closes a sheet or "
        + "popover, and chooses the cancel action of an alert."),
    KeyEntry(
      "m", [.character("m"): .command(.toggleSegueMenu)], help: "segues that only code performs",
      page: "It opens and closes a [menu](#in-the-menu-of-segues)."),
    KeyEntry(
      "[ ]  { }", short: "[ ]",
      [
        .character("["): .travel(.back), .character("]"): .travel(.on),
        .character("{"): .travel(.navigationBack), .character("}"): .travel(.navigationOn),
      ],
      help: "back in time, on: steps, navigations",
      page: "[ ] go by steps, { } by navigations; see [Back in time](#back-in-time)."),
    KeyEntry(
      "f", [.character("f"): .travel(.scrub)], help: "a transition out of time: tick by tick",
      page: "It is the transition that runs, else the last one; see [A transition out of "
        + "time](#a-transition-out-of-time)."),
    KeyEntry(
      "s", [.character("s"): .command(.toggleSlowAnimations)], help: "slow animations, on and off"),
    KeyEntry(
      "r", [.character("r"): .toggleRecording], help: "record the session, on and off",
      page: "The recording is a new file in the current folder (`scenes-1.log`) and begins with "
        + "the start of the session. ● at the end of the status line says that the session is "
        + "recorded. When the recording ends, the last row names the file."),
    KeyEntry(
      "?, F1", short: "?",
      [.character("?"): .command(.toggleHelp), .f1: .command(.toggleHelp)], help: "this help",
      page: "See [In a help screen](#in-a-help-screen)."),
  ]
}
