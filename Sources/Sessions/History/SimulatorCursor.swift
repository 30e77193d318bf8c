internal import NavigationKit
public import Simulation

/// A machine that carries out a timeline by itself, and only ever goes on.
public final class SimulatorCursor {
  public let simulator: Simulator
  public private(set) var position: Position

  /// - Parameters:
  ///   - simulator: At the start of the session.
  ///   - keepingEvents: Whether what happened at the start can still be asked for.
  init(_ simulator: Simulator, keepingEvents: Bool = false) {
    self.simulator = simulator
    position = .start
    if !keepingEvents { _ = simulator.takeEvents() }
  }

  /// Goes on to `goal`, a moment of `timeline` that is not behind it.
  ///
  /// Nothing is drawn, and time jumps from one thing that is due to the next. What happens on the way
  /// is forgotten.
  func go(to goal: Position, on timeline: Timeline) {
    precondition(goal >= position, "a traveller does not go back")
    for input in timeline.inputs[position.inputs..<goal.inputs] {
      simulator.advance(to: input.tick)
      simulator.perform(input.command)
      _ = simulator.takeEvents()
    }
    simulator.advance(to: goal.tick)
    _ = simulator.takeEvents()
    position = goal
  }

  /// Carries out the next input, and answers what happened.
  func step(on timeline: Timeline) -> [Event] {
    let input = timeline.inputs[position.inputs]
    simulator.advance(to: input.tick)
    simulator.perform(input.command)
    position = Position(tick: input.tick, inputs: position.inputs + 1)
    return simulator.takeEvents()
  }

  /// Lets time pass until `tick`, before which there must be no input, and answers what happened.
  func wait(until tick: Int) -> [Event] {
    simulator.advance(to: tick)
    position.tick = max(position.tick, tick)
    return simulator.takeEvents()
  }
}
