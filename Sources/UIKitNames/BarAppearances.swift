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
  /// The normal size.
  case `default` = 0
  /// The small size of a bar in a compact height.
  case compact
  /// The normal size, with a prompt above the title.
  case defaultPrompt = 101
  /// The small size, with a prompt above the title.
  case compactPrompt
}

/// Places of a bar, with UIKit's raw values. They have no effect.
public enum UIBarPosition: Int, Sendable {
  /// Any place.
  case any = 0
  /// The bottom, the top, or the top with a background that extends behind the status bar.
  case bottom, top, topAttached
}
