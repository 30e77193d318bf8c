public import CellGraphics

extension SceneDocument {
  /// A view controller in the file.
  public struct Scene: Equatable, Sendable {
    /// Unique in the document.
    public var id: String
    /// Short, for the status line; the title or else the id where the file
    /// gives none.
    public var name: String
    /// The view controller's title; nil when the file gives none.
    public var title: String?
    public var kind: Kind
    public var background: Color
    /// From back to front; none in a navigation controller.
    public var views: [View]
    /// None in a navigation controller.
    public var segues: [Segue]
    /// None in a navigation controller.
    public var unwindActions: [UnwindAction]
    /// The byte offset of the scene's object.
    public var offset: Int

    /// The background of a scene that names none.
    public static let defaultBackground = Color.white

    /// - Parameter name: Nil for the title, or else the id.
    public init(
      id: String, name: String? = nil, title: String? = nil, kind: Kind = .viewController,
      background: Color = Self.defaultBackground, views: [View] = [], segues: [Segue] = [],
      unwindActions: [UnwindAction] = [], offset: Int = 0
    ) {
      self.id = id
      self.name = name ?? (title?.isEmpty == false ? title : nil) ?? id
      self.title = title
      self.kind = kind
      self.background = background
      self.views = views
      self.segues = segues
      self.unwindActions = unwindActions
      self.offset = offset
    }
  }
}

extension SceneDocument.Scene {
  public enum Kind: Equatable, Sendable {
    case viewController
    /// A stack of view controllers that starts with the scene `root`, which is a view controller.
    ///
    /// `push` and `pop` say how the stack moves; nil is the navigation controller's usual way.
    case navigationController(
      root: String, push: SceneDocument.TransitionReference?,
      pop: SceneDocument.TransitionReference?)
  }
}
