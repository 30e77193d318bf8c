/// How a presented controller comes when nobody else animates it. The raw values are UIKit's.
public enum ModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  /// Up from the lower edge, and down again.
  case coverVertical = 0
  /// A card turned about its upright axis, from right to left, and back again.
  case flipHorizontal = 1
  /// Cross-fade both ways.
  case crossDissolve = 2
  /// The lower part of the presenter is rolled up, and stays so over what is presented.
  ///
  /// Only for full-screen presentations, from a controller that fills the screen itself; the one
  /// presented so presents nothing.
  case partialCurl = 3
}
