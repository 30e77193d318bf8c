import CellGraphics
import NavigationKit
import NavigationKitTesting
import Simulation
import Testing

@testable import Bookshelf

/// The app in code of the package, driven by a pilot as in a test of its own.
@Suite struct BookshelfPilotTests {
  private func pilot() throws -> Pilot {
    try Pilot(delegate: AppDelegate(), size: Size(width: 50, height: 24), name: "Bookshelf")
  }

  @Test func `a rating is shown in the book and in the list`() throws {
    let app = try pilot()
    try app.tap("Moby-Dick")
    try app.expect("on Moby-Dick; see \"Herman Melville, 1851\"")
    try app.tap("Rate")
    try app.expect("on Rating")
    try app.tap("★★★★")
    try app.expect("on Moby-Dick; see \"★★★★☆\"; no unbalanced calls")
    try app.tap("‹ Shelf")
    try app.expect("on Bookshelf; see \"Herman Melville · ★★★★☆\" in row 6")
    #expect(app.stack.last == "Bookshelf")
  }

  @Test func `a cancelled drag keeps the book open, and a long one closes it`() throws {
    let app = try pilot()
    try app.tap("Moby-Dick")
    try app.drag(.right, by: 0.4, release: false)
    try app.expect("transition pop")
    try app.cancel()
    try app.expect("on Moby-Dick; no transition; no unbalanced calls")
    try app.drag(.right, by: 0.9)
    try app.expect("on Bookshelf")
  }

  @Test func `the help names the keys for developers only in an app that has them`() throws {
    for hasDeveloperKeys in [false, true] {
      let size = Size(width: 80, height: 39)
      let app = try Pilot(
        delegate: AppDelegate(), size: size, hasDeveloperKeys: hasDeveloperKeys)
      app.send(.toggleHelp)
      #expect(app.screen.contains("quit"))
      #expect(app.screen.contains("inspect a transition frame by frame") == hasDeveloperKeys)
    }
  }

  @Test func `the book slides in from the right`() throws {
    let app = try pilot()
    try app.tap("Moby-Dick")
    let half = try app.moment(.percent(50), of: .push)
    try half.expect("transition push")
    // The pilot itself stays at rest.
    try app.expect("no transition; on Moby-Dick")
  }

  @Test func `a failure says what was on the screen and where the log is`() throws {
    let app = try pilot()
    let failure = try #require(throws: PilotFailure.self) { try app.tap("Moby-Duck") }
    #expect(failure.advice == "Did you mean \"Moby-Dick\"?")
    #expect(failure.screen[0].contains("Bookshelf"))
    #expect(app.log() != nil)
  }
}
