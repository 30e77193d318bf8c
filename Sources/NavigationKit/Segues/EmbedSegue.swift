/// Adds the destination as a child and its view to a container view of the source.
///
/// It is performed while the source's view loads, before `viewDidLoad()`. The child's view fills the
/// container: by its autoresizing mask, or by constraints if
/// ``View/translatesAutoresizingMaskIntoConstraints`` is false.
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
    let view: View = destination.view
    view.place(in: container.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    // Without the mask's constraints nothing else would give the view a size.
    if !view.translatesAutoresizingMaskIntoConstraints { fill(container, with: view) }
    destination.sendDidMove(toParent: source)
  }

  private func fill(_ container: View, with view: View) {
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
  }
}
