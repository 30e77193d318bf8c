import CellGraphics
import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards
import Testing

@Suite struct SessionTests {
  @Test func `a minute of all four navigations replays identically`() throws {
    let recording = try Recording()
    while recording.session.simulator.tick < 60 * Tick.perSecond { recording.walkTheTutorial() }
    recording.session.end()
    let log = try SessionLog(recording.log)
    #expect(log.isComplete)
    #expect(log.end >= 60 * Tick.perSecond)
    #expect(Self.performed(in: log).count >= 4 * 10)
    #expect(try Replay(log).run() == nil)
  }

  @Test func `keys during transitions, slow motion, help and resizes replay identically`() throws {
    let recording = try Recording()
    for (index, key) in [
      Key.up, .up, .character("s"), .down, .enter, .character("?"), .escape, .tab, .character("s"),
      .down, .enter, .up, .left, .character("x"), .backTab,
    ].enumerated() {
      recording.press(key)
      recording.wait(.milliseconds(90 + 40 * index))
      recording.session.resize(columns: 20 + 7 * index, rows: 1 + 3 * index)
      recording.wait(.milliseconds(33))
    }
    recording.press(.character("q"))
    recording.session.end()
    #expect(recording.session.isFinished)
    let log = try SessionLog(recording.log)
    #expect(try Replay(log).run() == nil)
    #expect(log.records.contains { $0.isInput(.toggleSlowAnimations) })
    #expect(log.records.contains { $0.isInput(.quit) })
  }

  @Test func `slow motion changes the real time of events, not their ticks`() throws {
    let recording = try Recording()
    recording.press(.character("s"), .up)
    recording.wait(.seconds(3))
    #expect(recording.session.simulator.tick == 36)
    recording.wait(.seconds(1))
    let log = try SessionLog(recording.log)
    let end = log.events.first { $0.kind == .transitionEnded }
    #expect(end?.tick == 48)
  }

  @Test func `a session tells the real time until its transition ends`() throws {
    let recording = try Recording()
    #expect(recording.session.timeUntilMovementEnds == nil)
    recording.press(.up)
    // The transition takes 48 ticks of 1/120 s.
    #expect(recording.session.timeUntilMovementEnds == .milliseconds(400))
    recording.wait(.milliseconds(100))
    #expect(recording.session.timeUntilMovementEnds == .milliseconds(300))
    recording.wait(.milliseconds(300))
    #expect(recording.session.timeUntilMovementEnds == nil)
  }

  @Test func `slow motion makes the time until a transition ends ten times as long`() throws {
    let recording = try Recording()
    recording.press(.character("s"), .up)
    #expect(recording.session.timeUntilMovementEnds == .seconds(4))
  }

  @Test func `an activity indicator wakes the session for each frame and is not recorded`()
    throws
  {
    let recording = try Recording()
    let simulator = recording.session.simulator
    // The written records are synchronized first.
    recording.wait(.seconds(1))
    #expect(recording.session.timeUntilNextChange == nil)
    let indicator = ActivityIndicatorView(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    simulator.application.turn {
      simulator.application.window?.addSubview(indicator)
      indicator.startAnimating()
    }
    // 15 ticks of 1/120 s.
    #expect(recording.session.timeUntilNextChange == .milliseconds(125))
    let written = recording.log.count
    _ = recording.session.nextFrame()
    recording.wait(.milliseconds(100))
    #expect(recording.session.nextFrame() == nil)
    recording.wait(.milliseconds(25))
    #expect(recording.session.nextFrame() != nil)
    #expect(recording.log.count == written)
    #expect(simulator.nextDueTick == nil)
    simulator.application.turn { indicator.stopAnimating() }
    #expect(recording.session.timeUntilNextChange == nil)
  }

  @Test func `selecting a tab records its number and replays`() throws {
    let recording = try Recording()
    recording.press(.character("3"), .character("9"))
    recording.session.end()
    let text = String(decoding: recording.log, as: UTF8.self)
    #expect(text.contains(#""command":"selectTab","number":3"#))
    let log = try SessionLog(recording.log)
    #expect(log.records.contains { $0.isInput(.selectTab(3)) })
    #expect(log.records.contains { $0.isInput(.selectTab(9)) })
    #expect(try Replay(log).run() == nil)
    let wrong = text.replacing(#""number":3"#, with: #""number":0"#)
    #expect(throws: SessionLogError.self) { try SessionLog(Array(wrong.utf8)) }
  }

  @Test func `an input is written before the app executes it`() throws {
    let recording = try Recording()
    recording.press(.up)
    let records = try SessionLog(recording.log).records
    let input = try #require(records.firstIndex { $0.isInput(.swipe(.up)) })
    let effect = try #require(
      records.firstIndex { $0.events.contains { $0.kind == .gestureRecognized } })
    #expect(input < effect)
  }

  @Test func `a changed event is the first divergence`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.session.end()
    var log = try SessionLog(recording.log)
    let index = try #require(
      log.records.firstIndex { $0.events.contains { $0.kind == .unwindAction } })
    var events = log.records[index].events
    let place = try #require(events.firstIndex { $0.kind == .unwindAction })
    events[place].subject = "third"
    log.records[index] = .events(EventBatch(events))
    let divergence = try #require(try Replay(log).run())
    #expect(divergence.tick == events[place].tick)
    #expect(divergence.expected == "third unwindAction returnFromSegueActions (idFirstSegueUnwind)")
    #expect(divergence.found == "first unwindAction returnFromSegueActions (idFirstSegueUnwind)")
    #expect(divergence.input?.command == .swipe(.down))
  }

  @Test func `an event missing in the log is reported at its tick with the previous input`() throws
  {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.session.end()
    var log = try SessionLog(recording.log)
    let input = try #require(log.records.firstIndex { $0.isInput(.swipe(.up)) })
    let later = try #require(
      log.records[input...].firstIndex { record in
        !record.events.isEmpty && record.tick > log.records[input].tick
      })
    let tick = log.records[later].tick
    let event = log.records[later].events[0]
    log.records.remove(at: later)
    // Its screen is the same; the next events are those of a later input.
    let divergence = try #require(try Replay(log).run())
    #expect(divergence.tick == tick)
    #expect(divergence.found == event.description)
    #expect(divergence.input?.command == .swipe(.up))
  }

  @Test func `a missing, added or changed input causes a divergence`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.session.end()
    let log = try SessionLog(recording.log)
    let index = try #require(log.records.firstIndex { $0.isInput(.swipe(.down)) })
    var missing = log
    missing.records.remove(at: index)
    #expect(try Replay(missing).run() != nil)
    var added = log
    added.records.insert(
      .input(SessionInput(tick: log.records[index].tick, .swipe(.left))), at: index)
    #expect(try Replay(added).run() != nil)
    var other = log
    other.records[index] = .input(SessionInput(tick: log.records[index].tick, .tap))
    #expect(try Replay(other).run() != nil)
  }

  @Test func `a changed digest causes a divergence`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.session.end()
    var log = try SessionLog(recording.log)
    let index = try #require(
      log.records.lastIndex { if case .checkpoint = $0 { true } else { false } })
    let tick = log.records[index].tick
    log.records[index] = .checkpoint(tick: tick, digest: "0000000000000000")
    let divergence = try #require(try Replay(log).run())
    #expect(divergence.tick == tick)
  }

  @Test func `a log truncated at any byte is read up to the cut or rejected with the reason`()
    throws
  {
    let recorded = try SmallApp.Recorded()
    recorded.press(.up, .character("q"))
    recorded.session.end()
    let whole = recorded.log
    let headerEnd = try #require(whole.firstIndex(of: UInt8(ascii: "\n")))
    let records = try SessionLog(whole).records
    for length in 0..<whole.count {
      let cut = Array(whole[..<length])
      guard length > headerEnd else {
        let error = #expect(throws: SessionLogError.self) { try SessionLog(cut) }
        let isKnown = length >= #"{"record":"header""#.utf8.count
        #expect(error?.reason == (length == 0 ? .empty : isKnown ? .cutHeader : .noHeader))
        continue
      }
      let log = try SessionLog(cut)
      let lines = cut.count { $0 == UInt8(ascii: "\n") }
      #expect(log.records == Array(records.prefix(lines - 1)))
      #expect(log.remarks.isEmpty == (cut.last == UInt8(ascii: "\n")))
      if cut.last == UInt8(ascii: "\n") { #expect(try Replay(log).run() == nil) }
    }
  }

  @Test(arguments: [
    ("", "1: the log is empty"),
    ("hello\n", "1: not a session log: the first line is not a header record"),
    (
      "{\"record\":\"header\",x}\n",
      "1: expected a key in quotes, found 'x'"
    ),
    (
      "{\"record\":\"end\",\"tick\":1}\n",
      "1: not a session log: the first line is not a header record"
    ),
    (
      "{\"record\":\"header\",\"format\":99}\n",
      "1: the log has format 99; this program reads format 1"
    ),
    (
      header + "{\"record\":\"events\",\"tick\":1,\"pattern\":4,\"numbers\":[1]}\n",
      "2: 'pattern' is missing or is not the number of a pattern defined above"
    ),
    (
      header
        + "{\"record\":\"events\",\"tick\":1,\"events\":[[\"push\",\"a~1\"]],\"numbers\":[5]}\n",
      "2: 'numbers' is missing or is not a list with a number for each placeholder of the pattern"
    ),
    (
      header + "{\"record\":\"events\",\"tick\":1,\"events\":[[\"push\",7]]}\n",
      "2: 'events' is missing or is not a list of arrays of kind, subject, object, animated and "
        + "detail"
    ),
    (
      header + "{\"record\":\"checkpoint\",\"tick\":1,\"digest\":\"x\",\"rows\":\"12\"}\n",
      "2: 'rows' is missing or is not four hexadecimal digits a row"
    ),
    (
      header.replacing("\"storyboard\":", with: "\"settings\":{\"a\":1},\"storyboard\":"),
      "1: 'settings' is missing or is not an object of texts"
    ),
    (
      header.replacing("\"storyboard\":", with: "\"storyboards\":[{\"name\":1}],\"storyboard\":"),
      "1: 'storyboards' is missing or is not a list of names and texts"
    ),
    (
      header + "{\"record\":\"input\",\"tick\":-1,\"command\":\"tap\"}\n",
      "2: 'tick' is missing or is not a tick"
    ),
    (
      header + "{\"record\":\"input\",\"tick\":99999999999999,\"command\":\"tap\"}\n",
      "2: 'tick' is missing or is not a tick"
    ),
    (
      header + "{\"record\":\"input\",\"tick\":1,\"command\":\"\\u001b[2J\"}\n",
      "2: unknown command '␛[2J'"
    ),
    (
      header + "{\"record\":\"input\",\"tick\":5,\"command\":\"tap\"}\n"
        + "{\"record\":\"input\",\"tick\":4,\"command\":\"tap\"}\n",
      "3: the tick is earlier than that of the previous record"
    ),
    (
      header
        + "{\"record\":\"input\",\"tick\":1,\"command\":\"resize\",\"columns\":0,\"rows\":5}\n",
      "2: 'columns' is missing or is not a size from 1 to 10,000"
    ),
  ])
  func `an unusable log is rejected with the line and the reason`(text: String, message: String) {
    let error = #expect(throws: SessionLogError.self) { try SessionLog(Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test func `records of unknown kinds are skipped with a remark`() throws {
    let text = Self.header + "{\"record\":\"mood\",\"tick\":3}\n{\"record\":\"end\",\"tick\":4}\n"
    let log = try SessionLog(Array(text.utf8))
    #expect(log.records == [.end(tick: 4)])
    #expect(log.remarks == ["2: unknown record kind; record skipped"])
  }

  @Test(arguments: [
    #"{"record":"input","tick":3,"command":"showScene","scene":"b"}"#,
    #"{"record":"input","tick":3,"command":"showScene","scene":"b","storyboard":"c.json"}"#,
  ])
  func `a showScene input is unchanged after reading and writing`(line: String) throws {
    let log = try SessionLog(Array((Self.header + line + "\n").utf8))
    let storyboard: String? = line.contains("c.json") ? "c.json" : nil
    #expect(log.inputs.map(\.command) == [.showScene("b", storyboard: storyboard)])
    #expect(log.plainLines().split(separator: "\n").last.map(String.init) == line)
  }

  @Test func `a log without the focus setting replays with the plain focus`() throws {
    var header = try SessionLog(Array(Self.header.utf8)).header
    #expect(header.style.focusLook == .plain)
    header.settings = DrawingStyle().settings
    #expect(header.style.focusLook == .visible)
  }

  @Test func `unknown event kinds and settings are skipped with a remark`()
    throws
  {
    let text =
      Self.header.replacing("\"storyboard\":", with: "\"settings\":{\"s\":\"1\"},\"storyboard\":")
      + "{\"record\":\"events\",\"tick\":3,\"pattern\":0,\"events\":[[\"yawn\"],[\"push\",\"b~0\"]],"
      + "\"numbers\":[8]}\n{\"record\":\"event\",\"tick\":4,\"kind\":\"yawn\"}\n"
      + "{\"record\":\"event\",\"tick\":4,\"kind\":\"pop\",\"subject\":\"b~8\",\"mood\":1}\n"
    let log = try SessionLog(Array(text.utf8))
    #expect(
      log.events == [
        Event(tick: 3, kind: .push, subject: "b~8"), Event(tick: 4, kind: .pop, subject: "b~8"),
      ])
    #expect(
      log.remarks == [
        "1: unknown setting 's'; setting ignored",
        "2: unknown event kind; event skipped",
        "3: unknown event kind; event skipped",
      ])
  }

  @Test func `a failing sink stops the recording, and the app continues`() throws {
    let document = try Recording().session.simulator
    var room = 20
    var written: [UInt8] = []
    let header = try SessionLog(try Recording().log).header
    let session = LiveSession(
      simulator: document,
      recorder: SessionRecorder(header: header) { records in
        room -= 1
        guard room > 0 else { return false }
        written += records
        return true
      })
    for _ in 0..<10 {
      for key in [Key.up, .down] {
        session.receive(key)
        session.advance(by: .seconds(2))
      }
    }
    #expect(session.simulator.tick == 20 * 2 * Tick.perSecond)
    #expect(try SessionLog(written).records.isEmpty == false)
  }

  @Test func `a log contains every storyboard and replays without the files`() throws {
    let main = #"""
      {"version": 1, "canvas": {"width": 9, "height": 9}, "initialScene": "a", "scenes": [
       {"id": "a", "segues": [{"id": "s", "kind": "show", "to": "r", "trigger": {"swipe": "up"}}]},
       {"id": "r", "kind": "storyboardReference", "file": "more/b.json"}]}
      """#
    let second = #"""
      {"version": 1, "canvas": {"width": 9, "height": 9}, "initialScene": "b", "scenes": [
       {"id": "b", "segues": [{"id": "t", "kind": "show", "to": "r", "trigger": {"swipe": "up"}}]},
       {"id": "r", "kind": "storyboardReference", "file": "../a.json", "scene": "a"}]}
      """#
    let bundle = try StoryboardBundle(name: "x/a.json", json: Array(main.utf8)) { name in
      name == "more/b.json" ? Array(second.utf8) : nil
    }
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: 20, rows: 5,
      storyboardName: "x/a.json", bundle: bundle)
    #expect(header.storyboard == main)
    #expect(
      header.storyboards == [SessionHeader.Storyboard(name: "more/b.json", text: second)])
    var written: [UInt8] = []
    let session = LiveSession(
      simulator: Simulator(storyboards: bundle, columns: 20, rows: 5),
      recorder: SessionRecorder(header: header) { records in
        written += records
        return true
      })
    for _ in 0..<3 {
      session.receive(.up)
      session.advance(by: .milliseconds(200))
      session.advance(by: .milliseconds(200))
      session.advance(by: .milliseconds(200))
    }
    session.end()
    let log = try SessionLog(written)
    #expect(log.header == header)
    #expect(Self.performed(in: log).map(\.object) == ["s", "t", "s"])
    #expect(try Replay(log).run() == nil)
    var damaged = log
    damaged.header.storyboards = []
    let error = #expect(throws: StoryboardErrors.self) { try Replay(damaged) }
    #expect(
      error?.description(file: "x/a.json")
        == "x/a.json:3:53: scenes[1].file: could not find or read a storyboard named 'more/b.json'")
  }

  @Test func `the log of a single file has no storyboards member`() throws {
    let recording = try Recording()
    let header = try #require(
      String(decoding: recording.log, as: UTF8.self).split(separator: "\n").first)
    #expect(!header.contains("\"storyboards\""))
    #expect(try SessionLog(recording.log).header.storyboards == [])
  }

  private static let header =
    "{\"record\":\"header\",\"format\":1,\"program\":\"x\",\"ticksPerSecond\":120,"
    + "\"columns\":80,\"rows\":24,\"storyboardName\":\"s\",\"storyboard\":\"\"}\n"

  private static func performed(in log: SessionLog) -> [Event] {
    log.events.filter { $0.kind == .performSegue }
  }

  @Test func `a paste of more than 1 MB shows a notice and is not recorded`() throws {
    let recording = try Recording()
    let inputs = recording.session.inputs.count
    recording.session.refuseOverlongPaste()
    let frame = try #require(recording.session.nextFrame())
    #expect(frame.text.contains("Paste rejected: longer than 1 MB"))
    #expect(recording.session.inputs.count == inputs)
    recording.press(.tab)
    #expect(try #require(recording.session.nextFrame()).text.contains("Paste rejected") == false)
  }
}

extension SessionLog {
  var events: [Event] { records.flatMap(\.events) }
}

extension SessionRecord {
  func isInput(_ command: Command) -> Bool {
    if case .input(let input) = self { input.command == command } else { false }
  }

  /// The events of an `events` record.
  var events: [Event] {
    if case .events(let batch) = self { batch.events } else { [] }
  }
}
