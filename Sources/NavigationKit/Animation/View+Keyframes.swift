internal import Motion

extension View {
  /// Animates changes of views along keyframes.
  ///
  /// The closure adds them with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. A value does not change
  /// between the end of one of its keyframes and the start of the next. Changes outside of the
  /// keyframes are animated over the whole duration. The whole animation starts and ends slowly,
  /// which also shifts the keyframes in time; ``KeyframeAnimationOptions`` says how to change this.
  ///
  /// ```swift
  /// let application = Application()
  /// let window = Window(application: application, size: Size(width: 40, height: 10))
  /// let box = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))
  /// window.addSubview(box)
  /// application.turn {
  ///   View.animateKeyframes(withDuration: 1) {
  ///     View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 22 }
  ///     View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.y = 6 }
  ///   }
  /// }
  /// application.advance(to: Tick.perSecond / 2)
  /// precondition(box.presentation.center == Point(x: 22, y: 1))
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds for all keyframes together, rounded to whole ticks.
  ///   - delay: Seconds before the animation begins.
  ///   - options: The calculation mode and further options.
  ///   - animations: Adds the keyframes. It is not kept.
  ///   - completion: Called once, as for
  ///     ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let request = AnimationRequest(
      ticks: Tick.count(seconds: duration), delay: Tick.count(seconds: delay),
      timing: options.timing, options: options.animationOptions,
      keyframes: KeyframeCollector(mode: options.calculationMode))
    request.perform(animations, completion: completion)
  }

  /// Adds a keyframe in the closure of `animateKeyframes`. Elsewhere it only calls `animations`.
  ///
  /// - Parameters:
  ///   - startTime: The start as a part of the whole duration; clamped to 0 to 1.
  ///   - duration: The length as a part of the whole duration; it ends with the whole at the
  ///     latest. 0 changes the value in a jump.
  ///   - animations: Changes the views.
  public static func addKeyframe(
    withRelativeStartTime startTime: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) {
    guard let engine = Application.current?.animations, var block = engine.block,
      block.keyframes != nil
    else { return animations() }
    let start = startTime > 0 ? min(startTime, 1) : 0
    block.keyframe = start...(duration > 0 ? min(start + duration, 1) : start)
    engine.run(block, animations)
  }
}

extension View {
  /// Starts animations of this view that leave its values alone: they continue when a value is set.
  ///
  /// - Parameter start: Starts the animations. The caller sets the values back afterwards.
  /// - Returns: Ends the animations that `start` started.
  package func startExplicitAnimations(_ start: () -> Void) -> () -> Void {
    let old = animations
    start()
    let new = animations.filter { animation in !old.contains { $0 === animation } }
    for animation in new { animation.isExplicit = true }
    return { [weak self] in
      guard let engine = self?.window?.application?.animations else { return }
      for animation in new { engine.cancel(animation) }
    }
  }

  /// Shows the values that `changes` sets until the returned function is called. The caller sets the
  /// view's own values back.
  ///
  /// - Parameter changes: Sets values of this view.
  /// - Returns: Ends the display of the values.
  package func holdExplicitValues(_ changes: () -> Void) -> () -> Void {
    let old = animations
    let end = startExplicitAnimations {
      View.animateKeyframes(
        withDuration: 1, options: .allowUserInteraction,
        animations: {
          View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: changes)
        })
    }
    // Time does not advance a scrubbed group.
    for animation in animations where !old.contains(where: { $0 === animation }) {
      animation.group.scrub(to: 1)
    }
    return end
  }
}
