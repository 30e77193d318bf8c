internal import Motion

extension View {
  /// Animates along keyframes, which `animations` adds with `addKeyframe`; what it changes outside of
  /// them moves as in `animate`.
  ///
  /// A value stays where it is between the end of one of its keyframes and the start of the next.
  ///
  /// - Parameters:
  ///   - duration: Seconds for all keyframes together, rounded to whole ticks.
  ///   - completion: As for `animate`.
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

  /// Adds a keyframe within a block of `animateKeyframes`; elsewhere just runs `animations`.
  ///
  /// - Parameters:
  ///   - startTime: When it begins, 0 to 1 of the whole duration.
  ///   - duration: How long it takes, 0 to 1 of the whole; 0 jumps. It ends by the end of the whole.
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
