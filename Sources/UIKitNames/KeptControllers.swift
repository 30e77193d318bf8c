public import CellGraphics
public import NavigationKit

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
    /// Tile, overlay or displace.
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

extension ViewController {
  /// Indicates whether a view has the focus again that had it before a presentation, which always
  /// happens here. It is kept and has no effect.
  public var restoresFocusAfterTransition: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
}

extension ViewController {
  /// Does nothing: a terminal does not rotate.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Does nothing: a terminal does not rotate.
  public static func attemptRotationToDeviceOrientation() {}
}

extension TabBarController {
  /// The controllers that the user can rearrange. They are kept and have no effect.
  public var customizableViewControllers: [ViewController]? {
    get { kept[default: viewControllers] }
    set { kept[default: nil] = newValue }
  }
}

extension View {
  /// The direction of the interface: from left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

extension Responder {
  /// Does nothing: there is no keyboard on the screen.
  public func reloadInputViews() {}
}

extension TableView {
  /// The colour of the lines between rows. It is kept and has no effect; nil is the system's.
  public var separatorColor: Color? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The space beside the lines between rows. It is kept and has no effect.
  public var separatorInset: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }
}
