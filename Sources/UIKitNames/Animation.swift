public import Motion
public import NavigationKit

public typealias UIViewPropertyAnimator = ViewPropertyAnimator
public typealias UIViewAnimating = ViewAnimating
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
public typealias UIViewAnimatingState = ViewAnimatingState
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
public typealias UITimingCurveProvider = TimingCurveProvider
public typealias UITimingCurveType = TimingCurveType
public typealias UICubicTimingParameters = CubicTimingParameters
public typealias UISpringTimingParameters = SpringTimingParameters

// MARK: - Core Animation

public typealias CALayer = Layer
public typealias CATransition = LayerTransition
public typealias CATransitionType = LayerTransition.Kind
public typealias CATransitionSubtype = LayerTransition.Direction
public typealias CAAnimationDelegate = LayerAnimationDelegate
public typealias CAMediaTimingFunction = TimingCurve

/// The key of a layer's transition.
public let kCATransition = Layer.transitionKey

/// A curve by its name, for `CAMediaTimingFunction(name:)`.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let curve: TimingCurve

  public static let linear = CAMediaTimingFunctionName(curve: .linear)
  public static let easeIn = CAMediaTimingFunctionName(curve: .easeIn)
  public static let easeOut = CAMediaTimingFunctionName(curve: .easeOut)
  public static let easeInEaseOut = CAMediaTimingFunctionName(curve: .easeInOut)
  public static let `default` = CAMediaTimingFunctionName(curve: .standard)
}

extension TimingCurve {
  public init(name: CAMediaTimingFunctionName) { self = name.curve }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(c1x: Double(c1x), c1y: Double(c1y), c2x: Double(c2x), c2y: Double(c2y))
  }
}
