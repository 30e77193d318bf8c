public import CellGraphics

extension View {
  /// The view's rectangle in its superview's coordinates, in cells.
  ///
  /// Under a ``transform`` it is the smallest rectangle around the transformed bounds. Setting it
  /// moves ``center`` and sizes ``bounds`` so that this rectangle fits, as `CALayer` does; UIKit
  /// calls the value undefined then. A rectangle that lies between cells is rounded to whole cells
  /// when it is drawn.
  public var frame: Rect {
    get { Self.frame(bounds: bounds, center: center, transform: transform) }
    set {
      center = newValue.center
      guard !transform.isIdentity else {
        resize(to: newValue.size)
        return
      }
      let inverse = transform.inverted()
      let box = Rect(origin: .zero, size: newValue.size).applying(inverse)
      bounds.size = Self.withoutNoise(box.size, near: bounds.size)
    }
  }

  /// Sets ``bounds`` and ``center`` so that the view fills `rect` before its transform is applied.
  ///
  /// Without a transform it is the same as setting ``frame``.
  public func place(in rect: Rect) {
    // This check saves time: bars are placed at every change of a stack, and most bars keep their
    // rectangle.
    if bounds.size != rect.size { resize(to: rect.size) }
    let middle = rect.center
    if center != middle { center = middle }
  }

  /// Sets the size of ``bounds`` by one assignment: a change in place requests memory for the
  /// property's accessor.
  private func resize(to size: Size) { bounds = Rect(origin: bounds.origin, size: size) }

  static func frame(bounds: Rect, center: Point, transform: AffineTransform) -> Rect {
    let size = bounds.size
    let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// Returns `size`, or `old` if the two differ only by the error of inverting a small scale.
  private static func withoutNoise(_ size: Size, near old: Size) -> Size {
    let isNoise =
      abs(size.width - old.width) < 1e-6 && abs(size.height - old.height) < 1e-6
    return isNoise ? old : size
  }
}
