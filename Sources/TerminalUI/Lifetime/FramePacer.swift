/// Gives out moments to draw at, on a steady grid of 60 a second.
struct FramePacer {
  static let period: Duration = .nanoseconds(16_666_667)

  /// The next moment of the grid; a moment at which nothing was due starts the grid anew.
  private(set) var next: Duration = .zero

  /// True if it is time to draw, at most once a period.
  mutating func takeFrameSlot(at now: Duration) -> Bool {
    guard now >= next else { return false }
    next = (now < next + Self.period ? next : now) + Self.period
    return true
  }
}
