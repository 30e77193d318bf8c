import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import Sessions

/// The causes of events in logs with branches, and in logs of resumed sessions.
@Suite struct CauseBranchTests {
  private static func described(_ events: [Event]) -> [String] {
    events.map { "\($0.number) \($0) from \($0.cause)" }
  }

  /// The events of the final branch, as a simulator has them that performs only its inputs.
  private static func expected(_ log: SessionLog) throws -> [Event] {
    let simulator = Simulator(
      storyboards: try log.header.bundle(), columns: log.header.columns, rows: log.header.rows)
    for input in log.finalBranch.timeline.inputs {
      simulator.advance(to: input.tick)
      simulator.perform(input.command)
    }
    simulator.advance(to: log.end)
    return simulator.takeEvents()
  }

  private static func recorded(_ log: SessionLog) -> [Event] {
    log.recordsOfFinalBranch.flatMap { record -> [Event] in
      if case .events(let batch) = record { Array(batch.events) } else { [] }
    }
  }

  @Test func `events after a branch have the numbers and causes of a session without it`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.wait(.seconds(2))
    recording.press(.character("{"), .character("{"), .up)
    recording.wait(.seconds(2))
    recording.press(.left)
    recording.session.end()
    let log = try SessionLog(recording.log)
    #expect(log.records.contains { if case .branch = $0 { true } else { false } })
    #expect(Self.described(Self.recorded(log)) == Self.described(try Self.expected(log)))
  }

  @Test func `the causes of an event after a branch lead to the input after it`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.wait(.seconds(2))
    recording.press(.character("{"), .character("{"), .left)
    recording.session.end()
    let log = try SessionLog(recording.log)
    let last = try #require(Self.recorded(log).last)
    #expect(last.kind == .inputIgnored)
    let why = try #require(log.why(last.number))
    #expect(why.split(separator: "\n").count == 2)
    #expect(why.hasPrefix("Input: swipe left.\n  Ignored in "))
  }

  @Test func `events of a resumed session continue the numbers and causes`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.session.end()
    let log = try SessionLog(recording.log)
    let document = try SceneDocument(json: Array(log.header.storyboard.utf8))
    var written: [UInt8] = []
    let recorder = SessionRecorder(header: log.header) {
      written += $0
      return true
    }
    let second = LiveSession(
      recorder: recorder, resuming: try ResumedSession(try Replay(log))
    ) { Simulator(document: document, columns: 80, rows: 24) }
    second.receive(.left)
    second.receive(.up)
    second.advance(by: .seconds(2))
    second.end()
    let resumed = try SessionLog(written)
    let events = Self.recorded(resumed)
    let first = try #require(events.first)
    #expect(first.cause == .input(log.inputs.count + 1))
    let all = try Self.expected(resumed)
    #expect(Self.described(events) == Self.described(all.suffix(events.count)))
    let why = try #require(resumed.why(first.number))
    #expect(why.hasPrefix("Input: swipe left.\n"))
  }
}
