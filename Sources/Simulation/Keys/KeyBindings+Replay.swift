package import NavigationKit

/// The meaning of a key in the replay of a log.
package enum ReplayCommand: Equatable, Sendable {
  case togglePlaying
  /// Goes by a tick, back for -1.
  case step(Int)
  /// Goes to the last moment with an input or event.
  case back
  /// Goes to the next moment with an input or event.
  case on
  /// Goes to the moment before the last navigation.
  case navigationBack
  /// Goes to the moment before the next navigation.
  case navigationOn
  /// Goes by 5 seconds, back for -1.
  case page(Int)
  case goToStart
  case goToEnd
  /// Goes to a tenth of the session, 0 to 9.
  case goToTenth(Int)
  case slower
  case faster
  /// Asks for a time to go to.
  case askTime
  case nextBranch
  case toggleTimeline
  /// Asks for a text to find.
  case askText
  case findNext
  case findPrevious
  /// Moves the visible part of a larger screen.
  case pan(Direction)
  case scrub
  case takeOver
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
  package static let replay = KeyTable<ReplayCommand>(timeEntries + otherEntries)

  package static let replayHelp = HelpOverlay(title: "Replay", of: replay)

  private static let timeEntries: [KeyEntry<ReplayCommand>] = [
    KeyEntry(
      "Space", [.character(" "): .togglePlaying], help: "play, pause",
      page: "At the end, play from the start."),
    KeyEntry(
      "← →, , .", short: "← →",
      [.left: .step(-1), .right: .step(1), .character(","): .step(-1), .character("."): .step(1)],
      help: "a tick back, a tick on"),
    KeyEntry(
      "[ ]", [.character("["): .back, .character("]"): .on],
      help: "back, on to where something happened",
      page: "They go to the last or next moment with an input or an event."),
    KeyEntry(
      "{ }", [.character("{"): .navigationBack, .character("}"): .navigationOn],
      help: "back, on by a whole navigation",
      page: "They go to the moment before the last or next navigation."),
    KeyEntry(
      "PgUp PgDn", short: "PgUp", [.pageUp: .page(-1), .pageDown: .page(1)],
      help: "5 seconds back, on"),
    KeyEntry(
      "Home End 0…9", short: "0…9", [.home: .goToStart, .end: .goToEnd],
      help: "start, end, tenths"
    )
    .binding(0...9) { .goToTenth($0) },
    // Plus without Shift is an equals sign.
    KeyEntry(
      "- +, ↓ ↑", short: "- +",
      [
        .character("-"): .slower, .character("+"): .faster, .character("="): .faster,
        .down: .slower, .up: .faster,
      ],
      help: "slower, faster: ×0.1 to ×8", page: "The speeds are ×0.1, 0.25, 0.5, 1, 2, 4 and 8."),
  ]

  private static let otherEntries: [KeyEntry<ReplayCommand>] = [
    KeyEntry(
      "g", [.character("g"): .askTime], help: "go to a time, a part or a tick",
      page: "See [A time](#a-time)."),
    KeyEntry(
      "b", [.character("b"): .nextBranch], help: "what was left by going back",
      page: "Each branch in order, then again what the session ended with."),
    KeyEntry(
      "h", [.character("h"): .toggleTimeline], help: "hide the line, show it",
      page: "`--hide-timeline` begins with the line hidden."),
    KeyEntry(
      "/ n N",
      [.character("/"): .askText, .character("n"): .findNext, .character("N"): .findPrevious],
      help: "find an event or input; next, previous"),
    KeyEntry(
      "Shift-arrow", short: "⇧→",
      [
        .shift(.left): .pan(.left), .shift(.up): .pan(.up), .shift(.right): .pan(.right),
        .shift(.down): .pan(.down),
      ],
      help: "move a screen larger than this one"),
    KeyEntry(
      "f", [.character("f"): .scrub], help: "a transition out of time",
      page: "It is the one that runs or begins at this moment, else the last one before; see [A "
        + "transition out of time](#a-transition-out-of-time)."),
    KeyEntry(
      "t", [.character("t"): .takeOver], help: "take over: go on live from here",
      page: "The session gets the terminal's size. `--record NEW` writes it whole to a log of "
        + "its own; so does `r` from then on."),
    KeyEntry(
      "?, F1", [.character("?"): .showHelp, .f1: .showHelp],
      page: "These keys; see [In a help screen](#in-a-help-screen)."),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .quit, .control("c"): .quit],
      overHelp: [.control("c")], help: "quit"),
    KeyEntry("Mouse", help: "a click on the line goes there", page: "So does a drag along it."),
    KeyEntry("┴ ▲ ◆ ┬", short: "┴▲◆┬", help: "navigation, warning, resize, branch"),
  ]

  package static let prompt = KeyTable<PromptCommand>(
    [
      KeyEntry("characters, a paste", page: "Typed at the end."),
      KeyEntry(
        "Backspace", [.backspace: .deleteBackward],
        page: "Delete the last character; without one, close the input."),
      KeyEntry("Enter", [.enter: .finish], page: "Go there."),
      KeyEntry("Esc", [.escape: .cancel], page: "Close the input."),
      KeyEntry("F1", [.f1: .showHelp], page: "Close the input and show the keys of the replay."),
      KeyEntry("Ctrl-C", [.control("c"): .quit], page: "Quit."),
    ], typing: { .insert($0) })
}
