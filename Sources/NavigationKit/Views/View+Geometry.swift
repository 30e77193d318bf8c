public import CellGraphics

extension View {
  /// The place in the superview: the box around the bounds as transformed.
  ///
  /// Setting it under a transform moves the centre and sizes the bounds so that the box fits, as
  /// `CALayer` does; UIKit calls the value undefined then.
  public var frame: Rect {
    get { Self.frame(bounds: bounds, center: center, transform: transform) }
    set {
      center = newValue.center
      guard !transform.isIdentity else {
        bounds.size = newValue.size
        return
      }
      let inverse = transform.inverted()
      let box = Rect(origin: .zero, size: newValue.size).applying(inverse)
      bounds.size = Self.withoutNoise(box.size, near: bounds.size)
    }
  }

  /// Stands the view in `rect` without regard to its transform.
  public func place(in rect: Rect) {
    // Bars are placed with every change of a stack, mostly where they stand.
    if bounds.size != rect.size { bounds.size = rect.size }
    let middle = rect.center
    if center != middle { center = middle }
  }

  static func frame(bounds: Rect, center: Point, transform: AffineTransform) -> Rect {
    let size = bounds.size
    let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// `size`, unless it differs from `old` only by what inverting a small scale loses.
  private static func withoutNoise(_ size: Size, near old: Size) -> Size {
    let isNoise =
      abs(size.width - old.width) < 1e-6 && abs(size.height - old.height) < 1e-6
    return isNoise ? old : size
  }
}
