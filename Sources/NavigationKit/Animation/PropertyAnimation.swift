internal import Motion

/// One property of one view on its way through a number of stops: a pure function of the tick.
final class PropertyAnimation {
  struct Stop {
    /// Ticks after the start.
    var time: Int
    var value: AnimatableVector
    /// How progress runs from the stop before to this one.
    var curve: TimingCurve
  }

  let property: AnimatedProperty
  /// At least two, in order of time; the first is at 0, the last holds the model value.
  private(set) var stops: [Stop]
  /// The tick at which it begins to move.
  let start: Int
  private(set) weak var view: View?
  unowned let group: AnimationGroup

  init(
    property: AnimatedProperty, stops: [Stop], start: Int, view: View, group: AnimationGroup
  ) {
    self.property = property
    self.stops = stops
    self.start = start
    self.view = view
    self.group = group
  }

  /// The value at `tick`; the first stop's before the start, the last one's after the end.
  func value(at tick: Int) -> AnimatableVector {
    guard let progress = group.progress(at: tick) else {
      return value(after: Double(tick - start), isLinear: false)
    }
    let elapsed = progress * Double(group.duration) - Double(start - group.start)
    return value(after: elapsed, isLinear: true)
  }

  /// What is added to the model value at `tick` while it runs.
  func offset(at tick: Int) -> AnimatableVector {
    value(at: tick) - stops[stops.count - 1].value
  }

  /// Multiplies all values by `factors`, when the screen they were measured on changes its size.
  func scale(by factors: AnimatableVector) {
    for index in stops.indices { stops[index].value *= factors }
  }

  /// - Parameters:
  ///   - elapsed: Ticks since the animation's start, fractional under a finger.
  ///   - isLinear: True to follow the finger, without the curves.
  private func value(after elapsed: Double, isLinear: Bool) -> AnimatableVector {
    guard let next = stops.firstIndex(where: { Double($0.time) > elapsed }) else {
      return stops[stops.count - 1].value
    }
    guard next > 0 else { return stops[0].value }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = (elapsed - Double(from.time)) / Double(to.time - from.time)
    let curve = isLinear ? TimingCurve.linear : to.curve
    return from.value + (to.value - from.value) * curve.progress(at: fraction)
  }
}
