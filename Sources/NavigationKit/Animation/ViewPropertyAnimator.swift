internal import Motion

/// Animates changes of views, and can be held, moved by hand, turned around and stopped on the way.
///
/// It ends once for each time it is started: by itself, by `finishAnimation(at:)` or by
/// `stopAnimation(true)`. While it runs it is kept; one that is let go of while it is paused or stopped
/// ends the program, as in UIKit.
public final class ViewPropertyAnimator: ViewImplicitlyAnimating {
  public internal(set) var state = ViewAnimatingState.inactive
  /// Whether time moves it, or will after its delay.
  public internal(set) var isRunning = false
  /// Seconds. A spring with coefficients of its own sets it, and 0.2 s stands for none.
  public let duration: Double
  public let timingParameters: (any TimingCurveProvider)?
  /// False keeps input from the views while they move. Counts when the animator becomes active.
  public var isUserInteractionEnabled = true
  /// False has pausing, scrubbing and stopping end the program.
  public var isInterruptible = true
  /// True has a fraction mean that part of the way; false that part of the time, as the timing runs.
  public var scrubsLinearly = true
  /// True leaves it active at the end, without calling the completions: paused, to be reversed,
  /// scrubbed or stopped.
  public var pausesOnCompletion = false

  let timing: Timing
  let verticalTiming: Timing?
  /// Of the whole.
  let ticks: Int
  var storedIsReversed = false
  /// What it has still to run when it becomes active.
  var blocks: [(delayFactor: Double, body: () -> Void)] = []
  var completions: [(ViewAnimatingPosition) -> Void] = []
  /// Those of the blocks of `View.animate` that stand in its own.
  var blockCompletions: [(_ finished: Bool) -> Void] = []
  /// What it moves; nil while it is inactive.
  var group: AnimationGroup?
  weak var application: Application?

  /// What an animator without a duration takes.
  public static let defaultDuration = 0.2

  public init(duration: Double, timingParameters parameters: any TimingCurveProvider) {
    let wanted = max(1, Tick.count(seconds: duration > 0 ? duration : Self.defaultDuration))
    (timing, verticalTiming, ticks) = parameters.timing(over: wanted)
    self.duration =
      ticks == wanted && duration > 0 ? duration : Double(ticks) / Double(Tick.perSecond)
    timingParameters = parameters
  }

  public convenience init(
    duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// - Parameter ratio: Of a spring that has all but settled after `duration`; 1 doesn't overshoot.
  public convenience init(
    duration: Double, dampingRatio ratio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it; it need not be kept.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((_ finalPosition: ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let curve = View.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = ViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    // An application that goes takes its animators with it.
    precondition(
      state == .inactive || application == nil,
      "a property animator was released while it was paused or stopped; finish it first")
  }
}
