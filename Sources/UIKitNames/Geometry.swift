public import CellGraphics

/// Core Graphics' name for `AffineTransform`. Views do not rotate, paths do.
public typealias CGAffineTransform = CellGraphics.AffineTransform
/// Core Graphics' name for `Vector`.
public typealias CGVector = Vector

extension Point {
  /// Creates a point from whole columns and rows.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

extension Size {
  /// Creates a size from whole columns and rows.
  public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

extension Rect {
  /// Creates a rectangle from whole columns and rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// Indicates whether the rectangles have a part in common. Rectangles that only touch have none.
  public func intersects(_ other: Rect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
