extension GestureRecognizer {
  /// Where a recogniser is in its gesture.
  ///
  /// A discrete one goes from possible to ended or failed, a continuous one over began and changed to
  /// ended or cancelled. Then it is possible again.
  public enum State: String, Hashable, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// What UIKit calls the end of a discrete gesture.
    public static let recognized = State.ended
  }
}
