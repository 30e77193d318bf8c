package import Narration
package import NavigationKit

/// The meaning of a key in the replay of a log.
package enum ReplayCommand: Equatable, Sendable {
  case togglePlaying
  /// Moves forward by one tick for 1, or back for -1.
  case step(Int)
  /// Goes to the previous position with an input or event.
  case back
  /// Goes to the next position with an input or event.
  case on
  /// Goes to the position before the previous navigation.
  case navigationBack
  /// Goes to the position before the next navigation.
  case navigationOn
  /// Moves forward by 5 seconds for 1, or back for -1.
  case page(Int)
  case goToStart
  case goToEnd
  /// Goes to a tenth of the session, 0 to 9.
  case goToTenth(Int)
  case slower
  case faster
  /// Opens a prompt for a time to go to.
  case askTime
  case nextBranch
  case toggleTimeline
  /// Opens a prompt for a text to find.
  case askText
  case findNext
  case findPrevious
  /// Moves the visible part of a recorded screen that is larger than the terminal.
  case pan(Direction)
  /// Shows a screen that is larger than the terminal as recorded, or laid out for the terminal.
  case toggleFitting
  case scrub
  case takeOver
  /// Opens the inspector.
  case inspect
  /// Shows or hides the meter of the output to the terminal.
  case toggleMeter
  /// Opens the palette of commands and scenes.
  case openPalette
  /// Opens the map of the scenes.
  case openMap
  case showHelp
  case quit
}

/// The meaning of a key while a text or time is typed in a replay.
package enum PromptCommand: Equatable, Sendable {
  case insert(Character)
  case deleteBackward
  case finish
  case cancel
  case showHelp
  case quit
}

extension KeyBindings {
  /// The keys of a replay.
  package static let replay = KeyTable<ReplayCommand>(timeEntries + otherEntries)

  package static func replayHelp(_ words: StringTable) -> HelpOverlay {
    HelpOverlay(title: "box.replay", of: replay, in: words)
  }

  private static let timeEntries: [KeyEntry<ReplayCommand>] = [
    KeyEntry(
      "Space", [.character(" "): .togglePlaying], help: "keys.playPause",
      page: "At the end, play from the start."),
    KeyEntry(
      "← →, , .", short: "← →",
      [.left: .step(-1), .right: .step(1), .character(","): .step(-1), .character("."): .step(1)],
      help: "keys.oneTickBack", page: "A tick is 1/120 s."),
    KeyEntry(
      "[ ]", [.character("["): .back, .character("]"): .on],
      help: "keys.previousNextInput"),
    KeyEntry(
      "{ }", [.character("{"): .navigationBack, .character("}"): .navigationOn],
      help: "keys.previousNextNavigation",
      page: "Moves to the position just before the navigation begins."),
    KeyEntry(
      "PgUp PgDn", short: "PgUp", [.pageUp: .page(-1), .pageDown: .page(1)],
      help: "keys.secondsBackForward"),
    KeyEntry(
      "Home End 0…9", short: "0…9", [.home: .goToStart, .end: .goToEnd],
      help: "keys.startEndTenth"
    )
    .binding(0...9) { .goToTenth($0) },
    // Plus without Shift is an equals sign.
    KeyEntry(
      "- +, ↓ ↑", short: "- +",
      [
        .character("-"): .slower, .character("+"): .faster, .character("="): .faster,
        .down: .slower, .up: .faster,
      ],
      help: "keys.slowerFasterTo", page: "The speeds are ×0.1, 0.25, 0.5, 1, 2, 4 and 8."),
  ]

  private static let otherEntries: [KeyEntry<ReplayCommand>] = [
    KeyEntry(
      "g", [.character("g"): .askTime], help: "keys.goToTime",
      page: "See [A time](#a-time)."),
    KeyEntry(
      "b", [.character("b"): .nextBranch], help: "keys.showNextBranch",
      page: "First the abandoned branches in order, then the final one."),
    KeyEntry(
      "h", [.character("h"): .toggleTimeline], help: "keys.showHideTimeline",
      page: "`--hide-timeline` starts with it hidden."),
    KeyEntry(
      "/ n N",
      [.character("/"): .askText, .character("n"): .findNext, .character("N"): .findPrevious],
      help: "keys.findInputEvent"),
    KeyEntry(
      "Shift-arrow", short: "⇧→",
      [
        .shift(.left): .pan(.left), .shift(.up): .pan(.up), .shift(.right): .pan(.right),
        .shift(.down): .pan(.down),
      ],
      help: "keys.scrollScreenThat",
      page: "Shows the screen as it was recorded."),
    KeyEntry(
      "z", [.character("z"): .toggleFitting], help: "keys.fitScreenThat",
      page: "A screen that is larger than the terminal is laid out again for the terminal, so that "
        + "the whole scene is visible."),
    KeyEntry(
      "f", [.character("f"): .scrub], help: "keys.inspectTransitionFrame",
      page: "Shows the transition that runs or begins at this position, otherwise the last "
        + "transition before it; see [A transition "
        + "frame by frame](#a-transition-frame-by-frame)."),
    KeyEntry(
      "i", [.character("i"): .inspect],
      help: "keys.openInspector",
      page: "See [In the inspector](#in-the-inspector)."),
    KeyEntry(
      "B", [.character("B"): .toggleMeter],
      page: "Show or hide [the meter](terminal.md#the-meter). In a running app its key is `b`."),
    KeyEntry(
      ": M", [.character(":"): .openPalette, .character("M"): .openMap], help: "keys.paletteMap",
      page: "A scene is shown at the first moment at which it is on the screen."),
    KeyEntry(
      "t", [.character("t"): .takeOver], help: "keys.takeOverContinue",
      page: "The session gets the terminal's size. `--record NEW` records it, with the part "
        + "before, to a new log; so does `r` from then on."),
    KeyEntry(
      "?, F1", [.character("?"): .showHelp, .f1: .showHelp],
      page: "Show these keys; see [In a help screen](#in-a-help-screen)."),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .quit, .control("c"): .quit],
      overHelp: [.control("c")], help: "keys.quit"),
    KeyEntry("Mouse", help: "keys.clickDragOn"),
    KeyEntry("┴ ▲ ◆ ┬", short: "┴▲◆┬", help: "keys.navigationWarningResize"),
  ]

  /// The keys of a replay's prompt, in which the user types a time or a text. Characters are
  /// inserted at the end.
  package static let prompt = KeyTable<PromptCommand>(
    [
      KeyEntry("characters, a paste", page: "Type at the end."),
      KeyEntry(
        "Backspace", [.backspace: .deleteBackward],
        page: "Delete the last character. In an empty input, close it."),
      KeyEntry("Enter", [.enter: .finish], page: "Go there."),
      KeyEntry("Esc", [.escape: .cancel], page: "Close the input."),
      KeyEntry("F1", [.f1: .showHelp], page: "Close the input and show the keys of the replay."),
      KeyEntry("Ctrl-C", [.control("c"): .quit], page: "Quit."),
    ], typing: { .insert($0) })
}
