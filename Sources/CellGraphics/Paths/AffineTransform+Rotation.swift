extension AffineTransform {
  /// Creates a rotation about the point (0, 0): clockwise on a screen, whose y axis points down.
  ///
  /// Paths rotate. A rotated view shows its content upright, in the rectangle around its corners.
  ///
  /// - Parameter angle: The angle in radians.
  public init(rotationAngle angle: Double) {
    let direction = Path.direction(angle)
    self.init(a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: 0, ty: 0)
  }

  /// Returns the map that rotates first and applies `self` second, as `CGAffineTransformRotate` does.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }
}
