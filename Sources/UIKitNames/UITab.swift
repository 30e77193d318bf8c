public import NavigationKit

/// A tab of a tab bar controller with an identifier, as since iOS 18.
///
/// ```swift
/// let tabs = UITabBarController(tabs: [
///   UITab(title: "Inbox", image: nil, identifier: "inbox") { _ in UIViewController() },
///   UITab(title: "Sent", image: nil, identifier: "sent") { _ in UIViewController() },
/// ])
/// tabs.selectedTab = tabs.tab(forIdentifier: "sent")
/// precondition(tabs.selectedIndex == 1 && tabs.viewControllers?.count == 2)
/// ```
open class UITab {
  /// The title of the tab.
  open var title: String { didSet { update() } }
  /// The image of the tab, of which the sign is shown; nil for none.
  open var image: UIImage? { didSet { update() } }
  /// The name of the tab.
  public let identifier: String
  /// The text of the tab's badge; nil for none.
  open var badgeValue: String? { didSet { update() } }
  /// The tab bar controller that has the tab; nil before.
  public internal(set) weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var loaded: UIViewController?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image; nil for none.
  ///   - identifier: The name.
  ///   - viewControllerProvider: Creates the controller when the tab gets a tab bar controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The controller of the tab; nil for a tab without a provider.
  public var viewController: UIViewController? {
    if loaded == nil, let made = provider?(self) {
      loaded = made
      update()
    }
    return loaded
  }

  private func update() {
    guard let item = loaded?.tabBarItem else { return }
    item.title = title
    if let image { item.image = image }
    item.badgeValue = badgeValue
  }
}

extension TabBarController {
  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs, in order; empty for a controller that was given controllers instead.
  public var tabs: [UITab] {
    get { kept[default: []] }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs. A tab without a controller is left out of the bar.
  public func setTabs(_ tabs: [UITab], animated: Bool = true) {
    for tab in self.tabs { tab.tabBarController = nil }
    kept[default: [], of: "tabs"] = tabs
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
  }

  /// The tab of the selected controller; nil for none. Setting it selects its controller.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set {
      if let controller = newValue?.viewController, newValue?.tabBarController === self {
        selectedViewController = controller
      }
    }
  }

  /// Returns the tab with a name; nil for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }
}
