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
  ///
  /// A scene is a template: ``SceneFactory`` makes a new controller of it for each segue that leads
  /// to it. Several controllers of one scene can therefore be on the screen.
  public struct Scene: Equatable, Sendable {
    /// The id, unique in the document.
    public var id: String
    /// A short name for the status line. If the file names none, it is the title, or the id without
    /// a title.
    public var name: String
    /// The view controller's title; nil for none.
    public var title: String?
    /// The kind of controller, with the values that only this kind has.
    public var kind: Kind
    /// The presentation of the scene; a segue can replace its styles.
    public var presentation: Presentation
    /// A Boolean value that indicates whether only code shows the scene. It is false for an alert.
    ///
    /// Such a scene is not reported as unreachable, and a session offers it in its menu.
    public var isShownByCode = false
    /// The part of a storyboard that an import replaced with this scene; nil for any other scene. A
    /// run ignores it.
    ///
    /// An empty scene then has a caption in place of the contents, which only code knows.
    public var standsFor: StandIn?
    /// The findings of `segue check` that the file accepts in the scene.
    public var acceptances: [Acceptance] = []
    /// The actions in code of buttons and bar button items, by the ids of the buttons and items.
    ///
    /// A run cannot perform them. A tap on such a button shows a notice with the name of the
    /// action.
    public var codeActions: [String: String] = [:]
    /// The colour behind the views.
    public var background: Color
    /// The size, in points, to which the frames of the views refer; nil for the canvas of the
    /// document.
    ///
    /// An import sets it for each scene, because the scenes of a storyboard can be designed for
    /// different devices.
    public var canvas: Size?
    /// The way in which views find their cells.
    public var layout: Layout = .canvas
    /// The views from back to front. Only a view controller has views.
    public var views: [View]
    /// The views of some size classes; the first variation that matches counts.
    ///
    /// They are considered each time the size classes change, for example after a resize of the
    /// terminal.
    public var variations: [Variation] = []
    /// The layouts of the views that have more than a frame.
    ///
    /// A view without an entry here has its frame scaled with the canvas, and the usual priorities.
    public var layouts: [ViewLayout]
    /// The segues in file order. A container has none.
    public var segues: [Segue]
    /// The unwind actions in file order. Only view controllers and tables have unwind actions and
    /// items in bars.
    public var unwindActions: [UnwindAction]
    /// The contents of the bar of a navigation controller around the scene.
    public var navigationItem: NavigationItem
    /// The items of that controller's toolbar, from left to right.
    public var toolbarItems: [BarButtonItem]
    /// Indicates whether bars at the bottom are hidden while the scene is on a stack.
    public var hidesBottomBarWhenPushed: Bool
    /// The byte offset of the scene's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// The background of a scene whose file names none.
    public static let defaultBackground = Color.white

    /// Makes a scene. A `name` of nil becomes the title, or the id of a scene without a title.
    ///
    /// - Parameters:
    ///   - id: The id, unique in the document.
    ///   - name: The name for the status line.
    ///   - title: The title of the controller; nil for none.
    ///   - kind: The kind of controller. A container takes only a kind, bars and segues into
    ///     account.
    ///   - presentation: The styles with which a segue presents the scene.
    ///   - background: The colour behind the views.
    ///   - views: The views from back to front.
    ///   - layouts: The layouts of the views that have more than a frame.
    ///   - segues: The segues in file order.
    ///   - unwindActions: The unwind actions that can end at the scene.
    ///   - navigationItem: The contents of the bar of a navigation controller around the scene.
    ///   - toolbarItems: The items of its toolbar.
    ///   - hidesBottomBarWhenPushed: Hides the toolbar and the tab bar while the scene is on a
    ///     stack.
    ///   - offset: The place of the scene in the file; 0 for a scene made in code.
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
  ///
  /// `canvas` suits scenes that were designed for Segue. An import uses `rows`, because a phone's
  /// screen has more lines of text than a terminal has rows.
  public enum Layout: String, Equatable, Sendable, CaseIterable {
    /// Each view has its frame, scaled to the screen. Views can cover each other.
    case canvas
    /// Views have rows of their own.
    ///
    /// Frames are scaled as in `canvas`. A view that would cover another moves below it, and the
    /// scene scrolls if there are not enough rows.
    case rows
  }

  /// A part of a storyboard that an import replaces with a scene because it cannot convert the
  /// part.
  ///
  /// The scene keeps its place in the flow, so the segues to it and from it still work.
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
  /// A container with a stack of view controllers.
  ///
  /// The root can be any scene that is not a navigation controller itself, as in UIKit.
  public struct NavigationController: Equatable, Sendable {
    /// The id of the first scene on the stack.
    public var root: String
    /// The transition of a push; nil for the navigation controller's own.
    public var push: TransitionReference?
    /// The transition of a pop; nil for the navigation controller's own.
    public var pop: TransitionReference?
    /// Indicates whether a drag from the left edge moves the transition `pop`.
    ///
    /// Without a transition ``pop`` it has no effect, because the navigation controller's own drag
    /// is then active.
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

  /// A reference to a scene of another file.
  ///
  /// A chain of references is followed to its end. A cycle of references is a defect of the files.
  public struct StoryboardReference: Equatable, Sendable {
    /// The file's name in the ``StoryboardBundle``.
    public var storyboard: String
    /// The scene's id in that file; nil for the initial scene.
    public var scene: String?

    /// Makes a reference to a scene, or to the initial scene, of a file.
    public init(storyboard: String, scene: String? = nil) {
      self.storyboard = storyboard
      self.scene = scene
    }
  }
}
