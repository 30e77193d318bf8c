public import CellGraphics

/// The tab of a controller in a tab bar. A change shows at once.
///
/// ```swift
/// let inbox = ViewController()
/// inbox.tabBarItem = TabBarItem(title: "Inbox", image: "✉", tag: 1)
/// inbox.tabBarItem.badgeValue = "3"
/// precondition(inbox.tabBarItem.isEnabled)
/// ```
open class TabBarItem {
  /// The title; nil for none.
  ///
  /// ``ViewController/title`` sets it. Setting it here does not change the controller's title.
  public var title: String? { didSet { update() } }
  /// A sign of one or two columns before the title; nil takes the sign of ``image``.
  public var sign: String? { didSet { update() } }
  /// An image, of which the character is shown before the title; nil for none.
  ///
  /// An image without a character is shown only if there is no title, as its name.
  public var image: Image? { didSet { update() } }
  /// The image of the selected tab; nil, the default, is ``image``.
  public var selectedImage: Image? { didSet { update() } }
  /// The colour of the badge; nil, the default, is the system's red.
  public var badgeColor: Color? { didSet { update() } }
  /// A short text after the title, such as a count; nil for none.
  public var badgeValue: String? { didSet { update() } }
  /// Indicates whether the user can select the tab.
  public var isEnabled = true { didSet { update() } }
  /// A number for the app's own use.
  public var tag: Int

  /// The values of properties that a terminal does not use.
  package var kept = KeptProperties()

  /// The bar that shows the item.
  weak var tabBar: TabBar?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - image: A sign of one or two columns; nil for none.
  ///   - tag: A number for the app's own use.
  public init(title: String?, image: String? = nil, tag: Int = 0) {
    self.title = title
    sign = image
    self.tag = tag
  }

  /// The sign before the title; nil for none.
  func shownSign(isSelected: Bool) -> String? {
    if let sign { return sign }
    guard let image = isSelected ? selectedImage ?? image : image else { return nil }
    return title?.isEmpty == false ? image.character.map(String.init) : image.sign
  }

  private func update() { tabBar?.update() }
}

extension ViewController {
  /// The tab of this controller. The first access creates it.
  ///
  /// A navigation controller returns the item of its root, unless it has one of its own. Without a
  /// root it returns a temporary item.
  public var tabBarItem: TabBarItem! {
    get { storedTabBarItem ?? defaultTabBarItem }
    set {
      storedTabBarItem = newValue
      tabBarController?.updateTabBar()
    }
  }

  /// The nearest tab bar controller around this controller; nil for none.
  public var tabBarController: TabBarController? {
    var ancestor = parent
    while let current = ancestor {
      if let tabs = current as? TabBarController { return tabs }
      ancestor = current.parent
    }
    return nil
  }
}
