public import NavigationKit

extension SceneDocument {
  /// A reference from a container to a scene that it creates together with itself.
  ///
  /// The offset is that of the text of the id, so that a message about the scene points at the
  /// reference.
  public struct Child: Equatable, Sendable {
    /// The scene's id.
    public var scene: String
    /// The byte offset of the id in the file; 0 if the document was made in code.
    public var offset: Int

    /// Makes a reference to the scene with an id.
    public init(scene: String, offset: Int = 0) {
      self.scene = scene
      self.offset = offset
    }
  }

  /// A container that shows one of several scenes, which the user selects in a tab bar.
  ///
  /// The tabs' controllers are made at once, when the tab bar controller is made. Their views are
  /// loaded when they are first selected.
  public struct TabBarController: Equatable, Sendable {
    /// The tabs from left to right; at least one.
    public var tabs: [Tab]
    /// The index of the tab that is selected first.
    ///
    /// Reading reports an index that is not below the number of tabs.
    public var selected: Int
    /// The transition to a tab further right; nil changes at once.
    public var next: TransitionReference?
    /// The transition to a tab further left; nil changes at once.
    public var previous: TransitionReference?

    /// Makes a tab bar controller with at least one tab.
    public init(
      tabs: [Tab], selected: Int = 0, next: TransitionReference? = nil,
      previous: TransitionReference? = nil
    ) {
      self.tabs = tabs
      self.selected = selected
      self.next = next
      self.previous = previous
    }
  }

  /// A scene and its item in the tab bar.
  ///
  /// The bar shows the symbol before the title, and the badge after it.
  public struct Tab: Equatable, Sendable {
    /// The scene of the tab.
    public var child: Child
    /// The title of the item; nil for the title of the scene, or of its root.
    public var title: String?
    /// A symbol before the title, one or two columns wide; nil for none.
    public var image: String?
    /// A text after the title; nil for none.
    public var badge: String?
    /// Indicates whether the user can select the tab.
    public var isEnabled: Bool

    /// Makes a tab for a scene.
    public init(
      child: Child, title: String? = nil, image: String? = nil, badge: String? = nil,
      isEnabled: Bool = true
    ) {
      self.child = child
      self.title = title
      self.image = image
      self.badge = badge
      self.isEnabled = isEnabled
    }
  }

  /// A container with two columns, or three with a supplementary one.
  ///
  /// In a compact width, the columns are one stack, or the scene ``compact`` is shown instead.
  public struct SplitViewController: Equatable, Sendable {
    /// The scene of the first column.
    public var primary: Child
    /// The scene of the middle column; nil for two columns.
    public var supplementary: Child?
    /// The scene of the content, in the last column.
    public var secondary: Child
    /// The scene that replaces the columns in a compact width; nil to join the columns into one
    /// stack.
    public var compact: Child?
    /// The preferred arrangement of the columns if there is space for them.
    ///
    /// `automatic` lets the split view controller choose by the width of the screen.
    public var displayMode: NavigationKit.SplitViewController.DisplayMode
    /// The width of the primary column in columns of the terminal; nil for the default width.
    public var primaryWidth: Int?
    /// The width of the supplementary column in columns of the terminal; nil for the default width.
    public var supplementaryWidth: Int?
    /// Indicates whether swipes show and hide columns.
    public var presentsWithGesture: Bool

    /// Makes a split view controller of two or three columns.
    public init(
      primary: Child, supplementary: Child? = nil, secondary: Child, compact: Child? = nil,
      displayMode: NavigationKit.SplitViewController.DisplayMode = .automatic,
      primaryWidth: Int? = nil, supplementaryWidth: Int? = nil, presentsWithGesture: Bool = true
    ) {
      self.primary = primary
      self.supplementary = supplementary
      self.secondary = secondary
      self.compact = compact
      self.displayMode = displayMode
      self.primaryWidth = primaryWidth
      self.supplementaryWidth = supplementaryWidth
      self.presentsWithGesture = presentsWithGesture
    }

    /// The columns with their scenes, from left to right; the compact one is last.
    public var columns: [(column: NavigationKit.SplitViewController.Column, child: Child)] {
      let all: [(NavigationKit.SplitViewController.Column, Child?)] = [
        (.primary, primary), (.supplementary, supplementary), (.secondary, secondary),
        (.compact, compact),
      ]
      return all.compactMap { column, child in child.map { (column, $0) } }
    }
  }

  /// A container that shows one of several scenes, between which the user turns pages.
  ///
  /// The controllers of all pages are made at once. The user turns a page with a swipe along
  /// ``orientation``.
  public struct PageViewController: Equatable, Sendable {
    /// The pages in order; at least one.
    public var pages: [Child]
    /// The animation of a turn: a scroll or a page curl.
    public var transitionStyle: NavigationKit.PageViewController.TransitionStyle
    /// The direction of the swipes that turn the pages.
    public var orientation: NavigationKit.PageViewController.NavigationOrientation
    /// Indicates whether pages that scroll side by side have a row of dots below them.
    public var showsPageIndicator: Bool

    /// Makes a page view controller with at least one page.
    public init(
      pages: [Child], transitionStyle: NavigationKit.PageViewController.TransitionStyle = .pageCurl,
      orientation: NavigationKit.PageViewController.NavigationOrientation = .horizontal,
      showsPageIndicator: Bool = true
    ) {
      self.pages = pages
      self.transitionStyle = transitionStyle
      self.orientation = orientation
      self.showsPageIndicator = showsPageIndicator
    }
  }
}

extension SceneDocument.Scene {
  /// Indicates whether the scene shows other scenes, and only bars of its own.
  var isContainer: Bool {
    switch kind {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
    case .viewController, .tableViewController, .alertController, .storyboardReference: false
    }
  }

  /// The scenes that are created with this one because it is their container.
  ///
  /// Scenes of embed segues are not included. The array is empty for a scene that is not a
  /// container.
  ///
  /// Navigation controllers have one child, their root. Tabs and pages are in their order, and
  /// columns from left to right with the compact scene last.
  public var children: [SceneDocument.Child] {
    switch kind {
    case .viewController, .tableViewController, .alertController, .storyboardReference: []
    case .navigationController(let navigation): [SceneDocument.Child(scene: navigation.root)]
    case .tabBarController(let tabs): tabs.tabs.map(\.child)
    case .splitViewController(let split): split.columns.map(\.child)
    case .pageViewController(let pages): pages.pages
    }
  }
}
