internal import CellGraphics
public import NavigationKit

extension NavigationBar: AppearanceBar {
  /// The looks of the bar: its background and the colours of its titles. A change of the looks
  /// changes the bar.
  public var standardAppearance: UINavigationBarAppearance {
    get { keptAppearance }
    set { keptAppearance = newValue }
  }

  /// The looks of a small bar. They are kept and not drawn.
  public var compactAppearance: UINavigationBarAppearance? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The looks of the bar above content at its top. They are kept and not drawn.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The attributes of the title, of which the colour is drawn.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept[default: nil] }
    set {
      kept[default: nil] = newValue
      titleColor = newValue?.textColor
    }
  }

  /// The attributes of a large title, of which the colour is drawn.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept[default: nil] }
    set {
      kept[default: nil] = newValue
      largeTitleColor = newValue?.textColor
    }
  }

  func apply(_ appearance: UINavigationBarAppearance) {
    barTintColor = appearance.backgroundColor
    titleColor = appearance.titleTextAttributes.textColor
    largeTitleColor = appearance.largeTitleTextAttributes.textColor
  }

  /// Indicates whether content shows through the bar. It is kept and has no effect.
  public var isTranslucent: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// The image of the line below the bar. It is kept and has no effect.
  public var shadowImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The image of the back button. It is kept and has no effect.
  public var backIndicatorImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The mask of the back button. It is kept and has no effect.
  public var backIndicatorTransitionMaskImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Keeps an image for the background, which is not drawn.
  public func setBackgroundImage(_ image: Image?, for metrics: UIBarMetrics) {
    kept[default: Image?.none, of: "backgroundImage \(metrics)"] = image
  }

  /// Keeps an image for the background, which is not drawn.
  public func setBackgroundImage(
    _ image: Image?, for position: UIBarPosition, barMetrics metrics: UIBarMetrics
  ) { setBackgroundImage(image, for: metrics) }

  /// Returns the image for the background, which is not drawn.
  public func backgroundImage(for metrics: UIBarMetrics) -> Image? {
    kept[default: nil, of: "backgroundImage \(metrics)"]
  }
}

extension NavigationItem {
  /// The looks of the bar for this item. They are kept and not drawn.
  public var standardAppearance: UINavigationBarAppearance? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The looks of a small bar. They are kept and not drawn.
  public var compactAppearance: UINavigationBarAppearance? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The looks above content at its top. They are kept and not drawn.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether a search bar scrolls away. It is kept and has no effect.
  public var hidesSearchBarWhenScrolling: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
}

extension Toolbar: AppearanceBar {
  /// Indicates whether content shows through the bar. It is kept and has no effect.
  public var isTranslucent: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// The style of the bar. It is kept and has no effect.
  public var barStyle: BarStyle {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The looks of the bar: its background. A change of the looks changes the bar.
  public var standardAppearance: UIToolbarAppearance {
    get { keptAppearance }
    set { keptAppearance = newValue }
  }

  func apply(_ appearance: UIToolbarAppearance) { barTintColor = appearance.backgroundColor }
}

extension TabBar: AppearanceBar {
  /// The looks of the bar: its background. A change of the looks changes the bar.
  public var standardAppearance: UITabBarAppearance {
    get { keptAppearance }
    set { keptAppearance = newValue }
  }

  func apply(_ appearance: UITabBarAppearance) { barTintColor = appearance.backgroundColor }

  /// The looks below content at its bottom. They are kept and not drawn.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether content shows through the bar. It is kept and has no effect.
  public var isTranslucent: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// The image of the line above the bar. It is kept and has no effect.
  public var shadowImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The image behind the bar. It is kept and has no effect.
  public var backgroundImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The image behind the selected tab. It is kept and has no effect.
  public var selectionIndicatorImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The distance of the tabs. It is kept and has no effect.
  public var itemSpacing: Double {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }

  /// The width of the tabs. It is kept and has no effect.
  public var itemWidth: Double {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }
}

extension TabBarItem {
  /// The place of the title. It is kept and has no effect.
  public var titlePositionAdjustment: UIOffset {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The insets of the image. It is kept and has no effect.
  public var imageInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The looks of the bar for this tab. They are kept and not drawn.
  public var standardAppearance: UITabBarAppearance? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Keeps attributes of the title, which are not drawn.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {}

  /// Sets the colour of the badge to the background colour of the attributes.
  public func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    if let color = attributes?[.backgroundColor] as? Color { badgeColor = color }
  }
}

extension BarButtonItem {
  /// Creates an item without a title.
  public convenience init() { self.init(title: nil) }

  /// Creates an item that shows an image and has no action.
  public convenience init(image: Image?, style: Style, target: Never?, action: Never?) {
    self.init(title: nil, style: style)
    self.image = image
  }

  /// Sets the colour of the item to that of the attributes, for the normal state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {
    kept[default: [:], of: "titleTextAttributes \(state.rawValue)"] = attributes ?? [:]
    if state == .normal, let color = attributes?.textColor { tintColor = color }
  }

  /// Returns the attributes that were set for a state.
  public func titleTextAttributes(
    for state: Control.State
  ) -> [NSAttributedString.Key: Any]? {
    kept[default: nil, of: "titleTextAttributes \(state.rawValue)"]
  }

  /// The insets of the image. It is kept and has no effect.
  public var imageInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// Titles that the width fits. They are kept and have no effect.
  public var possibleTitles: Set<String>? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether the item is selected. It is kept and has no effect.
  public var isSelected: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
}

extension NavigationItem {
  /// Creates an item without a title.
  public convenience init() { self.init(title: "") }
}
