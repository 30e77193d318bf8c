extension Flow {
  /// A segue: an edge of the graph.
  ///
  /// ```swift
  /// let place = Flow.Place(file: 0, line: 1, column: 1)
  /// var segue = Flow.Segue(id: "go", kind: .show, source: 0, place: place)
  /// // Without a trigger, only code performs the segue.
  /// precondition(segue.isManual)
  /// segue.trigger = Flow.Trigger(gesture: .swipe, value: "left")
  /// precondition(!segue.isManual && segue.trigger?.description == "swipe left")
  /// ```
  public struct Segue: Equatable, Sendable {
    /// The identifier, or else the object id in the storyboard. It is unique in its scene if the
    /// file is correct.
    public var id: String
    /// The identifier by which code performs the segue; nil for a segue of a storyboard without
    /// one.
    public var identifier: String?
    /// The kind of the segue.
    public var kind: SegueKind
    /// The gesture or control that performs the segue; nil for a code-triggered segue and an embed
    /// segue.
    public var trigger: Trigger?
    /// The condition under which the user can perform the segue, such as `agree is on`; nil if it
    /// is always possible.
    public var condition: String?
    /// The index in ``Flow/scenes`` of the scene that the segue leaves.
    public var source: Int
    /// The index in ``Flow/scenes`` of the destination; nil for an unwind segue or a missing
    /// destination.
    public var destination: Int?
    /// The id of the destination as the file names it; nil for an unwind segue.
    ///
    /// It stays the id of the file even if ``destination`` is nil, so that a message can name the
    /// missing scene.
    public var destinationID: String?
    /// The unwind action; nil for other segues.
    public var action: String?
    /// A Boolean value that indicates whether an unwind ends at the nearest earlier scene, even if
    /// that scene does not declare the action.
    ///
    /// The value is true for unwinds of a storyboard, because its file does not contain the scenes
    /// that declare an action.
    public var unwindsToNearest = false
    /// The name of the transition; nil for the default of the kind.
    public var transition: String?
    /// The name of the transition of the navigation controller's layer; nil for none.
    public var layerTransition: String?
    /// The class in code; nil in a scene file, or if the storyboard names none.
    public var customClass: String?
    /// The id of the container view that an embed segue fills; nil for other segues.
    public var container: String?
    /// The presentation style, as a scene file names it; nil for the destination's own style.
    ///
    /// A word that UIKit does not know is kept as the file has it.
    public var presentationStyle: String?
    /// The id of the view at which a popover points; nil if the segue names none.
    public var anchor: String?
    /// A Boolean value that indicates whether only code knows the target or the transition, so that
    /// the graph assumes one.
    public var isAssumed = false
    /// A Boolean value that indicates whether a method of the source creates the destination, as an
    /// `@IBSegueAction` does.
    public var isMadeByCode = false
    /// A Boolean value that indicates whether the trigger is a row of a list, or its accessory.
    public var startsOnRow = false
    /// The object id in a storyboard; nil in a scene file.
    public var objectID: String?
    /// The place of the segue in its file.
    public var place: Place

    /// Creates a segue without a trigger and a destination. Each argument sets the property with
    /// the same name.
    public init(id: String, kind: SegueKind, source: Int, place: Place) {
      self.id = id
      self.kind = kind
      self.source = source
      self.place = place
    }

    /// A Boolean value that indicates whether only code performs the segue. The program has a menu
    /// for such segues.
    public var isManual: Bool { trigger == nil && kind != .embed }
  }

  /// The kind of a segue. The raw values are the words of the scene file.
  public enum SegueKind: String, Sendable, CaseIterable {
    /// A change to the destination by a class or a transition.
    case custom
    /// A push, a change of column or a presentation, depending on the containers.
    case show
    /// A change of the secondary column, or a presentation.
    case showDetail
    /// A push on the stack of a navigation controller. Deprecated in UIKit.
    case push
    /// A presentation.
    case presentModally
    /// A presentation. Deprecated in UIKit.
    case modal
    /// A presentation in a popover.
    case popoverPresentation
    /// A scene inside a container view of another scene.
    case embed
    /// A return to an earlier scene.
    case unwind
  }

  /// The user action that performs a segue.
  ///
  /// Two triggers are equal only if their titles and object ids are equal too.
  public struct Trigger: Hashable, Sendable {
    /// The kind of action.
    public var gesture: Gesture
    /// The direction, edge or orientation, or the id of the view or row.
    public var value: String
    /// The text of the view or row; nil if it has none, or if the gesture is on no view.
    public var title: String?
    /// The object id of the view or gesture recogniser in a storyboard; nil in a scene file.
    public var objectID: String?

    /// Creates a trigger. Each argument sets the property with the same name.
    public init(gesture: Gesture, value: String, title: String? = nil) {
      self.gesture = gesture
      self.value = value
      self.title = title
    }
  }

  /// The kind of a user action. The raw values are the words of the scene file.
  public enum Gesture: String, Sendable, CaseIterable {
    /// A swipe, or an arrow key.
    case swipe
    /// A tap on a control, or the selection of a row.
    case tap
    /// A tap on the accessory button of a row.
    case accessory
    /// A change of the value of a control.
    case change
    /// Return in a text field.
    case `return`
    /// A long press on a view.
    case longPress
    /// A drag from an edge of the screen.
    case screenEdgePan
    /// A drag that drives the transition.
    case drag
    /// A change of the terminal to a wide or tall shape.
    case turn

    /// A Boolean value that indicates whether ``Flow/Trigger/value`` is the id of a view or row.
    public var isOnView: Bool {
      switch self {
      case .tap, .accessory, .change, .return, .longPress: true
      case .swipe, .screenEdgePan, .drag, .turn: false
      }
    }
  }
}

extension Flow.Trigger: CustomStringConvertible {
  /// A short text such as `swipe up` or `tap Settings`. The title is unchanged, so control
  /// characters in it can reach the terminal.
  public var description: String {
    let isBlank = title?.allSatisfy(\.isWhitespace) ?? true
    let name = isBlank ? value : title ?? value
    return switch gesture {
    case .swipe: "swipe \(value)"
    case .drag: "drag \(value)"
    case .screenEdgePan: "drag from the \(value) edge"
    case .turn: "turn \(value)"
    case .tap: "tap \(name)"
    case .accessory: "ⓘ of \(name)"
    case .change: "change \(name)"
    case .return: "Return in \(name)"
    case .longPress: "long press on \(name)"
    }
  }
}
