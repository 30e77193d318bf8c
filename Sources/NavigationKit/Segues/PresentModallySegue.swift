/// Presents the destination over the whole screen, and stays until it is gone.
public final class PresentModallySegue: StoryboardSegue {
  /// Moves the views in place of the destination's `modalTransitionStyle`.
  public var transition: KeyframedTransition?

  public override func perform() {
    isOngoing = true
    source.request(
      PresentationRequest(
        controller: destination, animated: animates,
        animator: transition.map(KeyframeAnimator.init),
        segue: self))
  }
}
