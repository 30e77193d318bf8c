public import NavigationKit

extension SceneDocument {
  /// A way out of a scene.
  public struct Segue: Equatable, Sendable {
    /// The segue's identifier, unique in its scene.
    public var id: String
    public var kind: Kind
    /// How it moves; never nil in a custom segue, elsewhere nil is the kind's usual way.
    public var transition: TransitionReference?
    /// Runs on the layer of the view of the navigation controller around the scene, bar and all, beside
    /// what the segue does by itself; nil for none.
    public var layerTransition: TransitionReference?
    /// What must be so for the user to perform it; nil for nothing.
    public var condition: Condition?
    /// What performs it; nil when only code or the menu of manual segues does.
    public var trigger: Trigger?
    public var isAnimated: Bool
    /// Whether an unwind segue ends at the nearest scene back, whatever that declares.
    public var unwindsToNearest = false
    /// The segue's class in code; nil for none. A run ignores it.
    public var customClass: String?
    /// The findings of `segue check` that the file accepts in the segue.
    public var acceptances: [Acceptance] = []
    /// Only of use where the destination is presented.
    public var presentation: SeguePresentation
    /// The texts set on views of the destination before the segue is performed, in file order.
    ///
    /// Where the destination is a container, the views are those of what it shows first: the root, the
    /// selected tab, the first page, the secondary column. A text is a `TextTemplate`, which may ask
    /// for values of the scene that the segue leaves.
    public var prepare: [LabelText]
    /// The byte offset of the segue's object.
    public var offset: Int

    public init(
      id: String, kind: Kind, transition: TransitionReference? = nil, trigger: Trigger? = nil,
      isAnimated: Bool = true, presentation: SeguePresentation = SeguePresentation(),
      prepare: [LabelText] = [], layerTransition: TransitionReference? = nil,
      condition: Condition? = nil, offset: Int = 0
    ) {
      self.id = id
      self.kind = kind
      self.transition = transition
      self.trigger = trigger
      self.isAnimated = isAnimated
      self.presentation = presentation
      self.prepare = prepare
      self.layerTransition = layerTransition
      self.condition = condition
      self.offset = offset
    }

    /// The id of the scene it leads to; nil in an unwind segue, whose destination is found at run
    /// time.
    public var destination: String? {
      switch kind {
      case .custom(let scene), .show(let scene), .showDetail(let scene), .push(let scene),
        .presentModally(let scene), .modal(let scene), .popoverPresentation(let scene),
        .embed(let scene, _):
        scene
      case .unwind: nil
      }
    }
  }
}

extension SceneDocument.Segue {
  public enum Kind: Equatable, Sendable {
    case custom(to: String)
    case show(to: String)
    case showDetail(to: String)
    /// As `show` on a navigation controller's stack; nowhere else. Deprecated in UIKit.
    case push(to: String)
    case presentModally(to: String)
    /// As `presentModally`. Deprecated in UIKit.
    case modal(to: String)
    /// Presents in a popover.
    case popoverPresentation(to: String)
    /// Fills the scene's container with this id, when the scene's view is loaded.
    case embed(to: String, container: String)
    /// Goes back to a scene that declares `action`.
    case unwind(action: String)
  }

  public enum Trigger: Hashable, Sendable {
    case swipe(Direction)
    /// The user drags a finger in over the edge that lies opposite; the finger moves the transition.
    /// Left or right.
    case drag(Direction)
    /// The terminal has become wide or tall.
    case turn(Orientation)
    /// A tap on the scene's button or bar button item with this id, or the selection of a row.
    case tap(button: String)
    /// A tap on the accessory button of the row with this id.
    case accessory(row: String)
    /// The user has changed the value of the control with this id.
    case change(control: String)
    /// Return has ended the input of the text field with this id.
    case `return`(textField: String)
    /// A long press on the view with this id.
    case longPress(view: String)
    /// A finger has come in over this edge.
    case screenEdgePan(ScreenEdgePanGestureRecognizer.Edge)
  }
}

extension SceneDocument.Segue {
  /// Whether the view of a scene is at least twice as many columns wide as rows high, a cell being
  /// about twice as high as wide.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case wide
    case tall
  }

  /// A value of the scene that the segue leaves, and the text it must be, or must not.
  public struct Condition: Equatable, Sendable {
    /// The name of the value, as a `TextTemplate` has it.
    public var value: String
    public var text: String
    /// False where the value must be another than the text.
    public var isEqual: Bool

    public init(value: String, text: String, isEqual: Bool = true) {
      self.value = value
      self.text = text
      self.isEqual = isEqual
    }
  }
}

extension SceneDocument {
  /// A text for one label of a scene, or for another view or row that shows a text.
  public struct LabelText: Equatable, Sendable {
    /// The id of the label, text field, text view or row.
    public var label: String
    public var text: String

    public init(label: String, text: String) {
      self.label = label
      self.text = text
    }
  }
}

extension SceneDocument.Segue.Trigger {
  /// The words of a file for what the user does, in the order of the format's table.
  package static let kinds = [
    "swipe", "tap", "accessory", "change", "return", "longPress", "screenEdgePan", "drag", "turn",
  ]
}
