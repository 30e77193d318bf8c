/// A limit of 60 frames a second, at regular intervals.
struct FramePacer {
  /// The time between two frames.
  static let period: Duration = .nanoseconds(16_666_667)

  /// The time of the next frame. After a pause the intervals start again with the next frame.
  private(set) var next: Duration = .zero

  /// Returns whether it is time to draw.
  func isDue(at now: Duration) -> Bool { now >= next }

  /// Starts the time until the next frame.
  mutating func takeFrameSlot(at now: Duration) {
    next = (now < next + Self.period ? next : now) + Self.period
  }
}
