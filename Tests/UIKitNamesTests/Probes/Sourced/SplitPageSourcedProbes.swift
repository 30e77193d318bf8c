import Testing
import UIKitNames

/// Probes of split view controllers and page view controllers.
@Suite struct SplitPageSourcedProbes {
  final class Columns: UISplitViewControllerDelegate {
    let log = ProbeLog()
    var top: UISplitViewController.Column?
    var showsDetail = false
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.add("top")
      return top ?? proposed
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      log.add("didCollapse \(svc.isCollapsed)")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      log.add("didExpand \(svc.isCollapsed)")
    }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
      log.add(column == .primary ? "hide primary" : "hide other")
    }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
      log.add(column == .primary ? "show primary" : "show other")
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { showsDetail }
  }

  final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = ProbeLog()
    var pages: [UIViewController] = []
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      let index = pages.firstIndex { $0 === viewController } ?? 0
      return index > 0 ? pages[index - 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let index = pages.firstIndex { $0 === viewController } ?? 0
      return index + 1 < pages.count ? pages[index + 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.add("will \(pendingViewControllers.map { $0.title ?? "" })")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      log.add("did \(finished) \(previousViewControllers.map { $0.title ?? "" }) \(completed)")
    }
  }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func split(columns: Int, rows: Int, _ delegate: Columns? = nil) -> (
    Screen, UISplitViewController, UIViewController, UIViewController
  ) {
    let split = UISplitViewController(style: .doubleColumn)
    let (a, b) = (titled("List"), titled("Detail"))
    split.delegate = delegate
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    let screen = Screen(root: split, columns: columns, rows: rows)
    screen.settle()
    return (screen, split, a, b)
  }

  private static func pages(_ source: Pages) -> (Screen, UIPageViewController) {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pager.dataSource = source
    pager.delegate = source
    pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let screen = Screen(root: pager)
    screen.settle()
    return (screen, pager)
  }

  /// UISplitViewController `setViewController(_:for:)`, `viewController(for:)`: a controller that is no
  /// navigation controller is wrapped in one; the children see the split view controller.
  @Test func `a split view has a controller for each column`() {
    let (screen, split, a, b) = Self.split(columns: 120, rows: 40)
    #expect(split.style == .doubleColumn && !split.isCollapsed)
    #expect(a.navigationController != nil && b.navigationController != nil)
    #expect(a.navigationController !== b.navigationController)
    #expect(a.splitViewController === split && b.splitViewController === split)
    #expect(a.view.window != nil && b.view.window != nil)
    withExtendedLifetime(screen) {}
  }

  /// UISplitViewController `displayMode`, `preferredDisplayMode`, `hide(_:)`, `show(_:)`: the delegate is
  /// notified before the primary column is hidden and shown.
  @Test func `the primary column is hidden and shown`() {
    let columns = Columns()
    withExtendedLifetime(columns) {
      let (screen, split, a, _) = Self.split(columns: 120, rows: 40, columns)
      #expect(split.displayMode == .oneBesideSecondary)
      _ = columns.log.take()
      screen.turn { split.hide(.primary) }
      screen.settle()
      #expect(split.displayMode == .secondaryOnly && columns.log.take().contains("hide primary"))
      #expect(a.parent != nil)
      screen.turn { split.show(.primary) }
      screen.settle()
      #expect(split.displayMode != .secondaryOnly && columns.log.take().contains("show primary"))
    }
  }

  /// UISplitViewControllerDelegate `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`:
  /// decides what is on top when the split view collapses, here for a narrow window.
  @Test(arguments: [true, false])
  func `a delegate chooses the column on top`(primary: Bool) {
    let columns = Columns()
    columns.top = primary ? .primary : .secondary
    withExtendedLifetime(columns) {
      let (screen, split, a, b) = Self.split(columns: 120, rows: 40, columns)
      #expect(!split.isCollapsed)
      _ = columns.log.take()
      screen.simulator.perform(.resize(columns: 40, rows: 25))
      screen.settle()
      #expect(split.isCollapsed)
      #expect(
        columns.log.take().filter { $0.hasPrefix("top") || $0.hasPrefix("did") }
          == ["top", "didCollapse true"])
      #expect((a.view.window != nil) == primary && (b.viewIfLoaded?.window != nil) == !primary)
      screen.simulator.perform(.resize(columns: 120, rows: 41))
      screen.settle()
      #expect(columns.log.take().contains("didExpand false") && !split.isCollapsed)
    }
  }

  /// UISplitViewController `show(_:)`: shows the column also when the split view is collapsed.
  @Test func `a collapsed split view shows its columns one by one`() {
    let columns = Columns()
    columns.top = .primary
    withExtendedLifetime(columns) {
      let (screen, split, a, b) = Self.split(columns: 40, rows: 24, columns)
      #expect(split.isCollapsed && a.view.window != nil)
      screen.turn { split.show(.secondary) }
      screen.settle()
      #expect(b.view.window != nil && a.view.window == nil)
      screen.turn { split.show(.primary) }
      screen.settle()
      #expect(a.view.window != nil && b.view.window == nil)
    }
  }

  /// UISplitViewControllerDelegate `splitViewController(_:showDetail:sender:)`: true says that the delegate
  /// shows the controller itself, so the split view does nothing.
  @Test func `a delegate shows the detail itself`() {
    let columns = Columns()
    withExtendedLifetime(columns) {
      let split = UISplitViewController()
      let (a, b, c) = (Self.titled("A"), Self.titled("B"), Self.titled("C"))
      split.viewControllers = [a, b]
      split.delegate = columns
      let screen = Screen(root: split, columns: 120, rows: 40)
      screen.settle()
      columns.showsDetail = true
      screen.turn { a.showDetailViewController(c, sender: nil) }
      screen.settle()
      #expect(split.viewControllers.last === b && c.parent == nil)
      columns.showsDetail = false
      screen.turn { a.showDetailViewController(c, sender: nil) }
      screen.settle()
      #expect(split.viewControllers.elementsEqual([a, c], by: ===) == true && b.parent == nil)
    }
  }

  /// UIPageViewController `setViewControllers(_:direction:animated:completion:)`: the pages are children;
  /// the delegate is notified of transitions by gestures only.
  @Test func `pages that code sets are not reported`() {
    let source = Pages()
    source.pages = [Self.titled("1"), Self.titled("2")]
    withExtendedLifetime(source) {
      let (screen, pager) = Self.pages(source)
      let log = ProbeLog()
      #expect(pager.viewControllers?.elementsEqual([source.pages[0]], by: ===) == true)
      screen.turn {
        pager.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
          log.add("done \($0)")
        }
      }
      screen.settle()
      #expect(log.take() == ["done true"] && source.log.take() == [])
      #expect(pager.viewControllers?.first === source.pages[1] && source.pages[1].parent === pager)
      #expect(source.pages[0].view.window == nil && source.pages[1].view.window != nil)
    }
  }

  /// UIPageViewControllerDelegate: notified before a transition by a gesture, and after it with the pages
  /// from before and whether the user completed it.
  @Test func `a swipe turns the page and is reported`() {
    let source = Pages()
    source.pages = [Self.titled("1"), Self.titled("2")]
    withExtendedLifetime(source) {
      let (screen, pager) = Self.pages(source)
      screen.swipe(.left)
      screen.settle()
      #expect(source.log.take() == [#"will ["2"]"#, #"did true ["1"] true"#])
      #expect(pager.viewControllers?.first === source.pages[1])
      screen.swipe(.left)
      screen.settle()
      #expect(pager.viewControllers?.first === source.pages[1])
      #expect(
        !source.log.take().contains { $0.hasSuffix("true") && $0.hasPrefix("did true [\"1\"]") })
    }
  }

  /// UIPageViewController `dataSource`: with nil, gestures do not turn pages.
  @Test func `without a data source no swipe turns the page`() {
    let source = Pages()
    source.pages = [Self.titled("1"), Self.titled("2")]
    withExtendedLifetime(source) {
      let (screen, pager) = Self.pages(source)
      screen.turn { pager.dataSource = nil }
      screen.swipe(.left)
      screen.settle()
      #expect(pager.viewControllers?.first === source.pages[0] && source.log.take() == [])
    }
  }

  /// UIPageViewController: its style and orientation are those of its initialiser; it has no pages and
  /// is not double-sided at first.
  @Test func `a page view controller keeps its style`() {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
    #expect(pager.transitionStyle == .scroll && pager.navigationOrientation == .vertical)
    #expect((pager.viewControllers ?? []).isEmpty && !pager.isDoubleSided)
    #expect(pager.dataSource == nil && pager.delegate == nil)
  }
}
