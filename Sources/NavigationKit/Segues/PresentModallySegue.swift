/// Presents the destination over the whole screen, and stays until it is gone.
public final class PresentModallySegue: StoryboardSegue {
  /// Moves the views in place of the destination's `modalTransitionStyle`.
  public var transition: SegueTransition?

  public override func perform() {
    isOngoing = true
    present(by: transition, keeping: self)
  }
}
