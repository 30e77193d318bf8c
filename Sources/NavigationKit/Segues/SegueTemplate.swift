/// A segue as a storyboard describes it, from which each use creates a segue.
///
/// A controller's ``ViewController/segueTemplates`` can also be set without a storyboard.
///
/// ```swift
/// let list = ViewController()
/// list.segueTemplates = [
///   SegueTemplate(identifier: "detail", kind: .forward { ViewController() }) {
///     ShowSegue(identifier: $0, source: $1, destination: $2)
///   }
/// ]
/// // The identifier finds the template.
/// precondition(list.segueTemplates.contains { $0.identifier == "detail" })
/// ```
public struct SegueTemplate {
  /// The kind of segue, with the closures that find its parts.
  public enum Kind {
    /// A segue to a new destination, which is created for each use.
    case forward(makeDestination: () -> ViewController)
    /// A segue that adds a new child to the view that `container` returns, when the source's view
    /// loads.
    ///
    /// When `container` returns nil, the segue is skipped.
    case embed(makeDestination: () -> ViewController, container: () -> View?)
    /// A segue back to a controller that has this unwind action.
    case unwind(action: String)
  }

  /// Creates the segue object from identifier, source and destination.
  public typealias MakeSegue = (String?, ViewController, ViewController) -> StoryboardSegue

  /// The name of the segue; nil for a segue without a name, which code cannot perform.
  public var identifier: String?
  /// The kind of segue.
  public var kind: Kind
  /// Indicates whether the segue is animated.
  public var animates: Bool
  /// The name of the source's segue action that creates the destination; nil for none.
  public var segueAction: String?
  /// Creates the segue object. It is not called for an embed segue.
  public var makeSegue: MakeSegue

  /// Creates a template.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue; nil for none.
  ///   - kind: The kind of segue.
  ///   - animates: True animates the segue.
  ///   - segueAction: The name of one of the source's ``ViewController/segueActions``; nil for
  ///     none.
  ///   - makeSegue: Creates the segue object. It is not called for an embed segue.
  public init(
    identifier: String?, kind: Kind, animates: Bool = true, segueAction: String? = nil,
    makeSegue: @escaping MakeSegue
  ) {
    self.identifier = identifier
    self.kind = kind
    self.animates = animates
    self.segueAction = segueAction
    self.makeSegue = makeSegue
  }
}
