import Testing
import UIKitNames

/// Probes of page view controllers.
@Suite struct PagePracticeProbes {
  /// Pages in a row, with a log of all calls.
  final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = ProbeLog()
    let pages: [UIViewController]
    init(_ count: Int) {
      pages = (0..<count).map { index in
        let page = UIViewController()
        page.title = "\(index)"
        let label = UILabel(frame: CGRect(x: 2, y: 2, width: 12, height: 1))
        label.text = "Page \(index)"
        page.view.addSubview(label)
        return page
      }
    }
    private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? -1 }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      let at = index(viewController)
      return at > 0 ? pages[at - 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let at = index(viewController)
      return at + 1 < pages.count ? pages[at + 1] : nil
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
      let shown = pageViewController.viewControllers?.first?.title ?? ""
      log.add("did \(previousViewControllers.map { $0.title ?? "" }) \(completed) shows \(shown)")
    }
  }

  private static func book(_ pages: Pages, at index: Int) -> (Screen, UIPageViewController) {
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    book.dataSource = pages
    book.delegate = pages
    book.setViewControllers([pages.pages[index]], direction: .forward, animated: false)
    let screen = Screen(root: book)
    screen.settle()
    return (screen, book)
  }

  private static func drag(_ columns: [Int], on screen: Screen) {
    screen.simulator.perform(.pointer(.down, column: columns[0], row: 8))
    for column in columns.dropFirst() {
      screen.simulator.perform(.pointer(.move, column: column, row: 8))
      screen.pass(2)
    }
    screen.pass(60)
    let end = columns[columns.count - 1]
    screen.simulator.perform(.pointer(.move, column: end, row: 8))
    screen.pass(60)
    screen.simulator.perform(.pointer(.up, column: end, row: 8))
    screen.settle()
  }

  private static let forward = Array(stride(from: 36, through: 4, by: -2))
  private static let backward = Array(stride(from: 4, through: 36, by: 2))

  /// UIPageViewController `init(transitionStyle:navigationOrientation:options:)`: the values it was
  /// made with, and the defaults.
  @Test func `a page controller has the values of its initialiser`() {
    let scroll = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
    #expect(scroll.transitionStyle == .scroll && scroll.navigationOrientation == .vertical)
    #expect(!scroll.isDoubleSided && scroll.dataSource == nil && scroll.delegate == nil)
    #expect((scroll.viewControllers ?? []).isEmpty && scroll.spineLocation == .none)
    let curl = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    #expect(curl.transitionStyle == .pageCurl && curl.spineLocation == .min)
  }

  /// UIPageViewController `setViewControllers(_:direction:animated:completion:)`: the page becomes a
  /// child and the one before leaves; the completion gets true, and the delegate hears nothing.
  @Test func `pages by code do not tell the delegate`() {
    let pages = Pages(3)
    let (screen, book) = Self.book(pages, at: 0)
    let log = ProbeLog()
    #expect(pages.pages[0].parent === book && book.viewControllers?.count == 1)
    screen.turn {
      book.setViewControllers([pages.pages[2]], direction: .forward, animated: true) {
        log.add("end \($0)")
      }
    }
    screen.settle()
    #expect(log.take() == ["end true"] && pages.log.take() == [])
    #expect(book.viewControllers?.first === pages.pages[2] && pages.pages[0].parent == nil)
    #expect(screen.row(of: "Page 2") != nil && screen.row(of: "Page 0") == nil)
    screen.turn {
      book.setViewControllers([pages.pages[1]], direction: .reverse, animated: false) { _ in
        log.add("set")
      }
    }
    screen.settle()
    #expect(log.take() == ["set"] && book.viewControllers?.first === pages.pages[1])
  }

  /// UIPageViewControllerDelegate: a drag of the user tells the page to come, and after it the page
  /// before; `viewControllers` has the new page then.
  @Test func `a drag turns the page`() {
    let pages = Pages(3)
    let (screen, book) = Self.book(pages, at: 1)
    Self.drag(Self.forward, on: screen)
    #expect(pages.log.take() == [#"will ["2"]"#, #"did ["1"] true shows 2"#])
    #expect(book.viewControllers?.first === pages.pages[2] && screen.row(of: "Page 2") != nil)
    Self.drag(Self.backward, on: screen)
    #expect(pages.log.take() == [#"will ["1"]"#, #"did ["2"] true shows 1"#])
    #expect(book.viewControllers?.first === pages.pages[1])
  }

  /// UIPageViewControllerDelegate `pageViewController(_:didFinishAnimating:…)`: a drag that falls back
  /// is not completed, and the page stays.
  @Test func `a short drag leaves the page`() {
    let pages = Pages(3)
    let (screen, book) = Self.book(pages, at: 1)
    Self.drag(Array(stride(from: 36, through: 30, by: -1)), on: screen)
    #expect(pages.log.take() == [#"will ["2"]"#, #"did ["1"] false shows 1"#])
    #expect(book.viewControllers?.first === pages.pages[1] && screen.row(of: "Page 1") != nil)
  }

  /// UIPageViewControllerDataSource: nil at an end means that there is no page; the delegate is not
  /// notified of a transition.
  @Test func `the last page does not turn`() {
    let pages = Pages(2)
    let (screen, book) = Self.book(pages, at: 1)
    Self.drag(Self.forward, on: screen)
    #expect(pages.log.take() == [] && book.viewControllers?.first === pages.pages[1])
    Self.drag(Self.backward, on: screen)
    #expect(book.viewControllers?.first === pages.pages[0])
    _ = pages.log.take()
    Self.drag(Self.backward, on: screen)
    #expect(pages.log.take() == [] && book.viewControllers?.first === pages.pages[0])
  }

  /// UIPageViewController `dataSource`: without one the user cannot turn pages, but code can.
  @Test func `without a data source only code turns pages`() {
    let pages = Pages(2)
    let (screen, book) = Self.book(pages, at: 0)
    screen.turn { book.dataSource = nil }
    Self.drag(Self.forward, on: screen)
    #expect(book.viewControllers?.first === pages.pages[0] && pages.log.take() == [])
    screen.turn { book.setViewControllers([pages.pages[1]], direction: .forward, animated: true) }
    screen.settle()
    #expect(book.viewControllers?.first === pages.pages[1])
  }

  /// UIPageViewController: pages get the calls of the life cycle as children do.
  @Test func `pages appear and disappear`() {
    let log = ProbeLog()
    let (a, b) = (ProbeController("A", log), ProbeController("B", log))
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    book.setViewControllers([a], direction: .forward, animated: false)
    let screen = Screen(root: book)
    screen.settle()
    #expect(log.take() == ["A load", "A willAppear", "A didAppear"])
    screen.turn { book.setViewControllers([b], direction: .forward, animated: true) }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
    #expect(calls.filter { $0.hasPrefix("B") } == ["B load", "B willAppear", "B didAppear"])
    #expect(b.view.frame.size == book.view.bounds.size && b.parent === book)
  }

  /// UIPageViewController within an app's own controller, as onboarding screens have it: the page
  /// controller is a child that fills a part of its parent.
  @Test func `a page controller is a child of a part of a screen`() {
    let pages = Pages(2)
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    screen.turn {
      root.addChild(book)
      book.view.frame = CGRect(x: 0, y: 4, width: 40, height: 12)
      root.view.addSubview(book.view)
      book.didMove(toParent: root)
      book.dataSource = pages
      book.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
    }
    screen.settle()
    #expect(
      screen.row(of: "Page 0") == 6 && pages.pages[0].view.frame.size == book.view.bounds.size)
    Self.drag(Self.forward, on: screen)
    #expect(book.viewControllers?.first === pages.pages[1] && screen.row(of: "Page 1") == 6)
  }
}
