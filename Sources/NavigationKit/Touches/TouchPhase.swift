/// What a finger does on the screen. The raw values stand in logs.
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  case down
  case move
  case up
  /// The finger is called off: nothing that it began comes to its end.
  case cancel
}
