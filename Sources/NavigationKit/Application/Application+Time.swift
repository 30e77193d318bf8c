extension Application {
  /// The next moment at which something happens by itself; nil if only input can change anything.
  ///
  /// Between now and then the picture changes only by running animations.
  public var nextDueTick: Int? {
    ([animations.nextDueTick] + transitionsLeftAlone.map(\.overdueTick)).compactMap(\.self).min()
  }

  /// Whether an animation changes the picture from tick to tick.
  public var isAnimating: Bool { animations.isRunning }

  /// Lets time pass until `target`, running what falls due on the way, each due tick as a turn.
  ///
  /// The cost depends on what falls due, not on the number of ticks.
  public func advance(to target: Int) {
    while let due = nextDueTick, due <= target {
      tick = max(tick, due)
      turn {
        animations.finishThoseDue(at: tick)
        for transition in transitionsLeftAlone { transition.warnIfOverdue(at: tick) }
      }
    }
    if animations.isRunning, target > tick { needsDisplay = true }
    tick = max(tick, target)
  }

  /// The running transitions that no finger holds: they have to end by themselves.
  private var transitionsLeftAlone: [Transition] {
    activePan == nil ? runningTransitions : runningTransitions.filter { !$0.isInteractive }
  }
}
