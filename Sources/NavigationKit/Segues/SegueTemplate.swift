/// A segue as a storyboard describes it: what is needed to make one each time it is used.
public struct SegueTemplate {
  public enum Kind {
    /// Makes a new destination each time, then the segue to it.
    case forward(makeDestination: () -> ViewController)
    /// Goes back to a controller that has this action.
    case unwind(action: String)
  }

  /// What makes the segue object: identifier, source and destination are given.
  public typealias MakeSegue = (String?, ViewController, ViewController) -> StoryboardSegue

  public var identifier: String?
  public var kind: Kind
  public var animates: Bool
  public var makeSegue: MakeSegue

  public init(
    identifier: String?, kind: Kind, animates: Bool = true, makeSegue: @escaping MakeSegue
  ) {
    self.identifier = identifier
    self.kind = kind
    self.animates = animates
    self.makeSegue = makeSegue
  }
}
