internal import NavigationKit

/// The meaning of a key in the scrubber.
package enum ScrubberCommand: Equatable, Sendable {
  /// Moves by a number of ticks; a negative number moves back.
  case step(Int)
  case goToStart
  case goToEnd
  /// Plays in a direction, 1 or -1. If the transition plays in that direction already, playing
  /// stops.
  case play(Int)
  case previousTransition
  case nextTransition
  /// Tries the next style for 1, or the previous style for -1.
  case changeStyle(Int)
  case changeSide
  /// Makes the transition longer for 1, or shorter for -1.
  case changeDuration(Int)
  /// Tries the next curve for 1, or the previous curve for -1.
  case changeCurve(Int)
  /// Keeps the setting as A beside B, or goes back to one.
  case compare
  case restore
  case write
  case togglePanel
  case showHelp
  /// Closes the scrubber and returns to the session.
  case leave
  case quit
}

extension KeyBindings {
  /// The keys of the scrubber, which shows a transition frame by frame and changes its parameters.
  package static let scrubber = KeyTable<ScrubberCommand>([
    KeyEntry(
      "← →, , .", short: "← →",
      [.left: .step(-1), .right: .step(1), .character(","): .step(-1), .character("."): .step(1)],
      help: "one tick back or forward", page: "A tick is 1/120 s."),
    KeyEntry(
      "Shift ← →", short: "⇧← →", [.shift(.left): .step(-10), .shift(.right): .step(10)],
      help: "ten ticks back or forward"),
    KeyEntry(
      "Home, End", short: "Home", [.home: .goToStart, .end: .goToEnd],
      help: "start or end of the transition"),
    KeyEntry(
      "Space, r", short: "Space", [.character(" "): .play(1), .character("r"): .play(-1)],
      help: "play forward or backward"),
    KeyEntry(
      "{ }", [.character("{"): .previousTransition, .character("}"): .nextTransition],
      help: "previous or next transition"),
    KeyEntry(
      "s S", [.character("s"): .changeStyle(1), .character("S"): .changeStyle(-1)],
      help: "next or previous style"),
    KeyEntry(
      "e", [.character("e"): .changeSide], help: "next side of the style",
      page: "Only for a style that has a side."),
    // Plus without Shift is an equals sign.
    KeyEntry(
      "- +",
      [
        .character("-"): .changeDuration(-1), .character("+"): .changeDuration(1),
        .character("="): .changeDuration(1),
      ],
      help: "shorten or lengthen by 0.05 s"),
    KeyEntry(
      "c C", [.character("c"): .changeCurve(1), .character("C"): .changeCurve(-1)],
      help: "next or previous curve"),
    KeyEntry(
      "v", [.character("v"): .compare], help: "keep this setting as A and compare",
      page: "The other keys then change B, which is shown beside A. "
        + "Press v again to return to one setting."),
    KeyEntry("u", [.character("u"): .restore], help: "restore the original setting"),
    KeyEntry("w", [.character("w"): .write], help: "save to the scene file"),
    KeyEntry("p", [.character("p"): .togglePanel], help: "show or hide the panel"),
    KeyEntry("Mouse", help: "click or drag on the timeline to go there"),
    KeyEntry(
      "f, Esc", short: "f", [.character("f"): .leave, .escape: .leave],
      help: "return to where you were"),
    KeyEntry(
      "?, F1", [.character("?"): .showHelp, .f1: .showHelp],
      page: "Show these keys; see [In a help screen](#in-a-help-screen)."),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .quit, .control("c"): .quit],
      overHelp: [.character("q"), .control("c")], help: "quit"),
  ])

  package static let scrubberHelp = HelpOverlay(title: "Transition, frame by frame", of: scrubber)
}
