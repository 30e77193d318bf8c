public import TextFormats

/// A storyboard of Xcode as its file has it: scenes, objects and segues, with their elements.
///
/// Objects and segues are found at every depth. Ids and names are as the file has them, so they may be
/// empty, repeated, or of any characters.
public struct InterfaceBuilderDocument {
  /// The id of the controller that the app starts with; nil where code decides.
  public var initialViewController: String?
  /// Xcode's version when the file was saved, such as `21701`; nil in some made by hand.
  public var toolsVersion: String?
  /// In file order.
  public var scenes: [Scene]
  /// The element `document` with all that is in it.
  public let root: XMLElement

  /// A controller and the objects beside it.
  public struct Scene {
    /// The name that Interface Builder's canvas shows; nil where the file has none.
    public var name: String?
    /// nil in a scene without one, which cannot be shown.
    public var controller: XMLElement?
    /// The objects beside the controller, such as recognisers and views that code shows.
    public var neighbours: [XMLElement] = []
    /// The exits, which unwind segues lead to.
    public var exits: [XMLElement] = []
    /// The gesture recognizers, in file order.
    public var recognizers: [XMLElement] = []
    /// The bar button items, in file order.
    public var barItems: [BarItem] = []
    /// In file order, relationships too.
    public var segues: [Segue] = []
    /// From a view to its recognisers, and from code's properties to objects.
    public var outlets: [Outlet] = []
    /// Where something in it is otherwise than by itself, such as `widthClass=compact`.
    public var variations: Set<String> = []
    /// Attributes whose values are no numbers although they should be, in file order.
    public var unreadableNumbers: [UnreadableNumber] = []
    /// Everything in the scene that has an id.
    public var objects: [String: XMLElement] = [:]
  }

  /// A segue or a relationship.
  public struct Segue {
    /// The kind; nil in an element without one.
    public var kind: Kind?
    /// The object that triggers it: a control, a cell, a recognizer, a bar item or the controller.
    public var owner: XMLElement
    /// The element `segue`.
    public var element: XMLElement

    /// The object id; empty where the file has none.
    public var id: String { element["id"] ?? "" }
    /// The object id of the controller or exit that it leads to; nil where the file has none.
    public var destination: String? { element["destination"] }
    /// The name code knows it by; never empty.
    public var identifier: String? { element["identifier"].flatMap { $0.isEmpty ? nil : $0 } }
    /// The class of a custom segue in code; nil for none.
    public var customClass: String? { element["customClass"] }
    /// The module of the class; nil for none.
    public var customModule: String? { element["customModule"] }
    /// The selector of the unwind action, such as `comeBack:`; nil for a segue that leads forward.
    public var unwindAction: String? { element["unwindAction"] }
    /// The name of a relationship, such as `rootViewController`; nil for a segue.
    public var relationship: String? { element["relationship"] }
    /// `accessoryAction` for the accessory button of a cell; nil for the usual one.
    public var trigger: String? { element["trigger"] }
    /// A Boolean value that indicates whether the segue is animated; true where the file has none.
    public var isAnimated: Bool { element.bool("animates") ?? true }
  }

  /// The kind of a segue, by the word that the file has for it.
  public enum Kind: Equatable, Sendable {
    /// A child of a container, no segue.
    case relationship
    /// Show, or push where a navigation controller is around.
    case show
    /// Unwind to a controller that declares the action.
    case unwind
    /// Push, as Xcode 5 and earlier have it.
    case push
    /// Present modally.
    case presentation
    /// A class in code decides.
    case custom
    /// Fill a container view.
    case embed
    /// Show in the secondary column of a split view controller.
    case showDetail
    /// Present as a popover.
    case popoverPresentation
    /// Present as a popover, as Xcode 5 and earlier have it.
    case popover
    /// Present modally, as Xcode 5 and earlier have it.
    case modal
    /// Replace a column of a split view controller, as Xcode 5 and earlier have it.
    case replace
    /// A word that is none of these.
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

  /// An attribute whose value should be a number.
  public struct UnreadableNumber {
    /// The element that has the attribute.
    public var element: XMLElement
    /// The name of the attribute.
    public var attribute: String
    /// The value as the file has it.
    public var value: String
  }

  /// A bar button item.
  public struct BarItem {
    /// The element `barButtonItem`.
    public var element: XMLElement
    /// The navigation item, toolbar or controller that it belongs to.
    public var owner: XMLElement
  }

  /// A connection from a property of an object to another object.
  public struct Outlet {
    /// The object that has the property.
    public var owner: XMLElement
    /// The name of the property, such as `gestureRecognizers`.
    public var property: String
    /// The object id of the other object.
    public var destination: String
  }
}
