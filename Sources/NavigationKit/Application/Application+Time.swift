extension Application {
  /// The next moment at which something happens by itself; nil if only input can change anything.
  ///
  /// Between now and then the picture changes only by running animations.
  public var nextDueTick: Int? { animations.nextDueTick }

  /// Whether an animation changes the picture from tick to tick.
  public var isAnimating: Bool { animations.isRunning }

  /// Lets time pass until `target`, running what falls due on the way, each due tick as a turn.
  ///
  /// The cost depends on what falls due, not on the number of ticks.
  public func advance(to target: Int) {
    while let due = animations.nextDueTick, due <= target {
      tick = max(tick, due)
      turn { animations.finishThoseDue(at: tick) }
    }
    if animations.isRunning, target > tick { needsDisplay = true }
    tick = max(tick, target)
  }
}
