public import TextFormats

/// A storyboard of Xcode as its file has it: everything that navigation needs, found at every depth,
/// and the elements themselves for whoever draws them.
///
/// Ids and names are as the file has them, and so may be anything.
public struct InterfaceBuilderDocument {
  /// The id of the controller that the app starts with; nil where code decides.
  public var initialViewController: String?
  /// Xcode's version when the file was saved, such as `21701`; nil in some made by hand.
  public var toolsVersion: String?
  /// In file order.
  public var scenes: [Scene]
  public let root: XMLElement

  /// A controller and the objects beside it.
  public struct Scene {
    /// What the canvas calls it; nil where the file does not say.
    public var name: String?
    /// nil in a scene without one, which cannot be shown.
    public var controller: XMLElement?
    /// The objects beside the controller, such as recognisers and views that code shows.
    public var neighbours: [XMLElement] = []
    public var exits: [XMLElement] = []
    public var recognizers: [XMLElement] = []
    public var barItems: [BarItem] = []
    /// In file order, relationships too.
    public var segues: [Segue] = []
    /// From a view to its recognisers, and from code's properties to objects.
    public var outlets: [Outlet] = []
    /// Where something in it is otherwise than by itself, such as `widthClass=compact`.
    public var variations: Set<String> = []
    public var unreadableNumbers: [UnreadableNumber] = []
    /// Everything in the scene that has an id.
    public var objects: [String: XMLElement] = [:]
  }

  public struct Segue {
    /// nil in an element without one.
    public var kind: Kind?
    /// What holds it: a control, a cell, a recogniser, a bar item, the controller.
    public var owner: XMLElement
    public var element: XMLElement

    public var id: String { element["id"] ?? "" }
    public var destination: String? { element["destination"] }
    /// The name code knows it by; never empty.
    public var identifier: String? { element["identifier"].flatMap { $0.isEmpty ? nil : $0 } }
    public var customClass: String? { element["customClass"] }
    public var customModule: String? { element["customModule"] }
    public var unwindAction: String? { element["unwindAction"] }
    public var relationship: String? { element["relationship"] }
    /// `accessoryAction` for the accessory button of a cell; nil for the usual one.
    public var trigger: String? { element["trigger"] }
    public var isAnimated: Bool { element.bool("animates") ?? true }
  }

  public enum Kind: Equatable, Sendable {
    case relationship, show, unwind, push, presentation, custom, embed, showDetail
    case popoverPresentation, popover, modal, replace
    /// One this version does not know.
    case other(String)

    init(_ name: String) {
      self =
        switch name {
        case "relationship": .relationship
        case "show": .show
        case "unwind": .unwind
        case "push": .push
        case "presentation": .presentation
        case "custom": .custom
        case "embed": .embed
        case "showDetail": .showDetail
        case "popoverPresentation": .popoverPresentation
        case "popover": .popover
        case "modal": .modal
        case "replace": .replace
        default: .other(name)
        }
    }
  }

  /// An attribute that is to be a number and is none.
  public struct UnreadableNumber {
    public var element: XMLElement
    public var attribute: String
    public var value: String
  }

  public struct BarItem {
    public var element: XMLElement
    /// The navigation item, toolbar or controller that it belongs to.
    public var owner: XMLElement
  }

  public struct Outlet {
    public var owner: XMLElement
    public var property: String
    public var destination: String
  }
}
