public import Simulation

/// All that was put into a session, in order: with the machine it began with, it is the session.
public struct Timeline: Sendable {
  public private(set) var inputs: [SessionInput] = []
  /// The last tick that has passed.
  public private(set) var end = 0

  public init() {}

  /// The last moment.
  public var last: Position { Position(tick: end, inputs: inputs.count) }

  /// - Parameter tick: Not before `end`.
  public mutating func append(_ command: Command, at tick: Int) {
    append(SessionInput(tick: tick, command))
  }

  /// - Parameter input: Not before `end`.
  public mutating func append(_ input: SessionInput) {
    precondition(input.tick >= end, "an input at tick \(input.tick) after tick \(end)")
    inputs.append(input)
    end = input.tick
  }

  /// Lets time pass until `tick`; an earlier one does nothing.
  public mutating func pass(to tick: Int) { end = max(end, tick) }

  /// The moment at the end of `tick`, when all its inputs have taken effect.
  ///
  /// Takes logarithmic time.
  ///
  /// - Parameter tick: Held within 0 to `end`.
  public func position(at tick: Int) -> Position {
    let tick = min(max(tick, 0), end)
    var (low, high) = (0, inputs.count)
    while low < high {
      let middle = (low + high) / 2
      if inputs[middle].tick <= tick { low = middle + 1 } else { high = middle }
    }
    return Position(tick: tick, inputs: low)
  }

  /// Forgets what came after `position`, which must be one of the session's.
  public mutating func cut(to position: Position) {
    inputs.removeLast(inputs.count - position.inputs)
    end = position.tick
  }
}
