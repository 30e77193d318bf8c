import CellGraphics
import Motion
import NavigationKit
import Sessions
import Simulation
import TestSupport
import Testing

@Suite struct ReplaySessionTests {
  /// Returns the four navigations of the tutorial, then another size.
  private func log() throws -> SessionLog {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.session.resize(columns: 70, rows: 20)
    recording.wait(.seconds(1))
    recording.session.end()
    return try SessionLog(recording.log)
  }

  private func session(columns: Int = 80, rows: Int = 24) throws -> ReplaySession {
    try ReplaySession(log(), speedInThousandths: 1_000, columns: columns, rows: rows)
  }

  private func press(_ session: ReplaySession, _ keys: Key...) {
    for key in keys { session.receive(key) }
  }

  @Test func `a replay plays at its speed and finishes at its end if no key was pressed`() throws {
    let session = try session()
    session.advance(by: .seconds(1))
    #expect(session.position.tick == 120)
    press(session, .character("+"))
    session.advance(by: .seconds(1))
    #expect(session.position.tick == 360)
    press(session, .character("-"), .character("-"), .character("-"), .character("-"))
    session.advance(by: .seconds(1))
    #expect(session.position.tick == 372)
    session.advance(by: .seconds(3_600))
    #expect(session.isAtEnd)
    #expect(!session.isFinished)
    let other = try self.session()
    other.advance(by: .seconds(3_600))
    #expect(other.isFinished)
  }

  @Test func `a replay at double speed halves the time until a transition ends`() throws {
    let recording = try Recording()
    recording.wait(.seconds(1))
    recording.press(.up)
    recording.wait(.seconds(1))
    recording.session.end()
    let log = try SessionLog(recording.log)
    let session = try ReplaySession(log, speedInThousandths: 2_000, columns: 80, rows: 24)
    session.advance(by: .milliseconds(500))
    #expect(session.position.tick == 120)
    // 48 ticks of 1/120 s.
    #expect(session.timeUntilMovementEnds == .milliseconds(200))
    session.advance(by: .milliseconds(250))
    #expect(session.timeUntilMovementEnds == nil)
  }

  @Test func `b shows the abandoned branch and then the final branch again`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    let left = recording.session.simulator
    let (leftTick, leftFrame) = (left.tick, left.frame())
    // Back to before #3, and up to #2 in its place.
    recording.press(.character("{"), .character("{"), .up)
    recording.wait(.seconds(2))
    recording.session.end()
    let log = try SessionLog(recording.log)
    let branch = try #require(
      log.records.compactMap { if case .branch(_, let position) = $0 { position } else { nil } }
        .first)
    let session = try ReplaySession(log, speedInThousandths: 1_000, columns: 80, rows: 24)
    @discardableResult
    func check(_ frame: Frame) throws -> String {
      let shown = try #require(session.nextFrame())
      for row in 0..<23 { #expect(shown.surface.row(row) == frame.surface.row(row)) }
      return shown.text
    }
    press(session, .end)
    #expect(session.position.tick == recording.session.simulator.tick)
    try check(recording.session.simulator.frame())
    // The abandoned branch does not have this position, so its start is shown.
    press(session, .character("b"))
    #expect(session.position == branch)
    #expect(try #require(session.nextFrame()).text.contains("Branch 1 of 2 (abandoned)"))
    press(session, .end)
    #expect(session.position.tick == leftTick)
    #expect(try check(leftFrame).contains("┳"))
    press(session, .character("{"), .character("b"), .character("/"))
    for character in "#2" { press(session, .character(character)) }
    press(session, .enter, .end)
    try check(recording.session.simulator.frame())
    // A position of both branches stays.
    press(session, .home, .right)
    let here = session.position
    press(session, .character("b"))
    #expect(session.position == here)
  }

  @Test func `b without branches shows a notice`() throws {
    let session = try session()
    press(session, .character("b"))
    #expect(try #require(session.nextFrame()).text.contains("No other branches"))
  }

  @Test func `positions before the start of the recording can be shown`() throws {
    let recorded = try SmallApp.Recorded(isRecorded: false)
    recorded.press(.up, .down, .up, .character("r"), .down)
    recorded.session.end()
    let log = try SessionLog(recorded.log)
    #expect(!log.events.contains { $0.kind == .performSegue && $0.object == "s" })
    let session = try ReplaySession(log, speedInThousandths: 1_000, columns: 80, rows: 24)
    press(session, .end)
    // Four navigations, each 2 s after the one before.
    let ticks = log.inputs.map(\.tick)
    #expect(ticks.count == 4)
    for tick in ticks.reversed() {
      press(session, .character("{"))
      #expect(session.position.tick == tick)
    }
    press(session, .character("/"))
    session.receive(pasted: "performSegue t")
    press(session, .enter)
    #expect(session.position.tick == ticks[1])
    press(session, .character("f"))
    #expect(try #require(session.nextFrame()).text.contains("b → a"))
  }

  @Test func `keys step by ticks, events and navigations in both directions`() throws {
    let session = try session()
    let log = try log()
    let inputs = log.inputs.map(\.tick)
    press(session, .character("}"))
    // The first navigation is the first input's, at the start: the next one is the second's.
    #expect(session.position == Position(tick: inputs[1], inputs: 1))
    press(session, .right)
    #expect(session.position == Position(tick: inputs[1] + 1, inputs: 2))
    press(session, .left, .left)
    #expect(session.position == Position(tick: inputs[1] - 1, inputs: 1))
    press(session, .character("["))
    // The slide of 0.4 s has ended then.
    #expect(session.position == Position(tick: inputs[0] + 48, inputs: 1))
    press(session, .character("]"))
    #expect(session.position == Position(tick: inputs[1], inputs: 2))
    press(session, .character("}"))
    #expect(session.position == Position(tick: inputs[2], inputs: 2))
    press(session, .character("{"), .character("{"))
    #expect(session.position == Position(tick: inputs[0], inputs: 0))
    press(session, .end)
    #expect(session.position.tick == log.end)
    press(session, .character("5"))
    #expect(session.position.tick == log.end / 2)
    press(session, .home)
    #expect(session.position == .start)
    session.advance(by: .seconds(5))
    #expect(session.position == .start)
  }

  @Test(arguments: [
    (80, " go to (1:02.5, 50%, #tick): 1:02▏"), (20, " go to: 1:02▏"), (10, " g 1:02▏"),
  ])
  func `the end of typed text is visible at any width`(columns: Int, row: String) throws {
    let session = try session(columns: columns, rows: 6)
    press(session, .character("g"))
    session.receive(pasted: "1:02")
    #expect(try #require(session.nextFrame()).text.contains(row))
    // Of a text longer than the row, the end is visible.
    press(session, .escape, .character("/"))
    session.receive(pasted: String(repeating: "x", count: 90) + "end")
    #expect(try #require(session.nextFrame()).text.contains("xend▏"))
  }

  @Test func `a search goes to the next match, and n and N go to the next and the previous match`()
    throws
  {
    let session = try session()
    var ticks: [Int] = []
    for case .events(let batch) in try log().records {
      ticks += batch.events.filter { $0.kind == .transitionEnded }.map(\.tick)
    }
    press(session, .home, .character("/"))
    for character in "transitionended" { press(session, .character(character)) }
    press(session, .enter)
    #expect(session.position.tick == ticks[0])
    press(session, .character("n"))
    #expect(session.position.tick == ticks.first { $0 > ticks[0] })
    press(session, .character("N"))
    #expect(session.position.tick == ticks[0])
    press(session, .character("/"))
    session.receive(pasted: "zebra")
    press(session, .enter)
    #expect(session.position.tick == ticks[0])
    #expect(
      try #require(session.nextFrame()).text.contains("No match for 'zebra' after this position"))
  }

  @Test func `a click on the timeline shows that position`() throws {
    let session = try session()
    press(session, .character(" "))
    let row = try #require(session.nextFrame()).text.split(separator: "\n").last ?? ""
    let column = try #require(Array(row).firstIndex(of: "●"))
    session.receive(PointerInput(.press, column: column + 10, row: 23))
    let tick = session.position.tick
    #expect(tick > 0)
    session.receive(PointerInput(.press, column: column, row: 23))
    #expect(session.position.tick == 0)
    session.receive(PointerInput(.press, column: column + 10, row: 20))
    #expect(session.position.tick == 0)
  }

  @Test func `taking over continues live in the terminal's size and records a log that replays`()
    throws
  {
    var written: [UInt8] = []
    let log = try log()
    let session = try ReplaySession(log, speedInThousandths: 1_000, columns: 90, rows: 26)
    session.makeRecorder = {
      SessionRecorder(header: log.header) { records in
        written += records
        return true
      }
    }
    press(session, .character("}"), .character("t"))
    let live = try #require(session.live)
    #expect(live.simulator.columns == 90)
    #expect(try #require(session.nextFrame()).text.contains("View Controller #2"))
    session.receive(.down)
    session.advance(by: .seconds(3))
    session.receive(.character("["))
    #expect(live.isTimeTravelling)
    session.receive(.end)
    session.receive(.character("q"))
    #expect(session.isFinished)
    session.end()
    let branch = try SessionLog(written)
    #expect(branch.isComplete)
    #expect(try Replay(branch).run() == nil)
    let inputs = branch.inputs.map(\.command)
    #expect(inputs == [.swipe(.up), .resize(columns: 90, rows: 26), .swipe(.down), .quit])
  }

  @Test func `continuing live at the end of a replay does not repeat the recorded quit`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.press(.character("q"))
    recording.session.end()
    let session = try ReplaySession(
      SessionLog(recording.log), speedInThousandths: 1_000, columns: 80, rows: 24)
    press(session, .end, .character("t"))
    #expect(try !#require(session.live).isFinished)
    press(session, .up)
    #expect(session.live?.inputs.last?.command == .swipe(.up))
    // The scrubber knows the scenes of the log.
    #expect(session.live?.files != nil)
  }

  @Test(arguments: [40, 80]) func `a notice is visible at any width`(columns: Int) throws {
    let session = try session(columns: columns, rows: 12)
    press(session, .character(" "), .character("b"))
    let frame = try #require(session.nextFrame())
    let answer = "No other branches"
    #expect(frame.text.contains(answer))
    press(session, .character("."))
    #expect(try #require(session.nextFrame()).text.contains(answer) == false)
  }

  @Test(arguments: [(80, 24), (100, 30), (50, 14), (16, 4), (4, 1)])
  func `the replay matches its snapshot`(columns: Int, rows: Int) throws {
    let session = try session(columns: columns, rows: rows)
    press(session, .character("2"))
    try expectGolden(try #require(session.nextFrame()), "replay-\(columns)x\(rows)")
  }

  @Test func `a larger screen is cropped to its top left, and a hint names the keys that scroll`()
    throws
  {
    let session = try session(columns: 40, rows: 12)
    press(session, .character("z"))
    let whole = try #require(try self.session().nextFrame()).surface
    let frame = try #require(session.nextFrame())
    for row in 0..<10 {
      #expect(Array(frame.surface.row(row)) == Array(whole.row(row).prefix(40)))
    }
    #expect(frame.text.contains(" 80 × 24, Shift and arrows scroll"))
    press(session, .shift(.right), .shift(.down))
    let moved = try #require(session.nextFrame()).surface
    for row in 0..<10 {
      #expect(Array(moved.row(row)) == Array(whole.row(row + 2).dropFirst(4).prefix(40)))
    }
  }

  @Test func `a larger screen is laid out for the terminal, and z shows it as recorded`() throws {
    let session = try session(columns: 40, rows: 12)
    press(session, .end)
    let fitted = try #require(session.nextFrame())
    // The session ends in 70 × 20 cells. The button is near the lower edge of the scene.
    #expect(fitted.text.contains("Tap Me!"))
    #expect(fitted.text.contains(" 70 × 20, z crops"))
    #expect(fitted.surface.columns == 40 && fitted.surface.rows == 12)
    press(session, .character("z"))
    let cropped = try #require(session.nextFrame())
    #expect(!cropped.text.contains("Tap Me!"))
    press(session, .character("z"))
    #expect(try #require(session.nextFrame()) == fitted)
  }

  @Test func `Shift with an arrow shows a fitted screen as recorded`() throws {
    let session = try session(columns: 40, rows: 12)
    press(session, .shift(.right))
    #expect(try #require(session.nextFrame()).text.contains("Shift and arrows scroll"))
  }

  @Test func `the help and the prompts match their snapshots`() throws {
    let session = try session()
    press(session, .character("3"), .character("?"))
    try expectGolden(try #require(session.nextFrame()), "replay-help-80x24")
    press(session, .escape, .character("g"))
    session.receive(pasted: "1:0")
    try expectGolden(try #require(session.nextFrame()), "replay-time-80x24")
  }

  @Test(arguments: [DrawingStyle.Smoothness.cells, .eighths])
  func `edges move in the drawing style of the viewer, not of the recording`(
    smoothness: DrawingStyle.Smoothness
  ) throws {
    let log = try log()
    #expect(log.header.style.smoothness == .eighths)
    let session = try ReplaySession(
      log, speedInThousandths: 1_000, columns: 80, rows: 24,
      style: DrawingStyle(smoothness: smoothness))
    let start = try #require(log.inputs.first?.tick)
    var edges: Set<Glyph> = []
    while session.position.tick < start + 48 {
      session.advance(by: .seconds(1) / 60)
      let surface = session.nextFrame()?.surface
      for row in 0..<(surface.map { $0.rows - 2 } ?? 0) {
        if let glyph = surface?[column: 0, row: row].glyph { edges.insert(glyph) }
      }
    }
    edges.remove(.blank)
    #expect(edges.isEmpty == (smoothness == .cells))
  }
}
