/// Presents the destination in its `modalPresentationStyle`.
///
/// The segue is retained until the destination is dismissed.
public final class PresentModallySegue: StoryboardSegue {
  /// The animation in place of the destination's `modalTransitionStyle`; nil uses that style.
  public var transition: SegueTransition?

  public override func perform() {
    isOngoing = true
    present(by: transition, keeping: self)
  }
}
