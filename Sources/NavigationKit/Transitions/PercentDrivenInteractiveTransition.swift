internal import Motion

/// Lets a hand move an animator's animations: to any point, then on to the end or back.
///
/// While it is moved progress is linear; let go, it follows `completionCurve`.
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  /// The progress set last, 0 to 1.
  public private(set) var percentComplete = 0.0
  /// Of the way that is left, times the normal speed; above 0.
  public var completionSpeed = 1.0
  /// Control points as of `AnimationOptions`; the default is ease in, ease out.
  public var completionCurve: AnimationOptions = .curveEaseInOut

  private var animator: (any ViewControllerAnimatedTransitioning)?
  private(set) weak var context: (any ViewControllerContextTransitioning)?
  private var groups: [AnimationGroup] = []
  private var duration = 0

  /// - Parameter animator: Makes the animations to be moved, all within its `animateTransition`; nil
  ///   takes the transition's.
  public init(animator: (any ViewControllerAnimatedTransitioning)? = nil) {
    self.animator = animator
  }

  /// How long the animator says it takes by itself.
  var seconds: Double { animator?.transitionDuration(using: context) ?? 0 }

  public func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    let transition = context as? Transition
    guard let application = Application.current, let animator = animator ?? transition?.animator
    else { return }
    self.animator = animator
    self.context = context
    duration = Tick.count(seconds: animator.transitionDuration(using: context))
    groups = application.animations.groupsStarted {
      animator.animateTransition(using: context)
      transition?.moveAlong()
    }
    // The finger may have moved already, before the turn was committed.
    update(percentComplete)
  }

  /// Shows the transition at `progress`, held within 0 to 1.
  public func update(_ progress: Double) {
    percentComplete = min(max(progress, 0), 1)
    for group in groups { group.hold(at: percentComplete) }
    Application.current?.needsDisplay = true
  }

  /// Lets go: the rest of the transition runs.
  public func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    settle(to: 1, way: 1 - percentComplete)
  }

  /// Takes hold of a transition that was let go, where it stands: whether it goes on to the end or
  /// back is open again.
  public func pause() {
    guard let application = Application.current, let context, !context.isInteractive,
      !groups.isEmpty
    else { return }
    context.pauseInteractiveTransition()
    guard context.isInteractive else { return }
    update(groups[0].progress(at: application.tick))
  }

  /// Lets go: the transition runs back to where it began.
  public func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    settle(to: 0, way: percentComplete)
  }

  private func settle(to progress: Double, way: Double) {
    guard let application = Application.current else { return }
    let ticks = Int((way * Double(duration) / max(completionSpeed, 0.01)).rounded())
    for group in groups {
      group.settle(
        to: progress, at: application.tick, ticks: ticks, timing: .curve(completionCurve.curve))
    }
  }
}
