/// Shows the destination as a detail: in the nearest container with a place for details, else presented.
public final class ShowDetailSegue: StoryboardSegue {
  /// Moves the views in place of the presentation's own animation.
  public var transition: SegueTransition?

  public override func perform() {
    if let target = source.targetViewController(forAction: .showDetail, sender: self) {
      target.showDetailViewController(destination, sender: self)
    } else {
      present(by: transition)
    }
  }
}
