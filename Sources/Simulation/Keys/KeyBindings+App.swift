internal import Narration
internal import NavigationKit

/// The meaning of a key in a session that shows the present.
package enum SessionCommand: Equatable, Sendable {
  /// A command of the app.
  case command(Command)
  /// A step through the time of the session.
  case travel(TravelStep)
  /// Starts or stops a recording.
  case toggleRecording
  /// Opens the palette of commands and scenes.
  case openPalette
  /// Opens the map of the flow.
  case openMap
  /// Opens the inspector.
  case inspect
  /// Shows or hides the meter of the output to the terminal.
  case toggleMeter
}

extension SessionCommand {
  /// Indicates whether the command looks into the app instead of using it. An app can do without the
  /// keys of these commands.
  package var isForDevelopers: Bool {
    switch self {
    case .travel, .toggleRecording, .openPalette, .openMap, .inspect, .toggleMeter: true
    case .command(let command): command == .toggleSegueMenu || command == .toggleSlowAnimations
    }
  }
}

/// A step through the time of a session.
package enum TravelStep: Hashable, Sendable {
  /// Goes to the previous input or event.
  case back
  /// Goes to the next input or event.
  case on
  /// Goes to the position before the previous navigation.
  case navigationBack
  /// Goes to the position before the next navigation.
  case navigationOn
  /// Returns to the present.
  case now
  /// Opens the scrubber with the running transition, otherwise with the last transition.
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
  /// The keys that the run loop handles itself, in every kind of session.
  package static let terminal = KeyTable<TerminalCommand>([
    KeyEntry("Ctrl-L", [.control("l"): .redraw], help: "keys.redrawScreen"),
    KeyEntry(
      "Ctrl-Z", [.control("z"): .stop],
      page: "Suspend the program, and the programs that started it, such as `make`, until the "
        + "shell continues them."),
  ])

  /// The keys of an app in the present. Keys without an entry are ignored, unless a text takes
  /// them.
  package static let app = KeyTable<SessionCommand>(
    movements + others + keysOfTerminal + [quit])

  /// The help of an app that runs in the present.
  static func appHelp(_ words: StringTable) -> HelpOverlay {
    HelpOverlay(title: "box.keys", of: app, in: words)
  }

  /// The keys of the run loop, which the help shows too. Here they have no meaning of their own.
  private static let keysOfTerminal: [KeyEntry<SessionCommand>] =
    terminal.rows.map { KeyEntry(showing: $0) }

  private static let quit = KeyEntry<SessionCommand>(
    "q, Ctrl-C", short: "q",
    [.character("q"): .command(.quit), .control("c"): .command(.quit)], help: "keys.quit")

  private static let movements: [KeyEntry<SessionCommand>] = [
    KeyEntry(
      "← ↑ → ↓", short: "←↑→↓",
      [
        .left: .command(.swipe(.left)), .up: .command(.swipe(.up)),
        .right: .command(.swipe(.right)), .down: .command(.swipe(.down)),
      ],
      help: "keys.swipeListMove",
      page: "The focused view may [take the arrow first](#where-an-arrow-goes)."),
    KeyEntry(
      "Shift-arrow", short: "⇧→",
      [
        .shift(.left): .command(.drag(.left)), .shift(.up): .command(.drag(.up)),
        .shift(.right): .command(.drag(.right)), .shift(.down): .command(.drag(.down)),
      ],
      help: "keys.dragFromEdge",
      page: "The drag starts at the edge opposite to the arrow: Shift-→ drags from the left edge. "
        + "Shift-↓ drags a sheet down. The key also catches a view that still moves after its "
        + "release."),
    KeyEntry(
      "Enter, Space", short: "⏎", [.enter: .command(.tap), .character(" "): .command(.tap)],
      help: "keys.activateFocusedControl",
      page: "In a list, they select the highlighted row."),
    KeyEntry(
      "Tab, Shift-Tab", short: "Tab",
      [.tab: .command(.moveFocus(.next)), .backTab: .command(.moveFocus(.previous))],
      help: "keys.moveFocus", page: "A list is one stop."),
    KeyEntry(
      "Home, End, PgUp, PgDn",
      [
        .home: .command(.key(.home)), .end: .command(.key(.end)),
        .pageUp: .command(.key(.pageUp)), .pageDown: .command(.key(.pageDown)),
      ],
      page: "Go to the start or end of the focused list or text, or move by a page."),
    KeyEntry(
      "1 … 9", short: "1…9",
      help: "keys.selectTab",
      page: "The tab belongs to the innermost tab bar that contains the scene in front, else to "
        + "one that is embedded in that scene."
    )
    .binding(1...9) { .command(.selectTab($0)) },
    KeyEntry(
      "Backspace, Delete",
      [.backspace: .command(.key(.deleteBackward)), .delete: .command(.key(.deleteForward))],
      page: "Edit a [text](#in-a-text) that has the focus."),
    KeyEntry(
      "Mouse", help: "keys.clickDragAnd", page: "See [The mouse](#the-mouse)."),
  ]

  private static let others: [KeyEntry<SessionCommand>] = [
    KeyEntry(
      "Esc", [.escape: .command(.cancel)], help: "keys.cancelDragClose",
      page: "It also hides a Delete button, stops editing a text, closes a sheet or popover, and "
        + "chooses the cancel action of an alert."),
    KeyEntry(
      "m", [.character("m"): .command(.toggleSegueMenu)], help: "keys.menuCodeTriggered",
      page: "Opens and closes a [menu](#in-the-menu-of-segues)."),
    KeyEntry(
      ":", [.character(":"): .openPalette], help: "keys.findCommandGo",
      page: "See [In the palette](#in-the-palette)."),
    KeyEntry(
      "M", [.character("M"): .openMap], help: "keys.mapScenes",
      page: "See [In the map](#in-the-map)."),
    KeyEntry(
      "[ ]", [.character("["): .travel(.back), .character("]"): .travel(.on)],
      help: "keys.backAndForward",
      page: "A step is an input or an event; see [Time travel](#time-travel)."),
    KeyEntry(
      "{ }",
      [.character("{"): .travel(.navigationBack), .character("}"): .travel(.navigationOn)],
      help: "keys.backAndForwardNavigations"),
    KeyEntry(
      "f", [.character("f"): .travel(.scrub)], help: "keys.inspectTransitionFrame",
      page: "Shows the running transition, otherwise the last transition; see [A transition "
        + "frame by frame](#a-transition-frame-by-frame)."),
    KeyEntry(
      "i", [.character("i"): .inspect], help: "keys.inspectAppTree",
      page: "Open the inspector; see [In the inspector](#in-the-inspector)."),
    KeyEntry(
      "b", [.character("b"): .toggleMeter], help: "keys.showHideMeter",
      page: "Bytes a second, frames, and the cost of the last transition; see [The meter]"
        + "(terminal.md#the-meter)."),
    KeyEntry(
      "s", [.character("s"): .command(.toggleSlowAnimations)],
      help: "keys.turnSlowAnimations"),
    KeyEntry(
      "o", [.character("o"): .command(.rotate)], help: "keys.turnDevice",
      page:
        "Turn the [device](settings.md#the-frame-of-a-device) in whose frame the app is shown. "
        + "Without a frame the key does nothing."),
    KeyEntry(
      "r", [.character("r"): .toggleRecording], help: "keys.startStopRecording",
      page: "The log is a new file in the current folder (`scenes-1.log`) and begins with the "
        + "start of the session. ● at the end of the status line shows that the session is "
        + "recorded. When the recording stops, the status line names the file."),
    KeyEntry(
      "?, F1", short: "?",
      [.character("?"): .command(.toggleHelp), .f1: .command(.toggleHelp)],
      help: "keys.showThisHelp",
      page: "See [In a help screen](#in-a-help-screen)."),
  ]
}
