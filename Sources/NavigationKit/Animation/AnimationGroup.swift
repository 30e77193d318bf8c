internal import CellGraphics
internal import Motion

/// What one call of `View.animate`, or one property animator, started: it ends as a whole, once.
final class AnimationGroup {
  /// How time moves a group.
  enum Playback {
    /// By its animations' own curves: `from` ticks are behind at the tick `since`, and `rate` come
    /// with each tick after it; 0 stands still, below 0 goes back.
    case running(from: Double, since: Int, rate: Double)
    /// Held by a finger at this progress, 0 to 1, which is linear in time.
    case scrubbed(progress: Double)
    /// Let go: from one progress, linear in time, to another.
    case continuing(from: Double, to: Double, start: Int, ticks: Int, timing: Timing)
  }

  /// Unique and rising, so that groups that end on one tick end in the order they began.
  let number: Int
  let start: Int
  /// Ticks of one pass, which a finger moves it along.
  let duration: Int
  /// Ticks until all has been played as often as it is to be; infinite where that is for ever.
  private(set) var length: Double
  let allowsUserInteraction: Bool
  private(set) var animations: [PropertyAnimation] = []
  /// False once one of its animations has been taken away before its end.
  var isUninterrupted = true
  var completion: ((_ finished: Bool) -> Void)?
  private(set) var playback: Playback
  /// The tick at which it ends by itself; nil while it stands still, and where it never does.
  private(set) var end: Int?
  /// The animator that this group belongs to; nil for one of `View.animate`.
  private(set) weak var animator: ViewPropertyAnimator?
  let hasAnimator: Bool
  // A property animator that nobody else keeps lives as long as it runs. The engine lets go of it when
  // the application goes.
  var runningAnimator: ViewPropertyAnimator?
  /// Ticks that a hand's progress of 1 stands for; nil for the group's own duration.
  ///
  /// Groups of one transition then stand at one moment of it, each within its own time.
  var span: Double?
  /// Whether the animations' curves count while a hand moves it: it was caught as it ran by itself, and
  /// must not jump.
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
  /// Lets a group that moves nothing end early.
  func endEarly(at tick: Int) {
    if isMoving { end = min(end ?? tick, tick) }
  }

  /// Goes on by the animations' own curves.
  ///
  /// - Parameters:
  ///   - elapsed: The ticks that are behind at `tick`.
  ///   - rate: How many come with a tick; 0 stands still.
  func run(from elapsed: Double, since tick: Int, rate: Double) {
    playback = .running(from: elapsed, since: tick, rate: rate)
    updateEnd()
  }

  /// Takes the group out of time and holds it at `progress`, which is linear in time.
  func scrub(to progress: Double) {
    playback = .scrubbed(progress: progress)
    end = nil
  }

  /// Lets a held group go on from `tick`, to its end or back to its beginning.
  ///
  /// - Parameter ticks: For the way that is left; at least 1.
  func continuePlayback(to progress: Double, at tick: Int, ticks: Int, timing: Timing) {
    playback = .continuing(
      from: self.progress(at: tick), to: progress, start: tick, ticks: max(1, ticks),
      timing: timing)
    end = tick + max(1, ticks)
  }

  /// Whether time moves it.
  var isMoving: Bool {
    switch playback {
    case .running(_, _, let rate): rate != 0
    case .scrubbed: false
    case .continuing: true
    }
  }

  /// Whether time moves it by its animations' own curves.
  var followsOwnCurves: Bool {
    switch playback {
    case .running: true
    case .scrubbed, .continuing: false
    }
  }

  /// Whether it is on its way back to where it began.
  var isGoingBackwards: Bool {
    switch playback {
    case .running(_, _, let rate): rate < 0
    case .scrubbed: false
    case .continuing(_, let to, _, _, _): to == 0
    }
  }

  /// The ticks that are behind at `tick`, and whether the curves don't count.
  func playbackTime(at tick: Int) -> (elapsed: Double, isLinear: Bool) {
    switch playback {
    case .running(let from, let since, let rate):
      return (from + Double(max(0, tick - since)) * rate, false)
    case .scrubbed, .continuing:
      return (progress(at: tick) * (span ?? Double(duration)), !keepsCurves)
    }
  }

  /// The progress at `tick`, linear in time.
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
    // A hundredth of a tick forgives what rounding a finger's progress has added to the way.
    end = ticks < 1e12 ? since + max(0, Int(clamping: (ticks - 0.01).rounded(.up))) : nil
  }
}
