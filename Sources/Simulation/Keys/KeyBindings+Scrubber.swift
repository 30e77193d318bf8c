package import Narration
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
  /// Selects the next number of a cubic curve or a spring.
  case selectNumber
  /// Makes the selected number greater for 1, or smaller for -1.
  case changeNumber(Int)
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
      help: "keys.oneTickBack", page: "A tick is 1/120 s."),
    KeyEntry(
      "Shift ← →", short: "⇧← →", [.shift(.left): .step(-10), .shift(.right): .step(10)],
      help: "keys.tenTicksBack"),
    KeyEntry(
      "Home, End", short: "Home", [.home: .goToStart, .end: .goToEnd],
      help: "keys.startEndTransition"),
    KeyEntry(
      "Space, r", short: "Space", [.character(" "): .play(1), .character("r"): .play(-1)],
      help: "keys.playForwardBackward"),
    KeyEntry(
      "{ }", [.character("{"): .previousTransition, .character("}"): .nextTransition],
      help: "keys.previousNextTransition"),
    KeyEntry(
      "s S", [.character("s"): .changeStyle(1), .character("S"): .changeStyle(-1)],
      help: "keys.nextPreviousStyle"),
    KeyEntry(
      "e", [.character("e"): .changeSide], help: "keys.nextSideStyle",
      page: "Only for a style that has a side."),
    // Plus without Shift is an equals sign.
    KeyEntry(
      "- +",
      [
        .character("-"): .changeDuration(-1), .character("+"): .changeDuration(1),
        .character("="): .changeDuration(1),
      ],
      help: "keys.shortenLengthenS"),
    KeyEntry(
      "c C", [.character("c"): .changeCurve(1), .character("C"): .changeCurve(-1)],
      help: "keys.nextPreviousCurve",
      page: "After the named curves come a cubic curve and a spring."),
    KeyEntry(
      "n, ↑ ↓", short: "n ↑ ↓",
      [
        .character("n"): .selectNumber, .up: .changeNumber(1), .down: .changeNumber(-1),
      ],
      help: "keys.changeCurveNumber",
      page: "The numbers are the control points of a cubic curve, or the damping ratio and the "
        + "velocity of a spring. The selected number is in brackets."),
    KeyEntry(
      "v", [.character("v"): .compare], help: "keys.keepThisSetting",
      page: "The other keys then change B, which is shown beside A. "
        + "Press v again to return to one setting."),
    KeyEntry("u", [.character("u"): .restore], help: "keys.restoreOriginalSetting"),
    KeyEntry("w", [.character("w"): .write], help: "keys.saveToScene"),
    KeyEntry("p", [.character("p"): .togglePanel], help: "keys.showHidePanel"),
    KeyEntry("Mouse", help: "keys.clickDragOn"),
    KeyEntry(
      "f, Esc", short: "f", [.character("f"): .leave, .escape: .leave],
      help: "keys.returnToWhere"),
    KeyEntry(
      "?, F1", [.character("?"): .showHelp, .f1: .showHelp],
      page: "Show these keys; see [In a help screen](#in-a-help-screen)."),
    KeyEntry(
      "q, Ctrl-C", short: "q", [.character("q"): .quit, .control("c"): .quit],
      overHelp: [.character("q"), .control("c")], help: "keys.quit"),
  ])

  package static func scrubberHelp(_ words: StringTable) -> HelpOverlay {
    HelpOverlay(title: "box.scrubber", of: scrubber, in: words)
  }
}
