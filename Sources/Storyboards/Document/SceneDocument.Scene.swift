public import CellGraphics

extension SceneDocument {
  /// A view controller of the file, or a reference to one in another file.
  ///
  /// ```swift
  /// let home = SceneDocument.Scene(
  ///   id: "home", title: "Start", segues: [SceneDocument.Segue(id: "go", kind: .push(to: "end"))])
  /// // A container names its scenes.
  /// let stack = SceneDocument.Scene(
  ///   id: "stack", kind: .navigationController(SceneDocument.NavigationController(root: "home")))
  /// precondition(home.name == "Start" && stack.name == "stack")
  /// precondition(stack.children.map(\.scene) == ["home"])
  /// ```
  public struct Scene: Equatable, Sendable {
    /// The id, unique in the document.
    public var id: String
    /// A short name for the status line. Without one in the file it is the title, or else the id.
    public var name: String
    /// The view controller's title; nil for none.
    public var title: String?
    /// The kind of view controller, with the contents of that kind.
    public var kind: Kind
    /// The presentation of the scene.
    public var presentation: Presentation
    /// A Boolean value that indicates whether only code shows the scene. It is false for an alert.
    public var isShownByCode = false
    /// The actions in code that buttons and bar button items are connected to, by the ids of these.
    public var codeActions: [String: String] = [:]
    /// The background of the view.
    public var background: Color
    /// The size, in points, to which the frames of the views refer; nil for the canvas of the
    /// document.
    public var canvas: Size?
    /// The placement of the views.
    public var layout: Layout = .canvas
    /// The views from back to front. Only a view controller has views.
    public var views: [View]
    /// Alternative views for size classes. The first variation that matches replaces `views`.
    public var variations: [Variation] = []
    /// The layout of each view that has more than a frame, such as constraints.
    public var layouts: [ViewLayout]
    /// The segues in file order. A container has none.
    public var segues: [Segue]
    /// The unwind actions in file order. Only view controllers and tables have unwind actions and
    /// items in bars.
    public var unwindActions: [UnwindAction]
    /// The contents of the navigation bar while the scene is on top of a stack.
    public var navigationItem: NavigationItem
    /// The items of the navigation controller's toolbar, from left to right.
    public var toolbarItems: [BarButtonItem]
    /// A Boolean value that indicates whether the tab bar is hidden while the scene is on a stack.
    public var hidesBottomBarWhenPushed: Bool
    /// The byte offset of the scene's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// The background of a scene whose file names none.
    public static let defaultBackground = Color.white

    /// Creates a scene. Each argument sets the property with the same name.
    ///
    /// Without a `name` the scene has its title as the name, or else its id.
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
  /// The placement of the views of a scene.
  public enum Layout: String, Equatable, Sendable, CaseIterable {
    /// Each view has its frame, scaled to the screen. Views can cover each other.
    case canvas
    /// Views have rows of their own.
    ///
    /// Frames are scaled as in `canvas`. A view that would cover another moves below it, and the
    /// scene scrolls if there are not enough rows.
    case rows
  }

  /// The kind of a scene, with the contents that only this kind has.
  public enum Kind: Equatable, Sendable {
    /// A view controller with views.
    case viewController
    /// A table.
    case tableViewController(SceneDocument.Table)
    /// A navigation controller.
    case navigationController(SceneDocument.NavigationController)
    /// A tab bar controller.
    case tabBarController(SceneDocument.TabBarController)
    /// A split view controller.
    case splitViewController(SceneDocument.SplitViewController)
    /// A page view controller.
    case pageViewController(SceneDocument.PageViewController)
    /// An alert or action sheet.
    case alertController(SceneDocument.AlertController)
    /// A reference to a scene of another file.
    case storyboardReference(SceneDocument.StoryboardReference)
  }
}

extension SceneDocument {
  /// A container with a stack of view controllers.
  public struct NavigationController: Equatable, Sendable {
    /// The id of the scene at the bottom of the stack. It is a view controller or a table.
    public var root: String
    /// The transition of a push; nil for the default.
    public var push: TransitionReference?
    /// The transition of a pop; nil for the one of `push`.
    public var pop: TransitionReference?
    /// A Boolean value that indicates whether a drag from the left edge drives `pop`.
    public var isPopInteractive: Bool
    /// A Boolean value that indicates whether there is no navigation bar.
    public var isNavigationBarHidden: Bool
    /// A Boolean value that indicates whether there is no toolbar.
    public var isToolbarHidden: Bool

    /// Creates a navigation controller. Each argument sets the property with the same name.
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

  /// A reference to a scene of another file.
  public struct StoryboardReference: Equatable, Sendable {
    /// The file's name in the ``StoryboardBundle``.
    public var storyboard: String
    /// The scene's id in that file; nil for the initial scene.
    public var scene: String?

    /// Creates a reference. Each argument sets the property with the same name.
    public init(storyboard: String, scene: String? = nil) {
      self.storyboard = storyboard
      self.scene = scene
    }
  }
}
