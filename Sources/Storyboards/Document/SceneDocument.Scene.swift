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
    public var kind: Kind
    public var presentation: Presentation
    /// Indicates whether nothing in the files leads to it, and code shows it; never an alert.
    public var isShownByCode = false
    /// The part of a storyboard that an import replaced by the scene; nil for a scene of its own. A run
    /// ignores it.
    public var standsFor: StandIn?
    /// The findings of `segue check` that the file accepts in the scene.
    public var acceptances: [Acceptance] = []
    /// The actions in code that buttons and bar button items are connected to, by their ids.
    public var codeActions: [String: String] = [:]
    public var background: Color
    /// The drawing board that the frames of its views refer to; nil is the document's.
    public var canvas: Size?
    public var layout: Layout = .canvas
    /// From back to front; only in a view controller.
    public var views: [View]
    /// What is shown instead in some size classes; the first one that matches counts.
    public var variations: [Variation] = []
    /// Of the views that have something to say about their layout besides a frame.
    public var layouts: [ViewLayout]
    /// Only in a view controller, a table or an alert.
    public var segues: [Segue]
    /// Only in a view controller or a table, as all that follows.
    public var unwindActions: [UnwindAction]
    /// What the bar of a navigation controller around the scene shows.
    public var navigationItem: NavigationItem
    /// What that controller's toolbar shows, from left to right.
    public var toolbarItems: [BarButtonItem]
    /// Whether bars at the bottom stay out while the scene is on a stack.
    public var hidesBottomBarWhenPushed: Bool
    /// The byte offset of the scene's object.
    public var offset: Int

    /// The background of a scene that names none.
    public static let defaultBackground = Color.white

    /// - Parameter name: Nil for the title, or else the id.
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
  /// How the views of a scene find their cells.
  public enum Layout: String, Equatable, Sendable, CaseIterable {
    /// Each by its frame alone, in proportion.
    case canvas
    /// So too, but what says something has rows of its own: what would cover another stands below
    /// it, and what there is no room for is scrolled to.
    case rows
  }

  /// A part of a storyboard that an import cannot carry over, so that a scene replaces it.
  public enum StandIn: String, Equatable, Sendable, CaseIterable {
    /// A scene that code makes; the storyboard has none.
    case code
    /// A reference to a storyboard that the import did not find.
    case storyboardReference
    /// A tab bar controller whose tabs code makes.
    case tabBarController
    /// A split view controller whose columns code makes.
    case splitViewController
    /// A page view controller, whose pages code makes.
    case pageViewController
  }

  public enum Kind: Equatable, Sendable {
    case viewController
    case tableViewController(SceneDocument.Table)
    case navigationController(SceneDocument.NavigationController)
    case tabBarController(SceneDocument.TabBarController)
    case splitViewController(SceneDocument.SplitViewController)
    case pageViewController(SceneDocument.PageViewController)
    case alertController(SceneDocument.AlertController)
    case storyboardReference(SceneDocument.StoryboardReference)
  }
}

extension SceneDocument {
  /// A stack of view controllers that starts with the scene `root`, which is a view controller.
  public struct NavigationController: Equatable, Sendable {
    public var root: String
    /// How the stack grows; nil is the navigation controller's usual way.
    public var push: TransitionReference?
    /// How it shrinks; nil as for `push`.
    public var pop: TransitionReference?
    /// Whether a finger that comes in over the left edge moves `pop`.
    public var isPopInteractive: Bool
    public var isNavigationBarHidden: Bool
    public var isToolbarHidden: Bool

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

    public init(storyboard: String, scene: String? = nil) {
      self.storyboard = storyboard
      self.scene = scene
    }
  }
}
