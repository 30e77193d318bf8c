public import CellGraphics
public import NavigationKit

/// The looks of a bar. The background colour is drawn, the other members are kept.
public class UIBarAppearance {
  /// The colour of the bar's background; nil for the system's.
  public var backgroundColor: Color? { didSet { onChange?() } }
  /// The effect behind the bar. It is kept and not drawn.
  public var backgroundEffect: UIBlurEffect?
  /// The image behind the bar. It is kept and not drawn.
  public var backgroundImage: Image?
  /// The colour of the line at the bar's edge. It is kept and not drawn.
  public var shadowColor: Color?
  /// The image of the line at the bar's edge. It is kept and not drawn.
  public var shadowImage: Image?

  /// Called after a change of what is drawn.
  var onChange: (() -> Void)?

  /// Creates the standard looks.
  public required init() {}

  /// Creates a copy of the drawn looks of another bar.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
  }

  /// Sets the standard background.
  public func configureWithDefaultBackground() { backgroundColor = nil }
  /// Sets the standard background.
  public func configureWithOpaqueBackground() { backgroundColor = nil }
  /// Sets the standard background: bars are beside their content, so there is nothing behind.
  public func configureWithTransparentBackground() { backgroundColor = nil }
}

/// The looks of items in a bar. The colour of normal titles is drawn.
public final class UIBarButtonItemAppearance {
  /// The looks of an item in one state.
  public final class State {
    /// The attributes of the title, of which the colour is drawn.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The looks of items that can be pressed.
  public let normal = State()
  /// The looks of pressed items. They are kept and not drawn.
  public let highlighted = State()
  /// The looks of disabled items. They are kept and not drawn.
  public let disabled = State()

  /// Creates the standard looks.
  public init() {}

  /// Creates the standard looks of a style.
  public convenience init(style: BarButtonItem.Style) { self.init() }
}

/// The looks of a navigation bar. The background and the colours of titles are drawn.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, of which the colour is drawn.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The attributes of a large title, of which the colour is drawn.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }
  /// The place of the title. It is kept and has no effect.
  public var titlePositionAdjustment = UIOffset.zero
  /// The looks of plain items. They are kept and not drawn.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of items that complete a task. They are kept and not drawn.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The looks of the back button. They are kept and not drawn.
  public var backButtonAppearance = UIBarButtonItemAppearance()

  /// Keeps images for the back button, which are not drawn.
  public func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {}
}

/// The looks of a toolbar. The background is drawn.
public final class UIToolbarAppearance: UIBarAppearance {}

/// The looks of tabs. Colours are drawn by `UITabBar.tintColor` instead.
public final class UITabBarItemAppearance {
  /// The looks of a tab in one state.
  public final class State {
    /// The colour of the image. It is kept and not drawn.
    public var iconColor: Color?
    /// The attributes of the title. They are kept and not drawn.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the badge. It is kept and not drawn.
    public var badgeBackgroundColor: Color?
  }

  /// The looks of tabs that are not selected.
  public let normal = State()
  /// The looks of the selected tab.
  public let selected = State()

  /// Creates the standard looks.
  public init() {}
}

/// The looks of a tab bar. The background is drawn.
public final class UITabBarAppearance: UIBarAppearance {
  /// The looks of tabs with the title below the image.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs with the title beside the image.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of small tabs.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// Sizes of a bar, with UIKit's raw values. They have no effect.
public enum UIBarMetrics: Int, Sendable {
  /// The normal size, or a small one.
  case `default` = 0
  case compact
  /// The same with a prompt.
  case defaultPrompt = 101
  case compactPrompt
}

/// Places of a bar, with UIKit's raw values. They have no effect.
public enum UIBarPosition: Int, Sendable {
  /// Any place, the bottom, the top, or the top below a status bar.
  case any = 0
  case bottom, top, topAttached
}

extension NavigationBar {
  /// The looks of the bar: its background and the colours of its titles.
  public var standardAppearance: UINavigationBarAppearance {
    get { kept[default: UINavigationBarAppearance()] }
    set {
      kept[default: newValue] = newValue
      newValue.onChange = { [weak self, weak newValue] in
        if let newValue { self?.apply(newValue) }
      }
      apply(newValue)
    }
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

  private func apply(_ appearance: UINavigationBarAppearance) {
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

extension Toolbar {
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

  /// The looks of the bar: its background.
  public var standardAppearance: UIToolbarAppearance {
    get { kept[default: UIToolbarAppearance()] }
    set {
      kept[default: newValue] = newValue
      barTintColor = newValue.backgroundColor
    }
  }
}

extension TabBar {
  /// The looks of the bar: its background.
  public var standardAppearance: UITabBarAppearance {
    get { kept[default: UITabBarAppearance()] }
    set {
      kept[default: newValue] = newValue
      newValue.onChange = { [weak self, weak newValue] in
        self?.barTintColor = newValue?.backgroundColor
      }
      barTintColor = newValue.backgroundColor
    }
  }

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

// MARK: - Containers

extension NavigationController {
  /// Indicates whether a swipe hides the bars. It is kept and has no effect.
  public var hidesBarsOnSwipe: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether a tap hides the bars. It is kept and has no effect.
  public var hidesBarsOnTap: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether a keyboard hides the bars. It is kept and has no effect.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Creates a navigation controller with an empty stack. The classes have no effect.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }
}

extension SplitViewController {
  /// The least width of the primary. It is kept and has no effect.
  public var minimumPrimaryColumnWidth: Double {
    get { kept[default: SplitViewController.automaticDimension] }
    set { kept[default: SplitViewController.automaticDimension] = newValue }
  }

  /// The greatest width of the primary. It is kept and has no effect.
  public var maximumPrimaryColumnWidth: Double {
    get { kept[default: SplitViewController.automaticDimension] }
    set { kept[default: SplitViewController.automaticDimension] = newValue }
  }

  /// The part of the width for the primary. It is kept and has no effect.
  public var preferredPrimaryColumnWidthFraction: Double {
    get { kept[default: SplitViewController.automaticDimension] }
    set { kept[default: SplitViewController.automaticDimension] = newValue }
  }

  /// The place of the sidebars. It is kept and has no effect.
  public var preferredSplitBehavior: SplitBehavior {
    get { kept[default: .automatic] }
    set { kept[default: .automatic] = newValue }
  }

  /// Indicates whether a button hides the sidebars. It is kept and has no effect.
  public var showsSecondaryOnlyButton: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Places of the sidebars, with UIKit's raw values. They have no effect.
  public enum SplitBehavior: Int, Sendable {
    /// By the width, beside, over, or beside and moving the secondary away.
    case automatic = 0
    case tile, overlay, displace
  }
}

extension SplitViewController.DisplayMode {
  /// The old name of `oneBesideSecondary`.
  public static let allVisible = SplitViewController.DisplayMode.oneBesideSecondary
  /// The old name of `secondaryOnly`.
  public static let primaryHidden = SplitViewController.DisplayMode.secondaryOnly
  /// The old name of `oneOverSecondary`.
  public static let primaryOverlay = SplitViewController.DisplayMode.oneOverSecondary
}

extension ViewController {
  /// The edges at which content extends under bars. They are kept and have no effect.
  public var edgesForExtendedLayout: UIRectEdge {
    get { kept[default: .all] }
    set { kept[default: .all] = newValue }
  }

  /// Indicates whether content extends under bars. It is kept and has no effect.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether bars inset a scroll view. It is kept and has no effect.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether margins have a least size. It is kept and has no effect.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// The old name of `isModalInPresentation`.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// The name of the nib: always nil.
  public var nibName: String? { nil }
  /// The bundle of the nib: always nil.
  public var nibBundle: NavigationKit.Bundle? { nil }
  /// The orientation of the interface: portrait, because a terminal does not rotate.
  public var interfaceOrientation: InterfaceOrientation { .portrait }
}

/// UIKit's name for `BarStyle`.
public typealias UIBarStyle = BarStyle
/// UIKit's name for `LayoutGuide`: the guides above and below the content.
public typealias UILayoutSupport = LayoutGuide
/// UIKit's name for `StatusBarStyle`.
public typealias UIStatusBarStyle = StatusBarStyle
/// UIKit's name for `StatusBarAnimation`.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// UIKit's name for `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// UIKit's name for `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
/// UIKit's name for `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
