extension Application {
  /// The next tick at which something happens without input; nil when only input can change
  /// anything.
  ///
  /// Until then only running animations change the screen, and views at ``nextPictureTick``. A
  /// program sleeps until the earlier of the two.
  public var nextDueTick: Int? {
    if hasUncommittedChanges { return tick }
    guard let work = nextWorkTick else { return nextEffectTick }
    return min(work, nextEffectTick ?? work)
  }

  /// The next tick at which something happens without input and without scheduled work; nil for
  /// none.
  ///
  /// Timers of an app can run endlessly. Until they do something, the app is at rest.
  public var nextEffectTick: Int? {
    // Loops instead of arrays, because every tick of an animation reads this.
    var first = animations.nextDueTick
    if let due = touchDelivery.nextDueTick { first = min(first ?? due, due) }
    for view in scrolling {
      guard let due = view.motion?.nextTick else { continue }
      first = min(first ?? due, due)
    }
    for transition in runningTransitions where mustEndByItself(transition) {
      guard let overdue = transition.overdueTick else { continue }
      first = min(first ?? overdue, overdue)
    }
    return first
  }

  /// The next tick at which a visible view changes its appearance by itself, such as a spinner; nil
  /// for none.
  public var nextPictureTick: Int? {
    if windows.count > 1 {
      return windowsOnScreen.compactMap { $0.nextPicture(after: tick) }.min()
    }
    return window?.nextPicture(after: tick)
  }

  /// Indicates whether an animation changes the screen from tick to tick.
  public var isAnimating: Bool { animations.isRunning }

  /// The tick at which all running animations end if nothing interrupts them; nil while none runs,
  /// or if one repeats without end.
  ///
  /// Completions can start other animations at that tick.
  public var animationEndTick: Int? { animations.lastEndTick }

  /// Advances the time to `target`. Each tick at which something is due becomes a turn.
  ///
  /// The cost depends on the work that is due, not on the number of ticks. An earlier target than
  /// ``tick`` does not change the time.
  ///
  /// ```swift
  /// let application = Application()
  /// application.advance(to: Tick.perSecond)  // one second
  /// precondition(application.tick == 120)
  /// precondition(application.nextDueTick == nil)
  /// ```
  ///
  /// - Parameter target: A tick, counted from the start.
  public func advance(to target: Int) {
    if animations.isRunning, target > tick {
      // Animations that end before `target` still change the screen.
      hasMoved = true
    } else if let next = nextPictureTick, next <= target {
      hasMoved = true
    }
    while let due = nextDueTick, due <= target {
      tick = max(tick, due)
      runDueWork()
      guard hasUncommittedChanges || nextEffectTick.map({ $0 <= tick }) == true else { continue }
      turn {
        animations.finishDueGroups(at: tick)
        touchDelivery.passTime(to: tick, of: events)
        for view in scrolling { view.followMotion(to: tick) }
        for transition in runningTransitions where mustEndByItself(transition) {
          transition.warnIfOverdue(at: tick)
        }
      }
    }
    if animations.isRunning, target > tick { hasMoved = true }
    tick = max(tick, target)
  }

  /// Returns the result of `body` at another tick, without advancing the time.
  ///
  /// Animations are functions of the tick, so every frame before the next due tick can be drawn
  /// ahead. `body` must not change anything.
  ///
  /// - Parameters:
  ///   - moment: A tick from now to before ``nextDueTick``. Any other traps.
  ///   - body: Reads the state, for example to draw a frame.
  public func preview<Result>(at moment: Int, _ body: () -> Result) -> Result {
    precondition(
      moment >= tick && nextEffectTick.map { moment < $0 } ?? true
        && nextWorkTick.map { moment < $0 } ?? true,
      "what happens until tick \(moment) has not happened yet")
    let now = tick
    tick = moment
    defer { tick = now }
    return body()
  }

  /// Returns whether no user interaction controls a transition.
  private func mustEndByItself(_ transition: Transition) -> Bool {
    guard transition.isInteractive else { return true }
    return keyboardDrag == nil && !isTouched && transition.presentation?.drag == nil
  }
}

extension View {
  /// Returns the first tick after `tick` at which this view or a subview changes its appearance by
  /// itself.
  ///
  /// The result is computed on demand, so that no code has to observe whether a view is hidden or
  /// removed.
  fileprivate func nextPicture(after tick: Int) -> Int? {
    guard !isHidden, alpha >= 0.01 else { return nil }
    var first = ticksPerFrame.map { (tick / $0 + 1) * $0 }
    if let next = storedLayer?.nextPicture(after: tick) { first = min(first ?? next, next) }
    for view in subviews {
      guard let next = view.nextPicture(after: tick) else { continue }
      first = min(first ?? next, next)
    }
    return first
  }
}
