extension ViewPropertyAnimator {
  /// Stops it where it is seen; one that is inactive stays so.
  ///
  /// - Parameter withoutFinishing: True makes it inactive with the values that are seen, and calls no
  ///   completion; false leaves it stopped, to be finished.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state != .inactive else { return }
    precondition(isInterruptible, "a property animator that is not interruptible cannot be stopped")
    if state == .active { halt() }
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    end(at: .current)
  }

  /// Ends one that was stopped: sets the values of `finalPosition` and calls the completions with it.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "finishAnimation(at:) can only be called on a property animator that was stopped")
    end(at: finalPosition)
  }

  /// Called when its time is over.
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

  private func end(at position: ViewAnimatingPosition) {
    guard let group, let application else { return }
    self.group = nil
    state = .inactive
    isRunning = false
    group.runningAnimator = nil
    application.animations.finish(group, at: position, tick: application.tick)
    let (blockCompletions, completions) = (blockCompletions, completions)
    (self.blockCompletions, self.completions) = ([], [])
    application.animations.outsideOfBlocks {
      for completion in blockCompletions { completion(position == .end) }
      for completion in completions { completion(position) }
    }
  }
}
