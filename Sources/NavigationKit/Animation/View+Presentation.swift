public import CellGraphics

/// What of a view is seen at a moment: what `UIView`'s `layer.presentation()` says of it.
public struct ViewPresentation: Hashable, Sendable {
  public var bounds: Rect
  public var center: Point
  public var transform: AffineTransform
  /// 0 to 1, also where a spring swings beyond.
  public var alpha: Double
  public var backgroundColor: Color?

  /// The box around the bounds as transformed, in the superview.
  public var frame: Rect { View.frame(bounds: bounds, center: center, transform: transform) }
}

extension View {
  /// What is seen at this moment, while the view's own properties already say where it will end.
  public var presentation: ViewPresentation {
    let tick = window?.application?.tick ?? Application.current?.tick ?? 0
    return ViewPresentation(
      bounds: presentationBounds(at: tick), center: presentationCenter(at: tick),
      transform: presentationTransform(at: tick), alpha: presentationAlpha(at: tick),
      backgroundColor: presentationBackgroundColor(at: tick))
  }

  /// The frame as it is seen at this moment.
  public var presentationFrame: Rect { presentation.frame }

  /// Ends the view's animations at once: the values that were set are seen, and completions are called
  /// with false.
  public func removeAllAnimations() {
    guard let application = window?.application ?? Application.current else { return }
    for animation in animations { application.animations.cancel(animation) }
    setNeedsDisplay()
  }

  func presentationCenter(at tick: Int) -> Point {
    animations.isEmpty ? center : presentedValue(of: .center, at: tick).point
  }

  func presentationBounds(at tick: Int) -> Rect {
    animations.isEmpty ? bounds : presentedValue(of: .bounds, at: tick).rect
  }

  func presentationTransform(at tick: Int) -> AffineTransform {
    animations.isEmpty ? transform : presentedValue(of: .transform, at: tick).transform
  }

  func presentationAlpha(at tick: Int) -> Double {
    animations.isEmpty ? alpha : min(max(presentedValue(of: .alpha, at: tick)[0], 0), 1)
  }

  func presentationBackgroundColor(at tick: Int) -> Color? {
    animations.isEmpty
      ? backgroundColor : presentedValue(of: .backgroundColor, at: tick).color
  }

  func presentationPictureProgress(at tick: Int) -> Double {
    presentedValue(of: .pictureProgress, at: tick)[0]
  }

  func presentedValue(of property: AnimatedProperty, at tick: Int) -> AnimatableVector {
    presentedValue(of: property, over: value(of: property), at: tick)
  }

  /// - Parameter model: The value that was set, or was before the change that asks.
  func presentedValue(
    of property: AnimatedProperty, over model: AnimatableVector, at tick: Int
  ) -> AnimatableVector {
    var value = model
    for animation in animations where animation.property == property {
      value = animation.isAdditive ? value + animation.offset(at: tick) : animation.value(at: tick)
    }
    return value
  }

  /// The model value.
  func value(of property: AnimatedProperty) -> AnimatableVector {
    switch property {
    case .center: AnimatableVector(center)
    case .bounds: AnimatableVector(bounds)
    case .transform: AnimatableVector(transform)
    case .alpha: AnimatableVector(alpha)
    case .backgroundColor: AnimatableVector(backgroundColor)
    case .pictureProgress: AnimatableVector(storedLayer?.pictureChange?.progress ?? 1)
    }
  }

  func setValue(_ value: AnimatableVector, of property: AnimatedProperty) {
    switch property {
    case .center: center = value.point
    case .bounds: bounds = value.rect
    case .transform: transform = value.transform
    case .alpha: alpha = min(max(value[0], 0), 1)
    case .backgroundColor: backgroundColor = value.color
    case .pictureProgress: storedLayer?.pictureChange?.progress = value[0]
    }
  }
}
