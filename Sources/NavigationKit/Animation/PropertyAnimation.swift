internal import Motion

/// One property of one view on its way: a pure function of the tick.
final class PropertyAnimation {
  /// Where the way goes.
  enum ValuePath {
    case straight(from: AnimatableVector, to: AnimatableVector)
    /// At least two, in order of time; the first is at 0, the last holds the model value.
    case stops([Stop])
    case keyframes(KeyframePath)
  }

  struct Stop {
    /// Ticks after the start.
    var time: Int
    var value: AnimatableVector
    /// How progress runs from the stop before to this one.
    var timing: Timing
  }

  let property: AnimatedProperty
  private(set) var valuePath: ValuePath
  let timing: Timing
  /// For the second number of the value; nil for the same.
  let verticalTiming: Timing?
  /// Ticks after the group's start at which it begins to move.
  let offset: Double
  /// Ticks of one pass.
  let duration: Double
  let repetition: Repetition
  /// Whether it is added to the model value, as are others beside it; else it stands in for it.
  let isAdditive: Bool
  /// The model value to go back to where the animation is undone.
  var origin: AnimatableVector
  private(set) weak var view: View?
  unowned let group: AnimationGroup
  /// Whether its group has let go of it, and may be gone.
  var isOver = false

  init(
    property: AnimatedProperty, valuePath: ValuePath, timing: Timing = .linear,
    verticalTiming: Timing? = nil, offset: Double = 0, duration: Double,
    repetition: Repetition = .once, view: View, group: AnimationGroup
  ) {
    self.property = property
    self.valuePath = valuePath
    self.timing = timing
    self.verticalTiming = verticalTiming
    self.offset = offset
    self.duration = duration
    self.repetition = repetition
    self.view = view
    self.group = group
    origin = valuePath.start
    isAdditive = property.isAdditive && repetition == .once && !valuePath.isKeyframed
  }

  /// Ticks from the group's start to this animation's end; infinite for one that repeats for ever.
  var end: Double { offset + repetition.length(of: duration) }

  /// The value at `tick`; where it starts before the start, where it ends after the end.
  func value(at tick: Int) -> AnimatableVector {
    let time = group.playbackTime(at: tick)
    let elapsed = time.elapsed - offset
    let phase =
      time.isLinear ? linear(elapsed) : repetition.phase(after: elapsed, of: duration)
    switch valuePath {
    case .straight(let from, let to):
      return straightValue(from, to, after: phase, isLinear: time.isLinear)
    case .stops(let stops):
      return Self.value(of: stops, after: phase, isLinear: time.isLinear)
    case .keyframes(let path):
      let timing = time.isLinear ? Timing.linear : timing
      return path.value(at: timing.progress(after: phase, of: duration))
    }
  }

  /// What is added to the model value at `tick` while it runs.
  func offset(at tick: Int) -> AnimatableVector { value(at: tick) - valuePath.end }

  /// Multiplies all values by `factors`, when the screen they were measured on changes its size.
  func scale(by factors: AnimatableVector) {
    origin *= factors
    switch valuePath {
    case .straight(let from, let to): valuePath = .straight(from: from * factors, to: to * factors)
    case .stops(var stops):
      for index in stops.indices { stops[index].value *= factors }
      valuePath = .stops(stops)
    case .keyframes(var path):
      path.scale(by: factors)
      valuePath = .keyframes(path)
    }
  }

  /// One of several groups that a hand moves through one time stands at its ends outside of its own.
  private func linear(_ elapsed: Double) -> Double {
    group.span == nil ? elapsed : min(max(elapsed, 0), duration)
  }

  private func straightValue(
    _ from: AnimatableVector, _ to: AnimatableVector, after elapsed: Double, isLinear: Bool
  ) -> AnimatableVector {
    if isLinear {
      // Not held within 0 and 1: a spring that is caught beyond its goal goes on from there.
      let progress = Progress.rounded(elapsed / max(duration, 1))
      return progress == 1 ? to : from + (to - from) * progress
    }
    guard elapsed < duration else { return to }
    var value = from + (to - from) * timing.progress(after: elapsed, of: duration)
    if let verticalTiming {
      let progress = verticalTiming.progress(after: elapsed, of: duration)
      value[1] = from[1] + (to[1] - from[1]) * progress
    }
    return value
  }

  private static func value(of stops: [Stop], after elapsed: Double, isLinear: Bool)
    -> AnimatableVector
  {
    var next = 0
    while next < stops.count, Double(stops[next].time) <= elapsed { next += 1 }
    guard next < stops.count else { return stops[stops.count - 1].value }
    guard next > 0 else { return stops[0].value }
    let (from, to) = (stops[next - 1], stops[next])
    let timing = isLinear ? Timing.linear : to.timing
    let progress = timing.progress(
      after: elapsed - Double(from.time), of: Double(to.time - from.time))
    return from.value + (to.value - from.value) * progress
  }
}

extension PropertyAnimation.ValuePath {
  var start: AnimatableVector {
    switch self {
    case .straight(let from, _): from
    case .stops(let stops): stops[0].value
    case .keyframes(let path): path.values[0]
    }
  }

  var end: AnimatableVector {
    switch self {
    case .straight(_, let to): to
    case .stops(let stops): stops[stops.count - 1].value
    case .keyframes(let path): path.values[path.values.count - 1]
    }
  }

  var isKeyframed: Bool {
    if case .keyframes = self { true } else { false }
  }
}
