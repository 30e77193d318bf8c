internal import Motion

/// Drives an animator's animations by a progress value from 0 to 1.
///
/// The driver controls the view animations that `animateTransition` creates. When the animator has
/// an `interruptibleAnimator`, it controls that one instead. Progress is linear during the
/// interaction. The rest follows ``completionCurve``.
///
/// Return the driver from a delegate method such as
/// `navigationController(_:interactionControllerFor:)`. Call ``update(_:)`` as the gesture moves,
/// then ``finish()`` or ``cancel()``.
///
/// ```swift
/// let driver = PercentDrivenInteractiveTransition()
/// driver.update(0.4)  // before the start: the value is used when the transition starts
/// precondition(driver.percentComplete == 0.4)
/// driver.update(1.7)
/// precondition(driver.percentComplete == 1)
/// ```
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  /// The last progress, 0 to 1.
  public internal(set) var percentComplete = 0.0
  /// The duration in seconds that the animator announced at the start; 0 before the start.
  public internal(set) var duration = 0.0
  /// The speed of the rest after the interaction, as a multiple of the normal speed. Values below
  /// 0.01 count as 0.01.
  open var completionSpeed = 1.0
  /// The curve of the rest after the interaction.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The timing of the rest for an animator with an `interruptibleAnimator`; nil uses
  /// ``completionCurve``.
  open var timingCurve: (any TimingCurveProvider)?
  /// Indicates whether the transition starts paused under this driver.
  ///
  /// False starts it running; ``pause()`` takes it over later.
  open var wantsInteractiveStart = true

  private let ownAnimator: (any ViewControllerAnimatedTransitioning)?
  /// The animator of the running transition.
  var animator: (any ViewControllerAnimatedTransitioning)?
  weak var context: (any ViewControllerContextTransitioning)?
  /// The animations that the driver controls, unless there is an interruptible animator.
  var groups: [AnimationGroup] = []
  var propertyAnimator: (any ViewImplicitlyAnimating)?
  /// The progress that was set before the transition started.
  var pendingProgress = 0.0

  /// Creates a driver for the transition's own animator.
  public init() { ownAnimator = nil }

  /// Creates a driver for the animations of one animator.
  ///
  /// - Parameter animator: Creates the animations. nil uses the animator of the transition.
  public init(animator: (any ViewControllerAnimatedTransitioning)?) {
    ownAnimator = animator
    self.animator = animator
  }

  /// Starts the animations and pauses them. An override must call super.
  open func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    begin(context)
  }

  /// Shows the transition at `progress`, limited to 0...1.
  ///
  /// A value that is set before the transition starts is applied at its start. After ``finish()``
  /// or ``cancel()`` calls are ignored.
  open func update(_ progress: Double) { move(to: progress) }

  /// Indicates whether the driver can take over a running transition. Always true.
  public var isInterruptible: Bool { true }

  /// Resets the driver after a transition, so that it can drive another one.
  public func interactiveTransitionDidEnd() {
    context = nil
    groups = []
    propertyAnimator = nil
    animator = ownAnimator
  }

  /// Takes over a transition that runs by itself, at its current progress.
  ///
  /// The transition may be on its way to the end or back to the start. Both outcomes are open
  /// again.
  open func pause() { pauseAnimations() }

  /// Ends the interaction and runs the rest of the transition.
  open func finish() { release(finishing: true) }

  /// Ends the interaction and runs the transition back to its start.
  open func cancel() { release(finishing: false) }
}
