import CellGraphics
import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards
import TestSupport
import Testing

/// Time travel in a running session.
@Suite struct LiveHistoryTests {
  /// #1, swipe up to #2, back down to #1, tap to #3, back up to #1; at rest.
  private func walked(columns: Int = 80, rows: Int = 24) throws -> Recording {
    let recording = try Recording(columns: columns, rows: rows)
    recording.walkTheTutorial()
    return recording
  }

  private func screen(_ recording: Recording) throws -> String {
    try #require(recording.session.nextFrame()).text
  }

  @Test func `steps go back and forward, and the session's time stops`() throws {
    let recording = try walked()
    let present = recording.session.simulator.tick
    _ = recording.session.nextFrame()
    recording.press(.character("{"))
    #expect(recording.session.isTimeTravelling)
    let before = try screen(recording)
    #expect(before.contains("PAST"))
    #expect(before.contains("View Controller #3"))
    recording.wait(.seconds(5))
    #expect(recording.session.nextFrame() == nil)
    #expect(recording.session.timeUntilNextChange == nil)
    recording.press(.character("{"), .character("{"))
    #expect(try screen(recording).contains("View Controller #2"))
    recording.press(.character("}"))
    #expect(try screen(recording).contains("You just came back from the 2nd VC"))
    recording.press(.end)
    #expect(!recording.session.isTimeTravelling)
    #expect(recording.session.simulator.tick == present)
    #expect(try screen(recording).contains("Welcome back!"))
  }

  @Test(arguments: [("[", "]"), (",", "."), ("{", "}")] as [(Character, Character)])
  func `each step back and forward shows the frame of a simulator run from the start`(
    back: Character, on: Character
  ) throws {
    let recording = try walked()
    recording.session.end()
    let log = try SessionLog(recording.log)
    let document = try SceneDocument(json: Array(log.header.storyboard.utf8))
    var timeline = Timeline()
    for input in log.inputs { timeline.append(input) }
    let replay = try ReplaySession(log, speedInThousandths: 1_000, columns: 80, rows: 24)
    func check() throws {
      let shown = try #require(replay.nextFrame())
      // A history of its own, so the cursor runs from the start.
      timeline.pass(to: replay.position.tick)
      let history = SessionHistory(timeline) {
        Simulator(document: document, columns: 80, rows: 24)
      }
      let expected = history.cursor(at: replay.position).simulator.frame()
      for row in 0..<23 { #expect(shown.surface.row(row) == expected.surface.row(row)) }
    }
    replay.receive(.end)
    for step in 0..<150 where replay.position > .start {
      replay.receive(.character(back))
      try check()
      guard step % 11 == 10 else { continue }
      replay.receive(.character(on))
      try check()
      replay.receive(.character(back))
    }
    // Playing continues from a position that had only a cached frame.
    replay.receive(.character(" "))
    replay.advance(by: .milliseconds(400))
    try check()
  }

  @Test func `a branch after many steps back replays`() throws {
    let recording = try walked()
    for _ in 0..<9 { recording.press(.character("[")) }
    recording.press(.character("]"), .tab)
    #expect(!recording.session.isTimeTravelling)
    recording.wait(.seconds(2))
    recording.press(.up)
    recording.wait(.seconds(2))
    recording.session.end()
    #expect(try Replay(SessionLog(recording.log)).run() == nil)
  }

  @Test func `] and } beyond the last step return to the present, as Esc does`() throws {
    for key in [Key.character("]"), .character("}"), .escape] {
      let recording = try walked()
      recording.press(.character("["))
      #expect(recording.session.isTimeTravelling)
      for _ in 0..<5 { recording.press(key) }
      #expect(!recording.session.isTimeTravelling)
    }
  }

  @Test func `[ before the first step stays at the start`() throws {
    let recording = try walked()
    for _ in 0..<30 { recording.press(.character("[")) }
    #expect(recording.session.isTimeTravelling)
    #expect(try screen(recording).contains("0:00.0"))
    let written = recording.log.count
    recording.press(.character("["))
    #expect(recording.log.count == written)
  }

  @Test func `a command at an earlier position records a branch that replays`() throws {
    let recording = try walked()
    recording.press(.character("{"), .character("{"), .up)
    #expect(!recording.session.isTimeTravelling)
    recording.wait(.seconds(1))
    recording.press(.down)
    recording.wait(.seconds(2))
    // A branch of the branch, during a transition.
    recording.press(.enter)
    recording.wait(.milliseconds(300))
    recording.press(.character("["), .left)
    recording.wait(.seconds(2))
    recording.session.end()
    let log = try SessionLog(recording.log)
    let branches = log.records.compactMap { record in
      if case .branch(_, let position) = record { position } else { nil }
    }
    #expect(branches.count == 2)
    #expect(branches[0].inputs == 2)
    #expect(try Replay(log).run() == nil)
    // The final branch ends where the session does.
    let session = try ReplaySession(log, speedInThousandths: 1_000, columns: 80, rows: 24)
    session.receive(.end)
    let shown = try #require(session.nextFrame())
    let present = recording.session.simulator.frame()
    for row in 0..<23 { #expect(shown.surface.row(row) == present.surface.row(row)) }
  }

  @Test func `a branch from a position that the session did not reach is an error`() throws {
    let recording = try walked()
    let text = String(decoding: recording.log, as: UTF8.self)
    for wrong in [(9_999, 0), (10, 3), (470, 0), (0, 50)] {
      let line = """
        {"record":"branch","tick":2000,"to":\(wrong.0),"inputs":\(wrong.1)}

        """
      let error = #expect(throws: SessionLogError.self) {
        try SessionLog(Array((text + line).utf8))
      }
      #expect(error?.reason == .unknownPosition)
    }
  }

  @Test func `a replay reports a changed event after a branch as the first divergence`() throws {
    let recording = try walked()
    recording.press(.character("{"), .character("{"), .up)
    recording.wait(.seconds(1))
    recording.session.end()
    var log = try SessionLog(recording.log)
    let index = try #require(
      log.records.lastIndex { record in
        if case .events(let batch) = record {
          batch.events.contains { $0.kind == .transitionEnded }
        } else {
          false
        }
      })
    guard case .events(let batch) = log.records[index] else { return }
    var events = Array(batch.events)
    events[0].subject = "nobody"
    log.records[index] = .events(EventBatch(events[...]))
    #expect(try Replay(log).run()?.tick == events[0].tick)
  }

  @Test func `time travel and quitting record no branch`() throws {
    let recording = try walked()
    let before = recording.log
    recording.press(.character("["), .character("{"), .character("?"), .character("x"))
    #expect(recording.log == before)
    recording.press(.character("q"))
    #expect(recording.session.isFinished)
    recording.session.end()
    let log = try SessionLog(recording.log)
    #expect(!log.records.contains { if case .branch = $0 { true } else { false } })
    #expect(try Replay(log).run() == nil)
  }

  @Test func `a press and a drag on the timeline move the position`() throws {
    let recording = try walked()
    recording.press(.character("{"))
    let before = recording.log
    let row = try #require(try screen(recording).split(separator: "\n").last)
    let here = try #require(Array(row).firstIndex(of: "●"))
    recording.session.receive(PointerInput(.press, column: here - 12, row: 23))
    let earlier = try #require(try screen(recording).split(separator: "\n").last)
    #expect(Array(earlier).firstIndex(of: "●") == here - 12)
    recording.session.receive(PointerInput(.drag, column: here - 4, row: 20))
    let later = try #require(try screen(recording).split(separator: "\n").last)
    #expect(Array(later).firstIndex(of: "●") == here - 4)
    recording.session.receive(PointerInput(.release, column: here - 4, row: 20))
    #expect(recording.session.isTimeTravelling)
    #expect(recording.log == before)
  }

  @Test func `wheel, paste and unused keys start no branch`() throws {
    let recording = try walked()
    recording.press(.character("{"))
    let before = recording.log
    recording.session.receive(PointerInput(.wheel(.down), column: 40, row: 10))
    recording.session.receive(pasted: "a letter to somebody")
    recording.press(.character("s"))
    #expect(recording.session.isTimeTravelling)
    recording.press(.character("?"))
    #expect(try screen(recording).contains("Time travel"))
    recording.session.receive(PointerInput(.press, column: 40, row: 10))
    recording.session.receive(PointerInput(.release, column: 40, row: 10))
    #expect(try !screen(recording).contains("Time travel"))
    #expect(recording.session.isTimeTravelling)
    #expect(recording.log == before)
  }

  @Test func `the wheel starts a branch if it scrolls something`() throws {
    let recording = try Recording(Recording.storyboard("gallery"))
    recording.press(.down)
    recording.wait(.seconds(1))
    recording.press(.character("["))
    #expect(recording.session.isTimeTravelling)
    recording.session.receive(PointerInput(.wheel(.down), column: 20, row: 10))
    #expect(!recording.session.isTimeTravelling)
  }

  @Test func `every key except those that quit or scroll closes the help`() throws {
    for key in ["[", "]", "{", "}", "f", "r", "s", "x", "m", "?"] as [Character] {
      let recording = try walked()
      recording.press(.character("?"))
      #expect(recording.session.simulator.isHelpVisible)
      recording.press(.character(key))
      #expect(!recording.session.simulator.isHelpVisible)
      #expect(!recording.session.isTimeTravelling)
      #expect(!recording.session.simulator.isSlow)
      recording.session.end()
      #expect(try Replay(SessionLog(recording.log)).run() == nil)
    }
  }

  @Test func `a new size applies to the present and to branches, not to earlier positions`() throws
  {
    let recording = try walked()
    recording.press(.character("{"))
    recording.session.resize(columns: 60, rows: 20)
    let frame = try #require(recording.session.nextFrame())
    #expect(frame.surface.columns == 60)
    #expect(frame.text.contains("PAST"))
    #expect(recording.session.simulator.columns == 80)
    recording.press(.end)
    #expect(recording.session.simulator.columns == 60)
    recording.press(.character("{"), .tab)
    #expect(recording.session.simulator.columns == 60)
    recording.session.end()
    #expect(try Replay(SessionLog(recording.log)).run() == nil)
  }

  /// Returns a session that is not recorded, but can be with `r`.
  private func unrecorded(_ storyboard: String) throws -> LiveSession {
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: 80, rows: 8,
      storyboardName: "small.json", storyboard: storyboard)
    let bundle = try header.bundle()
    return LiveSession(
      recorder: nil,
      startRecording: {
        .started(SessionRecorder(header: header) { _ in true }, name: "small-1.log")
      },
      makeSimulator: { Simulator(storyboards: bundle, columns: 80, rows: 8) })
  }

  @Test func `starting and ending a recording during time travel shows a notice`() throws {
    let session = try unrecorded(SmallApp.storyboard)
    func screen() throws -> String { try #require(session.nextFrame()).text }
    session.receive(.up)
    session.advance(by: .seconds(2))
    session.receive(.character("["))
    #expect(try !screen().contains("● End now"))
    session.receive(.character("r"))
    #expect(session.isRecording)
    let answer = try screen()
    #expect(answer.contains(" ● small-1.log"))
    #expect(answer.contains(" PAST "))
    session.receive(.character("["))
    #expect(try screen().contains("● End now"))
    session.receive(.character("r"))
    #expect(!session.isRecording)
    #expect(try screen().contains("Recorded to small-1.log"))
    session.receive(PointerInput(.press, column: 2, row: 7))
    #expect(try !screen().contains("Recorded to"))
  }

  @Test func `the end of a recording shows its name until the next key`() throws {
    let session = try unrecorded(SmallApp.storyboard)
    func screen() throws -> String { try #require(session.nextFrame()).text }
    session.receive(.character("r"))
    #expect(try screen().contains("● small-1.log"))
    session.receive(.character("r"))
    #expect(try screen().contains(" Recorded to small-1.log"))
    session.receive(.up)
    #expect(try !screen().contains("Recorded to"))
  }

  @Test func `r types text if a text field is focused at the shown position`() throws {
    let session = try unrecorded(
      """
      {"version":1,"canvas":{"width":80,"height":7},"initialScene":"a","scenes":[{"id":"a",
      "views":[{"id":"f","kind":"textField","text":"x","frame":{"x":0,"y":0,"width":80,"height":1}}],
      "segues":[{"id":"s","kind":"presentModally","to":"b","trigger":{"swipe":"up"}}]},{"id":"b"}]}
      """)
    session.receive(.up)
    session.advance(by: .seconds(2))
    session.receive(.character("{"))
    #expect(session.isTimeTravelling)
    session.receive(.character("r"))
    #expect(!session.isRecording)
    #expect(!session.isTimeTravelling)
    #expect(try #require(session.nextFrame()).text.contains("xr"))
  }

  @Test func `] and } in the present show a notice`() throws {
    let recording = try walked()
    for key in [Key.character("]"), .character("}")] {
      recording.press(key)
      #expect(!recording.session.isTimeTravelling)
      #expect(try screen(recording).contains("Already at the present; [ and { go back"))
      recording.press(.tab)
      #expect(try !screen(recording).contains("Already at the present"))
    }
  }

  @Test func `a session without a history shows that time travel is not available`() throws {
    let simulator = try Recording().session.simulator
    let session = LiveSession(simulator: simulator, recorder: nil)
    session.receive(.up)
    session.advance(by: .seconds(1))
    session.receive(.character("["))
    #expect(!session.isTimeTravelling)
    #expect(try #require(session.nextFrame()).text.contains("Time travel is not available"))
    #expect(!session.workWhileIdle())
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (5, 2)])
  func `the screen during time travel matches its snapshot`(columns: Int, rows: Int) throws {
    let recording = try walked(columns: columns, rows: rows)
    recording.session.receive(.character("["))
    recording.session.receive(.character("["))
    let frame = try #require(recording.session.nextFrame())
    try expectGolden(frame, "past-\(columns)x\(rows)")
  }

  @Test func `the help for time travel matches its snapshot`() throws {
    let recording = try walked()
    recording.press(.character("{"), .character("?"))
    try expectGolden(try #require(recording.session.nextFrame()), "past-help-80x24")
  }
}
