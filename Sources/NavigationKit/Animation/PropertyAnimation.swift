internal import CellGraphics
internal import Motion

/// The animation of one property of one view: a pure function of the tick.
final class PropertyAnimation {
  /// The values of the animation.
  enum ValuePath {
    case straight(from: AnimatableVector, to: AnimatableVector)
    /// At least two stops in order of time. The first is at 0, the last has the model value.
    case stops([Stop])
    case keyframes(KeyframePath)
  }

  /// A value at a time.
  struct Stop {
    /// The ticks after the start.
    var time: Int
    var value: AnimatableVector
    /// The timing from the previous stop to this stop.
    var timing: Timing
  }

  let property: AnimatedProperty
  private(set) var valuePath: ValuePath
  let timing: Timing
  /// The timing of the value's second number; nil for the same.
  let verticalTiming: Timing?
  /// The ticks after the group's start at which the animation begins.
  let offset: Double
  /// The ticks of one pass.
  let duration: Double
  let repetition: Repetition
  /// Indicates whether the animation is added to the model value and to other animations. If not,
  /// it replaces the value.
  let isAdditive: Bool
  /// The model value to restore when the animation is undone.
  var origin: AnimatableVector
  /// The last picture of a view that is hidden in a stack, to draw while the view shrinks.
  var picture: Surface?
  /// Indicates whether the animation continues when the model value is set, as the animations of
  /// layers do.
  var isExplicit = false
  private(set) weak var view: View?
  unowned let group: AnimationGroup
  /// Indicates whether the animation was removed from its group, which may be deallocated.
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

  /// The ticks from the group's start to the animation's end; infinite if it repeats without end.
  var end: Double { offset + repetition.length(of: duration) }

  /// Returns the value at `tick`: before the start the first value, after the end the last value.
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

  /// Returns the difference to the model value at `tick`.
  func offset(at tick: Int) -> AnimatableVector { value(at: tick) - valuePath.end }

  /// Multiplies all values by `factors`, when the size of the screen changes.
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

  /// Clamps the elapsed ticks to the animation, if several groups of a transition are scrubbed
  /// together.
  private func linear(_ elapsed: Double) -> Double {
    group.span == nil ? elapsed : min(max(elapsed, 0), duration)
  }

  private func straightValue(
    _ from: AnimatableVector, _ to: AnimatableVector, after elapsed: Double, isLinear: Bool
  ) -> AnimatableVector {
    if isLinear {
      // The progress is not clamped to 0 and 1: a spring that is caught beyond its final value
      // continues from there.
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
