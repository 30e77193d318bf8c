/// States of a property animator.
public enum ViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting for ``ViewAnimating/finishAnimation(at:)``.
  case stopped
}

/// Positions at which an animator ends.
public enum ViewAnimatingPosition: Int, Hashable, Sendable {
  /// The values that the animations set.
  case end
  /// The values before the animations.
  case start
  /// The values that are visible when the animator stops.
  case current
}

/// An animation that can be paused, scrubbed, reversed and stopped.
public protocol ViewAnimating: AnyObject {
  /// The state of the animation.
  var state: ViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation advances with time, or waits for its
  /// delay.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation plays back to its start.
  var isReversed: Bool { get set }
  /// The progress of the animation, 0 to 1.
  var fractionComplete: Double { get set }

  /// Starts the animation, or continues a paused one.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: Double)
  /// Pauses the animation at its present position.
  func pauseAnimation()
  /// Stops the animation at its present position.
  ///
  /// - Parameter withoutFinishing: True makes it inactive at once; false leaves it stopped until
  ///   ``finishAnimation(at:)`` is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation with the values of a position, and calls its completions.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An animation to which changes of views can be added. ``ViewPropertyAnimator`` conforms to it.
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds a closure that changes views.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that changes views, with a delay as a part of the remaining time, 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (_ finalPosition: ViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another timing or duration.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}
