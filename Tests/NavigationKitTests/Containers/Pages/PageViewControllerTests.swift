import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct PageViewControllerTests {
  // MARK: - Orders

  @Test(arguments: [PageViewController.TransitionStyle.scroll, .pageCurl])
  func `a turn calls back in the order of its style (1.6.3, 1.6.4)`(
    style: PageViewController.TransitionStyle
  ) {
    let (book, stage) = openBook(style)
    stage.forget()
    stage.perform(.swipe(.left))
    stage.settle()
    let expected =
      style == .scroll
      ? [
        "New viewWillAppear", "Cur viewWillDisappear", "New viewDidAppear", "Cur viewDidDisappear",
      ]
      : [
        "New viewWillAppear", "Cur viewWillDisappear", "Cur viewDidDisappear", "New viewDidAppear",
      ]
    #expect(stage.happened(.willAndDid) == expected)
    expectInvariants(book.pages)
  }

  @Test func `a cancelled scroll calls back in UIKit's order (1.6.3)`() {
    let (book, stage) = openBook(.scroll)
    stage.forget()
    cancelTurn(stage)
    #expect(
      stage.happened(.willAndDid) == [
        "New viewWillAppear", "Cur viewWillDisappear", "Cur viewWillAppear", "Cur viewDidAppear",
        "New viewWillDisappear", "New viewDidDisappear",
      ])
    expectReturned(book)
  }

  @Test func `a cancelled curl calls back in UIKit's order (1.6.4)`() {
    let (book, stage) = openBook(.pageCurl)
    stage.forget()
    cancelTurn(stage)
    #expect(
      stage.happened(.willAndDid) == [
        "New viewWillAppear", "Cur viewWillDisappear", "New viewWillDisappear",
        "Cur viewWillAppear", "New viewDidDisappear", "Cur viewDidAppear",
      ])
    expectReturned(book)
  }

  @Test func `setViewControllers adds the page before its layout (1.6.5)`() {
    let pages = PageViewController(transitionStyle: .scroll)
    pages.baseName = "Pages"
    let stage = SimulatedStage(pages)
    let page = Content("P")
    let order = stage.happened(
      .containment, [.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillLayoutSubviews]
    ) { pages.setViewControllers([page], direction: .forward, animated: false) }
    #expect(
      order.filter { $0.hasPrefix("P ") } == [
        "P willMoveToParent Pages", "P viewDidLoad", "P viewWillAppear", "P viewDidAppear",
        "P didMoveToParent Pages", "P viewWillLayoutSubviews",
      ])
    expectInvariants(pages)
  }

  // MARK: - By code

  @Test(arguments: [true, false])
  func `setViewControllers calls its completion after viewDidAppear and no delegate`(animated: Bool)
  {
    let (book, stage) = openBook(.scroll)
    let other = Content("Other")
    var order: [String] = []
    stage.forget()
    stage.turn {
      book.pages.setViewControllers([other], direction: .reverse, animated: animated) { finished in
        order = stage.happened([.viewDidAppear, .viewDidDisappear]) + ["completed \(finished)"]
      }
    }
    #expect(stage.application.isTransitioning == animated)
    stage.settle()
    #expect(order == ["Other viewDidAppear", "Cur viewDidDisappear", "completed true"])
    #expect(book.calls == [])
    #expect(names(book.pages.viewControllers) == ["Other"])
    #expect(names(book.pages.children) == ["Other"])
    expectInvariants(book.pages)
  }

  @Test func `setting the current page calls the completion immediately`() {
    let (book, stage) = openBook(.scroll)
    var completions: [Bool] = []
    let current = book.pages.viewControllers
    let order = stage.happened(.willAndDid) {
      book.pages.setViewControllers(current, direction: .forward, animated: true) {
        completions.append($0)
      }
    }
    #expect(order == [])
    #expect(completions == [true])
  }

  @Test func `a page set during a page turn appears after the turn`() {
    let (book, stage) = openBook(.scroll)
    stage.perform(.swipe(.left))
    stage.turn {
      book.pages.setViewControllers([Content("Other")], direction: .forward, animated: true)
      #expect(names(book.pages.viewControllers) == ["New"])
    }
    stage.settle()
    #expect(names(book.pages.viewControllers) == ["Other"])
    expectInvariants(book.pages)
  }

  @Test func `the last page set outside the window is the page that appears`() {
    let (a, b) = (Content("A"), Content("B"))
    let pages = PageViewController(transitionStyle: .scroll)
    pages.setViewControllers([a], direction: .forward, animated: false)
    pages.setViewControllers([b], direction: .forward, animated: false)
    #expect(a.parent == nil)
    #expect(!b.isViewLoaded)
    let stage = SimulatedStage(pages)
    #expect(stage.application.frontmostViewController === b)
    expectInvariants(pages)
  }

  @Test func `a page set during another page's appearance appears after that page`() {
    let (a, b) = (Content("A"), Content("B"))
    let pages = PageViewController(transitionStyle: .scroll)
    pages.setViewControllers([a], direction: .forward, animated: false)
    a.willAppear = { pages.setViewControllers([b], direction: .forward, animated: false) }
    let stage = SimulatedStage(pages)
    #expect(stage.application.frontmostViewController === b)
    #expect(a.parent == nil)
    #expect(names(pages.children) == ["B"])
    expectInvariants(pages)
  }

  // MARK: - By hand

  @Test func `the delegate is notified before and after the user's page turns`() {
    let (book, stage) = openBook(.scroll)
    stage.perform(.swipe(.left))
    #expect(book.calls == [#"will ["New"]"#])
    stage.settle()
    #expect(book.calls == [#"will ["New"]"#, #"did true ["Cur"] true"#])
    book.calls = []
    stage.perform(.swipe(.right))
    stage.settle()
    #expect(book.calls == [#"will ["Cur"]"#, #"did true ["New"] true"#])
    book.calls = []
    cancelTurn(stage)
    #expect(book.calls == [#"will ["New"]"#, #"did true ["Cur"] false"#])
  }

  @Test func `a swipe past the last page turns no page and passes to other views`() {
    let (book, stage) = openBook(.scroll)
    stage.perform(.swipe(.right))
    #expect(stage.statusLine.contains("Ignored: swipe right"))
    stage.perform(.drag(.right))
    #expect(!stage.application.isDragging)
    #expect(names(book.pages.viewControllers) == ["Cur"])
  }

  @Test func `an edge drag at the first page pops the navigation controller`() {
    let book = Book(.scroll, ["Cur", "New"])
    let nav = navigation("Nav", Content("Below"), book.pages)
    let stage = SimulatedStage(nav)
    stage.perform(.drag(.right), .tap)
    stage.settle()
    #expect(names(nav.viewControllers) == ["Below"])
  }

  @Test func `the pages follow the drag in tenths`() {
    let (book, stage) = openBook(.scroll)
    stage.perform(.drag(.left), .drag(.left), .drag(.left))
    let current = book.contents[0].view.presentationFrame.minX
    let next = book.contents[1].view.presentationFrame.minX
    // Three tenths of 80 columns, to within a step of progress.
    #expect(abs(current + 24) <= 80 / 65_536)
    #expect(abs(next - 56) <= 80 / 65_536)
    stage.perform(.tap)
    stage.settle()
    #expect(names(book.pages.viewControllers) == ["New"])
    expectInvariants(book.pages)
  }

  @Test func `vertical pages turn by swipes up and down`() {
    let book = Book(.scroll, ["Cur", "New"], .vertical)
    let stage = SimulatedStage(book.pages)
    stage.perform(.swipe(.up))
    stage.settle()
    #expect(names(book.pages.viewControllers) == ["New"])
    stage.perform(.swipe(.down))
    stage.settle()
    #expect(names(book.pages.viewControllers) == ["Cur"])
  }

  @Test func `a page that was left is deallocated`() {
    let book = Book(.scroll, [])
    let stage = SimulatedStage(book.pages)
    weak var left: Content?
    stage.turn {
      let page = Content("Left")
      left = page
      book.pages.setViewControllers([page], direction: .forward, animated: false)
    }
    #expect(left != nil)
    stage.turn {
      book.pages.setViewControllers([Content("Now")], direction: .forward, animated: false)
    }
    #expect(left == nil)
  }

  @Test func `a page controller handles every size, also during a turn`() {
    let book = Book(.scroll, ["Cur", "New"], dots: true)
    let stage = SimulatedStage(book.pages)
    for size in sizes {
      stage.resize(columns: size.columns, rows: size.rows)
      _ = stage.simulator.frame()
      expectInvariants(book.pages)
    }
    for style in [PageViewController.TransitionStyle.scroll, .pageCurl] {
      let (book, stage) = openBook(style)
      stage.perform(.drag(.left), .drag(.left))
      for size in sizes {
        stage.resize(columns: size.columns, rows: size.rows)
        _ = stage.simulator.frame()
      }
      stage.perform(.cancel)
      stage.settle()
      expectReturned(book)
    }
  }

  // MARK: - Dots

  @Test func `the dots begin where the data source says and count the user's turns`() {
    let book = Book(.scroll, ["A", "B", "C"], dots: true)
    let stage = SimulatedStage(book.pages, columns: 20, rows: 8)
    #expect(stage.trimmedText(row: 6).contains("● ○ ○"))
    stage.perform(.swipe(.left))
    stage.settle()
    #expect(stage.trimmedText(row: 6).contains("○ ● ○"))
    cancelTurn(stage)
    #expect(stage.trimmedText(row: 6).contains("○ ● ○"))
    stage.resize(columns: 4, rows: 8)
    #expect(stage.trimmedText(row: 6).contains("2/3"))
  }

  @Test func `a page controller without a count has no dots`() {
    let (book, _) = openBook(.scroll)
    #expect(book.contents[0].view.bounds.height == 23)
  }

  // MARK: - Pictures

  @Test func `a page at 80 × 24`() throws {
    try expectGolden(tour().simulator.frame(), "page-80x24")
  }

  @Test func `a scroll halfway at 40 × 12`() throws {
    let stage = tour(columns: 40, rows: 12)
    for _ in 0..<4 { stage.perform(.drag(.left)) }
    try expectGolden(stage.simulator.frame(), "page-scroll-40x12")
  }

  @Test func `a curl halfway at 80 × 24`() throws {
    let stage = tour(.pageCurl)
    for _ in 0..<5 { stage.perform(.drag(.left)) }
    try expectGolden(stage.simulator.frame(), "page-curl-80x24")
  }

  private func openBook(_ style: PageViewController.TransitionStyle) -> (Book, SimulatedStage) {
    let book = Book(style, ["Cur", "New"])
    return (book, SimulatedStage(book.pages))
  }

  private func cancelTurn(_ stage: SimulatedStage) {
    stage.perform(.drag(.left), .drag(.left), .cancel)
    stage.settle()
  }

  private func expectReturned(_ book: Book, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(names(book.pages.viewControllers) == ["Cur"], sourceLocation: sourceLocation)
    #expect(names(book.pages.children) == ["Cur"], sourceLocation: sourceLocation)
    #expect(book.contents[0].view.transform == .identity, sourceLocation: sourceLocation)
    #expect(book.contents[1].parent == nil, sourceLocation: sourceLocation)
    expectInvariants(book.pages, sourceLocation: sourceLocation)
  }

  private func tour(
    _ style: PageViewController.TransitionStyle = .scroll, columns: Int = 80, rows: Int = 24
  ) -> SimulatedStage {
    let book = Book(style, [], dots: true)
    book.contents = [
      Content(
        "Welcome", lines: ["Welcome", "", "Every screen is a controller,", "every key a finger."],
        ground: Color(rgb: 0xCCE8FF)),
      Content(
        "Turn", lines: ["Turn the page", "", "Swipe, or drag with Shift."],
        ground: Color(rgb: 0xFFE8B0)),
      Content("Done", lines: ["That is all."]),
    ]
    book.open()
    return SimulatedStage(book.pages, columns: columns, rows: rows)
  }
}

/// Pages in a row, with a delegate that writes down what it hears.
final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
  let pages: PageViewController
  var contents: [Content]
  var calls: [String] = []
  private let hasDots: Bool

  init(
    _ style: PageViewController.TransitionStyle, _ names: [String],
    _ orientation: PageViewController.NavigationOrientation = .horizontal, dots: Bool = false
  ) {
    pages = PageViewController(transitionStyle: style, navigationOrientation: orientation)
    pages.baseName = "Pages"
    contents = names.map { Content($0) }
    hasDots = dots
    pages.delegate = self
    if !contents.isEmpty { open() }
  }

  /// Shows the first page.
  func open() {
    pages.dataSource = self
    pages.setViewControllers([contents[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? { page(at: -1, from: controller) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? { page(at: 1, from: controller) }

  func presentationCount(for pageViewController: PageViewController) -> Int {
    hasDots ? contents.count : 0
  }

  func presentationIndex(for pageViewController: PageViewController) -> Int {
    contents.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pending: [ViewController]
  ) { calls.append("will \(names(pending))") }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [ViewController], transitionCompleted completed: Bool
  ) { calls.append("did \(finished) \(names(previous)) \(completed)") }

  private func page(at step: Int, from controller: ViewController) -> ViewController? {
    guard let index = contents.firstIndex(where: { $0 === controller }) else { return nil }
    return contents.indices.contains(index + step) ? contents[index + step] : nil
  }
}
