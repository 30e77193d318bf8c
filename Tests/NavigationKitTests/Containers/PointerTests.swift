import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// What the mouse does with containers, through the commands of the simulator.
@Suite struct PointerTests {
  private final class Pages: PageViewControllerDataSource {
    let all = (1...3).map { Content("P\($0)") }

    private func index(_ page: ViewController) -> Int {
      all.firstIndex { $0 === page } ?? 0
    }

    func pageViewController(
      _ pages: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { index(page) > 0 ? all[index(page) - 1] : nil }

    func pageViewController(
      _ pages: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { index(page) < 2 ? all[index(page) + 1] : nil }

    func presentationCount(for pages: PageViewController) -> Int { 3 }
    func presentationIndex(for pages: PageViewController) -> Int { 0 }
  }

  private func book() -> (SimulatedStage, PageViewController, Pages) {
    let source = Pages()
    let pages = PageViewController(transitionStyle: .scroll)
    pages.baseName = "Pages"
    pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
    pages.dataSource = source
    return (SimulatedStage(pages), pages, source)
  }

  private func drag(_ stage: SimulatedStage, _ cells: (Int, Int)..., ticks: Int = 60) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { stage.simulator.advance(to: stage.simulator.tick + ticks) }
      stage.perform(.pointer(index == 0 ? .down : .move, column: cell.0, row: cell.1))
    }
  }

  private func click(_ stage: SimulatedStage, _ column: Int, _ row: Int) {
    stage.perform(
      .pointer(.down, column: column, row: row), .pointer(.up, column: column, row: row))
  }

  // MARK: - Pages

  @Test func `a page follows the finger and turns if it is released beyond the middle`() {
    let (stage, pages, source) = book()
    drag(stage, (60, 5), (58, 5), (20, 5))
    // 40 of 80 columns.
    #expect(abs(source.all[0].view.presentationFrame.minX + 40) <= 80 / 65_536)
    #expect(abs(source.all[1].view.presentationFrame.minX - 40) <= 80 / 65_536)
    stage.simulator.advance(to: stage.simulator.tick + 60)
    stage.perform(.pointer(.up, column: 20, row: 5))
    stage.settle()
    #expect(pages.viewControllers?.first === source.all[1])
  }

  @Test func `a page that is released before the middle returns`() {
    let (stage, pages, source) = book()
    drag(stage, (60, 5), (58, 5), (30, 5))
    stage.simulator.advance(to: stage.simulator.tick + 60)
    stage.perform(.pointer(.up, column: 30, row: 5))
    stage.settle()
    #expect(pages.viewControllers?.first === source.all[0])
    #expect(source.all[0].view.transform == .identity)
  }

  @Test func `a flick turns the page if there is a next page`() {
    let (stage, pages, source) = book()
    // 6 columns in 12 ticks are 60 a second.
    drag(stage, (60, 5), (54, 5), ticks: 12)
    stage.perform(.pointer(.up, column: 54, row: 5))
    stage.settle()
    #expect(pages.viewControllers?.first === source.all[1])
    drag(stage, (40, 5), (46, 5), ticks: 12)
    stage.perform(.pointer(.up, column: 46, row: 5))
    stage.settle()
    #expect(pages.viewControllers?.first === source.all[0])
    drag(stage, (40, 5), (70, 5), ticks: 12)
    #expect(!stage.application.isTransitioning)
  }

  @Test func `a click beside the filled dot turns to the neighbouring page`() {
    let (stage, pages, source) = book()
    // Three dots and two blanks in the middle of 80: columns 37, 39 and 41, in the last row.
    let row = 22
    #expect(Array(stage.trimmedText(row: row))[37] == "●")
    click(stage, 37, row)
    stage.settle()
    #expect(pages.viewControllers?.first === source.all[0])
    click(stage, 41, row)
    stage.settle()
    #expect(pages.viewControllers?.first === source.all[1])
    click(stage, 20, row)
    stage.settle()
    #expect(pages.viewControllers?.first === source.all[0])
  }

  // MARK: - Tabs

  @Test func `a click selects a tab, and More leads to the remaining tabs`() {
    let tabs = TabBarController()
    tabs.viewControllers = (1...7).map { Content("T\($0)", ground: .white) }
    let stage = SimulatedStage(tabs)
    // Five places of 16 columns.
    click(stage, 20, 22)
    #expect(tabs.selectedIndex == 1)
    click(stage, 70, 22)
    #expect(tabs.selectedIndex == TabBarController.notFound)
    // Under a heading and a blank row: the fifth, the sixth, the seventh.
    click(stage, 10, 3)
    #expect(tabs.selectedIndex == 5)
  }

  // MARK: - Bars

  @Test func `clicks press the back button and bar items`() {
    let (root, top) = (Content("A"), Content("B"))
    var presses = 0
    top.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { _ in presses += 1 }
    let nav = NavigationController()
    nav.viewControllers = [root, top]
    let stage = SimulatedStage(nav)
    click(stage, 77, 0)
    #expect(presses == 1)
    click(stage, 1, 0)
    stage.settle()
    #expect(nav.viewControllers.count == 1)
  }

  // MARK: - Split

  @Test func `a click outside a column over the secondary hides the column`() {
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(Content("Side"), for: .primary)
    split.setViewController(Content("Main"), for: .secondary)
    split.preferredDisplayMode = .oneOverSecondary
    let stage = SimulatedStage(split)
    #expect(split.displayMode == .oneOverSecondary)
    click(stage, 3, 10)
    #expect(split.displayMode == .oneOverSecondary)
    click(stage, 70, 10)
    stage.settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  // MARK: - The rest of the screen

  @Test func `the app receives no clicks on the status line, and any click closes the help`() {
    let controller = ButtonContent("A")
    var presses = 0
    controller.pressed = { presses += 1 }
    let stage = SimulatedStage(controller)
    click(stage, 5, 23)
    #expect(!stage.application.isTouched)
    stage.perform(.toggleHelp)
    click(stage, 5, 1)
    #expect(presses == 0)
    click(stage, 5, 1)
    #expect(presses == 1)
  }

  @Test func `a resize cancels the touch`() {
    let controller = ButtonContent("A")
    var presses = 0
    controller.pressed = { presses += 1 }
    let stage = SimulatedStage(controller)
    stage.perform(.pointer(.down, column: 5, row: 1))
    stage.resize(columns: 60, rows: 20)
    stage.perform(.pointer(.up, column: 5, row: 1))
    #expect(presses == 0)
  }

  @Test func `drags and wheel turns leave no animation or due tick behind`() {
    let (stage, _, _) = book()
    drag(stage, (60, 5), (58, 5), (30, 5))
    stage.perform(.pointer(.up, column: 30, row: 5))
    stage.settle()
    click(stage, 3, 3)
    stage.perform(.wheel(.down, column: 3, row: 3))
    #expect(stage.simulator.nextDueTick == nil)
    #expect(stage.simulator.isSettled)
  }
}
