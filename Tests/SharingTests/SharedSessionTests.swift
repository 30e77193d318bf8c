import NavigationKit
import Sessions
import Simulation
import Testing

@testable import Sharing

@Suite struct SharedSessionTests {
  private func session(
    _ bytes: [UInt8] = SampleLog.bytes(), _ change: (inout SharingOptions) -> Void = { _ in }
  ) throws -> SharedSession {
    var options = SharingOptions()
    change(&options)
    return try SharedSession(SessionLog(bytes), options)
  }

  @Test func `times leave out the ends of long rests`() {
    var clock = SharedClock(start: 10)
    // Rests of 100 and 50 ticks are shortened to 20, so 80 and 30 ticks are left out.
    clock.shorten(from: 20, to: 120, limit: 20)
    clock.shorten(from: 150, to: 200, limit: 20)
    let ticks = [5, 10, 40, 60, 120, 150, 171, 200, 300]
    #expect(ticks.map(clock.time(ofTick:)) == [0, 0, 30, 30, 30, 60, 80, 80, 180])
  }

  @Test func `a cast has the same bytes in parts and as a whole`() throws {
    let session = try SharedSession(SessionLog(SampleLog.bytes()))
    var parts: [UInt8] = []
    session.write(.cast, SharingOptions(), log: SampleLog.bytes()) { parts += $0 }
    #expect(parts == session.artefact(.cast, SharingOptions(), log: SampleLog.bytes()))
  }

  @Test func `a session has the frames of its log from the first tick to the last`() throws {
    let session = try session()
    #expect(session.title == "list.json")
    #expect(session.frames.first?.tick == 0)
    #expect(session.length == 360)
    // A slide takes 48 ticks and is shown at each second tick.
    #expect(session.frames.filter { $0.tick > 60 && $0.tick <= 108 }.count > 15)
    #expect(session.frames.allSatisfy { $0.columns == 40 && $0.rows.count == 12 })
    for (one, next) in zip(session.frames, session.frames.dropFirst()) {
      #expect(one.tick < next.tick)
      #expect(one.rows != next.rows)
    }
  }

  @Test func `a navigation is a chapter with a sentence and the stack after it`() throws {
    let session = try session()
    #expect(session.firstStack == ["List"])
    #expect(
      session.chapters == [
        SharedChapter(
          tick: 60, endTick: 108, sentence: "Detail presented over List, 0.4 s.",
          stack: ["List", "Detail"])
      ])
    #expect(session.inputs.map(\.sentence) == ["Key up: swipe up."])
  }

  @Test func `the app is laid out again for another size, without the resizes of the session`()
    throws
  {
    let inputs = [SessionInput(tick: 30, .resize(columns: 60, rows: 20))]
    let bytes = SampleLog.bytes(inputs: inputs)
    #expect(try session(bytes).frames.map(\.columns) == [40, 60])
    let other = try session(bytes) { $0.size = SharedSize(columns: 20, rows: 8) }
    #expect(other.frames.map(\.columns) == [20])
    #expect(other.frames[0].rows.count == 8)
  }

  @Test func `reduced motion fades instead of sliding`() throws {
    let session = try session { $0.reducesMotion = true }
    let middle = session.frames.first { $0.tick > 70 }
    let colors = Set(
      middle.map { session.rows(of: $0) }?.dropLast().map { $0.runs[0].background } ?? [])
    // In a slide, the upper rows have the colour of the first scene and the others do not.
    #expect(colors.count == 1)
  }

  @Test func `a part begins at time 0 with the screen of its start`() throws {
    let session = try session { options in
      options.from = .tick(120)
      options.to = .tick(240)
    }
    #expect(session.length == 120)
    #expect(session.frames.map(\.time) == [0])
    #expect(session.frames.map(\.tick) == [120])
    #expect(session.chapters.isEmpty && session.inputs.isEmpty)
  }

  @Test func `a part can begin at a navigation`() throws {
    let session = try session { $0.from = .navigation(1) }
    #expect(session.length == 300)
    #expect(session.chapters.map(\.tick) == [60])
    #expect(session.time(ofTick: 60) == 0)
  }

  @Test func `a navigation that does not exist is refused with the number of navigations`() {
    #expect {
      try session { $0.from = .navigation(5) }
    } throws: { error in
      "\(error)" == "there is no navigation 5; the session has 1"
    }
  }

  @Test func `an empty part is refused`() {
    #expect(throws: SharingError.self) {
      try session { options in
        options.from = .tick(200)
        options.to = .tick(100)
      }
    }
  }

  @Test func `long rests are shortened, and movements keep their length`() throws {
    let session = try session { $0.idle = 30 }
    // 60 ticks become 30, the slide of 48 ticks stays, and 252 ticks become 30.
    let begins = session.time(ofTick: 60)
    let ends = session.time(ofTick: 108)
    #expect(begins <= 32)
    #expect(ends - begins == 48)
    #expect(session.length - ends <= 32)
  }

  @Test func `the same log gives the same bytes in every format`() throws {
    let bytes = SampleLog.bytes()
    let log = try SessionLog(bytes)
    for format in SharedFormat.allCases {
      let one = try SharedSession(log).artefact(format, SharingOptions(), log: bytes)
      let two = try SharedSession(log).artefact(format, SharingOptions(), log: bytes)
      #expect(one == two)
      #expect(!one.isEmpty)
    }
  }

  @Test func `each format but the transcript carries the log with its options`() throws {
    let bytes = SampleLog.bytes()
    var options = SharingOptions()
    options.title = "A title"
    for format in SharedFormat.allCases where format.carriesLog {
      let artefact = try session(bytes).artefact(format, options, log: bytes)
      let carried = try CarriedLog(in: artefact)
      #expect(carried == CarriedLog(log: bytes, options: options))
      options.carriesLog = false
      let bare = try session(bytes).artefact(format, options, log: bytes)
      #expect(throws: SharingError.self) { try CarriedLog(in: bare) }
      options.carriesLog = true
    }
  }

  @Test func `the first difference of two sessions has its tick and its cell`() throws {
    let before = try session(SampleLog.bytes(title: "Hello"))
    let now = try session(SampleLog.bytes(title: "Helpo"))
    let difference = now.firstDifference(from: before)
    #expect(difference?.tick == 0)
    #expect(difference?.before.contains("Hello") == true)
    #expect(difference?.now.contains("Helpo") == true)
    let row = before.rows(of: before.frames[0])[difference?.row ?? 0]
    let column = row.text.unicodeScalars.split(separator: "p").first.map { _ in
      Array(row.text).firstIndex(of: "H").map { $0 + 3 }
    }
    #expect(difference?.column == column ?? nil)
    #expect(before.firstDifference(from: before) == nil)
  }

  @Test func `progress is reported up to the last tick`() throws {
    var ticks: [Int] = []
    _ = try SharedSession(SessionLog(SampleLog.bytes())) { tick, end in
      #expect(end == 360)
      ticks.append(tick)
    }
    #expect(ticks == ticks.sorted())
    #expect(ticks.contains(60) && ticks.allSatisfy { (0...360).contains($0) })
  }
}
