extension GestureRecognizer {
  /// States of a recogniser during a gesture.
  ///
  /// A discrete recogniser goes from `possible` to `ended` or `failed`. A continuous one goes from
  /// `possible` through `began` and `changed` to `ended` or `cancelled`, or directly to `failed`.
  /// After the touch has ended it is `possible` again. The raw values are UIKit's.
  public enum State: Int, Hashable, Sendable {
    /// No gesture is recognised; the initial state.
    case possible
    /// A continuous gesture is recognised.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture is complete. Discrete gestures have only this state.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touch is not this gesture.
    case failed

    /// UIKit's name for the end of a discrete gesture.
    public static let recognized = State.ended
  }
}
