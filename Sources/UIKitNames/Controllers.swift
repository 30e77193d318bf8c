public import NavigationKit

/// UIKit's name for `Responder`. It receives one touch at a time.
public typealias UIResponder = Responder
/// UIKit's name for `ViewController`. It is no `NSObject` and loads no nibs.
public typealias UIViewController = ViewController
/// UIKit's name for `ContentContainer`, to which controllers conform.
public typealias UIContentContainer = ContentContainer
/// UIKit's name for `Storyboard`: scenes and segues that code defines.
public typealias UIStoryboard = Storyboard
/// UIKit's name for `StoryboardSegue`.
public typealias UIStoryboardSegue = StoryboardSegue
/// UIKit's name for `UnwindSegueSource`.
public typealias UIStoryboardUnwindSegueSource = UnwindSegueSource
/// UIKit's name for `TraitCollection`: a value.
public typealias UITraitCollection = TraitCollection
/// UIKit's name for `TraitOverrides`.
public typealias UITraitOverrides = TraitOverrides
/// UIKit's name for `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

// MARK: - Containers

/// UIKit's name for `NavigationController`.
public typealias UINavigationController = NavigationController
/// UIKit's name for `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// UIKit's name for `NavigationBar`.
public typealias UINavigationBar = NavigationBar
/// UIKit's name for `NavigationItem`.
public typealias UINavigationItem = NavigationItem
/// UIKit's name for `BarButtonItem`. It shows a character in place of an image.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name for `Toolbar`.
public typealias UIToolbar = Toolbar
/// UIKit's name for `TabBarController`.
public typealias UITabBarController = TabBarController
/// UIKit's name for `TabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// UIKit's name for `TabBar`.
public typealias UITabBar = TabBar
/// UIKit's name for `TabBarDelegate`.
public typealias UITabBarDelegate = TabBarDelegate
/// UIKit's name for `NavigationBarDelegate`.
public typealias UINavigationBarDelegate = NavigationBarDelegate
/// UIKit's name for `TabBarItem`. It shows a character in place of an image.
public typealias UITabBarItem = TabBarItem
/// UIKit's name for `SplitViewController`.
public typealias UISplitViewController = SplitViewController
/// UIKit's name for `SplitViewControllerDelegate`.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate
/// UIKit's name for `PageViewController`.
public typealias UIPageViewController = PageViewController
/// UIKit's name for `PageViewControllerDataSource`.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
/// UIKit's name for `PageViewControllerDelegate`.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
/// UIKit's name for `TableViewController`.
public typealias UITableViewController = TableViewController

// MARK: - Presentation

/// UIKit's name for `ModalPresentationStyle`.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// UIKit's name for `ModalTransitionStyle`.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// UIKit's name for `PresentationController`.
public typealias UIPresentationController = PresentationController
/// UIKit's name for `AdaptivePresentationControllerDelegate`.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// UIKit's name for `SheetPresentationController`, which is final.
public typealias UISheetPresentationController = SheetPresentationController
/// UIKit's name for `SheetPresentationControllerDelegate`.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
/// UIKit's name for `SheetDetentResolutionContext`.
public typealias UISheetPresentationControllerDetentResolutionContext = SheetDetentResolutionContext
/// UIKit's name for `PopoverPresentationControllerSourceItem`.
public typealias UIPopoverPresentationControllerSourceItem = PopoverPresentationControllerSourceItem
/// UIKit's name for `PopoverPresentationController`.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// UIKit's name for `PopoverPresentationControllerDelegate`.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// UIKit's name for `PopoverArrowDirection`.
public typealias UIPopoverArrowDirection = PopoverArrowDirection

// MARK: - Alerts

/// UIKit's name for `AlertController`, which is final.
public typealias UIAlertController = AlertController
/// UIKit's name for `AlertAction`.
public typealias UIAlertAction = AlertAction
