public import CellGraphics
public import NavigationKit

extension DirectionalEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension EdgeInsets {
  /// Creates insets of zero on all sides.
  public init() { self = .zero }

  init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension Rect {
  /// Returns the rectangle inside `insets`.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// A distance by which something is moved, in cells.
public struct UIOffset: Hashable, Sendable {
  /// The number of columns.
  public var horizontal = 0.0
  /// The number of rows.
  public var vertical = 0.0

  /// No distance.
  public static let zero = UIOffset()

  /// Creates a distance of zero.
  public init() {}

  /// Creates a distance.
  public init(horizontal: Double, vertical: Double) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
