/// Shows the destination as the nearest container sees fit: a navigation controller pushes it, and
/// where there is no container it is presented.
public final class ShowSegue: StoryboardSegue {
  /// Moves the views in place of the container's own animation.
  public var transition: KeyframedTransition?

  public override func perform() {
    let target = source.targetViewController(forAction: .show, sender: self)
    if let navigation = target as? NavigationController {
      navigation.push(destination, animated: animates, animator: animator)
    } else if let target {
      target.show(destination, sender: self)
    } else {
      source.request(
        PresentationRequest(controller: destination, animated: animates, animator: animator))
    }
  }

  private var animator: KeyframeAnimator? { transition.map(KeyframeAnimator.init) }
}
