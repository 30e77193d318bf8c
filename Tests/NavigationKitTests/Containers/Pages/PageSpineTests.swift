import CellGraphics
import NavigationKit
import Simulation
import Testing

/// The place of the spine. D:uipageviewcontroller.
@Suite struct PageSpineTests {
  private final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
    let pages = (0..<6).map { Content("\($0)") }
    var log: [String] = []

    private func page(_ offset: Int, from controller: ViewController) -> ViewController? {
      let index = pages.firstIndex { $0 === controller }.map { $0 + offset }
      return index.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
    ) -> ViewController? { page(-1, from: controller) }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
    ) -> ViewController? { page(1, from: controller) }

    func pageViewController(
      _ pageViewController: PageViewController, willTransitionTo pending: [ViewController]
    ) { log.append("will \(names(pending))") }

    func pageViewController(
      _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
      previousViewControllers previous: [ViewController], transitionCompleted completed: Bool
    ) { log.append("did \(names(previous)) \(completed)") }
  }

  private let book = Book()

  private func open(_ spine: Any?, showing pages: [Int]) -> (PageViewController, SimulatedStage) {
    let controller = PageViewController(
      transitionStyle: .pageCurl, options: spine.map { [.spineLocation: $0] })
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers(
      pages.map { book.pages[$0] }, direction: .forward, animated: false)
    return (controller, SimulatedStage(controller))
  }

  @Test func `the spine is at the first edge by default, and scrolling pages have none`() {
    typealias Spine = PageViewController.SpineLocation
    #expect([Spine.none, .min, .mid, .max].map(\.rawValue) == [0, 1, 2, 3])
    #expect(PageViewController(transitionStyle: .pageCurl).spineLocation == .min)
    #expect(PageViewController(transitionStyle: .scroll).spineLocation == .none)
    #expect(
      PageViewController(transitionStyle: .scroll, options: [.spineLocation: 2]).spineLocation
        == .none)
    for value in [2, UInt(2), Spine.mid] as [Any] {
      let pages = PageViewController(transitionStyle: .pageCurl, options: [.spineLocation: value])
      #expect(pages.spineLocation == .mid)
      #expect(pages.isDoubleSided)
    }
  }

  @Test func `with the spine in the middle two pages are side by side`() {
    let (pages, stage) = open(2, showing: [0, 1])
    #expect(names(pages.viewControllers) == ["0", "1"])
    for page in book.pages[...1] {
      #expect(page.parent === pages && page.appearanceState == .appeared)
    }
    let frames = book.pages[...1].map { $0.view.convert(Point.zero, to: nil).x }
    #expect(frames == [0, 40])
    // The status line has the last of the 24 rows.
    #expect(book.pages[1].view.bounds.size == Size(width: 40, height: 23))
    stage.resize(columns: 61, rows: 20)
    #expect(book.pages[1].view.convert(Point.zero, to: nil).x == 30)
    #expect(book.pages[1].view.bounds.width == 31)
  }

  @Test func `the user turns two pages at once, and back`() {
    let (pages, stage) = open(2, showing: [0, 1])
    stage.perform(.swipe(.left))
    stage.settle()
    #expect(names(pages.viewControllers) == ["2", "3"])
    #expect(names(pages.children) == ["2", "3"])
    #expect(book.pages[3].appearanceState == .appeared)
    #expect(book.pages[0].appearanceState == .disappeared && book.pages[0].view.window == nil)
    stage.perform(.swipe(.right))
    stage.settle()
    #expect(names(pages.viewControllers) == ["0", "1"])
    #expect(
      book.log == [
        "will \(["2", "3"])", "did \(["0", "1"]) true", "will \(["0", "1"])",
        "did \(["2", "3"]) true",
      ])
  }

  @Test func `a cancelled turn shows the two old pages again`() {
    let (pages, stage) = open(2, showing: [0, 1])
    stage.perform(.drag(.left), .drag(.left), .cancel)
    stage.settle()
    #expect(names(pages.viewControllers) == ["0", "1"])
    #expect(names(pages.children) == ["0", "1"])
    #expect(book.pages[1].appearanceState == .appeared)
    #expect(book.pages[1].view.convert(Point.zero, to: nil).x == 40)
    #expect(book.pages[2].appearanceState == .disappeared && book.pages[2].view.window == nil)
  }

  @Test func `the last page without a second one is not turned to`() {
    let (pages, stage) = open(2, showing: [3, 4])
    stage.perform(.swipe(.left))
    stage.settle()
    #expect(names(pages.viewControllers) == ["3", "4"])
  }

  @Test(arguments: [true, false])
  func `a page can remain in the next spread`(animated: Bool) {
    let (pages, stage) = open(2, showing: [0, 1])
    stage.turn {
      pages.setViewControllers(
        [book.pages[1], book.pages[2]], direction: .forward, animated: animated)
    }
    stage.settle()
    #expect(names(pages.viewControllers) == ["1", "2"])
    #expect(book.pages[1].appearanceState == .appeared)
    #expect(book.pages[1].view.convert(Point.zero, to: nil).x == 0)
    #expect(book.pages[0].parent == nil && book.pages[0].view.window == nil)
  }

  @Test func `a double-sided book accepts the front and the back of a page`() {
    let (pages, stage) = open(nil, showing: [0])
    #expect(!pages.isDoubleSided)
    pages.isDoubleSided = true
    stage.turn {
      pages.setViewControllers(
        [book.pages[1], book.pages[2]], direction: .forward, animated: true)
    }
    stage.settle()
    #expect(names(pages.viewControllers) == ["1"])
  }
}
