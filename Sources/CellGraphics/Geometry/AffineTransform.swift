/// An affine map of the plane with the six numbers of `CGAffineTransform`.
///
/// A point (x, y) maps to x′ = a·x + c·y + tx and y′ = b·x + d·y + ty. Lengths are in cells.
/// ``Point/applying(_:)`` and ``Rect/applying(_:)`` apply the map.
///
/// A move after a scale, in the order in which they happen:
///
/// ```swift
/// let zoom = AffineTransform(scaleX: 2, y: 2).concatenating(
///   AffineTransform(translationX: 10, y: 0))
/// precondition(Point(x: 3, y: 4).applying(zoom) == Point(x: 16, y: 8))
/// precondition(Point(x: 16, y: 8).applying(zoom.inverted()) == Point(x: 3, y: 4))
/// ```
public struct AffineTransform: Hashable, Sendable {
  /// The part of x′ that comes from x: the horizontal scale of a map without rotation.
  public var a: Double
  /// The part of y′ that comes from x; 0 without rotation and shear.
  public var b: Double
  /// The part of x′ that comes from y; 0 without rotation and shear.
  public var c: Double
  /// The part of y′ that comes from y: the vertical scale of a map without rotation.
  public var d: Double
  /// The horizontal translation, in columns.
  public var tx: Double
  /// The vertical translation, in rows.
  public var ty: Double

  /// The map that leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a translation by `tx` columns to the right and `ty` rows down.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the point (0, 0).
  ///
  /// A factor of 0 gives a map that ``inverted()`` cannot undo.
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }
}

extension AffineTransform {
  /// A Boolean value that indicates whether the map leaves every point where it is.
  ///
  /// The six numbers are compared exactly, without a tolerance.
  public var isIdentity: Bool { self == .identity }

  /// Returns the map that applies `self` first and `other` second, as `CGAffineTransformConcat`
  /// does.
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the map that scales first and applies `self` second, as `CGAffineTransformScale` does.
  public func scaledBy(x sx: Double, y sy: Double) -> AffineTransform {
    AffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the map that translates first and applies `self` second, as
  /// `CGAffineTransformTranslate` does.
  public func translatedBy(x tx: Double, y ty: Double) -> AffineTransform {
    AffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the map that undoes this map.
  ///
  /// - Returns: The inverse. If the determinant is 0, no inverse exists, and the result is `self`,
  ///   as in `CGAffineTransformInvert`.
  public func inverted() -> AffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return AffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension Point {
  /// Returns the point that the map `t` maps this point to.
  public func applying(_ t: AffineTransform) -> Point {
    Point(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension Rect {
  /// Returns the smallest upright rectangle that contains the four mapped corners.
  ///
  /// A rotated rectangle therefore grows. A translation keeps the size exactly.
  public func applying(_ t: AffineTransform) -> Rect {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return offsetBy(dx: t.tx, dy: t.ty) }
    // The corners are not in an array, because an array allocates memory. Each moving view calls
    // this method several times in a frame.
    let (a, b) = (Point(x: minX, y: minY).applying(t), Point(x: maxX, y: minY).applying(t))
    let (c, d) = (Point(x: minX, y: maxY).applying(t), Point(x: maxX, y: maxY).applying(t))
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    let right = max(max(a.x, b.x), max(c.x, d.x))
    let bottom = max(max(a.y, b.y), max(c.y, d.y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
