/// How a presented controller comes when nobody else animates it. The raw values are UIKit's.
public enum ModalTransitionStyle: Int, Hashable, Sendable {
  /// Up from the lower edge, and down again.
  case coverVertical = 0
  /// Cross-fade both ways.
  case crossDissolve = 2
}
