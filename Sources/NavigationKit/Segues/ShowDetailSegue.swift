/// Shows the destination as a detail: in the nearest container with a place for details, else presented.
public final class ShowDetailSegue: StoryboardSegue {
  public override func perform() {
    source.showDetailViewController(destination, sender: self)
  }
}
