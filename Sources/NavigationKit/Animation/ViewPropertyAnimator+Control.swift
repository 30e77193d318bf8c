internal import CellGraphics
internal import Motion

extension ViewPropertyAnimator {
  /// Starts the animation, or continues a paused one.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay, or continues a paused one.
  ///
  /// Traps if the animator is stopped. Outside of an application's turn the changes and the
  /// completions are called at once.
  ///
  /// - Parameter delay: Seconds before the visible values move. The set values change at once.
  public func startAnimation(afterDelay delay: Double) {
    precondition(state != .stopped, "a property animator that was stopped must be finished first")
    guard !isRunning else { return }
    self.delay = delay > 0 ? delay : 0
    if state == .inactive, !activate() { return completeAtOnce() }
    resume(after: Tick.count(seconds: delay), rate: 1)
  }

  /// Pauses the animation at its present position. An inactive animator becomes active at its
  /// start.
  ///
  /// Traps if the animator is stopped or not interruptible.
  public func pauseAnimation() {
    checkInterruption("paused")
    if state == .inactive, !activate() { return }
    halt()
  }

  /// The progress of the animation, 0 to 1; of a reversed one, the progress towards its start.
  ///
  /// Setting it pauses the animator at that position, and activates an inactive one.
  /// ``scrubsLinearly`` determines whether it counts distance or time. Traps as
  /// ``pauseAnimation()`` does.
  public var fractionComplete: Double {
    get {
      guard let group, let application else { return 0 }
      let fraction = fraction(of: group, at: application.tick)
      return storedIsReversed ? 1 - fraction : fraction
    }
    set {
      checkInterruption("scrubbed")
      if state == .inactive, !activate() { return }
      halt()
      guard let group, let application else { return }
      let held = newValue > 0 ? min(newValue, 1) : 0
      let fraction = storedIsReversed ? 1 - held : held
      if scrubsLinearly {
        group.scrub(to: fraction)
      } else {
        group.run(from: fraction * Double(ticks), since: application.tick, rate: 0)
      }
      application.isChanged = true
    }
  }

  /// A Boolean value that indicates whether the animation plays back to its start; false by
  /// default.
  ///
  /// Setting it reverses a running animation at once.
  public var isReversed: Bool {
    get { storedIsReversed }
    set {
      guard newValue != storedIsReversed else { return }
      storedIsReversed = newValue
      if isRunning { reverseMotion() }
    }
  }

  /// Continues a paused animation. Traps if the animator is not paused.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil continues with the animator's own timing.
  ///   - durationFactor: The duration of the rest as a part of the whole duration; 0 takes the
  ///     remaining time. A spring with a duration of its own ignores it.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
  ) {
    precondition(
      state == .active && !isRunning, "only a property animator that is paused can be continued")
    guard let group, let application else { return }
    let elapsed = elapsed(of: group, at: application.tick)
    let left = storedIsReversed ? elapsed : Double(ticks) - elapsed
    let wanted = durationFactor > 0 ? durationFactor * Double(ticks) : left
    guard let parameters else {
      return resume(after: 0, rate: wanted > 0 && left > 0 ? left / wanted : 1)
    }
    let timing = parameters.timing(over: max(1, Int(clamping: min(wanted, 1e12).rounded())))
    group.scrub(to: fraction(of: group, at: application.tick))
    group.continuePlayback(
      to: storedIsReversed ? 0 : 1, at: application.tick, ticks: timing.ticks, timing: timing.timing
    )
    run(group)
  }

  /// Adds a closure that changes views. It is called when the animator starts, or at once if it has
  /// started.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that changes views, whose animations begin later.
  ///
  /// Traps if the animator is stopped.
  ///
  /// - Parameters:
  ///   - animation: Changes the views; it is called when the animator starts, or at once if it has
  ///     started.
  ///   - delayFactor: The delay as a part of the remaining time, 0 to 1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    precondition(state != .stopped, "nothing can be added to a property animator that was stopped")
    if state == .active, let group, let application {
      let behind = elapsed(of: group, at: application.tick)
      perform(animation, delayFactor: delayFactor, behind: behind)
    } else {
      blocks.append((delayFactor, animation))
    }
  }

  /// Adds a closure that is called once at the end, after those added before.
  ///
  /// - Parameter completion: Gets the position at which the animation ended: the end, the start for
  ///   a reversed animation, or the position passed to ``finishAnimation(at:)``.
  public func addCompletion(
    _ completion: @escaping (_ finalPosition: ViewAnimatingPosition) -> Void
  ) {
    completions.append(completion)
  }
}

extension ViewPropertyAnimator {
  /// Calls the animator's closures and shows it at its start; returns false outside of any
  /// application.
  private func activate() -> Bool {
    guard let application = Application.current else { return false }
    self.application = application
    state = .active
    let group = application.animations.makeGroup(
      start: application.tick, duration: ticks, allowsUserInteraction: isUserInteractionEnabled,
      animator: self, completion: nil)
    self.group = group
    group.run(from: storedIsReversed ? Double(ticks) : 0, since: application.tick, rate: 0)
    let blocks = blocks
    self.blocks = []
    for block in blocks { perform(block.body, delayFactor: block.delayFactor, behind: 0) }
    return true
  }

  /// Calls the closures and completions outside of any application, where no time passes.
  private func completeAtOnce() {
    let (blocks, completions) = (blocks, completions)
    (self.blocks, self.completions) = ([], [])
    for block in blocks { block.body() }
    for completion in completions { completion(.end) }
  }

  /// Calls `body` as an animation block of this animator.
  ///
  /// - Parameters:
  ///   - body: Changes the animated values.
  ///   - delayFactor: The delay as a share of the remaining time, 0 to 1.
  ///   - behind: The elapsed ticks of the animator. A block that is added while the animator runs
  ///     has only the remaining time.
  private func perform(_ body: () -> Void, delayFactor: Double, behind: Double) {
    guard let group, let application else { return body() }
    let engine = application.animations
    guard engine.isEnabled else { return engine.run(nil, body) }
    let left = Double(ticks) - min(max(behind, 0), Double(ticks))
    let factor = delayFactor > 0 ? min(delayFactor, 1) : 0
    let block = AnimationBlock(
      offset: Double(ticks) - left * (1 - factor), duration: left * (1 - factor), timing: timing,
      verticalTiming: verticalTiming,
      options: isUserInteractionEnabled
        ? [.beginFromCurrentState, .allowUserInteraction] : .beginFromCurrentState,
      group: group)
    engine.run(block, body)
  }

  /// Continues the animator's own timing.
  ///
  /// - Parameter rate: The speed, 1 for normal. If the animator is reversed, so is the speed.
  private func resume(after delay: Int, rate: Double) {
    guard let group, let application else { return }
    group.run(
      from: elapsed(of: group, at: application.tick), since: application.tick + delay,
      rate: storedIsReversed ? -rate : rate)
    run(group)
  }

  private func run(_ group: AnimationGroup) {
    isRunning = true
    group.runningAnimator = self
    if group.animations.isEmpty, let application { group.endEarly(at: application.tick + 1) }
  }

  /// Pauses the group at its present position.
  func halt() {
    guard isRunning, let group, let application else { return }
    isRunning = false
    switch group.playback {
    case .running:
      group.run(
        from: group.playbackTime(at: application.tick).elapsed, since: application.tick, rate: 0)
    case .scrubbed, .continuing:
      group.scrub(to: group.progress(at: application.tick))
    }
    withExtendedLifetime(self) { group.runningAnimator = nil }
  }

  private func reverseMotion() {
    guard let group, let application else { return }
    let tick = application.tick
    switch group.playback {
    case .running(_, _, let rate):
      // Without a least speed of 1, an animator that was continued slowly near its end would take
      // too long to return.
      let speed = max(1, abs(rate))
      group.run(
        from: group.playbackTime(at: tick).elapsed, since: tick,
        rate: storedIsReversed ? -speed : speed)
    case .continuing(let from, let to, _, let duration, let timing):
      let goal = storedIsReversed ? 0.0 : 1.0
      let distance = abs(goal - group.progress(at: tick))
      // The speed stays the same, but is at least the whole distance in the whole duration.
      let there = Double(duration) * distance / max(abs(to - from), 1 / Progress.steps)
      let left = Int(clamping: min(there, Double(ticks) * distance).rounded())
      group.continuePlayback(to: goal, at: tick, ticks: left, timing: timing)
    case .scrubbed: break
    }
    if group.animations.isEmpty { group.endEarly(at: tick + 1) }
  }

  /// Returns the progress from start to end, as `scrubsLinearly` counts.
  private func fraction(of group: AnimationGroup, at tick: Int) -> Double {
    switch group.playback {
    case .scrubbed, .continuing:
      return group.progress(at: tick)
    case .running:
      let elapsed = group.playbackTime(at: tick).elapsed
      guard scrubsLinearly else { return min(max(elapsed / Double(ticks), 0), 1) }
      return timing.progress(after: elapsed, of: Double(ticks))
    }
  }

  /// Returns the elapsed ticks of the animator's own timing at its present position.
  private func elapsed(of group: AnimationGroup, at tick: Int) -> Double {
    switch group.playback {
    case .running: group.playbackTime(at: tick).elapsed
    case .scrubbed, .continuing:
      timing.ticks(until: group.progress(at: tick), of: Double(ticks))
    }
  }

  private func checkInterruption(_ what: String) {
    precondition(state != .stopped, "a property animator that was stopped cannot be \(what)")
    precondition(isInterruptible, "a property animator that is not interruptible cannot be \(what)")
  }
}
