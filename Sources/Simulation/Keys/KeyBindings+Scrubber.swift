internal import NavigationKit

/// The meaning of a key for a transition out of time.
package enum ScrubberCommand: Equatable, Sendable {
  /// Moves by ticks; negative ones are back.
  case step(Int)
  case goToStart
  case goToEnd
  /// Plays in a direction, 1 or -1, or stops where it plays so.
  case play(Int)
  case previousTransition
  case nextTransition
  /// Tries the next style, or for -1 the one before.
  case changeStyle(Int)
  case changeSide
  /// Makes the transition longer, or for -1 shorter.
  case changeDuration(Int)
  /// Tries the next curve, or for -1 the one before.
  case changeCurve(Int)
  /// Keeps the setting as A beside B, or goes back to one.
  case compare
  case restore
  case write
  case togglePanel
  case showHelp
  /// Goes back to where the user was.
  case leave
  case quit
}

extension KeyBindings {
  package static let scrubber = KeyTable<ScrubberCommand>([
    KeyEntry(
      "← →, , .", short: "← →",
      [.left: .step(-1), .right: .step(1), .character(","): .step(-1), .character("."): .step(1)],
      help: "a tick back, a tick on"),
    KeyEntry(
      "Shift ← →", short: "⇧← →", [.shift(.left): .step(-10), .shift(.right): .step(10)],
      help: "ten ticks"),
    KeyEntry(
      "Home, End", short: "Home", [.home: .goToStart, .end: .goToEnd],
      help: "its beginning, its end"),
    KeyEntry(
      "Space, r", short: "Space", [.character(" "): .play(1), .character("r"): .play(-1)],
      help: "play it, play it backwards"),
    KeyEntry(
      "{ }", [.character("{"): .previousTransition, .character("}"): .nextTransition],
      help: "the transition before, the next one"),
    KeyEntry(
      "s S", [.character("s"): .changeStyle(1), .character("S"): .changeStyle(-1)],
      help: "another style", page: "The next one, the one before."),
    KeyEntry(
      "e", [.character("e"): .changeSide], help: "from another side",
      page: "Only where the style comes from a side."),
    // Plus without Shift is an equals sign.
    KeyEntry(
      "- +",
      [
        .character("-"): .changeDuration(-1), .character("+"): .changeDuration(1),
        .character("="): .changeDuration(1),
      ],
      help: "shorter, longer by 0.05 s"),
    KeyEntry(
      "c C", [.character("c"): .changeCurve(1), .character("C"): .changeCurve(-1)],
      help: "another curve", page: "The next one, the one before."),
    KeyEntry(
      "v", [.character("v"): .compare], help: "keep this as A and compare B with it",
      page: "Again: go back to one setting."),
    KeyEntry("u", [.character("u"): .restore], help: "back to how it was"),
    KeyEntry("w", [.character("w"): .write], help: "write it into the scene file"),
    KeyEntry("p", [.character("p"): .togglePanel], help: "hide the panel, show it"),
    KeyEntry("Mouse", help: "a click on the line goes there", page: "So does a drag along it."),
    KeyEntry(
      "f, Esc", short: "f", [.character("f"): .leave, .escape: .leave],
      help: "back to where you were"),
    KeyEntry(
      "?, F1", [.character("?"): .showHelp, .f1: .showHelp],
      page: "These keys; see [In a help screen](#in-a-help-screen)."),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .quit, .control("c"): .quit],
      overHelp: [.character("q"), .control("c")], help: "quit"),
  ])

  package static let scrubberHelp = HelpOverlay(title: "A transition out of time", of: scrubber)
}
