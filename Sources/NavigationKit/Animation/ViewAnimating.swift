/// Where an animator is in its life.
public enum ViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and to be finished.
  case stopped
}

/// Where an animator ended.
public enum ViewAnimatingPosition: Int, Hashable, Sendable {
  case end
  case start
  /// Somewhere on the way.
  case current
}

/// An animation that can be held, moved by hand, turned around and stopped.
public protocol ViewAnimating: AnyObject {
  var state: ViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: Double { get set }

  func startAnimation()
  func startAnimation(afterDelay delay: Double)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An animation that changes of views' properties can be added to.
public protocol ViewImplicitlyAnimating: ViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
  func addCompletion(_ completion: @escaping (_ finalPosition: ViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}
