public import NavigationKit

extension SceneDocument {
  /// A connection from a scene to another scene, or back to an earlier one.
  ///
  /// ```swift
  /// let segue = SceneDocument.Segue(id: "go", kind: .show(to: "end"), trigger: .swipe(.left))
  /// precondition(segue.destination == "end" && segue.isAnimated)
  /// let unwind = SceneDocument.Segue(id: "back", kind: .unwind(action: "done"))
  /// precondition(unwind.destination == nil)
  /// ```
  public struct Segue: Equatable, Sendable {
    /// The segue's identifier, unique in its scene.
    public var id: String
    /// The kind of segue, with its destination.
    public var kind: Kind
    /// The transition; nil for the usual one of the kind. A custom segue always has one.
    ///
    /// It replaces the animation of the push or presentation that the segue performs.
    public var transition: TransitionReference?
    /// A transition of the navigation controller's layer, bars included, in addition to that of the
    /// segue; nil for none.
    public var layerTransition: TransitionReference?
    /// The condition under which the user can perform it; nil for none.
    ///
    /// A segue that code performs, or that a `turn` performs, does not check it.
    public var condition: Condition?
    /// The input that performs the segue; nil if only code or the menu of segues performs it.
    public var trigger: Trigger?
    /// Indicates whether the segue moves; false shows the destination at once.
    ///
    /// The usual callbacks are called in both cases, with `animated` as their argument.
    public var isAnimated: Bool
    /// Indicates whether an unwind segue can also end at a scene that does not declare the action,
    /// the nearest one back.
    public var unwindsToNearest = false
    /// The segue's class in code; nil for none. A run ignores it.
    public var customClass: String?
    /// The findings of `segue check` that the file accepts in the segue.
    public var acceptances: [Acceptance] = []
    /// The presentation of the destination. Segues that do not present ignore it.
    public var presentation: SeguePresentation
    /// The texts that are set on views of the destination before the segue is performed, in file
    /// order.
    ///
    /// In a container these are views of the scene that it shows first: the root, the selected tab,
    /// the first page or the secondary column. A text can contain values of the source in braces,
    /// such as `Hello, {name}!`.
    ///
    /// ```swift
    /// let segue = SceneDocument.Segue(
    ///   id: "greet", kind: .show(to: "greeting"), trigger: .tap(button: "ok"),
    ///   prepare: [SceneDocument.LabelText(label: "title", text: "Hello, {name}!")])
    /// precondition(segue.prepare[0].text == "Hello, {name}!")
    /// ```
    public var prepare: [LabelText]
    /// The byte offset of the segue's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// Makes a segue that only code performs, unless a trigger says otherwise.
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

    /// The id of the destination; nil for an unwind segue, whose destination is found when it is
    /// performed.
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
  /// A kind of segue, with the id of its destination.
  public enum Kind: Equatable, Sendable {
    /// A segue that always has a transition of its own.
    case custom(to: String)
    /// Pushes on the nearest navigation controller. Without one, it presents.
    case show(to: String)
    /// Shows in the secondary column of a split view controller. Without one, it presents.
    case showDetail(to: String)
    /// A push on the stack of a navigation controller; an error elsewhere. Deprecated in UIKit.
    case push(to: String)
    /// Presents in the style of the segue or the destination.
    case presentModally(to: String)
    /// The same as `presentModally`. Deprecated in UIKit.
    case modal(to: String)
    /// A presentation in a popover.
    case popoverPresentation(to: String)
    /// The destination fills the container view with this id as soon as the source's view is
    /// loaded.
    case embed(to: String, container: String)
    /// A return to an earlier scene that declares this action.
    case unwind(action: String)
  }

  /// An input of the user that performs a segue.
  ///
  /// A trigger names an object of the scene by its id. Two segues of a scene cannot have the same
  /// trigger.
  public enum Trigger: Hashable, Sendable {
    /// The user swipes in this direction.
    case swipe(Direction)
    /// A drag from the opposite edge, which drives the transition. The direction is left or right.
    case drag(Direction)
    /// A change of the terminal to this shape.
    case turn(Orientation)
    /// A tap on the button or bar button item with this id, or the selection of the row.
    case tap(button: String)
    /// A tap on the accessory button of the row with this id.
    case accessory(row: String)
    /// A change of the value of the control with this id.
    case change(control: String)
    /// Return in the text field with this id.
    case `return`(textField: String)
    /// A long press on the view with this id.
    case longPress(view: String)
    /// A drag from this edge.
    case screenEdgePan(ScreenEdgePanGestureRecognizer.Edge)
  }
}

extension SceneDocument.Segue {
  /// The form of a scene's view. A cell is about twice as high as wide.
  ///
  /// A terminal of 80 × 24 cells is wide, and one of 40 × 24 cells is tall.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// At least twice as many columns as rows.
    case wide
    /// Fewer columns than that.
    case tall
  }

  /// A comparison of a value of the source with a text.
  ///
  /// A comparison is exact: case and spaces count. A value that the scene does not have is an empty
  /// text.
  ///
  /// ```swift
  /// let segue = SceneDocument.Segue(
  ///   id: "next", kind: .show(to: "end"), trigger: .tap(button: "next"),
  ///   condition: SceneDocument.Segue.Condition(value: "agreed", text: "on"))
  /// // The segue is performed only while the switch "agreed" is on.
  /// precondition(segue.condition?.isEqual == true)
  /// ```
  public struct Condition: Equatable, Sendable {
    /// The name of the value: the id of a view or row, `title`, `detail` or `index`.
    public var value: String
    /// The text that the value is compared with.
    public var text: String
    /// A Boolean value that indicates whether the value must be equal to the text. False demands
    /// another value.
    public var isEqual: Bool

    /// Makes a condition; the value must be the text unless `isEqual` is false.
    public init(value: String, text: String, isEqual: Bool = true) {
      self.value = value
      self.text = text
      self.isEqual = isEqual
    }
  }
}

extension SceneDocument {
  /// A text for a label, or for another view or row with a text.
  ///
  /// It also is a value that a session saves for a view, such as the text that the user has typed.
  public struct LabelText: Equatable, Sendable {
    /// The id of the label, text field, text view or row.
    public var label: String
    /// The text to set, perhaps with places for values.
    public var text: String

    /// Creates a text for the view or row whose id is `label`.
    public init(label: String, text: String) {
      self.label = label
      self.text = text
    }
  }
}

extension SceneDocument.Segue.Trigger {
  /// The format's words for the kinds of triggers, in the order of its table.
  package static let kinds = [
    "swipe", "tap", "accessory", "change", "return", "longPress", "screenEdgePan", "drag", "turn",
  ]
}
