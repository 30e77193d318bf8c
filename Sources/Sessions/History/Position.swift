/// A point of a session: a tick and the number of inputs that have taken effect.
///
/// Several inputs can share a tick. The tick alone therefore does not determine the state.
/// Positions are ordered by tick, then by inputs.
///
/// ```swift
/// // The second of two inputs of one tick has taken effect.
/// let after = Position(tick: 10, inputs: 2)
/// precondition(Position.start < Position(tick: 10, inputs: 1))
/// precondition(Position(tick: 10, inputs: 1) < after && after < Position(tick: 11, inputs: 2))
/// ```
public struct Position: Hashable, Sendable {
  /// Ticks since the start of the session.
  public var tick: Int
  /// The number of inputs that have taken effect.
  public var inputs: Int

  /// The start of a session, before its first input.
  public static let start = Position(tick: 0, inputs: 0)

  /// Creates a position.
  public init(tick: Int, inputs: Int) {
    self.tick = tick
    self.inputs = inputs
  }
}

extension Position: Comparable {
  public static func < (one: Position, other: Position) -> Bool {
    (one.tick, one.inputs) < (other.tick, other.inputs)
  }
}
