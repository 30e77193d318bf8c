import CellGraphics
import Motion
import Sessions
import Simulation
import TestSupport
import Testing

/// Keys while the help for time travel, the scrubber or a replay is open.
@Suite struct HelpKeysTests {
  private func walked() throws -> Recording {
    let recording = try Recording()
    recording.walkTheTutorial()
    return recording
  }

  private func replay() throws -> ReplaySession {
    let recording = try walked()
    recording.session.end()
    let session = try ReplaySession(
      SessionLog(recording.log), speedInThousandths: 1_000, columns: 80, rows: 24)
    session.receive(.home)
    return session
  }

  @Test(arguments: [Key.character("q"), .control("c")])
  func `during time travel a key that quits closes the help first`(key: Key) throws {
    let recording = try walked()
    recording.press(.character("{"), .character("?"), key)
    #expect(!recording.session.isFinished)
    #expect(recording.session.isTimeTravelling)
    recording.press(key)
    #expect(recording.session.isFinished)
  }

  @Test func `during time travel r starts a recording and leaves the help open`() throws {
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: 80, rows: 24,
      storyboardName: "small.json", storyboard: SmallApp.storyboard)
    let bundle = try header.bundle()
    let session = LiveSession(
      recorder: nil,
      startRecording: {
        .started(SessionRecorder(header: header) { _ in true }, name: "small-1.log")
      },
      makeSimulator: { Simulator(storyboards: bundle, columns: 80, rows: 24) })
    session.receive(.up)
    session.advance(by: .seconds(2))
    for key in ["[", "?", "r"] as [Character] { session.receive(.character(key)) }
    #expect(session.isRecording)
    #expect(try #require(session.nextFrame()).text.contains("Time travel"))
  }

  @Test(arguments: [Key.character("q"), .control("c")])
  func `a key that quits also quits from the scrubber's help`(key: Key) throws {
    let recording = try walked()
    recording.press(.character("f"), .character("?"), key)
    #expect(recording.session.isFinished)
    let session = try replay()
    for key in [Key.end, .character("f"), .character("?"), key] { session.receive(key) }
    #expect(session.isFinished)
  }

  @Test(arguments: [Key.character("f"), .escape, .character("p")])
  func `other keys only close the scrubber's help`(key: Key) throws {
    let recording = try walked()
    recording.press(.character("f"))
    let before = try #require(recording.session.nextFrame())
    recording.press(.character("?"), key)
    #expect(recording.session.isScrubbing)
    #expect(try #require(recording.session.nextFrame()).surface == before.surface)
  }

  @Test func `the help leaves the timeline visible`() throws {
    func lastRow(_ frame: Frame?) throws -> [Cell] {
      let surface = try #require(frame).surface
      return Array(surface.row(surface.rows - 1))
    }
    let session = try replay()
    let timeline = try lastRow(session.nextFrame())
    session.receive(.character("?"))
    #expect(try lastRow(session.nextFrame()) == timeline)
    let recording = try walked()
    recording.press(.character("{"))
    let past = try lastRow(recording.session.nextFrame())
    recording.press(.character("?"))
    #expect(try lastRow(recording.session.nextFrame()) == past)
  }

  @Test func `in a replay q closes the help and Ctrl-C quits`() throws {
    let session = try replay()
    session.receive(.character("?"))
    session.receive(.character("q"))
    #expect(!session.isFinished)
    session.receive(.character("?"))
    session.receive(.control("c"))
    #expect(session.isFinished)
  }

  @Test
  func `in a prompt q is a letter, F1 shows the help and Ctrl-C quits`()
    throws
  {
    let session = try replay()
    func screen() throws -> String { try #require(session.nextFrame()).text }
    session.receive(.character("/"))
    session.receive(.character("q"))
    #expect(try screen().contains("find: q"))
    session.receive(.f1)
    #expect(try screen().contains("─ Replay ─"))
    session.receive(.escape)
    session.receive(.character("g"))
    session.receive(.control("c"))
    #expect(session.isFinished)
  }
}
