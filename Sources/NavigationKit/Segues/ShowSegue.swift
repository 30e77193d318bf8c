/// Shows the destination as the nearest container sees fit: a navigation controller pushes it, and
/// where there is no container it is presented.
public final class ShowSegue: StoryboardSegue {
  /// Moves the views in place of the container's own animation.
  public var transition: SegueTransition?

  public override func perform() {
    let target = source.targetViewController(forAction: .show, sender: self)
    if let navigation = target as? NavigationController {
      push(on: navigation, by: transition)
    } else if let target {
      target.show(destination, sender: self)
    } else {
      present(by: transition)
    }
  }
}
