import Testing
import UIKitNames

/// Probes of page view controllers: the data source, gestures that turn pages, the delegate, the indicator.
@Suite struct PageDocumentedProbes {
  final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [ProbeController]
    let log = ProbeLog()
    init(_ count: Int) {
      let appearance = ProbeLog()
      pages = (0..<count).map { ProbeController("\($0)", appearance) }
    }
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
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

  private static func book(_ count: Int, at index: Int) -> (Screen, UIPageViewController, Book) {
    let book = Book(count)
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = book
    pager.delegate = book
    pager.setViewControllers([book.pages[index]], direction: .forward, animated: false)
    let screen = Screen(root: pager)
    screen.settle()
    return (screen, pager, book)
  }

  private static func drag(_ screen: Screen, _ columns: [Int]) {
    screen.simulator.perform(.pointer(.down, column: columns[0], row: 10))
    for column in columns.dropFirst() {
      screen.simulator.perform(.pointer(.move, column: column, row: 10))
      screen.pass(2)
    }
    screen.simulator.perform(.pointer(.up, column: columns[columns.count - 1], row: 10))
    screen.settle()
  }

  /// UIPageViewControllerDelegate: `willTransitionTo` before and `didFinishAnimating` after a transition by
  /// gesture, with the controllers of before.
  @Test func `a drag turns the page and tells the delegate`() {
    let (screen, pager, book) = Self.book(3, at: 1)
    #expect(book.log.take() == [])
    Self.drag(screen, Array(stride(from: 36, through: 4, by: -2)))
    #expect(pager.viewControllers?.map { $0 === book.pages[2] } == [true])
    #expect(book.log.take() == [#"will ["2"]"#, #"did true ["1"] true"#])
    Self.drag(screen, Array(stride(from: 4, through: 36, by: 2)))
    #expect(pager.viewControllers?.first === book.pages[1])
    #expect(book.log.take() == [#"will ["1"]"#, #"did true ["2"] true"#])
  }

  /// UIPageViewControllerDelegate: "If the user aborts the navigation gesture, the transition doesn't
  /// complete and the view controllers stay the same"; `completed` is then false.
  @Test func `a drag that returns turns no page`() {
    let (screen, pager, book) = Self.book(3, at: 1)
    var columns = Array(stride(from: 36, through: 26, by: -1))
    columns += Array(27...35) + [35, 35, 35, 35, 35, 35]
    Self.drag(screen, columns)
    #expect(pager.viewControllers?.map { $0 === book.pages[1] } == [true])
    let calls = book.log.take()
    #expect(calls.first == #"will ["2"]"# && calls.last?.hasSuffix(#"["1"] false"#) == true)
    #expect(book.pages[1].view.window != nil)
  }

  /// UIPageViewControllerDataSource: nil says that there are no more pages in that direction.
  @Test func `nil of the data source is the end`() {
    let (screen, pager, book) = Self.book(2, at: 1)
    Self.drag(screen, Array(stride(from: 36, through: 4, by: -2)))
    #expect(pager.viewControllers?.first === book.pages[1] && book.log.take() == [])
    Self.drag(screen, Array(stride(from: 4, through: 36, by: 2)))
    #expect(pager.viewControllers?.first === book.pages[0])
  }

  /// UIPageViewController `setViewControllers(_:direction:animated:completion:)`: the completion gets
  /// true when the animation finished; UIPageViewControllerDelegate is called for gestures only.
  @Test func `pages that code sets do not reach the delegate`() {
    let (screen, pager, book) = Self.book(3, at: 0)
    var ends: [Bool] = []
    screen.turn {
      pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
        ends.append($0)
      }
    }
    screen.settle()
    #expect(ends == [true] && book.log.take() == [])
    #expect(pager.viewControllers?.map { $0 === book.pages[2] } == [true])
    #expect(book.pages[2].view.window != nil && book.pages[0].view.window == nil)
    #expect(
      book.pages[2].parent === pager && book.pages[2].view.frame.size == pager.view.bounds.size)
  }

  /// UIPageViewController: a page is a child, whose appearance follows the turns of pages.
  @Test func `pages appear and disappear as they are turned`() {
    let (screen, pager, book) = Self.book(3, at: 0)
    let log = book.pages[0].log
    let shown = log.take().filter { $0.hasPrefix("0") }
    #expect(shown == ["0 load", "0 willAppear", "0 didAppear"])
    screen.turn { pager.setViewControllers([book.pages[1]], direction: .forward, animated: true) }
    screen.settle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("0") } == ["0 willDisappear", "0 didDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("1") && $0.hasSuffix("Appear") } == [
        "1 willAppear", "1 didAppear",
      ])
  }

  /// UIPageViewController.h: `gestureRecognizers` is "only populated if transition style is
  /// UIPageViewControllerTransitionStylePageCurl"; `isDoubleSided` defaults to false; `spineLocation` is
  /// `none` for scrolling pages and the minimum for curled ones.
  @Test func `curled and scrolled pages have their own defaults`() {
    let stage = ViewStage()
    stage.turn {
      let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      let curl = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      scroll.loadViewIfNeeded()
      curl.loadViewIfNeeded()
      #expect(scroll.gestureRecognizers.isEmpty && !curl.gestureRecognizers.isEmpty)
      #expect(!scroll.isDoubleSided && !curl.isDoubleSided)
      #expect(scroll.spineLocation == .none && curl.spineLocation == .min)
      #expect(scroll.navigationOrientation == .vertical && curl.transitionStyle == .pageCurl)
    }
  }

  final class Counted: UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    let log = ProbeLog()
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { $0 < 2 ? pages[$0 + 1] : nil }
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      log.add("count")
      return 3
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      log.add("index")
      return pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
  }

  /// UIPageViewController.h, of `presentationCount(for:)` and `presentationIndex(for:)`: "Both of these
  /// methods are called after setViewControllers is called. […] After gesture-driven navigation, these
  /// methods are not called. The index is updated automatically."
  @Test func `the indicator asks again only when code sets pages`() {
    let source = Counted()
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = source
    pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let screen = Screen(root: pager)
    screen.settle()
    let first = source.log.take()
    #expect(first.contains("count") && first.contains("index"))
    Self.drag(screen, Array(stride(from: 36, through: 4, by: -2)))
    #expect(pager.viewControllers?.first === source.pages[1] && source.log.take() == [])
    screen.turn {
      pager.setViewControllers([source.pages[2]], direction: .forward, animated: false)
    }
    screen.settle()
    let second = source.log.take()
    #expect(second.contains("count") && second.contains("index"))
  }
}
