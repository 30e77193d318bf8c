extension ViewPropertyAnimator {
  /// Stops the animation at its visible position. Nothing happens if the animator is inactive.
  ///
  /// Traps if the animator is not interruptible.
  ///
  /// The views get their visible values.
  ///
  /// - Parameter withoutFinishing: True makes the animator inactive and calls no completion. False
  ///   leaves it stopped until ``finishAnimation(at:)`` is called.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state != .inactive else { return }
    precondition(isInterruptible, "a property animator that is not interruptible cannot be stopped")
    if state == .active { halt() }
    state = .stopped
    guard withoutFinishing else { return leaveAtCurrentValues() }
    completions = []
    end(at: .current)
  }

  /// Finishes a stopped animator. Traps in any other state.
  ///
  /// - Parameter finalPosition: The position whose values the views get and with which the
  ///   completions are called.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "finishAnimation(at:) can only be called on a property animator that was stopped")
    end(at: finalPosition)
  }

  /// Called when the group has ended.
  func didReachEnd() {
    guard let group, let application else { return }
    guard pausesOnCompletion else { return end(at: group.isGoingBackwards ? .start : .end) }
    isRunning = false
    if group.isGoingBackwards {
      group.run(from: 0, since: application.tick, rate: 0)
    } else {
      group.run(from: group.length, since: application.tick, rate: 0)
    }
    withExtendedLifetime(self) { group.runningAnimator = nil }
  }

  /// Sets the visible values and removes the animations. ``finishAnimation(at:)`` still finds the values
  /// of the start and of the end.
  private func leaveAtCurrentValues() {
    guard setsFinalValues == nil, let group, let application else { return }
    setsFinalValues = application.animations.stop(group, tick: application.tick)
  }

  private func end(at position: ViewAnimatingPosition) {
    guard let group, let application else { return }
    self.group = nil
    state = .inactive
    isRunning = false
    group.runningAnimator = nil
    if let setsFinalValues {
      self.setsFinalValues = nil
      setsFinalValues(position)
    } else {
      application.animations.finish(group, at: position, tick: application.tick)
    }
    let (blockCompletions, completions) = (blockCompletions, completions)
    (self.blockCompletions, self.completions) = ([], [])
    application.animations.outsideOfBlocks {
      for completion in blockCompletions { completion(position == .end) }
      for completion in completions { completion(position) }
    }
  }
}
