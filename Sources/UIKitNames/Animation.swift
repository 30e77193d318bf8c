public import Motion
public import NavigationKit

/// UIKit's name for `ViewPropertyAnimator`. Durations are rounded to ticks of 1/120 s.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
/// UIKit's name for `ViewAnimating`.
public typealias UIViewAnimating = ViewAnimating
/// UIKit's name for `ViewImplicitlyAnimating`.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
/// UIKit's name for `ViewAnimatingState`.
public typealias UIViewAnimatingState = ViewAnimatingState
/// UIKit's name for `ViewAnimatingPosition`.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
/// UIKit's name for `TimingCurveProvider`.
public typealias UITimingCurveProvider = TimingCurveProvider
/// UIKit's name for `TimingCurveType`.
public typealias UITimingCurveType = TimingCurveType
/// UIKit's name for `CubicTimingParameters`. Unlike UIKit's it is a value.
public typealias UICubicTimingParameters = CubicTimingParameters
/// UIKit's name for `SpringTimingParameters`. Unlike UIKit's it is a value.
public typealias UISpringTimingParameters = SpringTimingParameters

// MARK: - Core Animation

/// Core Animation's name for `Layer`, which draws borders, round corners and shadows in cells.
public typealias CALayer = Layer
/// Core Animation's name for `LayerTransition`.
public typealias CATransition = LayerTransition
/// Core Animation's name for `LayerTransition.Kind`.
public typealias CATransitionType = LayerTransition.Kind
/// Core Animation's name for `LayerTransition.Direction`.
public typealias CATransitionSubtype = LayerTransition.Direction
/// Core Animation's name for `LayerAnimationDelegate`.
public typealias CAAnimationDelegate = LayerAnimationDelegate
/// Core Animation's name for `TimingCurve`. Unlike Core Animation's it is a value.
public typealias CAMediaTimingFunction = TimingCurve

/// The key under which a layer keeps its transition, as in Core Animation.
public let kCATransition = Layer.transitionKey

/// Named curves for `CAMediaTimingFunction(name:)`.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let curve: TimingCurve

  /// Has the same speed throughout.
  public static let linear = CAMediaTimingFunctionName(curve: .linear)
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(curve: .easeIn)
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(curve: .easeOut)
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(curve: .easeInOut)
  /// Core Animation's default curve, with the control points (0.25, 0.1) and (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(curve: .standard)
}

extension TimingCurve {
  /// Creates a named curve.
  public init(name: CAMediaTimingFunctionName) { self = name.curve }

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - c1x: The time of the first control point, clamped to 0 to 1.
  ///   - c1y: The progress of the first control point.
  ///   - c2x: The time of the second control point, clamped to 0 to 1.
  ///   - c2y: The progress of the second control point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(c1x: Double(c1x), c1y: Double(c1y), c2x: Double(c2x), c2y: Double(c2y))
  }
}
