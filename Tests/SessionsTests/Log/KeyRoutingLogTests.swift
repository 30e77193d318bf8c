import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards
import Testing

/// Sessions replay by the rules for keys of their recording.
@Suite struct KeyRoutingLogTests {
  /// A field beside a column whose swipe only the current rules reach.
  private static let storyboard = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "split", "scenes": [
      {"id": "split", "kind": "splitViewController", "primary": "form", "secondary": "detail",
        "displayMode": "oneBesideSecondary"},
      {"id": "form", "views": [{"id": "f", "kind": "textField",
        "frame": {"x": 0, "y": 0, "width": 400, "height": 40}}]},
      {"id": "detail", "segues": [
        {"id": "on", "kind": "presentModally", "to": "next", "trigger": {"swipe": "up"}}]},
      {"id": "next"}]}
    """

  private static let keys: [Key] = [.tab, .character("q"), .escape, .left, .up, .character("q")]

  /// Returns the log of a session by `routing`.
  private func log(
    _ routing: KeyRouting, settings: [SessionHeader.Setting], keys: [Key] = Self.keys
  ) throws -> [UInt8] {
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: 120, rows: 24,
      storyboardName: "app.json", storyboard: Self.storyboard, settings: settings)
    let simulator = Simulator(
      storyboards: try header.bundle(), columns: 120, rows: 24, keyRouting: routing)
    simulator.chrome = header.chrome
    var log: [UInt8] = []
    let session = LiveSession(
      simulator: simulator,
      recorder: SessionRecorder(header: header) { records in
        log += records
        return true
      })
    for key in keys where !session.isFinished {
      session.receive(key)
      for _ in 0..<4 { session.advance(by: .milliseconds(500)) }
    }
    session.end()
    return log
  }

  private func performed(_ log: [UInt8]) throws -> [String] {
    let replay = try Replay(SessionLog(log))
    replay.advance(to: replay.log.end)
    return replay.log.objects(of: .performSegue)
  }

  @Test func `a log without the keys setting replays by the focus rules`() throws {
    let log = try log(.focus, settings: [])
    let read = try SessionLog(log)
    #expect(read.header.keyRouting == .focus)
    #expect(read.header.settings.isEmpty)
    // The field was edited at once: both letters are text, and no key reached the other column.
    #expect(try Replay(read).run() == nil)
    #expect(try performed(log) == [])
    #expect(!read.inputs.contains { $0.command == .quit })
  }

  @Test func `a new session records the screen rules and replays by them`() throws {
    let log = try log(.screen, settings: SessionHeader.currentSettings)
    #expect(String(decoding: log.prefix { $0 != 10 }, as: UTF8.self).contains(#""keys":"screen""#))
    let read = try SessionLog(log)
    #expect(read.header.keyRouting == .screen)
    #expect(read.remarks.isEmpty)
    #expect(try Replay(read).run() == nil)
    // The first q ends the session before anything else is pressed.
    #expect(read.inputs.last?.command == .quit)
  }

  @Test func `the same keys perform different segues under each set of rules`() throws {
    let keys: [Key] = [.tab, .up, .left]
    #expect(try performed(log(.focus, settings: [], keys: keys)) == [])
    #expect(
      try performed(log(.screen, settings: SessionHeader.currentSettings, keys: keys)) == ["on"])
  }

  @Test func `a log with events of the focus rules differs when replayed by the screen rules`()
    throws
  {
    let log = try log(.focus, settings: SessionHeader.currentSettings, keys: [.tab, .up])
    #expect(try Replay(SessionLog(log)).run() != nil)
  }
}

extension SessionLog {
  fileprivate func objects(of kind: Event.Kind) -> [String] {
    records.flatMap { record -> [String] in
      guard case .events(let batch) = record else { return [] }
      return batch.events.filter { $0.kind == kind }.map(\.object)
    }
  }
}
