import CellGraphics
import NavigationKit
import Sessions
import Simulation
import Testing
import TextFormats

@testable import Sharing

@Suite struct CastTests {
  /// The events of a cast with their times in microseconds.
  private func events(
    _ cast: String, version: Int
  ) throws -> [(time: Int, code: String, data: String)] {
    var time = 0.0
    return try cast.split(separator: "\n").dropFirst().map { line in
      let node = try JSONNode(json: Array(line.utf8))
      guard case .array(let parts) = node.value, case .string(let code) = parts[1].value,
        case .string(let data) = parts[2].value
      else { throw CancellationError() }
      let seconds: Double =
        switch parts[0].value {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: .nan
        }
      time = version == 2 ? seconds : time + seconds
      return (Int((time * 1_000_000).rounded()), code, data)
    }
  }

  private func session(_ bytes: [UInt8] = SampleLog.bytes()) throws -> SharedSession {
    try SharedSession(SessionLog(bytes))
  }

  @Test func `a simple terminal shows every frame exactly`() throws {
    let session = try session()
    var screen = PlainScreen(columns: 40, rows: 12)
    let events = try events(session.cast(version: 2, carrying: nil), version: 2)
      .filter { $0.code == "o" }
    #expect(events.count == session.frames.count)
    for (frame, event) in zip(session.frames, events) {
      #expect(event.time == SharedTime.microseconds(frame.time))
      try screen.feed(event.data)
      for (row, cells) in zip(session.rows(of: frame), screen.cells) {
        for run in row.runs {
          let shown = cells[run.column..<run.column + run.columns]
          #expect(shown.map(\.text).joined() == run.text)
          #expect(shown.allSatisfy { $0.background == Self.channels(run.background) })
          if !run.isBlank {
            #expect(shown.allSatisfy { $0.foreground == Self.channels(run.foreground) })
          }
        }
      }
    }
  }

  private static func channels(_ color: UInt32) -> String {
    "\(color >> 16),\(color >> 8 & 255),\(color & 255)"
  }

  @Test func `markers are navigations, inputs and resizes are events`() throws {
    let inputs = [
      SessionInput(tick: 60, .swipe(.up), key: "up"),
      SessionInput(tick: 240, .resize(columns: 50, rows: 10)),
    ]
    let session = try session(SampleLog.bytes(inputs: inputs))
    let events = try events(session.cast(version: 2, carrying: nil), version: 2)
    let others = events.filter { $0.code != "o" }.map { "\($0.time) \($0.code) \($0.data)" }
    #expect(
      others == [
        "500000 i up", "500000 m Detail presented over List, 0.4 s.",
        #"900000 S ["List","Detail"]"#, "2000000 r 50x10",
      ])
  }

  @Test func `version 3 has the same times as version 2 and ends with the exit status`() throws {
    let session = try session()
    let two = try events(session.cast(version: 2, carrying: nil), version: 2)
    let three = try events(session.cast(version: 3, carrying: nil), version: 3)
    #expect(three.dropLast().map(\.time) == two.map(\.time))
    #expect(three.dropLast().map(\.data) == two.map(\.data))
    #expect(three.last?.code == "x" && three.last?.data == "0")
    #expect(three.last?.time == 3_000_000)
  }

  @Test func `the header has the version, the size and the title`() throws {
    let session = try session()
    let headers = [2, 3].map { version in
      session.cast(version: version, carrying: nil).split(separator: "\n")[0]
    }
    #expect(headers[0] == #"{"version":2,"width":40,"height":12,"title":"list.json"}"#)
    #expect(
      headers[1]
        == #"{"version":3,"term":{"cols":40,"rows":12,"type":"xterm-256color"},"title":"list.json"}"#
    )
  }

  /// Returns the sequences for a row of `(text, foreground, background, attributes)` after another.
  private func sequences(
    _ row: [(String, UInt32, UInt32, TextAttributes)],
    after old: [(String, UInt32, UInt32, TextAttributes)]? = nil
  ) -> String {
    func shared(_ parts: [(String, UInt32, UInt32, TextAttributes)]) -> SharedRow {
      var row = SharedRow(Surface(columns: 1, rows: 1).row(0))
      row.runs = []
      var column = 0
      for part in parts {
        row.runs.append(
          SharedRow.Run(
            text: part.0, column: column, columns: part.0.count, foreground: part.1,
            background: part.2, attributes: part.3, isBlank: part.0.allSatisfy { $0 == " " }))
        column += part.0.count
      }
      return row
    }
    let columns = row.reduce(0) { $0 + $1.0.count }
    func frame(_ index: Int) -> SharedFrame {
      SharedFrame(tick: 0, time: 0, columns: columns, rows: [index], isAtRest: true)
    }
    return CastScreen.text(
      of: frame(1), since: old == nil ? nil : frame(0), [shared(old ?? []), shared(row)]
    ).replacing("\u{1B}", with: "^")
  }

  @Test func `blanks between words have no colours of their own`() {
    #expect(
      sequences([("a", 1, 2, []), (" ", 2, 2, []), ("b", 1, 2, [])])
        == "^[?25l^[0m^[1;1H^[0;38;2;0;0;1;48;2;0;0;2ma b")
  }

  @Test func `blanks after underlined words have colours of their own`() {
    #expect(
      sequences([("a", 1, 2, .underline), (" ", 2, 2, [])])
        == "^[?25l^[0m^[1;1H^[0;4;38;2;0;0;1;48;2;0;0;2ma^[0;48;2;0;0;2m ")
  }

  @Test func `characters in the colour of their background follow blanks with all colours`() {
    #expect(
      sequences([(" ", 2, 2, []), ("a", 2, 2, [])])
        == "^[?25l^[0m^[1;1H^[0;48;2;0;0;2m ^[0;38;2;0;0;2;48;2;0;0;2ma")
  }

  @Test func `blanks that were there are not written again`() {
    #expect(
      sequences(
        [("  ", 2, 2, []), ("ab", 1, 2, []), ("  ", 2, 2, [])],
        after: [("   ", 2, 2, []), ("xy", 1, 2, []), (" ", 2, 2, [])])
        == "^[1;3H^[0;38;2;0;0;1;48;2;0;0;2mab ")
  }
}
