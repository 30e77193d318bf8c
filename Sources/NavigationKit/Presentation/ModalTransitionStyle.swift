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
  /// It requires a full-screen presentation by a controller that fills the screen itself. A
  /// controller that is presented so cannot present.
  case partialCurl = 3
}
