/// A position in cells: `x` columns to the right and `y` rows below the top left corner.
///
/// Coordinates are fractional while something moves. ``Rect/snapped`` finds the whole cells.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in columns.
  public var x: Double
  /// The distance from the top edge, in rows.
  public var y: Double

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates, in columns and rows.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point {
  /// Adds the coordinates of two points.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// Subtracts the coordinates of `b` from those of `a`: the way from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}
