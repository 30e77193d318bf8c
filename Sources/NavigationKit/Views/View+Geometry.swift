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

  /// The frame as it is seen at this moment.
  public var presentationFrame: Rect {
    let tick = window?.application?.tick ?? 0
    return Self.frame(
      bounds: presentationBounds(at: tick), center: presentationCenter(at: tick),
      transform: presentationTransform(at: tick))
  }

  /// Stands the view in `rect` without regard to its transform.
  public func place(in rect: Rect) {
    // Bars are placed with every change of a stack, mostly where they stand.
    if bounds.size != rect.size { bounds.size = rect.size }
    let middle = rect.center
    if center != middle { center = middle }
  }

  func presentationCenter(at tick: Int) -> Point {
    animations.isEmpty ? center : presentation(.center, AnimatableVector(center), at: tick).point
  }

  func presentationBounds(at tick: Int) -> Rect {
    animations.isEmpty ? bounds : presentation(.bounds, AnimatableVector(bounds), at: tick).rect
  }

  func presentationTransform(at tick: Int) -> AffineTransform {
    animations.isEmpty
      ? transform : presentation(.transform, AnimatableVector(transform), at: tick).transform
  }

  func presentationAlpha(at tick: Int) -> Double {
    animations.isEmpty ? alpha : presentation(.alpha, AnimatableVector(alpha), at: tick)[0]
  }

  func presentationBackgroundColor(at tick: Int) -> Color? {
    guard animations.contains(where: { $0.property == .backgroundColor }) else {
      return backgroundColor
    }
    let model = AnimatableVector(backgroundColor ?? .clear)
    return presentation(.backgroundColor, model, at: tick).color
  }

  private func presentation(
    _ property: AnimatedProperty, _ model: AnimatableVector, at tick: Int
  ) -> AnimatableVector {
    var value = model
    for animation in animations where animation.property == property {
      value = property.isAdditive ? value + animation.offset(at: tick) : animation.value(at: tick)
    }
    return value
  }

  private static func frame(bounds: Rect, center: Point, transform: AffineTransform) -> Rect {
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
