public import CellGraphics

extension SceneDocument {
  /// A view controller in the file, or the place of one that is in another file.
  public struct Scene: Equatable, Sendable {
    /// Unique in the document.
    public var id: String
    /// Short, for the status line; the title or else the id where the file
    /// gives none.
    public var name: String
    /// The view controller's title; nil when the file gives none.
    public var title: String?
    /// The kind of controller, with the values that only this kind has.
    public var kind: Kind
    /// The presentation of the scene; a segue can replace its styles.
    public var presentation: Presentation
    /// Indicates whether nothing in the files leads to it, and code shows it; never an alert.
    public var isShownByCode = false
    /// The actions in code that buttons and bar button items are connected to, by their ids.
    public var codeActions: [String: String] = [:]
    /// The color behind the views.
    public var background: Color
    /// The drawing board that the frames of its views refer to; nil is the document's.
    public var canvas: Size?
    /// The way in which views find their cells.
    public var layout: Layout = .canvas
    /// From back to front; only in a view controller.
    public var views: [View]
    /// The views of some size classes; the first variation that matches counts.
    public var variations: [Variation] = []
    /// The layouts of the views that have more than a frame.
    public var layouts: [ViewLayout]
    /// Only in a view controller, a table or an alert.
    public var segues: [Segue]
    /// Only in a view controller or a table, as all that follows.
    public var unwindActions: [UnwindAction]
    /// The contents of the bar of a navigation controller around the scene.
    public var navigationItem: NavigationItem
    /// The items of that controller's toolbar, from left to right.
    public var toolbarItems: [BarButtonItem]
    /// Indicates whether bars at the bottom are hidden while the scene is on a stack.
    public var hidesBottomBarWhenPushed: Bool
    /// The byte offset of the scene's object.
    public var offset: Int

    /// The background of a scene that names none.
    public static let defaultBackground = Color.white

    /// Makes a scene. A `name` of nil becomes the title, or the id of a scene without a title.
    public init(
      id: String, name: String? = nil, title: String? = nil, kind: Kind = .viewController,
      presentation: Presentation = Presentation(), background: Color = Self.defaultBackground,
      views: [View] = [], layouts: [ViewLayout] = [], segues: [Segue] = [],
      unwindActions: [UnwindAction] = [], navigationItem: NavigationItem = NavigationItem(),
      toolbarItems: [BarButtonItem] = [], hidesBottomBarWhenPushed: Bool = false,
      offset: Int = 0
    ) {
      self.id = id
      self.name = name ?? (title?.isEmpty == false ? title : nil) ?? id
      self.title = title
      self.kind = kind
      self.presentation = presentation
      self.background = background
      self.views = views
      self.layouts = layouts
      self.segues = segues
      self.unwindActions = unwindActions
      self.navigationItem = navigationItem
      self.toolbarItems = toolbarItems
      self.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
      self.offset = offset
    }
  }
}

extension SceneDocument.Scene {
  /// The way in which the views of a scene find their cells.
  public enum Layout: String, Equatable, Sendable, CaseIterable {
    /// Each by its frame alone, in proportion.
    case canvas
    /// So too, but what says something has rows of its own: what would cover another stands below
    /// it, and what there is no room for is scrolled to.
    case rows
  }

  /// A kind of controller, with the values that only this kind has.
  public enum Kind: Equatable, Sendable {
    /// A controller with views.
    case viewController
    /// A controller whose view is a table.
    case tableViewController(SceneDocument.Table)
    /// A stack of scenes.
    case navigationController(SceneDocument.NavigationController)
    /// Scenes of which a bar chooses one.
    case tabBarController(SceneDocument.TabBarController)
    /// Scenes in columns.
    case splitViewController(SceneDocument.SplitViewController)
    /// Scenes in pages.
    case pageViewController(SceneDocument.PageViewController)
    /// An alert or an action sheet.
    case alertController(SceneDocument.AlertController)
    /// A scene of another file.
    case storyboardReference(SceneDocument.StoryboardReference)
  }
}

extension SceneDocument {
  /// A stack of view controllers that starts with the scene `root`, which is a view controller.
  public struct NavigationController: Equatable, Sendable {
    /// The id of the first scene on the stack.
    public var root: String
    /// The transition of a push; nil for the navigation controller's own.
    public var push: TransitionReference?
    /// The transition of a pop; nil for the navigation controller's own.
    public var pop: TransitionReference?
    /// Indicates whether a finger from the left edge moves `pop`.
    public var isPopInteractive: Bool
    /// Indicates whether the bar at the top is hidden.
    public var isNavigationBarHidden: Bool
    /// Indicates whether the bar at the bottom is hidden; true by default.
    public var isToolbarHidden: Bool

    /// Makes a stack that starts with a scene.
    public init(
      root: String, push: TransitionReference? = nil, pop: TransitionReference? = nil,
      isPopInteractive: Bool = false, isNavigationBarHidden: Bool = false,
      isToolbarHidden: Bool = true
    ) {
      self.root = root
      self.push = push
      self.pop = pop
      self.isPopInteractive = isPopInteractive
      self.isNavigationBarHidden = isNavigationBarHidden
      self.isToolbarHidden = isToolbarHidden
    }
  }

  /// Stands for a scene of another file.
  public struct StoryboardReference: Equatable, Sendable {
    /// The file's name in the `StoryboardBundle`.
    public var storyboard: String
    /// The scene's id there; nil for that file's initial scene.
    public var scene: String?

    /// Makes a reference to a scene, or to the initial scene, of a file.
    public init(storyboard: String, scene: String? = nil) {
      self.storyboard = storyboard
      self.scene = scene
    }
  }
}
