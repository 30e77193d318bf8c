import CellGraphics
import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards
import Testing

/// The records of a session and their times.
@Suite struct RecordingTests {
  @Test func `an input records the key of its command`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up, .shift(.left), .control("c"))
    let text = String(decoding: recorded.log, as: UTF8.self)
    for line in [
      #"{"record":"input","tick":0,"command":"swipe","direction":"up","raw":"up"}"#,
      #"{"record":"input","tick":240,"command":"drag","direction":"left","raw":"shift-left"}"#,
      #"{"record":"input","tick":480,"command":"quit","raw":"ctrl-c"}"#,
    ] {
      #expect(text.contains(line))
    }
  }

  @Test
  func `each second of movement records a checkpoint, seconds without movement record nothing`()
    throws
  {
    let recorded = try SmallApp.Recorded()
    let simulator = recorded.session.simulator
    recorded.session.advance(by: .milliseconds(900))
    let label = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    label.backgroundColor = .black
    simulator.application.turn {
      simulator.application.window?.addSubview(label)
      View.animate(withDuration: 2.5) { label.frame.origin.x = 18 }
    }
    // The animation happens within a stall of ten seconds.
    recorded.session.advance(by: .seconds(10))
    let lines = String(decoding: recorded.log, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("checkpoint") }
    #expect(lines.filter { $0.contains("moving") }.map(Self.tick) == [120, 240, 360])
    #expect(lines.filter { !$0.contains("moving") }.map(Self.tick) == [0, 480])
    let length = recorded.log.count
    recorded.session.advance(by: .seconds(1_000))
    #expect(recorded.log.count == length)
  }

  private static func tick(_ line: Substring) -> Int? {
    line.split(separator: ",").first { $0.hasPrefix("\"tick\"") }.flatMap { Int($0.dropFirst(7)) }
  }

  @Test
  func `records are synchronized within a second, and then the session sleeps`()
    throws
  {
    let recorded = try SmallApp.Recorded()
    #expect(recorded.session.timeUntilNextChange == .seconds(1))
    recorded.session.advance(by: .milliseconds(999))
    #expect(recorded.synchronizations == 0)
    recorded.session.advance(by: .milliseconds(1))
    #expect(recorded.synchronizations == 1)
    #expect(recorded.session.timeUntilNextChange == nil)
    recorded.session.advance(by: .seconds(100))
    #expect(recorded.synchronizations == 1)
    recorded.press(.up, wait: .milliseconds(1))
    for _ in 0..<1_500 { recorded.session.advance(by: .milliseconds(1)) }
    #expect(recorded.synchronizations == 2)
    recorded.session.end()
    #expect(recorded.synchronizations == 3)
  }

  @Test func `the rows of a screen are written with the first use of its digest`() throws {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up, .down, .up, .down)
    let checkpoints = String(decoding: recorded.log, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("checkpoint") }
    #expect(checkpoints.map { $0.contains("rows") } == [true, true, false, false, false])
    let log = try SessionLog(recorded.log)
    let rows = RowDigests(recorded.session.simulator.frame())
    #expect(rows.rows.count == 5)
    #expect(log.rows[recorded.session.simulator.frame().digest.text] == rows)
  }

  // MARK: - Starting during a session

  @Test func `a recording started during a session contains the earlier inputs and replays`() throws
  {
    let recorded = try SmallApp.Recorded(isRecorded: false)
    recorded.press(.up, .down, .character("s"), .up)
    #expect(recorded.log.isEmpty)
    recorded.press(.character("r"))
    let begun = try SessionLog(recorded.log)
    #expect(
      begun.inputs.map(\.command) == [
        .swipe(.up), .swipe(.down), .toggleSlowAnimations, .swipe(.up),
      ])
    let begin = try #require(
      begun.records.firstIndex(of: .begin(tick: recorded.session.simulator.tick - 24)))
    #expect(begin == 4)
    recorded.press(.character("s"), .down, .up)
    recorded.press(.character("r"))
    let log = try SessionLog(recorded.log)
    #expect(log.isComplete)
    #expect(log.events.contains { $0.kind == .unwindAction })
    #expect(try Replay(log).run() == nil)
    let length = recorded.log.count
    recorded.press(.down)
    #expect(recorded.log.count == length)
  }

  @Test func `a recording started during a transition replays`() throws {
    let recorded = try SmallApp.Recorded(isRecorded: false)
    recorded.press(
      .up, .character("r"), .character("?"), .character("?"), .down, wait: .milliseconds(90))
    recorded.press(.down)
    recorded.session.end()
    let log = try SessionLog(recorded.log)
    #expect(log.events.contains { $0.kind == .transitionEnded })
    #expect(try Replay(log).run() == nil)
  }

  @Test func `the recording badge is on the status line and in no checkpoint`() throws {
    let recorded = try SmallApp.Recorded(columns: 60, isRecorded: false)
    let simulator = recorded.session.simulator
    func status() throws -> String {
      let frame = try #require(recorded.session.nextFrame())
      return String(String.UnicodeScalarView(frame.surface.row(4).flatMap(\.glyph.scalars)))
    }
    let plain = try status()
    #expect(!plain.contains("●"))
    let digest = simulator.frame().digest
    recorded.press(.character("r"), wait: .zero)
    #expect(try status().hasSuffix(" ● small-1.log "))
    #expect(simulator.frame().digest == digest)
    recorded.press(.character("?"), .escape)
    #expect(try status().hasSuffix(" ● "))
    recorded.press(.character("r"), wait: .zero)
    #expect(try status().contains("Recorded to small-1.log"))
    recorded.press(.character("?"), .escape)
    #expect(try status() == plain)
  }

  @Test func `r without a startRecording closure has no effect`() throws {
    let recording = try Recording(Recording.storyboard("gallery"))
    // The key has no meaning then.
    recording.press(.character("r"))
    #expect(try SessionLog(recording.log).inputs.isEmpty)
  }

  @Test func `a write error is shown, and another recording can start`() throws {
    let header = try SessionLog(try SmallApp.Recorded(columns: 60).log).header
    var hasRoom = true
    var written: [UInt8] = []
    let session = LiveSession(
      simulator: Simulator(storyboards: try header.bundle(), columns: 60, rows: 5), recorder: nil
    ) {
      .started(
        SessionRecorder(header: header) { records in
          if hasRoom { written += records }
          return hasRoom
        }, name: "x")
    }
    session.receive(.character("r"))
    #expect(session.isRecording)
    hasRoom = false
    session.receive(.up)
    session.advance(by: .seconds(1))
    #expect(!session.isRecording)
    #expect(session.hasRecordingFailed)
    let frame = try #require(session.nextFrame())
    let status = String(String.UnicodeScalarView(frame.surface.row(4).flatMap(\.glyph.scalars)))
    #expect(status.hasSuffix(" not recording "))
    hasRoom = true
    written = []
    session.receive(.character("r"))
    #expect(session.isRecording)
    session.receive(.down)
    session.advance(by: .seconds(1))
    session.end()
    #expect(try Replay(try SessionLog(written)).run() == nil)
  }
}
