import CellGraphics
import Motion
import NavigationKit
import Sessions
import Simulation
import Testing

@Suite struct ReplayPaceTests {
  /// A tick at a time, frames of a tenth of the speed and of eight times it, seconds, all at once.
  @Test(arguments: [1, 16, 7, 120, 1_000_000])
  func `a replay is identical in steps of any length`(step: Int) throws {
    let recording = try Recording(columns: 40, rows: 12)
    recording.walkTheTutorial()
    recording.session.end()
    let log = try SessionLog(recording.log)
    let replay = try Replay(log)
    var tick = 0
    while !replay.isAtEnd {
      tick += step
      replay.advance(to: tick)
      _ = replay.simulator.nextFrame()
    }
    #expect(replay.divergence == nil)
  }
}

@Suite struct DivergenceTests {
  @Test func `a replay with other scenes reports the first differing cell and the previous input`()
    throws
  {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up, .down)
    recorded.session.end()
    let log = try SessionLog(recorded.log)
    var header = log.header
    header.storyboard = header.storyboard.replacing("\"sky\"", with: "\"honeydew\"")
    let replay = Replay(log, with: try header.bundle())
    let divergence = try #require(replay.run())
    #expect(divergence.input == SessionInput(tick: 0, .swipe(.up), key: "up"))
    let cell = try #require(divergence.screens?.cell)
    #expect((cell.column, cell.row) == (0, 0))
    // The crayons, as docs/scenes-format.md has them.
    #expect(cell.expected?.background.rgb == 0x66CCFF)
    #expect(cell.found?.background.rgb == 0xCCFF66)
    #expect(divergence.description.contains("cell:     row 1, column 1: expected ' ' #"))
    #expect(divergence.description.hasSuffix("after:    swipe up (key up) at tick 0"))
    let screens = try #require(divergence.screens)
    let lines = screens.sideBySide.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0] == "recorded               replayed")
    #expect(lines[1].dropFirst(20).hasPrefix(" ≠"))
    // The status line is the same.
    #expect(lines[5].dropFirst(20).hasPrefix(" │ "))
  }

  @Test func `a change in drawing is reported with the recorded and the replayed cell`()
    throws
  {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up, .down)
    recorded.session.end()
    var log = try SessionLog(recorded.log)
    // As if the recording program had used another colour.
    log.header.storyboard = log.header.storyboard.replacing("\"sky\"", with: "\"honeydew\"")
    let divergence = try #require(try Replay(log).run())
    let cell = try #require(divergence.screens?.cell)
    #expect((cell.column, cell.row) == (0, 0))
    #expect(cell.expected?.background.rgb == 0x66CCFF)
    #expect(cell.found?.background.rgb == 0xCCFF66)
    #expect(!divergence.lacksRecordedCells)
    #expect(divergence.screens?.sideBySide.hasPrefix("recorded               replayed") == true)
  }

  @Test func `checkpoints during movement are compared cell by cell`() throws {
    let slow = SmallApp.storyboard
      .replacing(
        "\"scenes\"",
        with: #""transitions":{"dive":{"kind":"slide","from":"bottom","duration":3}},"scenes""#
      )
      .replacing("\"presentModally\"", with: #""custom","transition":"dive""#)
    let recorded = try SmallApp.Recorded(slow)
    recorded.press(.up, wait: .seconds(2))
    let text = String(decoding: recorded.log, as: UTF8.self)
    let moving = try #require(text.split(separator: "\n").first { $0.contains("\"moving\"") })
    #expect(moving.contains("\"cells\""))
    let log = try SessionLog(Array(text.replacing("\\\"sky\\\"", with: "\\\"honeydew\\\"").utf8))
    let divergence = try #require(try Replay(log).run())
    #expect(divergence.tick == 120)
    let cell = try #require(divergence.screens?.cell)
    #expect([0x66CCFF, 0xFFFFFF].contains(cell.expected?.background.rgb))
    #expect(cell.expected != cell.found)
  }

  @Test func `a differing event is reported with the next recorded screen`()
    throws
  {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up, .down)
    recorded.session.end()
    var log = try SessionLog(recorded.log)
    // As if the recording program had used another action and colour.
    log.header.storyboard = log.header.storyboard.replacing("\"u\"", with: "\"w\"")
    let event = try #require(try Replay(log).run())
    #expect(event.tick == 240)
    let equal = try #require(event.screens)
    #expect(equal.tick > 240)
    #expect(equal.expected?.surface == equal.found.surface)
    #expect(equal.rows == [])
    #expect(event.description.contains("cell:") == false)

    log.header.storyboard = log.header.storyboard.replacing(
      "{\"id\":\"a\"", with: "{\"id\":\"a\",\"background\":\"honeydew\"")
    log.records.removeAll { if case .checkpoint(0, _) = $0 { true } else { false } }
    log.records.removeAll { record in
      if case .checkpoint(let tick, _) = record { (1...240).contains(tick) } else { false }
    }
    let divergence = try #require(try Replay(log).run())
    #expect(divergence.tick == 240)
    #expect(divergence.screens?.tick == equal.tick)
    #expect(divergence.screens?.cell?.found?.background.rgb == 0xCCFF66)
    #expect(divergence.description.contains("row 1, column 1 at tick \(equal.tick): expected"))
  }

  @Test func `screens of different sizes are compared`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.session.resize(columns: 22, rows: 6)
    recorded.press(.up)
    recorded.session.end()
    // As if the terminal had another size.
    let text = String(decoding: recorded.log, as: UTF8.self)
      .replacing("\"columns\":22", with: "\"columns\":24")
    let divergence = try #require(try Replay(try SessionLog(Array(text.utf8))).run())
    let screens = try #require(divergence.screens)
    #expect(screens.expected?.surface.columns == 22)
    #expect(screens.found.surface.columns == 24)
    #expect(screens.cell?.row == 0)
    #expect(screens.sideBySide.split(separator: "\n").count == 7)
  }

  @Test func `cells that do not match their digest are ignored`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up)
    recorded.session.end()
    let text = String(decoding: recorded.log, as: UTF8.self)
      .replacing("\\\"sky\\\"", with: "\\\"honeydew\\\"")
    // 0x66CCFF is the sky.
    for wrong in ["6737152", "-1", "16777216", "9223372036854775807"] {
      let log = try? SessionLog(Array(text.replacing("6737151", with: wrong).utf8))
      let divergence = try log.map { try Replay($0).run() } ?? nil
      #expect(divergence?.screens?.expected == nil)
    }
    let log = try SessionLog(Array(text.utf8))
    #expect(try Replay(log).run()?.screens?.expected != nil)
  }

  @Test func `scenes that differ only in parts that were not shown replay identically`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.session.end()
    let log = try SessionLog(recorded.log)
    var header = log.header
    header.storyboard = header.storyboard.replacing("\"sky\"", with: "\"honeydew\"")
    #expect(Replay(log, with: try header.bundle()).run() == nil)
  }

  @Test
  func `a digest without cells reports the rows that differ`()
    throws
  {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up)
    recorded.session.end()
    var log = try SessionLog(recorded.log)
    let place = try #require(
      log.records.lastIndex { if case .checkpoint = $0 { true } else { false } })
    let frame = recorded.session.simulator.frame()
    var rows = RowDigests(frame)
    for row in [1, 2, 4] { rows.rows[row] ^= 1 }
    log.rows["0123456789abcdef"] = rows
    log.records[place] = .checkpoint(tick: log.records[place].tick, digest: "0123456789abcdef")
    let divergence = try #require(try Replay(log).run())
    #expect(divergence.screens?.rows == [1, 2, 4])
    #expect(divergence.screens?.cell == nil)
    #expect(divergence.lacksRecordedCells)
    #expect(divergence.description.contains("rows:     2–3, 5 differ"))
  }

  @Test func `an event that other scenes do not cause is reported with the event that happened`()
    throws
  {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up, .down)
    recorded.session.end()
    let log = try SessionLog(recorded.log)
    var header = log.header
    header.storyboard = header.storyboard.replacing("\"u\"", with: "\"w\"")
    let divergence = try #require(Replay(log, with: try header.bundle()).run())
    #expect(divergence.tick == 240)
    #expect(divergence.expected.contains(" u"))
    #expect(divergence.found.contains(" w"))
    #expect(divergence.input?.command == .swipe(.down))
    // The screens are equal.
    #expect(divergence.screens?.rows == [])
    #expect(divergence.screens?.cell == nil)
  }
}
