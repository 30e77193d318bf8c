/// Changes of a touch. The raw values appear in logs.
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  /// The touch begins.
  case down
  /// The touch moves.
  case move
  /// The touch ends.
  case up
  /// The touch is cancelled. It causes no tap, drag or action.
  case cancel
}
