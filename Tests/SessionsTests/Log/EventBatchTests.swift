import NavigationKit
import Sessions
import Simulation
import Testing
import WalkSupport

@Suite struct EventBatchTests {
  @Test func `a batch returns its events unchanged`() {
    let events = [
      Event(
        tick: 7, kind: .push, subject: "a~12", object: "b~3", animated: true, detail: "007, 12.5"),
      Event(tick: 7, kind: .warning, detail: "no digits"),
      Event(tick: 7, kind: .viewDidLoad, subject: "12345678901234567890 ٣ b~3"),
    ]
    #expect(EventBatch(events).events == events)
  }

  @Test func `events with random texts are unchanged after writing and reading a log`() throws {
    var random = SeededRandom(seed: 9)
    let pieces = [
      "0", "00", "7", "42", "~", "é", "日", " ", "\u{1B}[m", "\"", "\\", "9999999999999999",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
    }
    var bytes: [UInt8] = []
    let header = try SessionLog(try SmallApp.Recorded().log).header
    let recorder = SessionRecorder(header: header) { records in
      bytes += records
      return true
    }
    let simulator = Simulator(storyboards: try header.bundle(), columns: 20, rows: 5)
    var expected: [Event] = []
    for tick in 0..<300 {
      let events = (0..<Int.random(in: 1...(tick == 99 ? 600 : 9), using: &random)).map { _ in
        Event(
          tick: tick, kind: Event.Kind.allCases.randomElement(using: &random)!, subject: text(),
          object: text(), animated: [nil, true, false].randomElement(using: &random)!,
          detail: text())
      }
      recorder.record(events, of: simulator)
      expected += events
    }
    let log = try SessionLog(bytes)
    #expect(log.events == expected)
    #expect(log.remarks.isEmpty)
    #expect(try SessionLog(Array(log.plainLines().utf8)).events == expected)
  }
}
