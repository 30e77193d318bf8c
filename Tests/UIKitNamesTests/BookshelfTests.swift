import CellGraphics
import NavigationKit
import Simulation
import Testing
import UIKitNames

@testable import Bookshelf

@Suite struct BookshelfTests {
  private let screen = Screen(AppDelegate(), columns: 50)

  private var top: UIViewController? { screen.navigation?.topViewController }

  /// Opens the third book.
  private func openMobyDick() {
    screen.swipe(.down)
    screen.swipe(.down)
    screen.tap()
    screen.settle()
  }

  @Test func `the app starts with the list of books, two rows per book`() {
    #expect(screen.text[0].contains("Bookshelf"))
    #expect(screen.row(of: "Frankenstein") == 1)
    #expect(screen.row(of: "Mary Shelley · not rated") == 2)
    #expect(screen.row(of: "Moby-Dick") == 5)
  }

  @Test func `a row opens its book`() {
    openMobyDick()
    #expect(top?.title == "Moby-Dick")
    #expect(screen.text[0].contains("‹ Shelf"))
    #expect(screen.row(of: "Herman Melville, 1851") != nil)
    #expect(screen.row(of: "captain hunts") != nil)
  }

  @Test func `the panel slides up over the dimmed book, and the list shows the new stars`()
    throws
  {
    openMobyDick()
    screen.tap()
    let panel = try #require(screen.front as? RatingController)
    #expect(panel.view.presentationFrame == Rect(x: 0, y: 24, width: 50, height: 9))
    // The dimming is alongside: with the curve of an ease in and out half of it after half the time.
    let dimming = try #require(panel.presentationController?.containerView?.subviews.first)
    screen.pass(21)
    #expect(dimming.presentation.alpha == 0.5)
    screen.settle()
    #expect(panel.view.presentationFrame == Rect(x: 0, y: 15, width: 50, height: 9))
    #expect(top?.view.window != nil)
    // Five, then four.
    let four = try #require(panel.view.button("★★★★"))
    screen.turn { four.sendActions(for: .touchUpInside) }
    screen.settle()
    #expect(screen.front === screen.navigation)
    #expect(screen.row(of: "★★★★☆") != nil)
    screen.turn { screen.navigation?.popViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Herman Melville · ★★★★☆") == 6)
  }

  @Test func `a tap on the dimmed area cancels the panel`() throws {
    openMobyDick()
    screen.tap()
    screen.settle()
    screen.simulator.perform(.pointer(.down, column: 25, row: 4))
    screen.simulator.perform(.pointer(.up, column: 25, row: 4))
    screen.settle()
    #expect(screen.front === screen.navigation)
    #expect(screen.row(of: "not rated") != nil)
  }

  @Test func `a drag from the left edge closes the book, and a cancelled drag keeps it open`() {
    openMobyDick()
    let detail = top
    for _ in 0..<4 { screen.simulator.perform(.drag(.right)) }
    #expect(screen.application.isTransitioning)
    screen.simulator.perform(.cancel)
    screen.settle()
    #expect(top === detail)
    // What faded with the drag has come back with the book.
    #expect(screen.row(of: "not rated") != nil)

    for _ in 0..<4 { screen.simulator.perform(.drag(.right)) }
    screen.tap()
    screen.settle()
    #expect(top is BookListController)
    // At the root there is nothing to drag, whoever the recogniser's delegate is.
    screen.simulator.perform(.drag(.right))
    #expect(!screen.application.isTransitioning)
  }

  @Test func `a book can be deleted, and the other books move up`() {
    screen.swipe(.left)
    screen.tap()
    screen.settle()
    #expect(screen.row(of: "Frankenstein") == nil)
    #expect(screen.row(of: "Jane Eyre") == 1)
  }

  @Test func `the book says for two seconds that a rating is saved, in a replay too`() throws {
    let app = RecordedApp { AppDelegate() }
    let (session, keys) = (app.session, [Key.down, .down, .enter])
    for key in keys {
      session.receive(key)
      app.pass(1_000)
    }
    session.receive(.enter)  // The panel.
    app.pass(1_000)
    session.receive(.enter)  // Five stars.
    app.pass(1_000)
    func isSaved() -> Bool {
      let surface = session.simulator.frame().surface
      return (0..<surface.rows).contains { row in
        var line = ""
        for cell in surface.row(row) { line.unicodeScalars.append(contentsOf: cell.glyph.scalars) }
        return line.contains("Saved.")
      }
    }
    #expect(isSaved())
    app.pass(2_000)
    #expect(!isSaved())
    let log = try app.log()
    #expect(log.externalEvents == ["DispatchQueue.main.asyncAfter 1"])
    let divergence = try app.divergence()
    #expect(divergence == nil, "\(divergence?.description ?? "")")
  }

  @Test func `information about the app appears on a sheet`() throws {
    let about = try #require(screen.navigation?.navigationBar.button("About"))
    screen.turn { about.sendActions(for: .primaryActionTriggered) }
    screen.settle()
    #expect(screen.row(of: "put it back") != nil)
    let sheet = try #require(screen.front as? UINavigationController)
    let done = try #require(sheet.navigationBar.button("Done"))
    screen.turn { done.sendActions(for: .primaryActionTriggered) }
    screen.settle()
    #expect(screen.front === screen.navigation)
  }
}
