import Testing
import UIKitNames

/// Probes of split view controllers and page view controllers.
@Suite struct ColumnMemberProbes {
  private static var wide: Int { Int(UITraitCollection.regularColumns) + 40 }
  private static var narrow: Int { Int(UITraitCollection.regularColumns) - 10 }

  private static func resize(_ screen: Screen, to columns: Int) {
    screen.simulator.perform(.resize(columns: columns, rows: 40))
    screen.settle()
  }

  final class Delegate: UISplitViewControllerDelegate {
    let log = ProbeLog()
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      log.add("collapse \(svc.isCollapsed)")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      log.add("expand \(svc.isCollapsed)")
    }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      log.add("mode \(displayMode == .secondaryOnly)")
    }
  }

  private static func split() -> (Screen, UISplitViewController, [UINavigationController]) {
    let split = UISplitViewController(style: .doubleColumn)
    let stacks = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
    split.setViewController(stacks[0], for: .primary)
    split.setViewController(stacks[1], for: .secondary)
    let screen = Screen(root: split)
    screen.settle()
    resize(screen, to: wide)
    return (screen, split, stacks)
  }

  /// UISplitViewControllerDelegate `splitViewControllerDidCollapse(_:)` and
  /// `splitViewControllerDidExpand(_:)`: each is called once, after the change.
  @Test func `the delegate hears of a collapse and of an expansion`() {
    let (screen, split, _) = Self.split()
    let delegate = Delegate()
    split.delegate = delegate
    #expect(!split.isCollapsed)
    Self.resize(screen, to: Self.narrow)
    let collapse = delegate.log.take().filter { !$0.hasPrefix("mode") }
    Self.resize(screen, to: Self.wide)
    let expansion = delegate.log.take().filter { !$0.hasPrefix("mode") }
    #expect(collapse == ["collapse true"] && expansion == ["expand false"])
  }

  /// UISplitViewControllerDelegate `splitViewController(_:willChangeTo:)`: told before the display
  /// mode changes.
  @Test func `the delegate hears of a hidden column`() {
    let (screen, split, _) = Self.split()
    let delegate = Delegate()
    split.delegate = delegate
    screen.turn { split.show(.primary) }
    screen.settle()
    _ = delegate.log.take()
    screen.turn { split.hide(.primary) }
    screen.settle()
    #expect(delegate.log.take() == ["mode true"] && split.displayMode == .secondaryOnly)
  }

  /// UISplitViewController `setViewController(_:for:)`: a new controller replaces the one of the
  /// column.
  @Test func `a replaced column leaves the split view`() {
    let (screen, split, stacks) = Self.split()
    let new = UINavigationController(rootViewController: UIViewController())
    screen.turn { split.setViewController(new, for: .secondary) }
    screen.settle()
    #expect(split.viewController(for: .secondary) === new && new.splitViewController === split)
    #expect(stacks[1].splitViewController == nil && stacks[1].view.window == nil)
    #expect(new.view.window != nil && stacks[0].view.window != nil)
  }

  /// UISplitViewController.Column `compact`: the controller that is shown when the interface
  /// collapses, in place of the columns.
  @Test func `a collapsed split view shows its compact column`() {
    let (screen, split, stacks) = Self.split()
    let compact = UIViewController()
    screen.turn { split.setViewController(compact, for: .compact) }
    screen.settle()
    #expect(split.viewController(for: .compact) === compact)
    Self.resize(screen, to: Self.narrow)
    #expect(split.isCollapsed && compact.viewIfLoaded?.window != nil)
    #expect(stacks.allSatisfy { $0.viewIfLoaded?.window == nil })
  }

  /// UISplitViewController.Column `compact`: an expanded interface shows the columns again.
  @Test func `an expanded split view does not show its compact column`() {
    let (screen, split, stacks) = Self.split()
    let compact = UIViewController()
    screen.turn { split.setViewController(compact, for: .compact) }
    screen.settle()
    #expect(compact.viewIfLoaded?.window == nil)
    Self.resize(screen, to: Self.narrow)
    Self.resize(screen, to: Self.wide)
    #expect(!split.isCollapsed && compact.viewIfLoaded?.window == nil)
    #expect(stacks[1].viewIfLoaded?.window != nil)
  }

  final class Pages: UIPageViewControllerDataSource {
    let log = ProbeLog()
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      log.add("count")
      return 5
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      log.add("index")
      return 2
    }
  }

  private static func pageControl(in view: UIView) -> UIPageControl? {
    if let control = view as? UIPageControl { return control }
    for subview in view.subviews {
      if let control = pageControl(in: subview) { return control }
    }
    return nil
  }

  /// UIPageViewControllerDataSource `presentationCount(for:)` and `presentationIndex(for:)`: with
  /// both, a scrolling page controller shows an indicator with these numbers.
  @Test func `a scrolling page controller shows the indicator of its data source`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let source = Pages()
    pages.dataSource = source
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    let control = Self.pageControl(in: pages.view)
    #expect(control?.numberOfPages == 5 && control?.currentPage == 2)
    withExtendedLifetime((screen, source)) {}
  }

  /// UIPageViewControllerDataSource: the indicator belongs to the scroll style, so a curling page
  /// controller asks for no numbers.
  @Test func `a curling page controller has no indicator`() {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    let source = Pages()
    pages.dataSource = source
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    #expect(Self.pageControl(in: pages.view) == nil && source.log.take() == [])
    withExtendedLifetime((screen, source)) {}
  }

  typealias Page = AppearanceLogger

  /// UIPageViewController `setViewControllers(_:direction:animated:completion:)`: the old page
  /// disappears and the new one appears.
  @Test(arguments: [false, true])
  func `a page set by code appears and the old one disappears`(animated: Bool) {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let (old, new) = (Page(), Page())
    pages.setViewControllers([old], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    #expect(old.log.take() == ["willAppear", "didAppear"])
    screen.turn { pages.setViewControllers([new], direction: .forward, animated: animated) }
    screen.settle()
    #expect(old.log.take() == ["willDisappear", "didDisappear"])
    #expect(new.log.take() == ["willAppear", "didAppear"] && pages.viewControllers == [new])
  }

  /// UIPageViewController `gestureRecognizers`: "Only populated if transition style is pageCurl".
  @Test func `only a curling page controller lists its gestures`() {
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let curling = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    scrolling.loadViewIfNeeded()
    curling.loadViewIfNeeded()
    #expect(scrolling.gestureRecognizers.isEmpty && !curling.gestureRecognizers.isEmpty)
  }

  /// UIPageViewController `isDoubleSided`: false by default; a spine in the middle sets it to
  /// true.
  @Test func `pages about a middle spine are double sided`() {
    let edge = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    let middle = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(!edge.isDoubleSided && middle.isDoubleSided && middle.spineLocation == .mid)
  }
}
