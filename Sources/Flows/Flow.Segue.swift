extension Flow {
  public struct Segue: Equatable, Sendable {
    /// Unique in its scene, unless the file is wrong: the identifier, else the storyboard's object id.
    public var id: String
    /// What code calls it; nil in a storyboard's segue that has none.
    public var identifier: String?
    public var kind: SegueKind
    /// What performs it; nil where only code does, and in an embed segue.
    public var trigger: Trigger?
    /// What must be so for the user to perform it, such as `agree is on`; nil for nothing.
    public var condition: String?
    /// Which of the `scenes` it leaves.
    public var source: Int
    /// Which it leads to; nil in an unwind segue, and where the file names none that there is.
    public var destination: Int?
    /// As the file names it; nil in an unwind segue.
    public var destinationID: String?
    /// The unwind action that it performs; nil in any other segue.
    public var action: String?
    /// Whether an unwind ends at the nearest scene back, whatever that declares.
    ///
    /// So it is assumed of a storyboard, which does not say where an action is declared.
    public var unwindsToNearest = false
    /// The name of its transition; nil for the kind's usual one.
    public var transition: String?
    /// The name of the transition of its navigation controller's layer; nil for none.
    public var layerTransition: String?
    /// Its class in code; nil in a scene file, and where a storyboard names none.
    public var customClass: String?
    /// The container that an embed segue fills.
    public var container: String?
    /// How the destination is presented, in the word of the format; nil as the destination says.
    public var presentationStyle: String?
    /// What a popover points at, where the segue says it.
    public var anchor: String?
    /// Whether where it ends, or how it moves, is a guess because only code knows.
    public var isAssumed = false
    /// Indicates whether a method of the source makes the destination, as an `@IBSegueAction` does.
    public var isMadeByCode = false
    /// Indicates whether it starts at a row of a list, or at the accessory of one.
    public var startsOnRow = false
    /// The object id in a storyboard; nil in a scene file.
    public var objectID: String?
    public var place: Place

    public init(id: String, kind: SegueKind, source: Int, place: Place) {
      self.id = id
      self.kind = kind
      self.source = source
      self.place = place
    }

    /// Whether only code performs it; the program has a menu of those.
    public var isManual: Bool { trigger == nil && kind != .embed }
  }

  /// The words are those of the scene file.
  public enum SegueKind: String, Sendable, CaseIterable {
    case custom, show, showDetail, push, presentModally, modal, popoverPresentation, embed, unwind
  }

  public struct Trigger: Hashable, Sendable {
    public var gesture: Gesture
    /// A direction, an edge, an orientation, or the id of the view or row.
    public var value: String
    /// What the view says; nil for nothing and for what is no view.
    public var title: String?
    /// The object id of the view or recogniser in a storyboard; nil in a scene file.
    public var objectID: String?

    public init(gesture: Gesture, value: String, title: String? = nil) {
      self.gesture = gesture
      self.value = value
      self.title = title
    }
  }

  /// The words are those of the scene file.
  public enum Gesture: String, Sendable, CaseIterable {
    case swipe, tap, accessory, change, `return`, longPress, screenEdgePan, drag, turn

    /// Whether the trigger's value is the id of a view or row.
    public var isOnView: Bool {
      switch self {
      case .tap, .accessory, .change, .return, .longPress: true
      case .swipe, .screenEdgePan, .drag, .turn: false
      }
    }
  }
}

extension Flow.Trigger: CustomStringConvertible {
  /// A few words such as `swipe up` or `tap Settings`; the title is as the file has it.
  public var description: String {
    let isBlank = title?.allSatisfy(\.isWhitespace) ?? true
    let name = isBlank ? value : title ?? value
    return switch gesture {
    case .swipe: "swipe \(value)"
    case .drag: "drag \(value)"
    case .screenEdgePan: "finger from the \(value) edge"
    case .turn: "turn \(value)"
    case .tap: "tap \(name)"
    case .accessory: "ⓘ of \(name)"
    case .change: "change \(name)"
    case .return: "Return in \(name)"
    case .longPress: "long press on \(name)"
    }
  }
}
