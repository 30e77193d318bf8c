/// Replaces the animation of a later transition, so that both animations can be compared.
struct TransitionAlternative {
  /// The number of animated transitions that start before the transition to change.
  var skipped: Int
  /// The other animation; nil keeps the transition's own.
  var movement: SegueTransition?
}

extension Application {
  /// Runs one of the next animated transitions without its interactive driver, and with another
  /// animation.
  ///
  /// The scrubber uses it to compare curves and durations. Only that transition is affected. It is
  /// the value of ``alternativeTransition`` while it runs.
  ///
  /// - Parameters:
  ///   - movement: The other animation. nil keeps the transition's own.
  ///   - skipped: The number of animated transitions that start before the transition to change.
  public func tryAlternative(_ movement: SegueTransition?, skipping skipped: Int = 0) {
    alternative = TransitionAlternative(skipped: skipped, movement: movement)
  }
}

extension Transition {
  /// Applies the alternative if it is meant for this transition. Otherwise counts this transition
  /// as skipped.
  func applyAlternative() {
    guard isAnimated, let alternative = application?.alternative else { return }
    guard alternative.skipped == 0 else {
      application?.alternative?.skipped -= 1
      return
    }
    application?.alternative = nil
    interaction = nil
    application?.alternativeTransition = self
    guard let movement = alternative.movement else { return }
    arrive()
    animator = movement.makeAnimator()
  }
}
