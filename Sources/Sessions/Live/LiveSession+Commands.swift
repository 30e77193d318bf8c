public import Simulation

extension LiveSession {
  /// Carries out commands at once, each when the one before has come to rest, as a user would who
  /// waits.
  public func carryOut(_ commands: [Command]) {
    for command in commands {
      perform(command)
      simulator.waitForTransitions { advance(to: $0) }
    }
  }

  /// Carries out inputs at their ticks, from now on.
  public func carryOut(_ inputs: [SessionInput]) {
    for input in inputs {
      advance(to: input.tick)
      perform(input.command, key: input.key)
    }
  }
}
