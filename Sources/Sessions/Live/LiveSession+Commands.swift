internal import Motion
public import Simulation

extension LiveSession {
  /// Performs commands, each after the transitions of the previous one have ended.
  ///
  /// The waits advance the session's time, up to 60 seconds for each command.
  public func carryOut(_ commands: [Command]) {
    for command in commands {
      perform(command)
      simulator.waitForTransitions { advance(to: $0) }
    }
  }

  /// Lets time pass until the app is at rest, for at most 60 seconds of the session.
  ///
  /// A drag that the user holds does not end by itself, so no time passes then.
  public func advanceToRest() {
    let latest = simulator.tick + 60 * Tick.perSecond
    while !simulator.isAtRest, let due = simulator.nextDueTick, due <= latest { advance(to: due) }
  }

  /// Performs inputs at their ticks and lets the time between them pass.
  ///
  /// - Parameter inputs: Inputs in order of time, from the session's current tick.
  public func carryOut(_ inputs: [SessionInput]) {
    for input in inputs {
      advance(to: input.tick)
      perform(input.command, key: input.key)
    }
  }
}
