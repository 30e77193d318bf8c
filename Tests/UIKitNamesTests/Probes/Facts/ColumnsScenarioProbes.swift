import Testing
import UIKitNames

/// Probes of split view controllers and page view controllers.
@Suite struct ColumnsScenarioProbes {
  /// A parent that gives its split view controller the width of a phone or of a tablet.
  final class Frame: UIViewController {
    let split: UISplitViewController
    init(_ split: UISplitViewController) {
      self.split = split
      super.init(nibName: nil, bundle: nil)
      addChild(split)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(split.view)
      split.didMove(toParent: self)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      split.view.frame = view.bounds
    }
    func give(_ width: UIUserInterfaceSizeClass) {
      setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: width), forChild: split)
    }
  }

  /// A delegate that answers and logs the collapse and its undoing.
  final class Folder: UISplitViewControllerDelegate {
    let log = ProbeLog()
    var discards = false
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.add("collapse")
      return discards
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      log.add("separate")
      return nil
    }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      log.add("mode \(displayMode == .secondaryOnly)")
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.add("top \(proposedTopColumn == .secondary)")
      return .primary
    }
  }

  /// Pages in a row, which log what is asked.
  final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = ProbeLog()
    let pages: [UIViewController]
    init(_ count: Int) {
      pages = (0..<count).map { number in
        let page = UIViewController()
        page.title = "\(number)"
        return page
      }
    }
    private func place(of page: UIViewController) -> Int {
      pages.firstIndex { $0 === page } ?? 0
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      let index = place(of: viewController)
      return index > 0 ? pages[index - 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let index = place(of: viewController)
      return index + 1 < pages.count ? pages[index + 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.add("will \(pendingViewControllers.first?.title ?? "")")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      log.add("did \(previousViewControllers.first?.title ?? "") \(completed)")
    }
  }

  private static func classic() -> (
    Screen, Frame, UISplitViewController, UINavigationController, UIViewController, Folder
  ) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    let split = UISplitViewController()
    let folder = Folder()
    split.viewControllers = [stack, detail]
    split.delegate = folder
    let frame = Frame(split)
    frame.give(.regular)
    let screen = Screen(root: frame)
    screen.settle()
    return (screen, frame, split, stack, detail, folder)
  }

  private static func pages(_ book: Book) -> (Screen, UIPageViewController) {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let screen = Screen(root: pages)
    screen.settle()
    return (screen, pages)
  }

  /// Drags from one part of the width to another, rests, and lifts the finger.
  private static func drag(_ from: Double, _ to: Double, on screen: Screen, width: Double) {
    let (start, end) = (Int(width * from), Int(width * to))
    screen.simulator.perform(.pointer(.down, column: start, row: 6))
    for column in stride(from: start, through: end, by: end < start ? -2 : 2) {
      screen.simulator.perform(.pointer(.move, column: column, row: 6))
      screen.pass(2)
    }
    screen.pass(60)
    screen.simulator.perform(.pointer(.move, column: end, row: 6))
    screen.pass(60)
    screen.simulator.perform(.pointer(.up, column: end, row: 6))
    screen.settle()
  }

  /// UISplitViewController `showDetailViewController(_:sender:)` in a regular width replaces the
  /// secondary controller; a child reaches it through its ancestors.
  @Test func `a list in a wide split view replaces the detail`() {
    let (screen, _, split, stack, detail, folder) = Self.classic()
    #expect(!split.isCollapsed && split.viewControllers.count == 2)
    let other = UIViewController()
    let list = stack.viewControllers.first
    screen.turn { list?.showDetailViewController(other, sender: nil) }
    screen.settle()
    #expect(split.viewControllers.count == 2 && split.viewControllers.last === other)
    #expect(stack.viewControllers.count == 1 && detail.view.window == nil)
    #expect(other.splitViewController === split && other.view.window != nil)
    withExtendedLifetime(folder) {}
  }

  /// UISplitViewController in a compact width: the detail that a list shows is pushed on its stack.
  @Test func `a list in a collapsed split view pushes the detail`() {
    let (screen, frame, split, stack, _, folder) = Self.classic()
    folder.discards = true
    screen.turn { frame.give(.compact) }
    screen.settle()
    #expect(split.isCollapsed && stack.viewControllers.count == 1)
    let other = UIViewController()
    let list = stack.viewControllers.first
    screen.turn { list?.showDetailViewController(other, sender: nil) }
    screen.settle()
    #expect(stack.viewControllers.count == 2 && stack.topViewController === other)
    #expect(other.splitViewController === split)
  }

  /// UISplitViewControllerDelegate `splitViewController(_:collapseSecondary:onto:)`: false lets the
  /// split view do its default, which pushes the detail on the primary stack.
  @Test func `a collapse puts the detail on the stack of the list`() {
    let (screen, frame, split, stack, detail, folder) = Self.classic()
    screen.turn { frame.give(.compact) }
    screen.settle()
    #expect(folder.log.take().filter { $0 == "collapse" } == ["collapse"])
    #expect(split.isCollapsed && stack.topViewController === detail)
    #expect(stack.viewControllers.count == 2 && split.viewControllers.count == 1)
    screen.turn { frame.give(.regular) }
    screen.settle()
    #expect(folder.log.take().filter { $0 == "separate" } == ["separate"])
    #expect(!split.isCollapsed && stack.viewControllers.count == 1)
    #expect(split.viewControllers.count == 2 && split.viewControllers.last === detail)
  }

  /// UISplitViewControllerDelegate `splitViewController(_:collapseSecondary:onto:)`: true says that
  /// the app has taken care of the detail. Xcode's template leaves an empty detail away so.
  @Test func `an empty detail is left away by the delegate`() {
    let (screen, frame, split, stack, detail, folder) = Self.classic()
    folder.discards = true
    screen.turn { frame.give(.compact) }
    screen.settle()
    #expect(folder.log.take().contains("collapse"))
    #expect(split.isCollapsed && split.viewControllers.count == 1)
    #expect(stack.viewControllers.count == 1 && detail.view.window == nil)
    #expect(stack.view.window != nil)
  }

  /// UISplitViewController `preferredDisplayMode` and `displayMode`: the delegate hears of the
  /// change before it happens.
  @Test func `a preferred display mode is used and told`() {
    let (screen, _, split, stack, detail, folder) = Self.classic()
    screen.turn { split.preferredDisplayMode = .oneBesideSecondary }
    screen.settle()
    #expect(split.displayMode == .oneBesideSecondary && stack.view.window != nil)
    _ = folder.log.take()
    screen.turn { split.preferredDisplayMode = .secondaryOnly }
    screen.settle()
    #expect(split.displayMode == .secondaryOnly && detail.view.window != nil)
    #expect(folder.log.take().filter { $0.hasPrefix("mode") } == ["mode true"])
  }

  /// UISplitViewController `setViewController(_:for:)`: a controller that is no stack is put into
  /// one.
  @Test func `a column has a stack around its controller`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let frame = Frame(split)
    frame.give(.regular)
    let screen = Screen(root: frame)
    screen.settle()
    #expect(split.style == .doubleColumn)
    #expect(list.navigationController != nil && detail.navigationController != nil)
    #expect(list.navigationController !== detail.navigationController)
    #expect(list.splitViewController === split && detail.splitViewController === split)
  }

  /// UISplitViewControllerDelegate
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`: the app chooses the list;
  /// `show(_:)` then shows the other column.
  @Test func `a collapsed split view of columns starts at the column of the delegate`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail, folder) = (UIViewController(), UIViewController(), Folder())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.delegate = folder
    let frame = Frame(split)
    frame.give(.regular)
    let screen = Screen(root: frame)
    screen.settle()
    #expect(!split.isCollapsed && detail.view.window != nil)
    screen.turn { frame.give(.compact) }
    screen.settle()
    #expect(split.isCollapsed)
    #expect(folder.log.take().contains { $0.hasPrefix("top") })
    #expect(list.view.window != nil && detail.viewIfLoaded?.window == nil)
    screen.turn { split.show(.secondary) }
    screen.settle()
    #expect(detail.view.window != nil)
    withExtendedLifetime(folder) {}
  }

  /// UIPageViewController: documented properties of a scrolling one.
  @Test func `a scrolling page controller has the documented properties`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .none && !pages.isDoubleSided)
    #expect(pages.dataSource == nil && (pages.viewControllers ?? []).isEmpty)
    #expect(pages.gestureRecognizers.isEmpty)
  }

  /// UIPageViewController `setViewControllers(_:direction:animated:completion:)`: the completion
  /// gets true, and the delegate hears nothing, because no gesture began it.
  @Test(arguments: [false, true])
  func `pages that the app sets are not told to the delegate`(animated: Bool) {
    let book = Book(3)
    let (screen, pages) = Self.pages(book)
    let log = ProbeLog()
    screen.turn {
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: animated) {
        log.add("\($0)")
      }
    }
    screen.settle()
    #expect(log.take() == ["true"] && book.log.take() == [])
    #expect(pages.viewControllers?.count == 1 && pages.viewControllers?.first === book.pages[2])
    #expect(book.pages[2].parent === pages && book.pages[2].view.window != nil)
    #expect(book.pages[0].view.window == nil)
  }

  /// UIPageViewControllerDelegate: a drag to the next page tells the pending page, and then the
  /// previous one with true.
  @Test func `the delegate hears of a drag to the next page before and after it`() {
    let book = Book(3)
    let (screen, pages) = Self.pages(book)
    Self.drag(0.9, 0.1, on: screen, width: pages.view.bounds.width)
    #expect(book.log.take() == ["will 1", "did 0 true"])
    #expect(pages.viewControllers?.first === book.pages[1])
    Self.drag(0.1, 0.9, on: screen, width: pages.view.bounds.width)
    #expect(book.log.take() == ["will 0", "did 1 true"])
    #expect(pages.viewControllers?.first === book.pages[0])
  }

  /// UIPageViewControllerDelegate `transitionCompleted`: false if the user does not turn the page
  /// far enough; the page stays.
  @Test func `the delegate hears that a page which falls back is not completed`() {
    let book = Book(3)
    let (screen, pages) = Self.pages(book)
    Self.drag(0.5, 0.3, on: screen, width: pages.view.bounds.width)
    #expect(book.log.take() == ["will 1", "did 0 false"])
    #expect(pages.viewControllers?.first === book.pages[0])
    #expect(book.pages[0].view.window != nil)
  }

  /// UIPageViewControllerDataSource: nil means that there is no page in that direction.
  @Test func `there is no way beyond the last page`() {
    let book = Book(2)
    let (screen, pages) = Self.pages(book)
    screen.turn {
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    }
    screen.settle()
    Self.drag(0.9, 0.1, on: screen, width: pages.view.bounds.width)
    #expect(pages.viewControllers?.first === book.pages[1])
    #expect(!book.log.take().contains { $0.hasSuffix("true") })
  }

  /// UIPageViewController without a data source: gestures turn no pages.
  @Test func `pages without a data source are turned by the app only`() {
    let book = Book(2)
    let (screen, pages) = Self.pages(book)
    screen.turn { pages.dataSource = nil }
    screen.settle()
    Self.drag(0.9, 0.1, on: screen, width: pages.view.bounds.width)
    #expect(pages.viewControllers?.first === book.pages[0] && book.log.take() == [])
    screen.turn {
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    }
    screen.settle()
    #expect(pages.viewControllers?.first === book.pages[1])
  }
}
