public import CellGraphics

extension Flow {
  public struct Scene: Equatable, Sendable {
    /// Unique in its file, unless the file is wrong; empty where it gives none.
    public var id: String
    /// For people: the name, else the title, else the id.
    public var name: String
    public var kind: Kind
    /// Of its view; nil where the file names none.
    public var background: Color?
    /// What it is made with because it is their container; embed segues are not among them.
    public var children: [Child] = []
    /// The actions that unwind segues can come back here with, in file order.
    public var unwindActions: [String] = []
    /// Whether a file starts with it.
    public var isInitial = false
    /// How it is presented, in the word of the format; nil for the usual way.
    public var presentationStyle: String?
    /// Indicates whether the style is the default of the Xcode that wrote the storyboard, which names none.
    public var hasDefaultStyle = false
    /// Its class in code; nil in a scene file, and where a storyboard names none.
    public var customClass: String?
    /// What else its file says of where the user can go, and how; in an order of their own.
    public var settings: [Setting] = []
    /// The object id of its controller in a storyboard; nil in a scene file.
    public var objectID: String?
    public var place: Place

    public init(id: String, name: String, kind: Kind, place: Place) {
      self.id = id
      self.name = name
      self.kind = kind
      self.place = place
    }
  }

  /// A key of a scene file and what it says, such as `hidesBackButton` and `true`.
  public struct Setting: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public enum Kind: String, Sendable, CaseIterable {
    case viewController
    case tableViewController
    case collectionViewController
    case navigationController
    case tabBarController
    case splitViewController
    case pageViewController
    case alertController
    /// Stands for a scene that is in none of the files.
    case storyboardReference

    /// Whether it shows other scenes and nothing of its own but bars.
    public var isContainer: Bool {
      switch self {
      case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
      case .viewController, .tableViewController, .collectionViewController, .alertController,
        .storyboardReference:
        false
      }
    }
  }

  public struct Child: Equatable, Sendable {
    public var role: Role
    /// Which of the `scenes`.
    public var scene: Int
    public var place: Place

    public init(role: Role, scene: Int, place: Place) {
      self.role = role
      self.scene = scene
      self.place = place
    }
  }

  /// What a scene is to the container that holds it; the words are those of the scene file.
  public enum Role: String, Sendable, CaseIterable {
    case root, tab, primary, supplementary, secondary, compact, page
  }
}
