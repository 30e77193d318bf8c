internal import CellGraphics

/// The contents of the navigation bar for one controller on the stack.
///
/// The bar shows the item of the top controller. The title of its back button comes from the item
/// of the controller below. A change shows at once.
///
/// ```swift
/// let inbox = ViewController()
/// inbox.title = "Inbox"
/// inbox.navigationItem.prompt = "3 unread messages"
/// inbox.navigationItem.backButtonTitle = "Mail"  // shown above other controllers
/// inbox.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .compose)
/// precondition(inbox.navigationItem.title == "Inbox")
/// ```
open class NavigationItem {
  /// The text of a back button. The raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title if it fits, otherwise "Back". If "Back" does not fit either, only the arrow.
    case `default` = 0
    /// "Back" if it fits, otherwise only the arrow.
    case generic = 1
    /// Only the arrow.
    case minimal = 2
  }

  // MARK: - While this controller is on top

  /// The title in the middle of the bar; nil for none.
  ///
  /// ``ViewController/title`` sets it. Setting it here does not change the controller's title.
  public var title: String? { didSet { update() } }
  /// A line of text above the title, in a row of its own; nil for none.
  public var prompt: String? { didSet { update() } }
  /// A view in place of the title; nil shows the title.
  ///
  /// It has one row and the width that the view had when it was set here. A view without a width
  /// takes the room between the items.
  public var titleView: View? {
    didSet {
      titleViewColumns = titleView?.bounds.width ?? 0
      update()
    }
  }
  /// The items from the left edge inwards; nil for none.
  ///
  /// They replace the back button unless ``leftItemsSupplementBackButton`` is true.
  public var leftBarButtonItems: [BarButtonItem]? { didSet { update() } }
  /// The items from the right edge inwards; nil for none.
  public var rightBarButtonItems: [BarButtonItem]? { didSet { update() } }
  /// Indicates whether the left items are shown beside the back button.
  public var leftItemsSupplementBackButton = false { didSet { update() } }
  /// Indicates whether the back button is hidden while this controller is on top.
  ///
  /// The edge pan to go back is disabled too, unless its recogniser has a delegate.
  public var hidesBackButton = false { didSet { update() } }

  /// The rule for a large title in a bar that prefers them.
  public var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { update() } }
  /// The values of properties that a terminal does not use.
  package var kept = KeptProperties()

  // MARK: - While another controller is above this one

  /// An item whose title is the title of the back button that leads to this controller.
  ///
  /// It takes precedence over ``backButtonTitle``. Other properties of the item are not used.
  public var backBarButtonItem: BarButtonItem? {
    didSet {
      oldValue?.namedItem = nil
      backBarButtonItem?.namedItem = self
      update()
    }
  }
  /// The title of the back button that leads to this controller; nil uses ``title``.
  public var backButtonTitle: String? { didSet { update() } }
  /// The action of the back button that is shown while the item is on top; nil, the default, goes
  /// back.
  package var backActionHandler: (() -> Void)?
  /// The object behind ``backActionHandler``, for a module that names its kind.
  package var backActionElement: AnyObject?
  /// The text of the back button that leads to this controller.
  public var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { update() } }

  /// The title view's own width. A narrow bar makes the view narrower for a while.
  private(set) var titleViewColumns = 0.0
  // The owner clears it when it is deallocated.
  unowned(unsafe) var owner: ViewController?
  /// The bar without a navigation controller that has the item; nil for none.
  weak var bar: NavigationBar?

  /// A bar in rows of its own below the title, with the height of its intrinsic size; nil for none.
  var accessoryBar: View?
  /// The controller of the accessory bar.
  var accessoryController: ViewController?

  init(title: String?, owner: ViewController) {
    self.title = title
    self.owner = owner
  }

  /// Creates an item that belongs to no controller.
  public init(title: String) { self.title = title }

  /// Creates an item without a title that belongs to no controller.
  public convenience init() { self.init(title: "") }

  /// Hides or shows the back button.
  ///
  /// - Parameters:
  ///   - hides: True hides it.
  ///   - animated: True fades the button in when it returns.
  public func setHidesBackButton(_ hides: Bool, animated: Bool) {
    hidesBackButton = hides
    guard animated, !hides, let bar = owner?.navigationController?.navigationBar else { return }
    if bar.topItem === self { bar.backButton.fadeIn() }
  }

  /// The cached result of `backTitles`.
  private var madeBackTitles: [String]?

  func update() {
    madeBackTitles = nil
    owner?.navigationController?.updateBar()
    bar?.showOwnItems()
  }
}

extension NavigationItem {
  /// The first of the left items. Setting it replaces the first item; nil removes it.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.items(leftBarButtonItems, withFirst: newValue) }
  }

  /// The first of the right items. Setting it replaces the first item; nil removes it.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.items(rightBarButtonItems, withFirst: newValue) }
  }

  /// Replaces the first of the left items.
  ///
  /// - Parameters:
  ///   - item: The item; nil removes the first item.
  ///   - animated: True fades a new item in.
  public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(Self.items(leftBarButtonItems, withFirst: item), animated: animated)
  }

  /// Replaces the first of the right items.
  ///
  /// - Parameters:
  ///   - item: The item; nil removes the first item.
  ///   - animated: True fades a new item in.
  public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    setRightBarButtonItems(Self.items(rightBarButtonItems, withFirst: item), animated: animated)
  }

  /// Returns `items` with another first item, or without their first; nil for none.
  ///
  /// An item that is among the others moves to the front.
  private static func items(_ items: [BarButtonItem]?, withFirst item: BarButtonItem?)
    -> [BarButtonItem]?
  {
    let others = (items ?? []).dropFirst().filter { $0 !== item }
    let all = (item.map { [$0] } ?? []) + others
    return all.isEmpty ? nil : all
  }

  /// Replaces the left items.
  ///
  /// - Parameters:
  ///   - items: The items from the left edge inwards; nil for none.
  ///   - animated: True fades new items in.
  public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    let old = leftBarButtonItems
    leftBarButtonItems = items
    if animated { items?.fadeIn(after: old) }
  }

  /// Replaces the right items.
  ///
  /// - Parameters:
  ///   - items: The items from the right edge inwards; nil for none.
  ///   - animated: True fades new items in.
  public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    let old = rightBarButtonItems
    rightBarButtonItems = items
    if animated { items?.fadeIn(after: old) }
  }

  /// The possible titles of the back button, the best first. The arrow alone always fits.
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
    // One button can belong to several items, but reports its changes to only one item.
    if backBarButtonItem == nil { madeBackTitles = made }
    return made
  }
}

extension ViewController {
  /// The contents of the navigation bar while this controller is on top. The first access creates
  /// it.
  public var navigationItem: NavigationItem {
    if let item = storedNavigationItem { return item }
    let item = NavigationItem(title: title, owner: self)
    storedNavigationItem = item
    return item
  }
}
