extension Application {
  /// The next moment at which something happens by itself; nil if only input can change anything.
  ///
  /// Between now and then the picture changes only by running animations, and at `nextPictureTick`.
  public var nextDueTick: Int? {
    // Loops in place of arrays: it is asked at every tick of an animation.
    var first = animations.nextDueTick
    if let due = touchDelivery.nextDueTick { first = min(first ?? due, due) }
    for view in scrolling {
      guard let due = view.momentum?.nextTick else { continue }
      first = min(first ?? due, due)
    }
    for transition in runningTransitions where mustEndByItself(transition) {
      guard let overdue = transition.overdueTick else { continue }
      first = min(first ?? overdue, overdue)
    }
    return first
  }

  /// The next moment at which a view that can be seen changes its picture by itself; nil if none does.
  public var nextPictureTick: Int? { window?.nextPicture(after: tick) }

  /// Whether an animation changes the picture from tick to tick.
  public var isAnimating: Bool { animations.isRunning }

  /// Lets time pass until `target`, running what falls due on the way, each due tick as a turn.
  ///
  /// The cost depends on what falls due, not on the number of ticks.
  public func advance(to target: Int) {
    if animations.isRunning, target > tick {
      // What ends on the way has moved until then.
      hasMoved = true
    } else if let next = nextPictureTick, next <= target {
      hasMoved = true
    }
    while let due = nextDueTick, due <= target {
      tick = max(tick, due)
      turn {
        animations.finishDueGroups(at: tick)
        touchDelivery.passTime(to: tick)
        for view in scrolling { view.decelerate(to: tick) }
        for transition in runningTransitions where mustEndByItself(transition) {
          transition.warnIfOverdue(at: tick)
        }
      }
    }
    if animations.isRunning, target > tick { hasMoved = true }
    tick = max(tick, target)
  }

  /// Runs `body`, which may only look, as if it were `moment`: animations are functions of the tick, so
  /// any moment can be seen before the next thing happens.
  ///
  /// - Parameter moment: From now to before `nextDueTick`.
  public func preview<Result>(at moment: Int, _ body: () -> Result) -> Result {
    precondition(
      moment >= tick && nextDueTick.map { moment < $0 } ?? true,
      "what happens until tick \(moment) has not happened yet")
    let now = tick
    tick = moment
    defer { tick = now }
    return body()
  }

  /// Whether no finger holds a transition: it has to end by itself.
  private func mustEndByItself(_ transition: Transition) -> Bool {
    guard transition.isInteractive else { return true }
    return keyboardDrag == nil && !isTouched && transition.presentation?.drag == nil
  }
}

extension View {
  /// The first tick after `tick` at which this view or one in it looks different by itself, if it
  /// can be seen.
  ///
  /// Asked for where it is needed instead of being kept: nothing then has to notice that a view, or
  /// one it lies in, was hidden or taken away.
  fileprivate func nextPicture(after tick: Int) -> Int? {
    guard !isHidden, alpha >= 0.01 else { return nil }
    var first = ticksPerFrame.map { (tick / $0 + 1) * $0 }
    for view in subviews {
      guard let next = view.nextPicture(after: tick) else { continue }
      first = min(first ?? next, next)
    }
    return first
  }
}
