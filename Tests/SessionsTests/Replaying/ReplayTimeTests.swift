import CellGraphics
import NavigationKit
import Sessions
import Simulation
import TestSupport
import Testing

/// The prompt of `g` in a replay.
@Suite struct ReplayTimeTests {
  /// Returns a replay of two hours, and its length in ticks.
  private func session(columns: Int = 80, rows: Int = 24) throws -> (ReplaySession, end: Int) {
    let recording = try Recording()
    recording.press(.up)
    recording.wait(.seconds(2))
    recording.session.end()
    var log = try SessionLog(recording.log)
    log.records[log.records.count - 1] = .end(tick: 864_000)
    let session = try ReplaySession(
      log, speedInThousandths: 1_000, columns: columns, rows: rows)
    session.receive(.character("5"))
    return (session, log.end)
  }

  private func go(_ session: ReplaySession, to text: String) {
    session.receive(.character("g"))
    session.receive(pasted: text)
    session.receive(.enter)
  }

  @Test(arguments: [
    ("0", 0), ("12", 1_440), ("12.5", 1_500), ("62.5", 7_500), ("0.001", 0), ("90", 10_800),
    ("3600", 432_000), ("1:30", 10_800), ("1:5", 7_800), ("1:02.5", 7_500), ("90:00", 648_000),
    ("1:02:03", 446_760), ("0:00:00.5", 60), ("01:00:00", 432_000), (" 2 ", 240),
    ("50%", 432_000), ("50 %", 432_000), ("0%", 0), ("100%", 864_000), ("12.5%", 108_000),
    ("#7500", 7_500), ("# 77", 77), ("#0", 0),
    // Beyond the end.
    ("2:00:01", 864_000), ("#864001", 864_000), ("9999999999999999999999999", 864_000),
  ])
  func `times, percentages and ticks are valid targets`(text: String, tick: Int) throws {
    let (session, end) = try session()
    #expect(end == 864_000)
    go(session, to: text)
    #expect(session.position.tick == tick)
  }

  @Test(arguments: [
    "", "x", "1:x", "nan", "inf", "-3", "+3", "1e400", "0x10", "1e5", "1:99", "1:60", "1:60:00",
    "1:2:3:4", "1:002", "1.5:00", ":30", "1:", "1:+5", "5.", ".5", "1..2", "1.2.3", "1 2", "12s",
    "1,5", "٣", "５", "#", "#1.5", "#-1", "#0x1", "#1e3", "%", "-1%", "100.1%", "200%", "1:30%",
    "5%%",
  ])
  func `an invalid time keeps the position and shows the valid forms`(text: String) throws {
    let (session, _) = try session()
    let before = session.position
    go(session, to: text)
    #expect(session.position == before)
    let answer = "Not a time: \(text); expected 1:02.5, 62.5, 50% or #7500"
    let frame = try #require(session.nextFrame())
    // A wide character takes two columns, and is one in the text.
    #expect(frame.text.contains(answer))
  }

  @Test(arguments: [
    (40, "Expected 1:02.5, 62.5, 50% or #7500"), (20, "Use 1:02.5, 50%"), (10, "Use 1:02.5"),
  ])
  func `the valid forms of a time are shown in narrow terminals`(columns: Int, answer: String)
    throws
  {
    let (session, _) = try session(columns: columns, rows: 6)
    go(session, to: "0x10")
    #expect(try #require(session.nextFrame()).text.contains(answer))
  }

  @Test func `a long invalid time is truncated in the notice`() throws {
    let (session, _) = try session()
    go(session, to: String(repeating: "1", count: 90) + "x")
    let answer = "Not a time: 1111111111111111111…; expected 1:02.5, 62.5, 50% or #7500"
    #expect(try #require(session.nextFrame()).text.contains(answer))
  }
}
