/// Shows the destination in the nearest container that can show it.
///
/// A navigation controller pushes it. Without such a container the source presents it.
public final class ShowSegue: StoryboardSegue {
  /// The animation of the segue; nil uses that of the container.
  public var transition: SegueTransition?

  public override func perform() {
    let target = source.targetViewController(forAction: .show, sender: self)
    if let navigation = target as? NavigationController {
      push(on: navigation, by: transition)
    } else if let target {
      target.show(destination, sender: self)
    } else {
      destination.presentsShown = { [unowned self] in present(by: transition) }
      source.show(destination, sender: self)
      destination.presentsShown = nil
    }
  }
}
