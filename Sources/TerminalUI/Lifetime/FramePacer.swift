/// A limit of 60 frames a second, at regular intervals.
struct FramePacer {
  /// The time between two frames.
  static let period: Duration = .nanoseconds(16_666_667)

  /// The time of the next frame. After a pause the intervals start again with the next frame.
  private(set) var next: Duration = .zero

  /// Returns true if it is time to draw, at most once in a period.
  mutating func takeFrameSlot(at now: Duration) -> Bool {
    guard now >= next else { return false }
    next = (now < next + Self.period ? next : now) + Self.period
    return true
  }
}
