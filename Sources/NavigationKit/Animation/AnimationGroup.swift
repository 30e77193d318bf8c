internal import CellGraphics
internal import Motion

/// The animations that one call of `View.animate` or one property animator started. They end
/// together.
final class AnimationGroup {
  /// Ways in which a group advances.
  enum Playback {
    /// The animations follow their own curves. At the tick `since`, `from` ticks have elapsed, and
    /// each later tick adds `rate`. A rate of 0 pauses, a negative rate reverses.
    case running(from: Double, since: Int, rate: Double)
    /// An interaction has set this progress, 0 to 1, which is linear in time.
    case scrubbed(progress: Double)
    /// The animations continue after an interaction, from one progress to another.
    case continuing(from: Double, to: Double, start: Int, ticks: Int, timing: Timing)
  }

  /// A unique, increasing number. Groups that end at the same tick end in the order of their
  /// numbers.
  let number: Int
  /// The code of the cause of the animations, and so of their completion.
  var cause: Int32 = 0
  let start: Int
  /// The ticks of one pass, over which scrubbing moves the group.
  let duration: Int
  /// The ticks of all passes; infinite for an animation that repeats without end.
  private(set) var length: Double
  let allowsUserInteraction: Bool
  private(set) var animations: [PropertyAnimation] = []
  /// False once one of the animations has been cancelled.
  var isUninterrupted = true
  var completion: ((_ finished: Bool) -> Void)?
  private(set) var playback: Playback
  /// The tick at which the group ends; nil while the group is paused, or if it repeats without end.
  private(set) var end: Int?
  /// The property animator that owns the group; nil for a group that `View.animate` started.
  private(set) weak var animator: ViewPropertyAnimator?
  let hasAnimator: Bool
  // This property keeps a running property animator alive. The engine releases it when the
  // application is deallocated.
  var runningAnimator: ViewPropertyAnimator?
  /// The number of ticks at a scrubbed progress of 1; nil for the group's own duration.
  ///
  /// All groups of one transition have the same span, so that all show the same time of the
  /// transition.
  var span: Double?
  /// Indicates whether the animations follow their curves while the group is scrubbed.
  ///
  /// This is the case if the group was running when the interaction began. Without the curves the
  /// group would jump.
  var keepsCurves = false

  init(
    number: Int, start: Int, duration: Int, allowsUserInteraction: Bool,
    animator: ViewPropertyAnimator?, completion: ((_ finished: Bool) -> Void)?
  ) {
    self.number = number
    self.start = start
    self.duration = duration
    self.allowsUserInteraction = allowsUserInteraction
    self.animator = animator
    self.completion = completion
    hasAnimator = animator != nil
    length = Double(duration)
    playback = .running(from: 0, since: start, rate: 1)
    updateEnd()
  }

  func add(_ animation: PropertyAnimation) {
    animations.append(animation)
    guard animation.end > length else { return }
    length = animation.end
    updateEnd()
  }

  func remove(_ animation: PropertyAnimation) {
    animation.isOver = true
    animations.removeAll { $0 === animation }
  }

  func removeAll() {
    for animation in animations { animation.isOver = true }
    animations.removeAll()
  }
}

extension AnimationGroup {
  /// Lets a group that animates nothing end at `tick`.
  func endEarly(at tick: Int) {
    if isMoving { end = min(end ?? tick, tick) }
  }

  /// Plays the animations by their own curves.
  ///
  /// - Parameters:
  ///   - elapsed: The ticks that have elapsed at `tick`.
  ///   - rate: The elapsed ticks for each tick; 0 pauses.
  func run(from elapsed: Double, since tick: Int, rate: Double) {
    playback = .running(from: elapsed, since: tick, rate: rate)
    updateEnd()
  }

  /// Stops the time of the group and shows it at `progress`, which is linear in time.
  func scrub(to progress: Double) {
    playback = .scrubbed(progress: progress)
    end = nil
  }

  /// Continues a scrubbed group from `tick` to its end or back to its start.
  ///
  /// - Parameter ticks: The duration of the rest; at least 1.
  func continuePlayback(to progress: Double, at tick: Int, ticks: Int, timing: Timing) {
    playback = .continuing(
      from: self.progress(at: tick), to: progress, start: tick, ticks: max(1, ticks),
      timing: timing)
    end = tick + max(1, ticks)
  }

  /// Indicates whether time advances the group.
  var isMoving: Bool {
    switch playback {
    case .running(_, _, let rate): rate != 0
    case .scrubbed: false
    case .continuing: true
    }
  }

  /// Indicates whether the group follows its animations' own curves.
  var followsOwnCurves: Bool {
    switch playback {
    case .running: true
    case .scrubbed, .continuing: false
    }
  }

  /// Indicates whether the group plays back to its start.
  var isGoingBackwards: Bool {
    switch playback {
    case .running(_, _, let rate): rate < 0
    case .scrubbed: false
    case .continuing(_, let to, _, _, _): to == 0
    }
  }

  /// Returns the elapsed ticks at `tick`, and whether progress is linear instead of following the
  /// curves.
  func playbackTime(at tick: Int) -> (elapsed: Double, isLinear: Bool) {
    switch playback {
    case .running(let from, let since, let rate):
      return (from + Double(max(0, tick - since)) * rate, false)
    case .scrubbed, .continuing:
      return (progress(at: tick) * (span ?? Double(duration)), !keepsCurves)
    }
  }

  /// Returns the progress at `tick`, linear in time.
  func progress(at tick: Int) -> Double {
    switch playback {
    case .running:
      let whole = span ?? Double(duration)
      return whole > 0 ? playbackTime(at: tick).elapsed / whole : 1
    case .scrubbed(let progress):
      return progress
    case .continuing(let from, let to, let start, let ticks, let timing):
      let elapsed = Double(tick - start)
      return from + (to - from) * timing.progress(after: elapsed, of: Double(ticks))
    }
  }

  private func updateEnd() {
    guard case .running(let from, let since, let rate) = playback, rate != 0 else {
      end = nil
      return
    }
    let ticks = (rate > 0 ? length - from : from) / abs(rate)
    // A tolerance of a hundredth of a tick covers the rounding of a scrubbed progress.
    end = ticks < 1e12 ? since + max(0, Int(clamping: (ticks - 0.01).rounded(.up))) : nil
  }
}
