/// One of the transitions that are to come, tried in another way.
struct Rehearsal {
  /// How many animated transitions begin before it.
  var skipped: Int
  /// How it moves; nil for as it would anyway.
  var movement: SegueTransition?
}

extension Application {
  /// Has one of the next animated transitions run by itself, whatever hand would drive it, and move as
  /// `movement` says.
  ///
  /// For looking at it: what is tried has no other effect than on that transition, which is `rehearsed`
  /// as long as it runs.
  ///
  /// - Parameters:
  ///   - movement: nil for as it would move anyway.
  ///   - skipped: How many animated transitions begin before it.
  public func rehearse(_ movement: SegueTransition?, skipping skipped: Int = 0) {
    rehearsal = Rehearsal(skipped: skipped, movement: movement)
  }
}

extension Transition {
  /// Takes what is to be tried, if it is this one's turn.
  func rehearse() {
    guard isAnimated, let rehearsal = application?.rehearsal else { return }
    guard rehearsal.skipped == 0 else {
      application?.rehearsal?.skipped -= 1
      return
    }
    application?.rehearsal = nil
    interaction = nil
    application?.rehearsed = self
    if let movement = rehearsal.movement { animator = movement.makeAnimator() }
  }
}
