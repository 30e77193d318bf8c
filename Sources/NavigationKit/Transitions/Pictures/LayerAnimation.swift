public import Motion

/// An animation of a layer: the counterpart of `CAAnimation`, with what all kinds have in common.
open class LayerAnimation {
  /// The length of one pass in seconds; 0, the default, counts as 0.25.
  public var duration = 0.0
  /// The timing curve; nil, the default, is linear.
  public var timingFunction: TimingCurve?
  /// The object that receives the start and the end. It is retained until the end, as in Core
  /// Animation.
  public var delegate: (any LayerAnimationDelegate)?
  /// The time in seconds before the start; 0 by default. A ``LayerTransition`` starts at once.
  public var beginTime = 0.0
  /// The number of passes; 0 counts as 1, and infinity repeats the animation until it is removed. A
  /// ``LayerTransition`` has one pass.
  public var repeatCount: Float = 0
  /// A Boolean value that indicates whether each pass also runs backwards; false by default. A
  /// ``LayerTransition`` does not.
  public var autoreverses = false
  /// A Boolean value that indicates whether the property gets its own value back at the end; true by
  /// default.
  public var isRemovedOnCompletion = true
  /// The values of properties that a terminal does not use.
  package var kept = KeptProperties()

  /// Creates an animation of 0.25 s.
  public init() {}
}

/// Receives the start and the end of a layer's animation, as `CAAnimationDelegate`.
public protocol LayerAnimationDelegate: AnyObject {
  /// Reports the start, at the commit of the turn in which the animation was added.
  func animationDidStart(_ animation: LayerAnimation)

  /// Reports the end.
  ///
  /// - Parameters:
  ///   - animation: The animation that ran; of a transition a copy.
  ///   - finished: False when the animation was removed or replaced, or when its view left the
  ///     screen.
  func animationDidStop(_ animation: LayerAnimation, finished: Bool)
}

extension LayerAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: LayerAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: LayerAnimation, finished: Bool) {}
}
