public import CellGraphics

/// The visible values of a view's animatable properties, as in UIKit's `layer.presentation()`.
public struct ViewPresentation: Hashable, Sendable {
  /// The visible bounds, in cells.
  public var bounds: Rect
  /// The visible centre in the superview's coordinates.
  public var center: Point
  /// The visible transform.
  public var transform: AffineTransform
  /// The visible opacity, 0 to 1; a spring's overshoot is clamped.
  public var alpha: Double
  /// The visible background colour; nil for none.
  public var backgroundColor: Color?

  /// The visible frame: the smallest rectangle around the transformed bounds, in the superview.
  public var frame: Rect { View.frame(bounds: bounds, center: center, transform: transform) }
}

extension View {
  /// The visible values at the present tick. The view's own properties have the final values.
  public var presentation: ViewPresentation {
    let tick = window?.application?.tick ?? Application.current?.tick ?? 0
    return ViewPresentation(
      bounds: presentationBounds(at: tick), center: presentationCenter(at: tick),
      transform: presentationTransform(at: tick), alpha: presentationAlpha(at: tick),
      backgroundColor: presentationBackgroundColor(at: tick))
  }

  /// The visible frame at the present tick, in the superview.
  public var presentationFrame: Rect { presentation.frame }

  /// Cancels the view's animations: the set values become visible, and completions are called with
  /// false.
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

  /// Returns the visible value of a property at `tick`.
  func presentedValue(of property: AnimatedProperty, at tick: Int) -> AnimatableVector {
    presentedValue(of: property, over: value(of: property), at: tick)
  }

  /// Returns the visible value of a property at `tick`.
  ///
  /// - Parameter model: The property's value, or during a change the value before the change.
  func presentedValue(
    of property: AnimatedProperty, over model: AnimatableVector, at tick: Int
  ) -> AnimatableVector {
    var value = model
    for animation in animations where animation.property == property {
      value = animation.isAdditive ? value + animation.offset(at: tick) : animation.value(at: tick)
    }
    return value
  }

  /// Returns the model value of a property.
  func value(of property: AnimatedProperty) -> AnimatableVector {
    switch property {
    case .center: AnimatableVector(center)
    case .bounds: AnimatableVector(bounds)
    case .transform: AnimatableVector(transform)
    case .alpha: AnimatableVector(alpha)
    case .backgroundColor: AnimatableVector(backgroundColor)
    case .isHidden: AnimatableVector(isHidden ? 1 : 0)
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
    // A view that an animator stops while it shrinks is visible again.
    case .isHidden: isHidden = value[0] >= 1
    case .pictureProgress: storedLayer?.pictureChange?.progress = value[0]
    }
  }
}
