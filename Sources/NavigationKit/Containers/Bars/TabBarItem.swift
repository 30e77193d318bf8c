/// What a tab bar shows for one controller. A change shows at once.
public final class TabBarItem {
  /// Set by `ViewController.title`, not the other way round.
  public var title: String? { didSet { update() } }
  /// A sign before the title, a column or two wide, where iOS has a picture; nil for none.
  public var image: String? { didSet { update() } }
  /// A short text after the title, such as a count; nil for none.
  public var badgeValue: String? { didSet { update() } }
  /// False keeps the user from selecting it.
  public var isEnabled = true { didSet { update() } }
  /// A number of the application's own.
  public var tag: Int

  /// The bar that shows it.
  weak var tabBar: TabBar?

  public init(title: String?, image: String? = nil, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  private func update() { tabBar?.update() }
}

extension ViewController {
  /// What the tab bar shows for this controller; made when first asked for.
  ///
  /// That of a navigation controller is its root's, unless it has been given one of its own; without
  /// a root it has none to keep.
  public var tabBarItem: TabBarItem! {
    get { storedTabBarItem ?? defaultTabBarItem }
    set {
      storedTabBarItem = newValue
      tabBarController?.updateTabBar()
    }
  }

  /// The nearest tab bar controller around this one.
  public var tabBarController: TabBarController? {
    var ancestor = parent
    while let current = ancestor {
      if let tabs = current as? TabBarController { return tabs }
      ancestor = current.parent
    }
    return nil
  }
}
