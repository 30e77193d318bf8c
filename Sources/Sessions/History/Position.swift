/// A moment of a session: what has been put in by then, and the time since.
///
/// Several inputs can share a tick; so a tick alone would not say which of them have taken effect.
public struct Position: Hashable, Sendable {
  /// Ticks since the start.
  public var tick: Int
  /// How many inputs have taken effect.
  public var inputs: Int

  public static let start = Position(tick: 0, inputs: 0)

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
