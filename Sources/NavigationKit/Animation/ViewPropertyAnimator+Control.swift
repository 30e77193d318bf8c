internal import CellGraphics
internal import Motion

extension ViewPropertyAnimator {
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it, or lets a paused one go on.
  ///
  /// - Parameter delay: Seconds before it moves; the values that are set are true at once.
  public func startAnimation(afterDelay delay: Double) {
    precondition(state != .stopped, "a property animator that was stopped must be finished first")
    guard !isRunning else { return }
    if state == .inactive, !activate() { return completeAtOnce() }
    resume(after: Tick.count(seconds: delay), rate: 1)
  }

  /// Holds it where it is; one that has not begun becomes active at its beginning.
  public func pauseAnimation() {
    checkInterruption("paused")
    if state == .inactive, !activate() { return }
    halt()
  }

  /// How far it has come, 0 to 1; of a reversed one, how far back.
  ///
  /// By `scrubsLinearly` it is a part of the way or of the time. Setting it holds the animator there,
  /// and makes one that has not begun active.
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

  /// Whether it goes back to where it began. Setting it turns a running one around at once.
  public var isReversed: Bool {
    get { storedIsReversed }
    set {
      guard newValue != storedIsReversed else { return }
      storedIsReversed = newValue
      if isRunning { reverseMotion() }
    }
  }

  /// Lets a paused animator go on.
  ///
  /// - Parameters:
  ///   - parameters: How the rest of the way runs; nil goes on by the animator's own timing.
  ///   - durationFactor: What the rest takes, of the whole duration; 0 takes the time that is left. A
  ///     spring with coefficients of its own takes its own time.
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

  /// Adds changes: to be made when it starts, or at once if it has.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// - Parameter delayFactor: 0 to 1 of the time that is left, before these changes move.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    precondition(state != .stopped, "nothing can be added to a property animator that was stopped")
    if state == .active, let group, let application {
      let behind = elapsed(of: group, at: application.tick)
      perform(animation, delayFactor: delayFactor, behind: behind)
    } else {
      blocks.append((delayFactor, animation))
    }
  }

  /// Adds what is called once at the end, in the order of adding.
  ///
  /// `finalPosition` is the end, the start for one that was reversed, or where it was finished.
  public func addCompletion(
    _ completion: @escaping (_ finalPosition: ViewAnimatingPosition) -> Void
  ) {
    completions.append(completion)
  }
}

extension ViewPropertyAnimator {
  /// Runs its blocks, so that the values are set and it stands at its beginning; false outside of any
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

  /// Where there is no time nothing can be seen to move.
  private func completeAtOnce() {
    let (blocks, completions) = (blocks, completions)
    (self.blocks, self.completions) = ([], [])
    for block in blocks { block.body() }
    for completion in completions { completion(.end) }
  }

  /// - Parameter behind: The ticks of its own timing that are over.
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

  /// - Parameter rate: At which the own timing runs, forwards or backwards.
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

  /// Holds what moves where it is.
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
      // One that was continued slowly, near its end, must not creep all the way back.
      let speed = max(1, abs(rate))
      group.run(
        from: group.playbackTime(at: tick).elapsed, since: tick,
        rate: storedIsReversed ? -speed : speed)
    case .continuing(let from, let to, _, let duration, let timing):
      let goal = storedIsReversed ? 0.0 : 1.0
      let way = abs(goal - group.progress(at: tick))
      // The same speed as there, but no slower than the whole way in the whole duration.
      let there = Double(duration) * way / max(abs(to - from), 1 / Progress.steps)
      let left = Int(clamping: min(there, Double(ticks) * way).rounded())
      group.continuePlayback(to: goal, at: tick, ticks: left, timing: timing)
    case .scrubbed: break
    }
    if group.animations.isEmpty { group.endEarly(at: tick + 1) }
  }

  /// How far it is from its start to its end, as `scrubsLinearly` counts.
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

  /// The ticks of its own timing after which it would stand where it does.
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
