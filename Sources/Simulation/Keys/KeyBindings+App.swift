internal import NavigationKit

/// What a key means in a session that shows the present.
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
  /// To the present.
  case now
  /// Into the transition that runs, or ran last.
  case scrub
}

/// What a key means to the run loop.
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
      page:
        "stop the program and everything that it was started with, such as `make`, until the shell "
        + "continues it"),
  ])

  package static let app = KeyTable<SessionCommand>(
    movements + others + keysOfTerminal + [quit])

  /// What `?` shows.
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
      page: "the focused view may [take the arrow first](#where-an-arrow-goes)"),
    KeyEntry(
      "Shift-arrow", short: "⇧→",
      [
        .shift(.left): .command(.drag(.left)), .shift(.up): .command(.drag(.up)),
        .shift(.right): .command(.drag(.right)), .shift(.down): .command(.drag(.down)),
      ],
      help: "drag from the edge, by tenths",
      page:
        "the edge is the one behind the arrow; ↓ pulls a sheet down. A view that was released and "
        + "still moves is caught"),
    KeyEntry(
      "Enter, Space", short: "⏎", [.enter: .command(.tap), .character(" "): .command(.tap)],
      help: "tap the focus; let a drag go", page: "select the highlighted row of a list"),
    KeyEntry(
      "Tab, Shift-Tab", short: "Tab",
      [.tab: .command(.moveFocus(.next)), .backTab: .command(.moveFocus(.previous))],
      help: "move the focus", page: "a list is one stop"),
    KeyEntry(
      "Home, End, PgUp, PgDn",
      [
        .home: .command(.key(.home)), .end: .command(.key(.end)),
        .pageUp: .command(.key(.pageUp)), .pageDown: .command(.key(.pageDown)),
      ],
      page: "go to the ends of the focused list or text, or by pages"),
    KeyEntry(
      "1 … 9", short: "1…9",
      [
        .character("1"): .command(.selectTab(1)), .character("2"): .command(.selectTab(2)),
        .character("3"): .command(.selectTab(3)), .character("4"): .command(.selectTab(4)),
        .character("5"): .command(.selectTab(5)), .character("6"): .command(.selectTab(6)),
        .character("7"): .command(.selectTab(7)), .character("8"): .command(.selectTab(8)),
        .character("9"): .command(.selectTab(9)),
      ],
      help: "select a tab",
      page:
        "of the innermost tab bar that contains the scene in front, else of one that is embedded in "
        + "that scene"),
    KeyEntry(
      "Backspace, Delete",
      [.backspace: .command(.key(.deleteBackward)), .delete: .command(.key(.deleteForward))],
      page: "edit a [text](#in-a-text) that has the focus"),
    KeyEntry(
      "Mouse", help: "click, drag, wheel: as a finger does", page: "see [The mouse](#the-mouse)"),
  ]

  private static let others: [KeyEntry<SessionCommand>] = [
    KeyEntry(
      "Esc", [.escape: .command(.cancel)], help: "take a drag back; close this help",
      page:
        "hide a Delete button; end the input of a text; close a sheet or popover; choose the cancel "
        + "action of an alert"),
    KeyEntry(
      "m", [.character("m"): .command(.toggleSegueMenu)], help: "segues that only code performs",
      page: "a [menu](#in-the-menu-of-segues) of the segues here that only code or a long press "
        + "performs, and of all [scenes that only code shows](xcode.md#scenes-that-only-code-shows)"
    ),
    KeyEntry(
      "[ ]  { }", short: "[ ]",
      [
        .character("["): .travel(.back), .character("]"): .travel(.on),
        .character("{"): .travel(.navigationBack), .character("}"): .travel(.navigationOn),
      ],
      help: "back in time, on: steps, navigations", page: "see [Back in time](#back-in-time)"),
    KeyEntry(
      "f", [.character("f"): .travel(.scrub)], help: "a transition out of time: tick by tick",
      page: "the transition that runs, else the last one; see "
        + "[A transition out of time](#a-transition-out-of-time)"),
    KeyEntry(
      "s", [.character("s"): .command(.toggleSlowAnimations)], help: "slow animations, on and off"),
    KeyEntry(
      "r", [.character("r"): .toggleRecording], help: "record the session, on and off",
      page:
        "the recording is a new file in the current folder (`scenes-1.log`) and begins with the "
        + "start of the session. ● at the end of the status line says that the session is recorded; at "
        + "the end of the recording, the last row names the file"),
    KeyEntry(
      "?, F1", short: "?",
      [.character("?"): .command(.toggleHelp), .f1: .command(.toggleHelp)], help: "this help",
      page: "see [In a help](#in-a-help)"),
  ]
}
