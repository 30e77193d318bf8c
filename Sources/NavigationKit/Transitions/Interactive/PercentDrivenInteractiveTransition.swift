internal import Motion

/// Lets a hand move an animator's animations: to any point, then on to the end or back.
///
/// What is moved are the animations of views that `animateTransition` begins, or the animator's
/// `interruptibleAnimator` where it has one, in place of `animateTransition`. While it is moved progress
/// is linear; let go, it follows `completionCurve`.
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  /// The progress set last, 0 to 1.
  public internal(set) var percentComplete = 0.0
  /// Seconds that the animator announced at the start; 0 before.
  public internal(set) var duration = 0.0
  /// Of the way that is left, times the normal speed; above 0.
  open var completionSpeed = 1.0
  open var completionCurve = View.AnimationCurve.easeInOut
  /// Takes the place of `completionCurve` where there is an interruptible animator.
  open var timingCurve: (any TimingCurveProvider)?
  /// False starts it running; `pause()` takes it in hand.
  open var wantsInteractiveStart = true

  private let ownAnimator: (any ViewControllerAnimatedTransitioning)?
  /// Of the transition that runs.
  var animator: (any ViewControllerAnimatedTransitioning)?
  weak var context: (any ViewControllerContextTransitioning)?
  /// What it moves, unless there is an interruptible animator.
  var groups: [AnimationGroup] = []
  var propertyAnimator: (any ViewImplicitlyAnimating)?
  /// Where the hand was when the transition had not begun.
  var pendingProgress = 0.0

  /// Moves the animations of the transition's own animator.
  public init() { ownAnimator = nil }

  /// - Parameter animator: Makes the animations to be moved; nil takes the transition's.
  public init(animator: (any ViewControllerAnimatedTransitioning)?) {
    ownAnimator = animator
    self.animator = animator
  }

  /// Begins the animations and holds them. An override calls super.
  open func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    begin(context)
  }

  /// Shows the transition at `progress`, held within 0 to 1.
  ///
  /// Before the transition begins it is kept for then; while nobody holds it nothing happens.
  open func update(_ progress: Double) { move(to: progress) }

  public var isInterruptible: Bool { true }

  /// Releases the transition that is over, so that this driver can drive another.
  public func interactiveTransitionDidEnd() {
    context = nil
    groups = []
    propertyAnimator = nil
    animator = ownAnimator
  }

  /// Takes a transition that runs by itself, on to its end or back, into the hand again where it is:
  /// whether it goes on to the end or back is open again.
  open func pause() { pauseAnimations() }

  /// Lets go: the rest of the transition runs.
  open func finish() { release(finishing: true) }

  /// Lets go: the transition runs back to where it began.
  open func cancel() { release(finishing: false) }
}
