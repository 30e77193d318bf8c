extension GestureRecognizer {
  /// Where a recogniser is in its gesture. A discrete one goes from possible to ended at once.
  public enum State: String, Hashable, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }
}
