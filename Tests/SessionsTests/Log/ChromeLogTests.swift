import Motion
import NavigationKit
import Sessions
import Simulation
import Testing

/// Sessions replay with the look of the status line of their recording.
@Suite struct ChromeLogTests {
  private static let storyboard = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "first", "scenes": [
      {"id": "first", "title": "Start", "segues": [
        {"id": "forward", "kind": "show", "to": "second", "trigger": {"swipe": "up"}}]},
      {"id": "second", "title": "End"}]}
    """

  private static let first =
    SessionHeader.settings(of: .screen) + SessionHeader.settings(of: .uikit)

  /// Returns the log of a session that opens, scrolls and closes the help.
  private func log(_ chrome: Chrome, _ settings: [SessionHeader.Setting]) throws -> [UInt8] {
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: 80, rows: 12,
      storyboardName: "app.json", storyboard: Self.storyboard, settings: settings)
    let simulator = Simulator(storyboards: try header.bundle(), columns: 80, rows: 12)
    simulator.chrome = chrome
    var log: [UInt8] = []
    let session = LiveSession(
      simulator: simulator,
      recorder: SessionRecorder(header: header) { records in
        log += records
        return true
      })
    for key in [Key.character("?"), .down, .pageDown, .escape, .up] {
      session.receive(key)
      session.advance(by: .seconds(1))
    }
    session.end()
    return log
  }

  @Test func `a log without the setting replays with the first look`() throws {
    let read = try SessionLog(log(.first, Self.first))
    #expect(read.header.chrome == .first)
    #expect(try Replay(read).run() == nil)
    #expect(try ResumedSession(Replay(read)).chrome == .first)
  }

  @Test func `a log of the second look replays with it`() throws {
    let read = try SessionLog(log(.second, Self.first + SessionHeader.settings(of: .second)))
    #expect(read.header.chrome == .second)
    #expect(try Replay(read).run() == nil)
    #expect(try ResumedSession(Replay(read)).chrome == .second)
  }

  @Test func `a new session records the third look and replays with it`() throws {
    let log = try log(.third, SessionHeader.currentSettings)
    #expect(String(decoding: log.prefix { $0 != 10 }, as: UTF8.self).contains(#""chrome":"3""#))
    let read = try SessionLog(log)
    #expect(read.header.chrome == .third)
    #expect(try Replay(read).run() == nil)
    #expect(try ResumedSession(Replay(read)).chrome == .third)
  }

  @Test func `a log differs when it replays with another look`() throws {
    #expect(try Replay(SessionLog(log(.second, Self.first))).run() != nil)
  }

  @Test func `a reloaded app keeps its look`() throws {
    let bundle = try SessionLog(log(.first, Self.first)).header.bundle()
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    simulator.chrome = .first
    #expect(simulator.reloaded(from: bundle, with: bundle).chrome == .first)
  }
}
