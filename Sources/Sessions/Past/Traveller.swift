internal import NavigationKit
public import Simulation

/// A machine that carries out a timeline by itself, and only ever goes on.
public final class Traveller {
  public let simulator: Simulator
  public private(set) var moment: Moment

  /// - Parameters:
  ///   - simulator: At the start of the session.
  ///   - keepingEvents: Whether what happened at the start can still be asked for.
  init(_ simulator: Simulator, keepingEvents: Bool = false) {
    self.simulator = simulator
    moment = .start
    if !keepingEvents { _ = simulator.takeEvents() }
  }

  /// Goes on to `goal`, a moment of `timeline` that is not behind it.
  ///
  /// Nothing is drawn, and time jumps from one thing that is due to the next. What happens on the way
  /// is forgotten.
  func go(to goal: Moment, on timeline: Timeline) {
    precondition(goal >= moment, "a traveller does not go back")
    for input in timeline.inputs[moment.inputs..<goal.inputs] {
      simulator.advance(to: input.tick)
      simulator.perform(input.command)
      _ = simulator.takeEvents()
    }
    simulator.advance(to: goal.tick)
    _ = simulator.takeEvents()
    moment = goal
  }

  /// Carries out the next input, and answers what happened.
  func step(on timeline: Timeline) -> [Event] {
    let input = timeline.inputs[moment.inputs]
    simulator.advance(to: input.tick)
    simulator.perform(input.command)
    moment = Moment(tick: input.tick, inputs: moment.inputs + 1)
    return simulator.takeEvents()
  }

  /// Lets time pass until `tick`, before which there must be no input, and answers what happened.
  func wait(until tick: Int) -> [Event] {
    simulator.advance(to: tick)
    moment.tick = max(moment.tick, tick)
    return simulator.takeEvents()
  }
}
