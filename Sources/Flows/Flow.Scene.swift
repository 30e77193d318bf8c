public import CellGraphics

extension Flow {
  /// A scene of the app: a node of the graph.
  ///
  /// ```swift
  /// let place = Flow.Place(file: 0, line: 1, column: 1)
  /// var flow = Flow()
  /// flow.files = ["scenes.json"]
  /// flow.scenes = [Flow.Scene(id: "home", name: "Home", kind: .viewController, place: place)]
  /// flow.entries = [0]
  /// precondition(flow.scenes[0].children.isEmpty && flow.segues.isEmpty)
  /// ```
  public struct Scene: Equatable, Sendable {
    /// The id. It is unique in a correct file, and empty if the file gives none.
    public var id: String
    /// A name for people: the name in the file, the title if there is no name, or the id.
    ///
    /// The name can contain any character. Replace control characters before you print it.
    public var name: String
    /// The kind of view controller.
    public var kind: Kind
    /// The background of the view; nil if the file names no colour.
    public var background: Color?
    /// The scenes inside this container. They are created together with it. Scenes of embed segues
    /// are not included.
    ///
    /// Tabs and pages are in their order. A child whose scene does not exist is left out.
    public var children: [Child] = []
    /// The unwind actions that the scene declares, in file order.
    public var unwindActions: [String] = []
    /// A Boolean value that indicates whether the scene is the initial scene of its file.
    public var isInitial = false
    /// The presentation style, as a scene file names it; nil for the default.
    public var presentationStyle: String?
    /// A Boolean value that indicates whether the storyboard names no style, so that
    /// ``presentationStyle`` is the default of the Xcode that wrote it.
    public var hasDefaultStyle = false
    /// The class in code; nil in a scene file, or if the storyboard names none.
    public var customClass: String?
    /// The other keys of the file that concern navigation, in a fixed order.
    ///
    /// Drawings and baselines list them, so that a change of a setting is a visible difference.
    public var settings: [Setting] = []
    /// The object id of the controller in a storyboard; nil in a scene file.
    public var objectID: String?
    /// The place of the scene in its file.
    public var place: Place

    /// Creates a scene without children, segues and settings. Each argument sets the property with
    /// the same name.
    public init(id: String, name: String, kind: Kind, place: Place) {
      self.id = id
      self.name = name
      self.kind = kind
      self.place = place
    }
  }

  /// A key of a scene file with its value as text, such as `hidesBackButton` and `true`.
  ///
  /// The name is a key of the scene file, also for a scene of a storyboard. A nested key has a dot,
  /// as in `transitions.push`.
  public struct Setting: Equatable, Sendable {
    /// The key in a scene file, such as `hidesBackButton`.
    public var name: String
    /// The value as text.
    public var value: String

    /// Creates a setting. Each argument sets the property with the same name.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The kind of a scene. The raw values are the words of the scene file.
  ///
  /// The raw value is also the word that reports and baselines use.
  public enum Kind: String, Sendable, CaseIterable {
    /// A view controller with views.
    case viewController
    /// A table.
    case tableViewController
    /// A collection view controller. Only storyboards have them.
    case collectionViewController
    /// A navigation controller with one root.
    case navigationController
    /// A tab bar controller.
    case tabBarController
    /// A split view controller.
    case splitViewController
    /// A page view controller.
    case pageViewController
    /// An alert or action sheet.
    case alertController
    /// A placeholder for a scene that no file contains.
    case storyboardReference

    /// A Boolean value that indicates whether a scene of this kind shows other scenes, and nothing
    /// of its own except bars.
    public var isContainer: Bool {
      switch self {
      case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
      case .viewController, .tableViewController, .collectionViewController, .alertController,
        .storyboardReference:
        false
      }
    }
  }

  /// A scene inside a container.
  ///
  /// The scene itself does not know its containers. ``Flow/Adjacency/containers`` lists them.
  public struct Child: Equatable, Sendable {
    /// The role of the scene in the container.
    public var role: Role
    /// The index of the scene in ``Flow/scenes``.
    public var scene: Int
    /// The place in the file that names the scene.
    public var place: Place

    /// Creates a child. Each argument sets the property with the same name.
    public init(role: Role, scene: Int, place: Place) {
      self.role = role
      self.scene = scene
      self.place = place
    }
  }

  /// The role of a scene in its container. The raw values are the words of the scene file.
  public enum Role: String, Sendable, CaseIterable {
    /// The bottom of the stack of a navigation controller.
    case root
    /// A tab of a tab bar controller.
    case tab
    /// The first column of a split view controller.
    case primary
    /// The middle one of three columns.
    case supplementary
    /// The last and widest column.
    case secondary
    /// The replacement for the columns in a compact width.
    case compact
    /// A page of a page view controller.
    case page
  }
}
