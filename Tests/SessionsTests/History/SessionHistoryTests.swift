import NavigationKit
import Sessions
import Simulation
import Testing
import WalkSupport

@Suite struct SessionHistoryTests {
  private static let files = ["gallery.json", "push.json", "presentations.json", "tabs.json"]

  @Test(arguments: files, [1, 2] as [UInt64])
  func `a cursor at an earlier position has the cells and events of a simulator run from the start`(
    file: String, seed: UInt64
  ) throws {
    let session = try RandomSession(file, seed: seed, inputs: 60)
    let history = SessionHistory(session.timeline, makeSimulator: session.makeSimulator)
    var random = SeededRandom(seed: seed)
    var cursor: SimulatorCursor?
    for _ in 0..<6 {
      let end = Int.random(in: 1...session.timeline.end, using: &random)
      let back = Int.random(in: 1...min(end, 400), using: &random)
      _ = Bool.random(using: &random) ? history.prefetch() : true
      cursor = history.cursor(at: session.timeline.position(at: end), reusing: cursor)
      let position = session.timeline.position(at: end - back)
      let found = history.cursor(at: position, reusing: cursor)
      #expect(found.position == position)
      let expected = session.runFromStart(to: position)
      #expect(found.simulator.frame() == expected.simulator.frame())
      #expect(found.simulator.tick == end - back)
      #expect(
        session.remainingEvents(of: found.simulator, from: position)
          == session.remainingEvents(of: expected.simulator, from: position))
      // The cursor was moved to the end, so it cannot be reused.
      cursor = nil
    }
  }

  @Test func `two inputs of one tick have a position between them`() throws {
    var timeline = Timeline()
    timeline.append(.toggleHelp, at: 10)
    timeline.append(.cancel, at: 10)
    let session = try RandomSession("push.json", seed: 1, inputs: 0)
    let history = SessionHistory(timeline, makeSimulator: session.makeSimulator)
    let texts = (0...2).map { inputs in
      history.cursor(at: Position(tick: 10, inputs: inputs)).simulator.frame().text
    }
    #expect(texts[1].contains("this help"))
    #expect(!texts[0].contains("this help"))
    #expect(texts[2] == texts[0])
    #expect(timeline.position(at: 10) == Position(tick: 10, inputs: 2))
    #expect(timeline.position(at: 9) == Position(tick: 9, inputs: 0))
  }

  @Test func `prefetching fills all slots with at most 16 inputs a call`() throws {
    let session = try RandomSession("push.json", seed: 3, inputs: 1_000)
    let history = SessionHistory(session.timeline, makeSimulator: session.makeSimulator)
    var slices = 0
    while history.prefetch() {
      slices += 1
      #expect(slices < 10_000)
    }
    // 1,000 inputs by 128 are slots 1 to 7, reached by 16 inputs each time: 128 · (1 + … + 7) / 16.
    #expect(slices == 224)
    #expect(!history.prefetch())
    let position = session.timeline.position(at: session.timeline.end / 2)
    let frame = history.cursor(at: position).simulator.frame()
    #expect(frame == session.runFromStart(to: position).simulator.frame())
    // The slot of the taken cursor is empty.
    #expect(history.prefetch())
  }

  @Test func `cutting removes parked cursors after the position`() throws {
    let session = try RandomSession("push.json", seed: 4, inputs: 600)
    let history = SessionHistory(session.timeline, makeSimulator: session.makeSimulator)
    while history.prefetch() {}
    let position = session.timeline.position(at: session.timeline.end / 3)
    history.cut(to: position)
    #expect(history.timeline.last == position)
    history.append(.resize(columns: 50, rows: 20), at: position.tick + 5)
    history.pass(to: position.tick + 50)
    while history.prefetch() {}
    let cursor = history.cursor(at: history.timeline.last)
    #expect(cursor.simulator.columns == 50)
    #expect(cursor.simulator.tick == position.tick + 50)
  }
}
