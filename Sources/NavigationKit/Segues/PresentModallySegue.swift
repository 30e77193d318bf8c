/// Presents the destination over the whole screen.
public final class PresentModallySegue: StoryboardSegue {
  /// Moves the views in place of the destination's `modalTransitionStyle`.
  public var transition: KeyframedTransition?

  public override func perform() {
    source.requestPresentation(
      of: destination, animated: animates, animator: transition.map(KeyframeAnimator.init),
      completion: nil)
  }
}
