/// Shows the destination as a detail in the nearest container that has a place for it.
///
/// A split view controller uses its secondary column. Without such a container the source presents
/// the destination.
public final class ShowDetailSegue: StoryboardSegue {
  /// The animation of the segue; nil uses that of the container or the presentation.
  public var transition: SegueTransition?

  public override func perform() {
    if let target = source.targetViewController(forAction: .showDetail, sender: self) {
      target.showDetailViewController(destination, sender: self)
    } else {
      destination.presentsShown = { [unowned self] in present(by: transition) }
      source.showDetailViewController(destination, sender: self)
      destination.presentsShown = nil
    }
  }
}
