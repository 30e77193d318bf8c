internal import NavigationKit
public import Simulation

/// A simulator that executes a timeline forwards.
public final class SimulatorCursor {
  /// The simulator in the state at ``position``.
  public let simulator: Simulator
  /// The position that the simulator has reached.
  public private(set) var position: Position

  /// Creates a cursor.
  ///
  /// - Parameters:
  ///   - simulator: A simulator at the start of the session.
  ///   - keepingEvents: Whether to keep the simulator's first events, so that a caller can read
  ///     them.
  init(_ simulator: Simulator, keepingEvents: Bool = false) {
    self.simulator = simulator
    position = .start
    if !keepingEvents { _ = simulator.takeEvents() }
  }

  /// Executes the timeline up to a position at or after the cursor.
  ///
  /// Frames are not composed, and time jumps from one due event to the next. Events are discarded.
  func go(to goal: Position, on timeline: Timeline) {
    precondition(goal >= position, "go(to:on:): the position is before that of the cursor")
    for input in timeline.inputs[position.inputs..<goal.inputs] {
      simulator.advance(to: input.tick)
      simulator.perform(input.command)
      _ = simulator.takeEvents()
    }
    simulator.advance(to: goal.tick)
    _ = simulator.takeEvents()
    position = goal
  }

  /// Executes the next input and returns its events.
  func step(on timeline: Timeline) -> [Event] {
    let input = timeline.inputs[position.inputs]
    simulator.advance(to: input.tick)
    simulator.perform(input.command)
    position = Position(tick: input.tick, inputs: position.inputs + 1)
    return simulator.takeEvents()
  }

  /// Lets time pass until a tick and returns the events. No input may be due before it.
  func wait(until tick: Int) -> [Event] {
    simulator.advance(to: tick)
    position.tick = max(position.tick, tick)
    return simulator.takeEvents()
  }
}
