/// A rectangle in cells, fractional while it moves.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

extension Rect {
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var center: Point { Point(x: midX, y: midY) }
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// True for a point on the left or top edge, false for one on the right or bottom edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  /// The shared part; `.zero` when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The whole cells this rectangle stands on: each edge goes to the nearest cell boundary, a half
  /// to the right or downwards, so that two rectangles that touch still touch.
  public var snapped: CellRect {
    let left = snap(minX)
    let top = snap(minY)
    return CellRect(
      column: left, row: top, columns: snap(maxX) - left, rows: snap(maxY) - top)
  }
}

/// The cell boundary nearest to `position`, a half rounding up; far positions are held within
/// ±1,000,000 and what is not a number is 0, so that no arithmetic on cells can overflow.
func snap(_ position: Double) -> Int {
  guard position == position else { return 0 }
  // To 1/65,536 first: two sums for the same edge, as 0.7 + 0.8 and 1.5, may differ in the last bit
  // and must still find the same side of a half.
  let steps = Int((max(-1_000_000, min(1_000_000, position)) * 65_536).rounded())
  return (steps + 32_768) >> 16
}
