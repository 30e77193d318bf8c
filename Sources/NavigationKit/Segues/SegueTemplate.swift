/// A segue as a storyboard describes it: what is needed to make one each time it is used.
public struct SegueTemplate {
  public enum Kind {
    /// Makes a new destination each time, then the segue to it.
    case forward(makeDestination: () -> ViewController)
    /// Puts a new child into the view that `container` finds, when the source's view loads.
    case embed(makeDestination: () -> ViewController, container: () -> View?)
    /// Goes back to a controller that has this action.
    case unwind(action: String)
  }

  /// What makes the segue object: identifier, source and destination are given.
  public typealias MakeSegue = (String?, ViewController, ViewController) -> StoryboardSegue

  public var identifier: String?
  public var kind: Kind
  public var animates: Bool
  /// The name of the source's segue action that makes the destination; nil for none.
  public var segueAction: String?
  public var makeSegue: MakeSegue

  /// - Parameter makeSegue: Not called for an embed segue.
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
