internal import CellGraphics

/// What a navigation bar shows for one controller on the stack.
///
/// The bar takes the left items, `hidesBackButton` and the rest from the item of the controller on
/// top; how the way back is called it takes from the item of the one below. A change shows at once.
public final class NavigationItem {
  /// How a back button says where it leads. The raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title where it fits, else "Back" where that fits, else only the arrow.
    case `default` = 0
    /// "Back" where it fits, else only the arrow.
    case generic = 1
    /// Only the arrow.
    case minimal = 2
  }

  // MARK: - While this controller is on top

  /// The middle of the bar; set by `ViewController.title`, not the other way round.
  public var title: String? { didSet { update() } }
  /// A line above the title; nil for none, which saves its row.
  public var prompt: String? { didSet { update() } }
  /// Shown in place of the title: one row, and as wide as the view was when it was set here; with no
  /// width it takes all that the items leave.
  public var titleView: View? {
    didSet {
      titleViewColumns = titleView?.bounds.width ?? 0
      update()
    }
  }
  /// From the left edge inwards; with any of them there is no back button, unless
  /// `leftItemsSupplementBackButton`.
  public var leftBarButtonItems: [BarButtonItem]? { didSet { update() } }
  /// From the right edge inwards.
  public var rightBarButtonItems: [BarButtonItem]? { didSet { update() } }
  /// True shows the left items beside the back button, not in place of it.
  public var leftItemsSupplementBackButton = false { didSet { update() } }
  /// True leaves out the back button while this controller is on top.
  public var hidesBackButton = false { didSet { update() } }

  // MARK: - While another controller stands on this one

  /// Its title is what the way back to this controller is called, before `backButtonTitle`.
  ///
  /// Nothing else of the item counts: what a back button does and how it looks is the bar's affair.
  public var backBarButtonItem: BarButtonItem? {
    didSet {
      oldValue?.namedItem = nil
      backBarButtonItem?.namedItem = self
      update()
    }
  }
  /// What the way back to this controller is called; nil takes the title.
  public var backButtonTitle: String? { didSet { update() } }
  public var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { update() } }

  /// The title view's own width: a narrow bar makes the view narrower for a while.
  private(set) var titleViewColumns = 0.0
  // The owner clears it when it goes.
  unowned(unsafe) var owner: ViewController?

  init(title: String?, owner: ViewController) {
    self.title = title
    self.owner = owner
  }

  /// - Parameter animated: True lets the button fade in where it comes back.
  public func setHidesBackButton(_ hides: Bool, animated: Bool) {
    hidesBackButton = hides
    guard animated, !hides, let bar = owner?.navigationController?.navigationBar else { return }
    if bar.topItem === self { bar.backButton.fadeIn() }
  }

  /// What `backTitles` has answered since the last change.
  private var madeBackTitles: [String]?

  func update() {
    madeBackTitles = nil
    owner?.navigationController?.updateBar()
  }
}

extension NavigationItem {
  /// The first of the left items. Setting it replaces all of them.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items. Setting it replaces all of them.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// - Parameter animated: True lets new items fade in.
  public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    let old = leftBarButtonItems
    leftBarButtonItems = items
    if animated { items?.fadeIn(after: old) }
  }

  /// - Parameter animated: True lets new items fade in.
  public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    let old = rightBarButtonItems
    rightBarButtonItems = items
    if animated { items?.fadeIn(after: old) }
  }

  /// What the way back to this controller may be called, the best first; the arrow alone always can.
  var backTitles: [String] {
    if let madeBackTitles { return madeBackTitles }
    let title = backBarButtonItem?.title ?? backButtonTitle ?? title
    let titles =
      switch backButtonDisplayMode {
      case .default: [title, "Back"].compactMap(\.self)
      case .generic: ["Back"]
      case .minimal: [String]()
      }
    let made = titles.map { $0.isEmpty ? "‹" : "‹ \($0)" }
    // A button can name more than one way back and tells only one item of its changes.
    if backBarButtonItem == nil { madeBackTitles = made }
    return made
  }
}

extension ViewController {
  /// What a navigation bar shows while this controller is on top; made when first asked for.
  public var navigationItem: NavigationItem {
    if let item = storedNavigationItem { return item }
    let item = NavigationItem(title: title, owner: self)
    storedNavigationItem = item
    return item
  }
}
