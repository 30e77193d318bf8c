/// Shows the destination in the nearest container that can show it.
///
/// A navigation controller pushes it. Without such a container the source presents it.
public final class ShowSegue: StoryboardSegue {
  /// The animation of the segue; nil uses that of the container.
  public var transition: SegueTransition?

  /// Calls ``ViewController/show(_:sender:)`` of the source. So an override there, or in a container
  /// around it, determines how the destination is shown.
  public override func perform() {
    destination.pushesShown = { [unowned self] in push(on: $0, by: transition) }
    destination.presentsShown = { [unowned self] in present(by: transition) }
    source.show(destination, sender: self)
    destination.pushesShown = nil
    destination.presentsShown = nil
  }
}
