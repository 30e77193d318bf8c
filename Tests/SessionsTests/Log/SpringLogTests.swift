import Motion
import NavigationKit
import Sessions
import Simulation
import Testing

/// Sessions replay with the springs of their recording.
@Suite struct SpringLogTests {
  /// A scene that enters with a spring over one second.
  private static let storyboard = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "first",
      "transitions": {"bounce": {"front": "destination", "source": [{"time": 0}],
        "destination": [{"time": 0, "x": 1}, {"time": 1, "x": 0, "spring": 0.2}]}},
      "scenes": [
        {"id": "first", "background": "red", "segues": [{"id": "on", "kind": "custom",
          "to": "second", "transition": "bounce", "trigger": {"swipe": "up"}}]},
        {"id": "second", "background": "blue"}]}
    """

  private func header(_ settings: [SessionHeader.Setting]) -> SessionHeader {
    SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: 80, rows: 24,
      storyboardName: "app.json", storyboard: Self.storyboard, settings: settings)
  }

  /// Returns the log of a session with springs of `fit`, with a checkpoint during the spring.
  private func log(_ fit: SpringFit, settings: [SessionHeader.Setting]) throws -> [UInt8] {
    let header = header(settings)
    let simulator = Simulator(storyboards: try header.bundle(), columns: 80, rows: 24)
    simulator.application.springFit = fit
    simulator.chrome = header.chrome
    var log: [UInt8] = []
    let session = LiveSession(
      simulator: simulator,
      recorder: SessionRecorder(header: header) { records in
        log += records
        return true
      })
    // The tick 120 is in the first second of the transition, which begins at the tick 96.
    for _ in 0..<96 { step(session) }
    session.receive(.up)
    for _ in 0..<240 { step(session) }
    session.end()
    return log
  }

  private func step(_ session: LiveSession) {
    session.advance(by: .seconds(1) / Tick.perSecond)
    _ = session.nextFrame()
  }

  private let keys = SessionHeader.settings(of: .screen)

  @Test func `a log without the springs setting replays with approximate springs (7.4.12)`() throws
  {
    let read = try SessionLog(log(.approximate, settings: keys))
    #expect(read.header.springFit == .approximate)
    #expect(read.remarks.isEmpty)
    #expect(try Replay(read).run() == nil)
    #expect(try ResumedSession(Replay(read)).springFit == .approximate)
  }

  @Test func `a new session records UIKit's springs and replays with them (7.4.9)`() throws {
    let log = try log(.uikit, settings: SessionHeader.currentSettings)
    let header = String(decoding: log.prefix { $0 != 10 }, as: UTF8.self)
    #expect(header.contains(#""springs":"uikit""#))
    let read = try SessionLog(log)
    #expect(read.header.springFit == .uikit)
    #expect(read.remarks.isEmpty)
    #expect(try Replay(read).run() == nil)
    #expect(try ResumedSession(Replay(read)).springFit == .uikit)
  }

  @Test func `a log differs when it replays with other springs than it was recorded with`() throws {
    let read = try SessionLog(log(.approximate, settings: SessionHeader.currentSettings))
    #expect(try Replay(read).run() != nil)
  }

  @Test func `a reloaded app keeps its springs`() throws {
    let bundle = try header(keys).bundle()
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    simulator.application.springFit = .approximate
    let reloaded = simulator.reloaded(from: bundle, with: bundle)
    #expect(reloaded.application.springFit == .approximate)
  }
}
