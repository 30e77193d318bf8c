import CellGraphics
import NavigationKit
import TestSupport
import Testing

@Suite struct PageControlTests {
  private func control(_ pages: Int, at page: Int = 0) -> PageControl {
    let control = PageControl()
    control.numberOfPages = pages
    control.currentPage = page
    return control
  }

  @Test func `each page has a dot, and the current page's dot is filled`() {
    let view = control(3, at: 1)
    // Five columns of dots, and one for each bracket.
    #expect(view.intrinsicContentSize == Size(width: 7, height: 1))
    let stage = Stage(columns: 7, rows: 1, filledWith: view)
    #expect(stage.row == "[○ ● ○]")
    stage.turn { view.currentPage = 2 }
    #expect(stage.row == "[○ ○ ●]")
  }

  @Test func `the page number replaces dots that do not fit`() {
    let view = control(12, at: 2)
    let stage = Stage(columns: 6, rows: 1, filledWith: view)
    #expect(stage.row == "[3/12]")
  }

  @Test func `left and right arrows turn one page, Home and End select the first and last page`() {
    let view = control(4)
    let stage = Stage(columns: 9, rows: 1, filledWith: view)
    var pages: [Int] = []
    view.addAction(for: .valueChanged) { _ in pages.append(view.currentPage) }
    for input in [KeyInput.arrow(.left), .arrow(.right), .arrow(.right), .end, .arrow(.right)] {
      stage.send([input])
    }
    stage.send([.arrow(.left), .home])
    #expect(pages == [1, 2, 3, 2, 0])
    #expect(!stage.send(.arrow(.up)))
  }

  @Test
  func `a tap before the filled dot selects the previous page and a tap after it the next page`() {
    let view = control(3, at: 1)
    // Dots in the columns 3, 5 and 7 of 11.
    view.frame = Rect(x: 0, y: 0, width: 11, height: 1)
    let stage = Stage(columns: 20, rows: 3, view)
    for (column, page) in [(5, 1), (6, 2), (10, 2), (0, 1), (3, 0), (1, 0)] {
      stage.application.click(column, 0)
      #expect(view.currentPage == page, "\(column)")
    }
  }

  @Test func `Enter turns to the next page and stays on the last one`() {
    let view = control(2)
    let stage = Stage(columns: 5, rows: 1, filledWith: view)
    #expect(view.actionTitle == "next")
    for _ in 0..<2 { stage.application.tap() }
    #expect(view.currentPage == 1)
    #expect(view.actionTitle == nil)
  }

  @Test func `the hint names the arrows that lead to a page`() {
    #expect(control(3).keyHints.map(\.keys) == ["→"])
    #expect(control(3, at: 1).keyHints.map(\.keys) == ["←→"])
    #expect(control(3, at: 2).keyHints.map(\.keys) == ["←"])
    #expect(control(1).keyHints.isEmpty)
  }

  @Test func `the current page stays within the pages`() {
    let view = control(3, at: 9)
    #expect(view.currentPage == 2)
    view.currentPage = -1
    #expect(view.currentPage == 0)
    view.currentPage = 2
    view.numberOfPages = 2
    #expect(view.currentPage == 1)
    view.numberOfPages = -4
    #expect(view.numberOfPages == 0)
    #expect(view.currentPage == 0)
  }

  @Test func `setting the current page sends no event`() {
    let view = control(3)
    var sent = 0
    view.addAction(for: .valueChanged) { _ in sent += 1 }
    view.currentPage = 2
    #expect(sent == 0)
  }

  @Test func `a single page can be hidden, without the focus`() {
    let view = control(1)
    let stage = Stage(columns: 3, rows: 1, filledWith: view)
    #expect(stage.row == "[●]")
    stage.turn { view.hidesForSinglePage = true }
    #expect(!view.canBecomeFocused)
    #expect(!stage.row.contains("●"))
    stage.turn { view.numberOfPages = 2 }
    #expect(view.canBecomeFocused)
  }

  @Test func `the dots have the tint colors of the page control`() {
    let view = control(2)
    view.currentPageIndicatorTintColor = Color(rgb: 0xFF0000)
    view.pageIndicatorTintColor = Color(rgb: 0x0000FF)
    let stage = Stage(columns: 5, rows: 1, filledWith: view)
    #expect(stage.surface[column: 1, row: 0].foreground == Color(rgb: 0xFF0000))
    #expect(stage.surface[column: 3, row: 0].foreground == Color(rgb: 0x0000FF))
  }
}
