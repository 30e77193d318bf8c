internal import CellGraphics

/// Distances from the edges of a rectangle to an inner rectangle, in columns and rows.
///
/// Positive values make the inner rectangle smaller, negative ones larger.
public struct EdgeInsets: Hashable, Sendable {
  /// The number of rows at the top.
  public var top: Double
  /// The number of columns at the left.
  public var left: Double
  /// The number of rows at the bottom.
  public var bottom: Double
  /// The number of columns at the right.
  public var right: Double

  /// Insets of zero on all sides.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from four distances in cells.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension Rect {
  /// Returns the rectangle without its insets. A size below 0 becomes 0.
  func inset(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
