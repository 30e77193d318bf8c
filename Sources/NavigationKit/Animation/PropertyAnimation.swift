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
    let elapsed = tick - start
    guard let next = stops.firstIndex(where: { $0.time > elapsed }) else {
      return stops[stops.count - 1].value
    }
    guard next > 0 else { return stops[0].value }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = Double(elapsed - from.time) / Double(to.time - from.time)
    let progress = to.curve.progress(at: fraction)
    return from.value + (to.value - from.value) * progress
  }

  /// What is added to the model value at `tick` while it runs.
  func offset(at tick: Int) -> AnimatableVector {
    value(at: tick) - stops[stops.count - 1].value
  }

  /// Multiplies all values by `factors`, when the screen they were measured on changes its size.
  func scale(by factors: AnimatableVector) {
    for index in stops.indices { stops[index].value *= factors }
  }
}
