internal import Motion

/// An animation of views that can be paused, scrubbed, reversed and stopped.
///
/// Each start ends once: at the end of its time, with ``finishAnimation(at:)``, or with
/// ``stopAnimation(_:)`` and true. A running animator is kept alive. As in UIKit, releasing a
/// paused or stopped one traps.
///
/// ```swift
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 40, height: 10))
/// let box = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))
/// window.addSubview(box)
/// application.turn {
///   let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 22 }
///   animator.fractionComplete = 0.5  // scrub to the middle
///   precondition(box.presentation.center.x == 12)
///   animator.isReversed = true
///   animator.startAnimation()
/// }
/// application.advance(to: Tick.perSecond)
/// precondition(box.center.x == 2)
/// ```
public final class ViewPropertyAnimator: ViewImplicitlyAnimating {
  /// The state of the animator; inactive at first and after each end.
  public internal(set) var state = ViewAnimatingState.inactive
  /// A Boolean value that indicates whether time advances the animation, or will after its delay.
  public internal(set) var isRunning = false
  /// The duration in seconds. A spring with a duration of its own determines it; 0 stands for 0.2
  /// s.
  public let duration: Double
  /// The timing of the animation. The type is optional as in UIKit; it is never nil here.
  public let timingParameters: (any TimingCurveProvider)?
  /// A Boolean value that indicates whether the views receive input during the animation; true by
  /// default.
  ///
  /// The value counts when the animator becomes active.
  public var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the animator can be paused, scrubbed and stopped; true
  /// by default.
  ///
  /// If it is false, these methods trap.
  public var isInterruptible = true
  /// The delay in seconds of the last start; 0 before, and after a start without a delay.
  public internal(set) var delay = 0.0
  /// A value that is kept for UIKit's code and has no effect.
  ///
  /// Hit testing always uses the final values of the views.
  public var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether ``fractionComplete`` counts distance (true, the
  /// default) or time.
  public var scrubsLinearly = true
  /// A Boolean value that indicates whether the animator pauses at its end and stays active; false
  /// by default.
  ///
  /// It can then be reversed, scrubbed or stopped. Completions are called after that.
  public var pausesOnCompletion = false

  let timing: Timing
  let verticalTiming: Timing?
  /// The duration in ticks.
  let ticks: Int
  var storedIsReversed = false
  /// The closures to call when the animator becomes active.
  var blocks: [(delayFactor: Double, body: () -> Void)] = []
  var completions: [(ViewAnimatingPosition) -> Void] = []
  /// The completions of `View.animate` calls in the animator's closures.
  var blockCompletions: [(_ finished: Bool) -> Void] = []
  /// The animations; nil while the animator is inactive.
  var group: AnimationGroup?
  /// Sets the values of a position in a stopped animator, which has no animations; nil in other states.
  var setsFinalValues: ((ViewAnimatingPosition) -> Void)?
  weak var application: Application?

  /// The duration in seconds of an animator that is created with a duration of 0.
  public static let defaultDuration = 0.2

  /// Creates an inactive animator with a timing.
  ///
  /// - Parameters:
  ///   - duration: Seconds, rounded to whole ticks.
  ///   - parameters: A curve or a spring; a spring can have a duration of its own.
  public init(duration: Double, timingParameters parameters: any TimingCurveProvider) {
    let wanted = max(1, Tick.count(seconds: duration > 0 ? duration : Self.defaultDuration))
    (timing, verticalTiming, ticks) = parameters.timing(over: wanted)
    self.duration =
      ticks == wanted && duration > 0 ? duration : Double(ticks) / Double(Tick.perSecond)
    timingParameters = parameters
  }

  /// Creates an inactive animator with a named curve.
  ///
  /// - Parameters:
  ///   - duration: Seconds, rounded to whole ticks.
  ///   - curve: The curve.
  ///   - animations: Changes the views; called when the animator starts. nil adds none.
  public convenience init(
    duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an inactive animator with a spring that settles within its duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds, rounded to whole ticks.
  ///   - ratio: 1 does not overshoot; smaller values swing more.
  ///   - animations: Changes the views; called when the animator starts. nil adds none.
  public convenience init(
    duration: Double, dampingRatio ratio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it. It need not be kept.
  ///
  /// - Parameters:
  ///   - duration: Seconds, rounded to whole ticks.
  ///   - delay: Seconds before the visible values move.
  ///   - options: The curve, and whether the views receive input; other options are ignored.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called once at the end, with the position.
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
    // Animators of a deallocated application may be released in any state.
    precondition(
      state == .inactive || application == nil,
      "a property animator was released while it was paused or stopped; finish it first")
  }
}
