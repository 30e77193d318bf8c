internal import CellGraphics
internal import Motion

extension PercentDrivenInteractiveTransition {
  /// The duration that the animator announces, in seconds.
  var seconds: Double { animator?.transitionDuration(using: context) ?? 0 }

  private var ticks: Int { Tick.count(seconds: duration) }

  func begin(_ context: any ViewControllerContextTransitioning) {
    let transition = context as? Transition
    guard let application = Application.current, let animator = animator ?? transition?.animator
    else { return }
    self.animator = animator
    self.context = context
    duration = animator.transitionDuration(using: context)
    let startsPaused = wantsInteractiveStart
    if let own = animator.interruptible(using: context) {
      propertyAnimator = own
      transition?.interruptibleAnimator = own
      if own.state == .inactive { own.startAnimation() }
      transition?.runAlongsideAnimations()
      if startsPaused { own.pauseAnimation() }
    } else {
      groups = application.animations.groupsStarted {
        animator.animateTransition(using: context)
        transition?.runAlongsideAnimations()
      }
      for group in groups { group.span = Double(ticks) }
    }
    // The driver moves the bars too.
    groups += transition?.barAnimations ?? []
    // Progress may have been set before the turn was committed.
    let progress = pendingProgress
    pendingProgress = 0
    percentComplete = 0
    if startsPaused { move(to: progress) }
  }

  func move(to progress: Double) {
    if let context, !context.isInteractive { return }
    percentComplete = progress > 0 ? min(progress, 1) : 0
    guard let context else {
      pendingProgress = percentComplete
      return
    }
    for group in groups { group.scrub(to: percentComplete) }
    propertyAnimator?.fractionComplete = percentComplete
    context.updateInteractiveTransition(percentComplete)
    Application.current?.isChanged = true
  }

  func pauseAnimations() {
    guard let context, let application = Application.current, !context.isInteractive else { return }
    if let propertyAnimator {
      guard propertyAnimator.state == .active else { return }
      propertyAnimator.pauseAnimation()
      propertyAnimator.isReversed = false
      percentComplete = propertyAnimator.fractionComplete
      for group in groups { group.scrub(to: percentComplete) }
    } else {
      // The first running group determines the progress. A group that has ended is at its end.
      let running = groups.filter { application.animations.contains($0) }
      guard let first = running.first else { return }
      for group in running { group.keepsCurves = group.keepsCurves || group.followsOwnCurves }
      percentComplete = min(max(first.progress(at: application.tick), 0), 1)
      groups = running
      for group in groups { group.scrub(to: percentComplete) }
    }
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(percentComplete)
  }

  func release(finishing: Bool) {
    guard let context, context.isInteractive else { return }
    let way = finishing ? 1 - percentComplete : percentComplete
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    guard let application = Application.current else { return }
    let speed = completionSpeed > 0.01 ? completionSpeed : 0.01
    let left = Int(clamping: (way * Double(ticks) / speed).rounded())
    for group in groups {
      group.continuePlayback(
        to: finishing ? 1 : 0, at: application.tick, ticks: left,
        timing: .curve(completionCurve.timingCurve))
    }
    guard let propertyAnimator else { return }
    propertyAnimator.isReversed = !finishing
    propertyAnimator.continueAnimation(
      withTimingParameters: timingCurve ?? CubicTimingParameters(animationCurve: completionCurve),
      durationFactor: max(Double(left), 1) / Double(max(ticks, 1)))
  }
}
