import CellGraphics
import NavigationKit
import Sessions
import Simulation
import TestSupport
import Testing

/// Replays in terminals smaller than the recorded one.
@Suite struct NarrowReplayTests {
  private func session(columns: Int, rows: Int) throws -> ReplaySession {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.session.end()
    let session = try ReplaySession(
      SessionLog(recording.log), speedInThousandths: 1_000, columns: columns, rows: rows)
    session.receive(.home)
    return session
  }

  private func lines(_ session: ReplaySession) throws -> [String] {
    let frame = try #require(session.nextFrame())
    return frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(frame.surface.rows).map { $0.trimmingSuffix(" ") }
  }

  private static let track: Set<Character> = ["━", "─", "┻", "┴", "▲", "◆", "●", "┬", "┳"]

  // The parts that disappear first: the total, then tenths of a second, then the track.
  @Test(arguments: [
    (40, 12, " ‖ ×1  0:00.0 ", 16), (30, 8, " ‖ ×1  0:00.0 ", 13), (20, 6, " ‖ 0:00.0 ", 10),
    (10, 3, "‖ 0:00 ", 3), (9, 3, "‖ 0:00", 0), (5, 2, "‖", 0), (1, 2, "‖", 0),
  ])
  func `the timeline keeps the track and the time while they fit`(
    columns: Int, rows: Int, start: String, trackColumns: Int
  ) throws {
    let session = try session(columns: columns, rows: rows)
    let line = try #require(lines(session).last { !$0.isEmpty })
    #expect(line.hasPrefix(start))
    #expect(line.count { Self.track.contains($0) } == trackColumns)
    guard trackColumns > 0 else { return }
    let first = try #require(Array(line).firstIndex(of: "●"))
    session.receive(PointerInput(.press, column: first + trackColumns - 1, row: rows - 1))
    #expect(session.isAtEnd)
    session.receive(PointerInput(.press, column: first, row: rows - 1))
    #expect(session.position.tick == 0)
  }

  @Test func `a terminal of one cell accepts all keys`() throws {
    let session = try session(columns: 1, rows: 1)
    for key in [Key.character("?"), .down, .escape, .character("g"), .enter, .character("/")] {
      session.receive(key)
      #expect(try #require(session.nextFrame()).surface.bounds.rows == 1)
    }
    session.receive(.escape)
    session.receive(.end)
    #expect(session.isAtEnd)
  }

  private static let helpTexts = [
    "play or pause", "one tick back or forward", "5 seconds back or forward",
    "start, end, or a tenth of the session", "slower or faster: ×0.1 to ×8",
    "go to a time, percentage or tick", "show the next branch",
    "find an input or event; next, previous", "scroll a screen that is too large",
    "take over: continue live from here", "click or drag on the timeline to go there",
    "navigation, warning, resize, branch",
  ]

  @Test(arguments: [(40, 12), (30, 8), (20, 6), (16, 5), (15, 24), (40, 4)])
  func `the complete help can be read at any width`(columns: Int, rows: Int) throws {
    let session = try session(columns: columns, rows: rows)
    session.receive(.character("?"))
    /// Returns the rows inside the box, or of the screen without a box.
    func visible() throws -> [String] {
      let all = try lines(session)
      return columns >= 16 && rows >= 5
        ? all.filter { $0.hasPrefix("│") }.map(\.trimmingBorder) : all.map(\.trimmingMarks)
    }
    var screen = try visible()
    var read = screen
    while true {
      session.receive(.down)
      let next = try visible()
      guard next != screen, let last = next.last else { break }
      screen = next
      read.append(last)
    }
    let text = read.joined(separator: " ").split(separator: " ").joined(separator: " ")
    for words in Self.helpTexts { #expect(text.contains(words), "\(words)") }
  }

  @Test func `a help of ten columns has no border and scrolls by pages`() throws {
    let session = try session(columns: 10, rows: 3)
    session.receive(.character("?"))
    #expect(try lines(session) == ["Space", " play or", " pause   ↓"])
    session.receive(.down)
    #expect(try lines(session) == [" play or ↑", " pause", "← →, , . ↓"])
    session.receive(.pageDown)
    #expect(try lines(session) == ["← →, , . ↑", " one tick", " back or ↓"])
    session.receive(.home)
    session.receive(PointerInput(.wheel(.down), column: 4, row: 1))
    #expect(try lines(session)[0] == "← →, , . ↑")
    session.receive(.end)
    let last = try lines(session)
    #expect(last[0].hasSuffix("↑") && !last[2].hasSuffix("↓"))
    session.receive(.character("x"))
    #expect(try lines(session).last?.hasPrefix("‖ 0:00") == true)
  }

  @Test(arguments: [(40, 12), (30, 10), (20, 8), (10, 3)])
  func `the narrow replay and its help match their snapshots`(columns: Int, rows: Int) throws {
    let session = try session(columns: columns, rows: rows)
    session.receive(.character("4"))
    try expectGolden(try #require(session.nextFrame()), "replay-\(columns)x\(rows)")
    session.receive(.character("?"))
    try expectGolden(try #require(session.nextFrame()), "replay-help-\(columns)x\(rows)")
  }

  @Test func `a notice is visible while the timeline is hidden`() throws {
    let session = try session(columns: 40, rows: 12)
    session.receive(.character("h"))
    session.receive(.character("b"))
    #expect(try lines(session).joined().contains("No other branches"))
    session.receive(.character("."))
    #expect(try !lines(session).joined().contains("‖"))
    // A hidden timeline cannot be clicked.
    let here = session.position
    session.receive(PointerInput(.press, column: 20, row: 11))
    #expect(session.position == here)
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = String(self)
    while text.last == character { text.removeLast() }
    return text
  }

  fileprivate var trimmingMarks: String {
    trimmingSuffix("↓").trimmingSuffix("↑").trimmingSuffix("↕")
  }

  /// The text between the left and the right border.
  fileprivate var trimmingBorder: String {
    split(separator: "│").first.map { $0.trimmingSuffix(" ") } ?? ""
  }
}
