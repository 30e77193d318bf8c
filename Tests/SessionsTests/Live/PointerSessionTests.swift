import NavigationKit
import Sessions
import Simulation
import Testing

@Suite struct PointerSessionTests {
  @Test func `clicks, drags, wheel and paste replay identically`() throws {
    let recording = try Recording()
    func point(_ action: PointerInput.Action, _ column: Int, _ row: Int) {
      recording.session.receive(PointerInput(action, column: column, row: row))
      recording.wait(.milliseconds(21))
    }
    // The button "Tap Me!" of 80 × 24 stands in row 20; the swipe up leads to #2.
    point(.press, 40, 20)
    point(.release, 40, 20)
    recording.wait(.seconds(2))
    for row in [18, 15, 12, 9] { point(row == 18 ? .press : .drag, 40, row) }
    point(.release, 40, 8)
    recording.wait(.seconds(2))
    point(.press, 40, 18)
    point(.drag, 40, 10)
    point(.press, 3, 3)
    point(.cancel, 3, 3)
    point(.wheel(.down), 3, 3)
    recording.session.receive(pasted: "日本\n\"quoted\" \\ \u{202E}text")
    recording.wait(.seconds(1))
    recording.session.end()
    let log = try SessionLog(recording.log)
    #expect(try Replay(log).run() == nil)
    let performed = log.inputs.map(\.command)
    #expect(performed.contains(.pointer(.down, column: 40, row: 20)))
    #expect(performed.contains(.paste("日本\n\"quoted\" \\ \u{202E}text")))
    let segues = log.events.filter { $0.kind == .performSegue }.map(\.object)
    #expect(segues.prefix(2) == ["idSecondSegue", "idSecondSegueUnwind"])
  }

  @Test func `pointer inputs are recorded with their cell`() throws {
    let recording = try Recording()
    recording.session.receive(PointerInput(.press, column: 5, row: 6))
    recording.session.receive(PointerInput(.wheel(.left), column: 7, row: 8))
    recording.session.receive(pasted: "x")
    let text = String(decoding: recording.log, as: UTF8.self)
    for line in [
      #"{"record":"input","tick":0,"command":"pointer","phase":"down","column":5,"row":6}"#,
      #"{"record":"input","tick":0,"command":"wheel","direction":"left","column":7,"row":8}"#,
      #"{"record":"input","tick":0,"command":"paste","text":"x"}"#,
    ] {
      #expect(text.contains(line))
    }
  }

  @Test(arguments: [
    (#""command":"pointer","phase":"up","column":-1,"row":0"#, "column"),
    (#""command":"pointer","phase":"over","column":1,"row":0"#, "phase"),
    (#""command":"pointer","phase":"up","column":1"#, "row"),
    (#""command":"wheel","direction":"in","column":1,"row":1"#, "direction"),
    (#""command":"wheel","direction":"up","column":10000,"row":1"#, "column"),
    (#""command":"paste""#, "text"),
  ])
  func `an invalid pointer record is an error that names the member`(
    members: String, key: String
  ) throws {
    let recording = try Recording()
    let bytes = recording.log + Array("{\"record\":\"input\",\"tick\":9,\(members)}\n".utf8)
    let error = #expect(throws: SessionLogError.self) { try SessionLog(bytes) }
    #expect(error?.description.contains("'\(key)'") == true)
  }

  @Test func `while a button is held the simulator is not at rest, and the session sleeps`() throws
  {
    let recording = try Recording()
    let count = { String(decoding: recording.log, as: UTF8.self).ranges(of: "checkpoint").count }
    let before = count()
    recording.session.receive(PointerInput(.press, column: 5, row: 6))
    for column in 6..<60 {
      recording.session.receive(PointerInput(.drag, column: column, row: 6))
    }
    // The written records are synchronized first.
    recording.wait(.seconds(1))
    #expect(recording.session.timeUntilNextChange == nil)
    #expect(!recording.session.simulator.isSettled)
    #expect(count() == before)
  }
}
