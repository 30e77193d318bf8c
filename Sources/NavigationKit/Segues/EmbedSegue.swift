/// Puts the destination into a view of the source, as a child. Performed when the source's view loads.
public final class EmbedSegue: StoryboardSegue {
  /// Holds the child's view; it must be empty.
  private let container: View

  public init(
    identifier: String?, source: ViewController, destination: ViewController, container: View
  ) {
    self.container = container
    super.init(identifier: identifier, source: source, destination: destination)
  }

  public override func perform() {
    trapping { () throws(NavigationError) in
      guard container.subviews.isEmpty else {
        throw .containerNotEmpty(controller: source.identity, identifier: identifier ?? "")
      }
    }
    source.addChild(destination)
    destination.view.place(in: container.bounds)
    container.addSubview(destination.view)
    destination.sendDidMove(toParent: source)
  }
}
