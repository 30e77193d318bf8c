public import Simulation

/// The inputs of a session in order, and the time that has passed.
///
/// Together with the simulator at its start a timeline determines the session.
///
/// ```swift
/// var timeline = Timeline()
/// timeline.append(.tap, at: 10)
/// timeline.append(.cancel, at: 10)  // Several inputs can share a tick.
/// timeline.pass(to: 50)
/// precondition(timeline.position(at: 9) == Position(tick: 9, inputs: 0))
/// precondition(timeline.position(at: 10) == Position(tick: 10, inputs: 2))
/// precondition(timeline.last == Position(tick: 50, inputs: 2))
/// ```
public struct Timeline: Sendable {
  /// The inputs in order of time.
  public private(set) var inputs: [SessionInput] = []
  /// The last tick that has passed.
  public private(set) var end = 0

  /// Creates a timeline without inputs that ends at tick 0.
  public init() {}

  /// The position at the end, after all inputs.
  public var last: Position { Position(tick: end, inputs: inputs.count) }

  /// Adds a command at the end.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - tick: Its tick. A tick before ``end`` is a programming error and traps.
  public mutating func append(_ command: Command, at tick: Int) {
    append(SessionInput(tick: tick, command))
  }

  /// Adds an input at the end. A tick before ``end`` is a programming error and traps.
  public mutating func append(_ input: SessionInput) {
    precondition(
      input.tick >= end, "append(_:): tick \(input.tick) is before the end of the timeline, \(end)")
    inputs.append(input)
    end = input.tick
  }

  /// Moves the end to a tick. An earlier tick has no effect.
  public mutating func pass(to tick: Int) { end = max(end, tick) }

  /// Returns the position at the end of a tick, after all its inputs.
  ///
  /// Takes logarithmic time.
  ///
  /// - Parameter tick: A tick; values outside 0 to ``end`` are limited to that range.
  public func position(at tick: Int) -> Position {
    let tick = min(max(tick, 0), end)
    var (low, high) = (0, inputs.count)
    while low < high {
      let middle = (low + high) / 2
      if inputs[middle].tick <= tick { low = middle + 1 } else { high = middle }
    }
    return Position(tick: tick, inputs: low)
  }

  /// Removes everything after a position of the timeline.
  ///
  /// A position with more inputs than the timeline has traps.
  ///
  /// ```swift
  /// var timeline = Timeline()
  /// timeline.append(.tap, at: 10)
  /// timeline.append(.cancel, at: 30)
  /// // The user goes back to the time before the second input.
  /// timeline.cut(to: timeline.position(at: 20))
  /// precondition(timeline.inputs.count == 1 && timeline.end == 20)
  /// ```
  public mutating func cut(to position: Position) {
    inputs.removeLast(inputs.count - position.inputs)
    end = position.tick
  }
}
