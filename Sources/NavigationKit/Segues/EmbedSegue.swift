/// Adds the destination as a child and its view to a container view of the source.
///
/// It is performed while the source's view loads, before `viewDidLoad()`.
/// ``SegueTemplate/Kind/embed(makeDestination:container:)`` describes it.
public final class EmbedSegue: StoryboardSegue {
  /// The container view, which must be empty.
  private let container: View

  /// Creates the segue.
  ///
  /// - Parameters:
  ///   - identifier: The name in the storyboard; nil for none.
  ///   - source: The parent.
  ///   - destination: The new child.
  ///   - container: The view that the child's view fills. It must not have subviews.
  public init(
    identifier: String?, source: ViewController, destination: ViewController, container: View
  ) {
    self.container = container
    super.init(identifier: identifier, source: source, destination: destination)
  }

  /// Adds the child. A container view with subviews traps, as UIKit raises an exception.
  public override func perform() {
    trapping { () throws(NavigationError) in
      guard container.subviews.isEmpty else {
        throw .containerNotEmpty(controller: source.identity, identifier: identifier ?? "")
      }
    }
    source.addChild(destination)
    destination.view.place(in: container.bounds)
    destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(destination.view)
    destination.sendDidMove(toParent: source)
  }
}
