/// One of the transitions that are to come, tried in another way.
struct TransitionAlternative {
  /// How many animated transitions begin before it.
  var skipped: Int
  /// How it moves; nil for as it would anyway.
  var movement: SegueTransition?
}

extension Application {
  /// Has one of the next animated transitions run by itself, whatever hand would drive it, and move as
  /// `movement` says.
  ///
  /// For looking at it: what is tried has no other effect than on that transition, which is `alternativeTransition`
  /// as long as it runs.
  ///
  /// - Parameters:
  ///   - movement: nil for as it would move anyway.
  ///   - skipped: How many animated transitions begin before it.
  public func tryAlternative(_ movement: SegueTransition?, skipping skipped: Int = 0) {
    alternative = TransitionAlternative(skipped: skipped, movement: movement)
  }
}

extension Transition {
  /// Takes what is to be tried, if it is this one's turn.
  func applyAlternative() {
    guard isAnimated, let alternative = application?.alternative else { return }
    guard alternative.skipped == 0 else {
      application?.alternative?.skipped -= 1
      return
    }
    application?.alternative = nil
    interaction = nil
    application?.alternativeTransition = self
    if let movement = alternative.movement { animator = movement.makeAnimator() }
  }
}
