internal import Motion

/// What one call of `View.animate` started: it ends as a whole, and calls back once.
final class AnimationGroup {
  /// How time moves a group.
  enum Playback {
    /// By its animations' own curves, from its start to its end.
    case natural
    /// Held by a finger at this progress, 0 to 1, which is linear in time.
    case held(progress: Double)
    /// Let go: from one progress to another.
    case settling(from: Double, to: Double, start: Int, ticks: Int, curve: TimingCurve)
  }

  /// Unique and rising, so that groups that end on one tick end in the order they began.
  let number: Int
  let start: Int
  /// Ticks from the start to the natural end.
  let duration: Int
  let allowsUserInteraction: Bool
  var animations: [PropertyAnimation] = []
  /// False once one of its animations has been taken away before its end.
  var isUndisturbed = true
  var completion: ((_ finished: Bool) -> Void)?
  private(set) var playback: Playback = .natural
  /// The tick at which it ends by itself; nil while it is held.
  private(set) var end: Int?

  init(
    number: Int, start: Int, duration: Int, allowsUserInteraction: Bool,
    completion: ((_ finished: Bool) -> Void)?
  ) {
    self.number = number
    self.start = start
    self.duration = duration
    self.allowsUserInteraction = allowsUserInteraction
    self.completion = completion
    end = start + duration
  }

  /// Lets a group that moves nothing end early.
  func hasten(to tick: Int) {
    end = end.map { min($0, tick) }
  }

  /// Takes the group out of time and holds it at `progress`.
  func hold(at progress: Double) {
    playback = .held(progress: min(max(progress, 0), 1))
    end = nil
  }

  /// Lets a held group go on from `tick`, to its end or back to its beginning.
  ///
  /// - Parameter ticks: For the way that is left; at least 1.
  func settle(to progress: Double, at tick: Int, ticks: Int, curve: TimingCurve) {
    playback = .settling(
      from: self.progress(at: tick) ?? 0, to: progress, start: tick, ticks: max(1, ticks),
      curve: curve)
    end = tick + max(1, ticks)
  }

  /// The progress, linear in time, that somebody has set; nil while time runs naturally.
  func progress(at tick: Int) -> Double? {
    switch playback {
    case .natural: return nil
    case .held(let progress): return progress
    case .settling(let from, let to, let start, let ticks, let curve):
      let fraction = Double(tick - start) / Double(ticks)
      return from + (to - from) * curve.progress(at: fraction)
    }
  }
}
