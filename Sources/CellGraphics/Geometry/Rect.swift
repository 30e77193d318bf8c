/// A rectangle in cells. Position and size can be fractional, for example during a transition.
///
/// Width and height should be 0 or more: the accessors here do not standardise a negative size. Those
/// that `UIKitNames` declares for `CGRect` do.
///
/// Drawing uses whole cells, which ``snapped`` finds. Rectangles that touch still touch afterwards:
///
/// ```swift
/// let left = Rect(x: 0, y: 0, width: 10.5, height: 4)
/// let right = Rect(x: left.maxX, y: 0, width: 9.5, height: 4)
/// precondition(left.snapped.endColumn == 11)
/// precondition(right.snapped.column == 11)
/// precondition(left.intersection(right) == .zero)
/// ```
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height, in cells.
  public var size: Size

  /// An empty rectangle at (0, 0).
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the position of its top left corner and its size, in cells.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

extension Rect {
  /// The position of the left edge, in columns.
  @_disfavoredOverload public var minX: Double { origin.x }
  /// The position of the top edge, in rows.
  @_disfavoredOverload public var minY: Double { origin.y }
  /// The horizontal position of the centre, in columns.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical position of the centre, in rows.
  public var midY: Double { origin.y + size.height / 2 }
  /// The position of the right edge, in columns.
  @_disfavoredOverload public var maxX: Double { origin.x + size.width }
  /// The position of the bottom edge, in rows.
  @_disfavoredOverload public var maxY: Double { origin.y + size.height }
  /// The width, in columns.
  @_disfavoredOverload public var width: Double { size.width }
  /// The height, in rows.
  @_disfavoredOverload public var height: Double { size.height }
  /// The point in the middle.
  public var center: Point { Point(x: midX, y: midY) }
  /// A Boolean value that indicates whether the width or the height is 0, negative or not a number.
  @_disfavoredOverload public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Returns whether a point is in the rectangle.
  ///
  /// Points on the left and the top edge are, points on the right and the bottom edge are not. So
  /// of two rectangles that touch only one contains a point on the common edge.
  @_disfavoredOverload
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the rectangle moved by `dx` columns to the right and `dy` rows down.
  @_disfavoredOverload
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// Returns the rectangle with each vertical edge moved inwards by `dx` and each horizontal edge
  /// by `dy`.
  ///
  /// Negative values enlarge the rectangle. Insets of more than half of the size give a negative
  /// size.
  @_disfavoredOverload
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  /// Returns the part that is in both rectangles; ``zero`` if they only touch or have no common
  /// part.
  @_disfavoredOverload
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The whole cells of this rectangle.
  ///
  /// Each edge moves to the nearest cell boundary. An edge in the middle of a cell moves right or
  /// down. Two rectangles that touch therefore still touch. Positions are clamped to ±1,000,000.
  public var snapped: CellRect {
    let left = snap(minX)
    let top = snap(minY)
    return CellRect(
      column: left, row: top, columns: snap(maxX) - left, rows: snap(maxY) - top)
  }
}

/// Returns the cell boundary nearest to `position`. A half rounds up.
///
/// Positions are clamped to ±1,000,000, and a position that is not a number counts as 0. So no
/// arithmetic on cells can overflow.
func snap(_ position: Double) -> Int {
  guard position == position else { return 0 }
  // Rounds to 1/65,536 first: two sums for one edge, such as 0.7 + 0.8 and 1.5, can differ in the last bit
  // and must still round to the same cell.
  let steps = Int((max(-1_000_000, min(1_000_000, position)) * 65_536).rounded())
  return (steps + 32_768) >> 16
}
