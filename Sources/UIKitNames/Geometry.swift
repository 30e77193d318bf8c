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
    !isNull && !other.isNull && maxX > other.minX && minX < other.maxX && maxY > other.minY
      && minY < other.maxY
  }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

// Core Graphics standardises a rectangle before it computes with it ("CGGeometry Reference"). These
// members are preferred to those of the same names in `CellGraphics`, which are for sizes of 0 or more.
extension Rect {
  /// The position of the left edge, also of a rectangle with a negative width.
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The position of the top edge, also of a rectangle with a negative height.
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The position of the right edge, also of a rectangle with a negative width.
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The position of the bottom edge, also of a rectangle with a negative height.
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The width, 0 or more. `size.width` can be negative.
  public var width: Double { abs(size.width) }
  /// The height, 0 or more. `size.height` can be negative.
  public var height: Double { abs(size.height) }
  /// A Boolean value that indicates whether the width or the height is 0, or the rectangle is ``null``.
  public var isEmpty: Bool { isNull || !(width > 0 && height > 0) }

  /// Returns whether a point is in the rectangle. Points on the right and the bottom edge are not.
  public func contains(_ point: Point) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the standardised rectangle moved by `dx` to the right and by `dy` down.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull else { return self }
    return Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the standardised rectangle with each vertical edge moved inwards by `dx` and each
  /// horizontal edge by `dy`; ``null`` if the size would be negative.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
    return Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension Rect {
  /// The rectangle of no place, which is the intersection of rectangles that are apart.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Indicates whether this is ``null``.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// The same rectangle with a width and a height of 0 or more.
  public var standardized: Rect {
    guard !isNull else { return self }
    return Rect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle of whole cells that contains this one.
  public var integral: Rect {
    guard !isNull else { return self }
    let rect = standardized
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    return Rect(
      x: left, y: top, width: rect.maxX.rounded(.up) - left, height: rect.maxY.rounded(.up) - top)
  }

  /// Returns the part that is in both rectangles; ``null`` if they are apart.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard !isNull, !other.isNull, right >= left, bottom >= top else { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether a rectangle lies within this one.
  public func contains(_ other: Rect) -> Bool { union(other) == standardized }

  /// Returns the smallest rectangle around the transformed corners.
  public func applying(_ transform: CGAffineTransform) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Size {
  /// Returns the size with the transform's scales and without its translation.
  public func applying(_ transform: CGAffineTransform) -> Size {
    Size(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}
