import CellGraphics
import NavigationKit
import Simulation
import Testing

/// The storyboards of `docs/storyboards` that are about transitions, at chosen moments.
@Suite struct TransitionStoryboardTests {
  /// Carries out `command`, and lets `ticks` pass.
  private func begin(_ command: Command, in walk: StoryboardWalk, ticks: Int) {
    walk.simulator.perform(command)
    walk.simulator.advance(to: walk.simulator.tick + ticks)
  }

  private func rows(_ walk: StoryboardWalk) -> [String] {
    walk.simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  // MARK: - A fade, as a segue and as an animator

  @Test func `a delegate's animator fades the content in 0.3 s and does not fade the bar`() throws {
    let walk = try StoryboardWalk("items.json")
    #expect(walk.lines.contains { $0.contains("item :- [0]") })
    begin(.tap, in: walk, ticks: 18)
    #expect(walk.simulator.application.isTransitioning)
    // The bar is the new one already; nothing of it fades.
    #expect(rows(walk)[0].contains("Detail") && rows(walk)[0].contains("‹ Items"))
    begin(.cancel, in: walk, ticks: 17)
    #expect(walk.simulator.application.isTransitioning)
    walk.simulator.advance(to: walk.simulator.tick + 1)
    #expect(!walk.simulator.application.isTransitioning)
    #expect(rows(walk)[1].contains("item :- [0]"))
    walk.perform(.moveFocus(.previous), .tap)
    #expect(walk.path == "Items")
  }

  @Test func `a custom segue covers the navigation bar with its destination`() throws {
    let walk = try StoryboardWalk("items.json")
    walk.perform(.swipe(.down), .swipe(.down))
    let happened = walk.perform(.swipe(.right))
    #expect(happened.contains { $0.contains("segueCreated coverWithDetail (KeyframedSegue)") })
    #expect(rows(walk)[0].contains("item :- [2]"))
    #expect(!walk.lines.contains { $0.contains("‹ Items") })
    #expect(walk.perform(.tap).contains { $0.contains("dismiss detail") })
    #expect(walk.path == "Items")
    walk.perform(.moveFocus(.previous), .tap)
    #expect(walk.lines.contains("From another storyboard"))
    walk.perform(.swipe(.right))
    walk.perform(.tap)
    #expect(walk.performed.isSubset(of: walk.segues))
  }

  @Test func `a segue passes the text of the tapped row of a long table`() throws {
    let walk = try StoryboardWalk("items.json")
    walk.perform(.key(.end))
    #expect(walk.lines.contains { $0.contains("item :- [99]") })
    walk.perform(.tap)
    #expect(rows(walk)[1].contains("item :- [99]"))
  }

  // MARK: - A transition of the navigation controller's layer

  @Test func `a push without animation has a layer transition from below that takes a second`()
    throws
  {
    let walk = try StoryboardWalk("vertical.json")
    begin(.tap, in: walk, ticks: 60)
    // Half of 23 rows; the line above belongs to the old picture, bar included.
    let half = rows(walk)
    #expect(half[0].contains("First"))
    #expect(half[11].contains("Second") || half[12].contains("Second"))
    walk.simulator.advance(to: 119)
    #expect(walk.simulator.isAnimating)
    walk.simulator.advance(to: 120)
    #expect(!walk.simulator.isAnimating)
    #expect(rows(walk)[0].contains("Second"))
    let events = walk.simulator.takeEvents().map(\.description)
    #expect(events.contains("navigation push second animated: false"))
    #expect(events.contains("second viewDidAppear animated: false"))
  }

  @Test(arguments: [true, false])
  func `an unwind by button or by bar item has a layer transition from above`(
    byItem: Bool
  ) throws {
    let walk = try StoryboardWalk("vertical.json")
    walk.perform(.tap)
    if byItem { walk.perform(.moveFocus(.next)) }
    let start = walk.simulator.tick
    begin(.tap, in: walk, ticks: 30)
    // A quarter of 23 rows from above; what was there stands still beneath.
    #expect(!rows(walk)[0].contains("First"))
    #expect(rows(walk)[9].contains("Pushed without animation"))
    walk.simulator.advance(to: start + 120)
    #expect(rows(walk)[0].contains("First"))
    #expect(walk.lines.contains("And it came down from above"))
    let events = walk.simulator.takeEvents().map(\.description)
    #expect(events.contains("navigation pop first animated: false"))
    let id = byItem ? "returnByNavigation" : "back"
    #expect(events.contains("first unwindAction exitTo (\(id))"))
  }

  // MARK: - Growing from a row

  @Test func `a film grows from its row in 0.3 s, and its dismissal slides down`() throws {
    let walk = try StoryboardWalk("grow.json")
    walk.perform(.swipe(.down), .swipe(.down))
    walk.simulator.perform(.tap)
    let application = walk.simulator.application
    let film = try #require(application.frontmostViewController)
    #expect(film.identity == "film")
    // The third row, without a header above.
    #expect(film.view.presentationFrame == Rect(x: 0, y: 2, width: 80, height: 1))
    walk.simulator.advance(to: walk.simulator.tick + 18)
    // Half way at half time: from 2 to 0 and from 1 to 23 rows.
    #expect(film.view.presentationFrame == Rect(x: 0, y: 1, width: 80, height: 12))
    #expect(rows(walk)[0].contains("The tide"))
    #expect(rows(walk)[22].isEmpty || !rows(walk)[22].contains("Close"))
    walk.simulator.advance(to: walk.simulator.tick + 18)
    #expect(!application.isTransitioning)
    #expect(walk.lines.contains("Nine lamps") && walk.lines.contains("118 min"))
    let before = film.view.frame
    #expect(before == Rect(x: 0, y: 0, width: 80, height: 23))
    begin(.tap, in: walk, ticks: 18)
    // Half way down.
    #expect(film.view.presentationFrame.minY == 11.5)
    #expect(rows(walk)[0].contains("The tide"))
    walk.simulator.advance(to: walk.simulator.tick + 18)
    #expect(walk.path == "Films")
    for _ in 0..<2 { walk.perform(.swipe(.up)) }
    walk.perform(.tap, .tap, .swipe(.down), .tap, .tap, .swipe(.down), .swipe(.down), .tap, .tap)
    #expect(walk.performed.union(["openLamps", "closeFilm"]) == walk.segues)
  }

  // MARK: - What adapts

  @Test func `a segue with a false condition is not performed`() throws {
    let walk = try StoryboardWalk("adaptive.json", columns: 80, rows: 24)
    walk.perform(.moveFocus(.next))
    let refused = walk.perform(.tap)
    #expect(refused.contains("start shouldPerformSegue goOn (false)"))
    #expect(!refused.contains { $0.contains("prepareForSegue") })
    walk.perform(.moveFocus(.previous), .tap, .moveFocus(.next))
    #expect(walk.perform(.tap).contains("start shouldPerformSegue goOn (true)"))
    #expect(walk.path == "Start › Second")
  }

  @Test func `an unwind searches the stack and pops two scenes`() throws {
    let walk = try StoryboardWalk("adaptive.json")
    walk.perform(.tap, .moveFocus(.next), .tap, .swipe(.up))
    #expect(walk.path == "Start › Second › Third")
    let happened = walk.perform(.swipe(.down))
    #expect(
      happened.filter { $0.contains("canPerformUnwindSegueAction") } == [
        "third canPerformUnwindSegueAction toStart (false)",
        "second canPerformUnwindSegueAction toStart (false)",
        "start canPerformUnwindSegueAction toStart (true)",
      ])
    #expect(happened.contains("navigation pop start animated: true"))
  }

  @Test(arguments: [true, false])
  func `a drag moves the unwind, which then finishes or is cancelled`(isFinished: Bool) throws {
    let walk = try StoryboardWalk("adaptive.json")
    walk.perform(.moveFocus(.next), .moveFocus(.next), .moveFocus(.next), .tap)
    let panorama = try #require(walk.simulator.application.frontmostViewController)
    for _ in 0..<3 { walk.simulator.perform(.drag(.right)) }
    walk.simulator.advance(to: walk.simulator.tick + 200)
    let events = walk.simulator.takeEvents().map(\.description)
    #expect(events.contains("panorama performSegue pullAway"))
    // Three tenths of 80 columns.
    #expect(abs(panorama.view.presentationFrame.minX - 24) < 0.01)
    walk.perform(isFinished ? .tap : .cancel)
    #expect(walk.path == (isFinished ? "Start" : "Start ▴ Panorama"))
    #expect(walk.simulator.application.isTransitioning == false)
    #expect(walk.lines.contains("A wide view") == !isFinished)
  }

  @Test func `turning the terminal wide presents the panorama, and turning it tall unwinds`()
    throws
  {
    let walk = try StoryboardWalk("adaptive.json", columns: 80, rows: 24)
    #expect(walk.path == "Start")
    walk.perform(.resize(columns: 40, rows: 30))
    #expect(walk.path == "Start")
    let turned = walk.perform(.resize(columns: 90, rows: 30))
    // Code performs the segue, so `shouldPerformSegue` is not called.
    #expect(!turned.contains { $0.contains("shouldPerformSegue") })
    #expect(turned.contains("start performSegue showPanorama"))
    #expect(walk.lines.contains("A wide view"))
    let back = walk.perform(.resize(columns: 40, rows: 30))
    #expect(back.contains("panorama performSegue narrow"))
    #expect(walk.lines.contains("Unwound to the start"))
  }

  @Test(arguments: [80, 50])
  func `a detail is beside the list in a wide terminal and on its stack in a narrow one`(
    columns: Int
  )
    throws
  {
    let walk = try StoryboardWalk("adaptive.json", columns: columns, rows: 24)
    walk.perform(.moveFocus(.next), .moveFocus(.next), .tap)
    // Where there is no room the secondary is on top of the list.
    if columns == 50 { walk.perform(.tap) }
    walk.perform(.tap)
    #expect(walk.lines.contains { $0.contains("Shown as a detail") })
    #expect(walk.lines.contains { $0.contains("Back to the start") } == (columns == 80))
  }

  @Test func `a custom segue is created, prepared, performed and released in this order`() throws {
    let walk = try StoryboardWalk("adaptive.json")
    walk.perform(.moveFocus(.next), .moveFocus(.next), .moveFocus(.next))
    let life = walk.perform(.tap).filter {
      ($0.contains("Segue") || $0.contains("segue") || $0.contains("destinationCreated"))
        && !$0.contains("transition")
    }
    #expect(
      life == [
        "start shouldPerformSegue flipOver (true)", "start destinationCreated panorama",
        "start segueCreated flipOver (KeyframedSegue)", "start prepareForSegue flipOver",
        "start performSegue flipOver", "start segueReleased flipOver",
      ])
    #expect(walk.lines.contains("A wide view"))
    walk.perform(.swipe(.down))
    #expect(walk.path == "Start")
  }
}
