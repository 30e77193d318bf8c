/// The animation of a presentation that no delegate animates. The raw values are UIKit's.
public enum ModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  /// Slides up from the lower edge, and down again.
  case coverVertical = 0
  /// Flips a card about its vertical axis, from right to left, and back again.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// Curls up the lower part of the presenter and keeps it there.
  ///
  /// The style requires a full-screen presentation, and a presenter that also fills the screen. A
  /// controller that is presented in this style cannot present another controller.
  case partialCurl = 3
}
