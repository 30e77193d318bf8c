public import TextFormats

/// The contents of an Xcode storyboard's file: scenes, objects and segues, with their elements.
///
/// Objects and segues are found at every depth. Ids and names are unchanged from the file. They may
/// be empty, repeated, or contain any character.
///
/// ```swift
/// let text = """
///   <document initialViewController="a"><scenes><scene><objects>
///     <viewController id="a" customClass="Home"><connections>
///       <segue destination="b" kind="show" identifier="go" id="g"/>
///     </connections></viewController>
///   </objects></scene></scenes></document>
///   """
/// let document = try InterfaceBuilderDocument(xml: Array(text.utf8))
/// let segue = document.scenes[0].segues[0]
/// precondition(document.initialViewController == "a")
/// // The controller owns the segue, because no view is around it.
/// precondition(segue.kind == .show && segue.owner["customClass"] == "Home")
/// ```
public struct InterfaceBuilderDocument {
  /// The id of the controller that the app starts with; nil if the app's code decides.
  public var initialViewController: String?
  /// The Xcode version that saved the file, such as `21701`; nil in some files made by hand.
  public var toolsVersion: String?
  /// The scenes, in file order.
  public var scenes: [Scene]
  /// The element `document` with all its contents.
  public let root: XMLElement

  /// A controller and the objects beside it.
  ///
  /// A scene of the file is an element `scene` with an element `objects`. The first object that is
  /// a controller is its controller.
  public struct Scene {
    /// The name on Interface Builder's canvas; nil if the file has no name.
    public var name: String?
    /// The element of the controller; nil in a scene without a controller, which cannot be shown.
    public var controller: XMLElement?
    /// The objects beside the controller, such as gesture recognisers and views that code shows.
    public var neighbours: [XMLElement] = []
    /// The exits, which are the destinations of unwind segues.
    public var exits: [XMLElement] = []
    /// The gesture recognisers, in file order.
    public var recognizers: [XMLElement] = []
    /// The bar button items, in file order.
    public var barItems: [BarItem] = []
    /// The segues and relationships, in file order.
    public var segues: [Segue] = []
    /// The connections from a view to its recognisers, and from a property in code to an object.
    public var outlets: [Outlet] = []
    /// The keys of the variations in the scene, such as `widthClass=compact`.
    public var variations: Set<String> = []
    /// The attributes that should be numbers and have other values, in file order.
    public var unreadableNumbers: [UnreadableNumber] = []
    /// Everything in the scene that has an id.
    ///
    /// If two elements have the same id, the first is kept.
    public var objects: [String: XMLElement] = [:]
  }

  /// A segue or a relationship.
  ///
  /// The properties read the attributes of the element each time. A relationship between a
  /// container and its child has the same form in the file.
  public struct Segue {
    /// The kind; nil if the element names no kind.
    public var kind: Kind?
    /// The object that triggers it: a control, a cell, a recogniser, a bar item or the controller.
    ///
    /// It is the nearest element around the segue that has an id and is no connection.
    public var owner: XMLElement
    /// The element `segue`.
    public var element: XMLElement

    /// The object id; empty if the file has no id.
    public var id: String { element["id"] ?? "" }
    /// The object id of the destination, a controller or an exit; nil if the file has no
    /// destination.
    public var destination: String? { element["destination"] }
    /// The identifier by which code performs the segue; nil for none or for an empty one.
    public var identifier: String? { element["identifier"].flatMap { $0.isEmpty ? nil : $0 } }
    /// The class of a custom segue in code; nil if the file names no class.
    public var customClass: String? { element["customClass"] }
    /// The module of the class; nil if the file names no module.
    public var customModule: String? { element["customModule"] }
    /// The selector of the unwind action, such as `comeBack:`; nil for a segue that leads forward.
    public var unwindAction: String? { element["unwindAction"] }
    /// The name of a relationship, such as `rootViewController`; nil for a segue.
    public var relationship: String? { element["relationship"] }
    /// `accessoryAction` for the accessory button of a cell; nil for any other trigger.
    public var trigger: String? { element["trigger"] }
    /// A Boolean value that indicates whether the segue is animated; true if the file does not say.
    public var isAnimated: Bool { element.bool("animates") ?? true }
  }

  /// The kind of a segue, by the file's word for the kind.
  public enum Kind: Equatable, Sendable {
    /// A child of a container. This is not a segue.
    case relationship
    /// Show; within a navigation controller, push.
    case show
    /// Unwind to a controller that declares the action.
    case unwind
    /// Push, in files of Xcode 5 and earlier.
    case push
    /// Present modally.
    case presentation
    /// A custom segue: a class in code decides.
    case custom
    /// Embed a child in a container view.
    case embed
    /// Show in the secondary column of a split view controller.
    case showDetail
    /// Present as a popover.
    case popoverPresentation
    /// Present as a popover, in files of Xcode 5 and earlier.
    case popover
    /// Present modally, in files of Xcode 5 and earlier.
    case modal
    /// Replace a column of a split view controller, in files of Xcode 5 and earlier.
    case replace
    /// An unknown word.
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
  ///
  /// Such a value comes from an edit by hand or a merge. The import leaves the attribute out and
  /// says so in a remark.
  public struct UnreadableNumber {
    /// The element that has the attribute.
    public var element: XMLElement
    /// The name of the attribute.
    public var attribute: String
    /// The value in the file, unchanged.
    public var value: String
  }

  /// A bar button item.
  public struct BarItem {
    /// The element `barButtonItem`.
    public var element: XMLElement
    /// The owner of the item: a navigation item, a toolbar or a controller.
    public var owner: XMLElement
  }

  /// A connection from a property of an object to another object.
  ///
  /// An outlet collection has one connection for each of its objects.
  public struct Outlet {
    /// The object that has the property.
    public var owner: XMLElement
    /// The name of the property, such as `gestureRecognizers`.
    public var property: String
    /// The object id of the other object.
    public var destination: String
  }
}
