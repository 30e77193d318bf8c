import CellGraphics
import Foundation
import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards
import TestSupport
import Testing

@Suite struct ScrubberTests {
  /// Returns a session in which #1 has led to #2 by a slide of 48 ticks.
  private func session(
    columns: Int = 80, rows: Int = 24, write: ((TransitionEntry, TransitionSetting) -> Void)? = nil
  ) throws -> Recording {
    let recording = try Recording(columns: columns, rows: rows)
    recording.wait(.seconds(1))
    recording.press(.up)
    recording.wait(.seconds(1))
    let bundle = try SessionLog(recording.log).header.bundle()
    recording.session.files = SceneFiles(bundle) { entry, setting in
      write?(entry, setting)
      return write == nil ? .refused("the disk is full") : .written("written")
    }
    return recording
  }

  private func frame(
    _ recording: Recording, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Frame {
    try #require(recording.session.nextFrame(), sourceLocation: sourceLocation)
  }

  /// Returns the frame of a running session `elapsed` ticks after the swipe.
  private func sessionFrame(_ elapsed: Int) throws -> Frame {
    let recording = try Recording()
    recording.wait(.seconds(1))
    recording.press(.up)
    let simulator = recording.session.simulator
    simulator.advance(to: 120 + elapsed)
    return simulator.frame()
  }

  @Test func `a wide terminal shows the life cycles and events up to the shown tick`() throws {
    let recording = try session(columns: 160, rows: 40)
    recording.press(.character("f"), .home)
    let text = try frame(recording).text
    #expect(text.contains("Transition from first to second begins"))
    #expect(text.contains(" Ribbon ") && text.contains(" Feed "))
    recording.press(.end)
    #expect(
      try frame(recording).text.contains("The animated transition from first"))
    // A quarter of 48 ticks before and after it: 72 ticks.
    #expect(text.contains("0.6 s"))
    // With the panel, the events are hidden too.
    recording.press(.character("p"))
    #expect(!(try frame(recording).text.contains(" Feed ")))
    recording.press(.character("p"))
    recording.session.resize(columns: 139, rows: 40)
    #expect(!(try frame(recording).text.contains(" Feed ")))
  }

  @Test func `each tick shows the frame of the session, in any order`() throws {
    let recording = try session()
    recording.press(.character("f"), .character("p"), .home)
    #expect(recording.session.isScrubbing)
    // With the panel hidden, only the last row is the scrubber's.
    func check(_ elapsed: Int) throws {
      let (shown, expected) = (try frame(recording), try sessionFrame(elapsed))
      for row in 0..<23 { #expect(shown.surface.row(row) == expected.surface.row(row)) }
      #expect(shown.text.contains(" \(elapsed) "))
    }
    try check(0)
    for _ in 0..<17 { recording.press(.right) }
    try check(17)
    recording.press(.shift(.right), .shift(.right))
    try check(37)
    recording.press(.left)
    try check(36)
    recording.press(.end)
    try check(48)
    recording.press(.right, .home, .left)
    try check(0)
  }

  @Test func `the scrubber plays in both directions and stops at the ends`() throws {
    let recording = try session()
    recording.press(.character("f"), .home, .character(" "))
    recording.wait(.milliseconds(100))
    #expect(try frame(recording).text.contains("▶ SCRUB  12 "))
    recording.press(.character("r"))
    recording.wait(.milliseconds(50))
    #expect(try frame(recording).text.contains("◀ SCRUB  6 "))
    recording.wait(.seconds(1))
    #expect(try frame(recording).text.contains("‖ SCRUB  0 "))
    #expect(recording.session.timeUntilNextChange == nil)
  }

  @Test func `the scrubber tells the time until playing stops`() throws {
    let recording = try session()
    recording.press(.character("f"), .home)
    #expect(recording.session.timeUntilMovementEnds == nil)
    recording.press(.character(" "))
    // 48 ticks of 1/120 s.
    #expect(recording.session.timeUntilMovementEnds == .milliseconds(400))
    recording.wait(.milliseconds(100))
    #expect(recording.session.timeUntilMovementEnds == .milliseconds(300))
    recording.press(.character("r"))
    #expect(recording.session.timeUntilMovementEnds == .milliseconds(100))
    recording.wait(.seconds(1))
    #expect(recording.session.timeUntilMovementEnds == nil)
  }

  @Test func `scrubbing changes neither the session nor its log`() throws {
    let recording = try session()
    let (log, tick) = (recording.log, recording.session.simulator.tick)
    let before = recording.session.simulator.badgedFrame()
    recording.press(.character("f"), .character("s"), .character("c"), .character("v"), .left)
    recording.wait(.seconds(2))
    recording.press(.escape)
    #expect(!recording.session.isScrubbing)
    #expect(try frame(recording) == before)
    #expect(recording.log == log)
    #expect(recording.session.simulator.tick == tick)
    recording.press(.down)
    recording.wait(.seconds(2))
    recording.session.end()
    #expect(try Replay(SessionLog(recording.log)).run() == nil)
  }

  @Test func `scrubbing a running transition starts at its current tick`() throws {
    let recording = try Recording()
    recording.wait(.seconds(1))
    recording.press(.up)
    recording.wait(.milliseconds(150))
    recording.press(.character("f"))
    #expect(try frame(recording).text.contains("‖ SCRUB  18 "))
    recording.press(.character("f"))
    recording.wait(.milliseconds(100))
    #expect(recording.session.simulator.application.isTransitioning)
    #expect(recording.session.simulator.tick == 120 + 30)
  }

  @Test func `scrubbing from the position before a navigation starts at its first tick`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.press(.character("{"), .character("{"), .character("f"))
    #expect(try frame(recording).text.contains("first → third"))
    #expect(try frame(recording, after: .character(".")).text.contains("SCRUB  1 "))
    recording.press(.escape, .character("["), .character("f"))
    #expect(try frame(recording).text.contains("second → first"))
  }

  @Test func `a system animation shows that it has no editable curve`() throws {
    let recording = try Recording(Recording.storyboard("push"))
    recording.press(.enter)
    recording.wait(.seconds(2))
    recording.press(.character("f"))
    let text = try frame(recording).text
    #expect(text.contains("System animation"))
    #expect(text.contains("(no editable curve)"))
  }

  @Test func `scrubbing before the first animated transition shows a notice`() throws {
    let recording = try Recording()
    recording.press(.character("f"))
    #expect(!recording.session.isScrubbing)
    #expect(try frame(recording).text.contains("No animated transition yet"))
    recording.press(.tab)
    #expect(try !frame(recording).text.contains("No animated transition yet"))
  }

  @Test func `a changed style, duration and curve show the frames of a file with that setting`()
    throws
  {
    let recording = try session()
    recording.press(.character("f"), .character("p"))
    // The styles after the file's own keyframes are slide, fade, zoom, cover.
    for _ in 0..<4 { recording.press(.character("s")) }
    for _ in 0..<2 { recording.press(.character("+")) }
    recording.press(.home)
    for _ in 0..<30 { recording.press(.right) }
    // A cover of 60 ticks from below in ease in and out: the same by hand in a file of its own.
    let file = try String(contentsOf: Recording.tutorial, encoding: .utf8)
      .replacing(
        #""transition": "FirstCustomSegue""#, with: #""transition": "mine""#, maxReplacements: 1
      )
      .replacing(
        #""transitions": {"#,
        with: #""transitions": {"mine": {"kind": "cover", "duration": 0.5},"#)
    let simulator = Simulator(
      document: try SceneDocument(json: Array(file.utf8)), columns: 80, rows: 24)
    simulator.advance(to: 120)
    simulator.perform(.swipe(.up))
    simulator.advance(to: 150)
    let (shown, expected) = (try frame(recording), simulator.frame())
    #expect(shown.text.contains("SCRUB  30 "))
    for row in 0..<23 { #expect(shown.surface.row(row) == expected.surface.row(row)) }
  }

  @Test func `w passes the changed setting to the files and shows a refusal`() throws {
    var written: [(TransitionEntry, TransitionSetting)] = []
    let recording = try session { written.append(($0, $1)) }
    recording.press(.character("f"), .character("w"))
    #expect(written.isEmpty)
    #expect(try frame(recording).text.contains("No changes to write"))
    recording.press(.character("c"), .character("-"), .character("w"))
    #expect(written.map(\.0.place) == [.segue("idFirstSegue")])
    #expect(written.map(\.0.scene) == ["first"])
    // 0.4 s less 0.05 s.
    #expect(written.map(\.1) == [TransitionSetting(duration: 42, curve: .linear)])
    // Writing again has no effect. The original setting can be written back.
    recording.press(.character("w"))
    #expect(written.count == 1)
    recording.press(.character("u"), .character("w"))
    #expect(written.count == 2)
    #expect(written.last?.1.duration == 48)
    let other = try session()
    other.press(.character("f"), .character("s"), .character("w"))
    #expect(try frame(other).text.contains("the disk is full"))
    // The changed setting is kept.
    #expect(try frame(other, after: .left).text.contains("slide"))
  }

  @Test func `a written setting can be restored after closing the scrubber`() throws {
    var written: [TransitionSetting] = []
    let recording = try session { written.append($1) }
    recording.press(.character("f"), .character("c"), .character("w"), .escape)
    // The running app has the original setting, the file the new one.
    recording.press(.character("f"), .character("w"))
    #expect(
      written == [TransitionSetting(duration: 48, curve: .linear), TransitionSetting(duration: 48)])
    recording.press(.character("w"))
    #expect(written.count == 2)
    #expect(try frame(recording).text.contains("No changes to write"))
  }

  // MARK: - Room

  /// #2 in a session of this size, with a status line below `rows`.
  private func laidOut(columns: Int, rows: Int, at elapsed: Int = 600) throws -> Frame {
    let document = try SceneDocument(json: Array(Data(contentsOf: Recording.tutorial)))
    let simulator = Simulator(document: document, columns: columns, rows: rows + 1)
    simulator.advance(to: 120)
    simulator.perform(.swipe(.up))
    simulator.advance(to: 120 + elapsed)
    return simulator.frame()
  }

  // From 140 columns on, two fifths are for the events.
  @Test(arguments: [(80, 24, 80, 15), (40, 12, 40, 9), (200, 60, 120, 45)])
  func `the scene is laid out for the area above the panel, and in a comparison for each half`(
    columns: Int, rows: Int, width: Int, room: Int
  ) throws {
    let recording = try session(columns: columns, rows: rows)
    recording.press(.character("f"), .end)
    let (shown, expected) = (try frame(recording), try laidOut(columns: width, rows: room))
    for row in 0..<room {
      #expect(Array(shown.surface.row(row).prefix(width)) == Array(expected.surface.row(row)))
    }
    #expect(shown.text.contains("View Controller #2"))
    recording.press(.character("v"), .character("c"), .end)
    let half = (width - 1) / 2
    let (compared, part) = (try frame(recording), try laidOut(columns: half, rows: room))
    // The first row has the letters.
    for row in 1..<room {
      let cells = compared.surface.row(row).prefix(width)
      #expect(Array(cells.prefix(half)) == Array(part.surface.row(row)))
      #expect(Array(cells.suffix(half)) == Array(part.surface.row(row)))
    }
    recording.press(.character("v"), .character("p"), .end)
    let (hidden, all) = (try frame(recording), try laidOut(columns: columns, rows: rows - 1))
    for row in 0..<rows - 1 { #expect(hidden.surface.row(row) == all.surface.row(row)) }
  }

  @Test(arguments: [1, 12, 24, 47])
  func `a transition in a smaller area has the frames of a transition that started at that size`(
    elapsed: Int
  ) throws {
    let recording = try session()
    recording.press(.character("f"), .home)
    for _ in 0..<elapsed { recording.press(.right) }
    let (shown, expected) = (
      try frame(recording), try laidOut(columns: 80, rows: 15, at: elapsed)
    )
    for row in 0..<15 { #expect(shown.surface.row(row) == expected.surface.row(row)) }
  }

  @Test func `a transition recorded in a larger terminal is laid out for the viewer's terminal`()
    throws
  {
    let recording = try session(columns: 120, rows: 40)
    recording.session.end()
    let replay = try ReplaySession(
      SessionLog(recording.log), speedInThousandths: 1_000, columns: 40, rows: 12)
    replay.receive(.end)
    replay.receive(.character("f"))
    replay.receive(.end)
    let shown = try #require(replay.nextFrame())
    let expected = try laidOut(columns: 40, rows: 9)
    for row in 0..<9 { #expect(shown.surface.row(row) == expected.surface.row(row)) }
  }

  @Test func `a transition started by a click can be scrubbed in a smaller area`() throws {
    let recording = try Recording(Recording.storyboard("push"))
    let lines = try frame(recording).text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Europe ›") && $0 != lines.last })
    recording.session.receive(PointerInput(.press, column: 40, row: row))
    recording.session.receive(PointerInput(.release, column: 40, row: row))
    recording.wait(.seconds(2))
    recording.press(.character("f"), .end)
    #expect(try frame(recording).text.contains("continents → country"))
    #expect(try frame(recording, after: .end).text.contains("Europe"))
  }

  @Test func `the scrubber's panel uses the app's appearance`() throws {
    let text = try String(contentsOf: Recording.tutorial, encoding: .utf8)
    let bundle = try StoryboardBundle(name: "a", json: Array(text.utf8), appearance: .dark) { _ in
      nil
    }
    for (style, background) in [(nil, 0xF2F2F7), (UserInterfaceStyle.dark, 0x1C1C1E)]
      as [(UserInterfaceStyle?, UInt32)]
    {
      let document = try SceneDocument(json: Array(text.utf8))
      let session = LiveSession(recorder: nil) {
        style == nil
          ? Simulator(document: document, columns: 80, rows: 24)
          : Simulator(storyboards: bundle, columns: 80, rows: 24)
      }
      session.receive(.up)
      session.advance(by: .seconds(1))
      session.receive(.character("f"))
      let frame = try #require(session.nextFrame())
      #expect(frame.surface[column: 79, row: 20].background.rgb == background)
    }
  }

  // MARK: - Plot

  /// Returns the height of the curve in the plot, from the bottom: for each column of dots the
  /// middle of its dots.
  private func curve(_ frame: Frame, rows: Range<Int>, columns: Range<Int>) -> [Double?] {
    let height = 4 * rows.count
    return (2 * columns.lowerBound..<2 * columns.upperBound).map { x in
      let dots = (0..<height).filter { y in
        let glyph = frame.surface[column: x / 2, row: rows.lowerBound + y / 4].glyph
        guard let scalar = glyph.scalars.first?.value, (0x2800...0x28FF).contains(scalar) else {
          return false
        }
        // The numbers of the dots, down the left column and down the right one.
        let bit = [[0, 1, 2, 6], [3, 4, 5, 7]][x % 2][y % 4]
        return scalar >> bit & 1 == 1
      }
      return dots.isEmpty
        ? nil : Double(height - 1) - Double(dots.reduce(0, +)) / Double(dots.count)
    }
  }

  @Test(arguments: [(80, 24, 9, 30), (120, 40, 10, 45), (200, 60, 15, 60), (60, 18, 9, 30)])
  func `a linear curve is a straight line of dots, at any size`(
    columns: Int, rows: Int, panelRows: Int, plotColumns: Int
  ) throws {
    let recording = try session(columns: columns, rows: rows)
    recording.press(.character("f"), .character("c"), .home)
    let frame = try frame(recording)
    let plot = (rows - panelRows + 1)..<(rows - 1)
    let heights = curve(frame, rows: plot, columns: 2..<(2 + plotColumns))
    let (width, height) = (Double(2 * plotColumns - 1), Double(4 * plot.count - 1))
    // The mark of the shown tick covers a cell.
    #expect(heights.count { $0 != nil } >= 2 * plotColumns - 2)
    for (x, found) in heights.enumerated() {
      guard let found else { continue }
      // The middle of a line that is two dots high.
      #expect(abs(found - 0.5 - (height - 1) * Double(x) / width) <= 0.51)
    }
  }

  /// Returns a session in a terminal without colours.
  private func monochrome() throws -> LiveSession {
    let recording = try session()
    let text = try String(contentsOf: Recording.tutorial, encoding: .utf8)
    let document = try SceneDocument(json: Array(text.utf8))
    let session = LiveSession(recorder: nil) {
      let simulator = Simulator(document: document, columns: 80, rows: 24)
      simulator.style = DrawingStyle(smoothness: .cells, fading: .dissolve)
      return simulator
    }
    session.files = recording.session.files
    session.receive(.up)
    session.advance(by: .seconds(1))
    session.receive(.character("f"))
    session.receive(.home)
    return session
  }

  private static let quadrants: Set<Character> = [
    "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  @Test func `without braille the curves are quadrants, and without colours curve A is dashed`()
    throws
  {
    let session = try monochrome()
    session.receive(.character("c"))
    /// Returns the columns of the plot in which a line is seen.
    func columns() throws -> Int {
      let lines = try #require(session.nextFrame()).text
        .split(separator: "\n", omittingEmptySubsequences: false)[16..<23].map { Array($0) }
      #expect(
        lines.joined().flatMap(\.unicodeScalars).allSatisfy {
          !("\u{2800}"..."\u{28FF}").contains($0)
        })
      return (3..<32).count { column in
        lines.contains { $0.indices.contains(column) && Self.quadrants.contains($0[column]) }
      }
    }
    #expect(try columns() == 29)
    // A is the plotted line alone for the ticks after B has ended.
    session.receive(.character("v"))
    for _ in 0..<7 { session.receive(.character("-")) }
    #expect(try (20...26).contains(columns()))
  }

  @Test func `each compared setting has its own letter and colour`() throws {
    let recording = try session()
    recording.press(.character("f"), .character("c"), .character("v"), .character("c"), .home)
    let frame = try frame(recording)
    let colors = ChromeColors(.light)
    let a = colors.first
    for (column, letter, color) in [(46, "A", a), (63, "B", colors.second)]
      as [(Int, Unicode.Scalar, Color)]
    {
      #expect(frame.surface[column: column, row: 17].glyph == Glyph(letter))
      #expect(frame.surface[column: column, row: 17].foreground == color)
    }
    // A straight line of A and a curve of B, which hides some of it.
    #expect(curve(frame, rows: 16..<23, columns: 2..<32).count { $0 == nil } <= 2)
    let cells = (2..<32).count { column in
      (16..<23).contains { row in
        let cell = frame.surface[column: column, row: row]
        return cell.foreground == a && cell.glyph != .blank
      }
    }
    #expect(cells > 10)
  }

  @Test(arguments: [(50, 12), (30, 9), (24, 7)])
  func `a small panel shows the settings in two rows`(columns: Int, rows: Int) throws {
    let recording = try session(columns: columns, rows: rows)
    recording.press(.character("f"), .character("s"))
    let lines = try frame(recording).text
      .split(separator: "\n", omittingEmptySubsequences: false)[(rows - 2)..<rows]
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.hasPrefix("s slide e bottom -+ 0.40 s c easeInOut"))
    if columns == 50 { #expect(text.hasSuffix("v compare w write f close")) }
    recording.press(.character("v"), .character("."))
    if columns == 50 { #expect(try frame(recording).text.contains("v single")) }
  }

  @Test(arguments: [(80, 24, true), (16, 4, false), (10, 3, false), (20, 8, false)])
  func `the result of w is visible at any size`(columns: Int, rows: Int, isHidden: Bool) throws {
    for isWritten in [true, false] {
      let recording = try session(
        columns: columns, rows: rows, write: isWritten ? { _, _ in } : nil)
      recording.press(.character("f"))
      if isHidden { recording.press(.character("p")) }
      recording.press(.character("c"), .character("w"))
      let text = try frame(recording).text
      let (long, short) = isWritten ? ("written", "done") : ("the disk is full", "not done")
      #expect(text.contains(long) || text.contains(short))
      #expect(text.contains("not done") == (!isWritten && !text.contains(long)))
    }
  }

  @Test func `a press on the timeline goes to that tick, and the wheel scrolls the help`() throws {
    let recording = try session()
    recording.press(.character("f"), .home)
    let row = try frame(recording).text
      .split(separator: "\n", omittingEmptySubsequences: false)[15]
    let first = try #require(Array(row).firstIndex(of: "●"))
    let last = try #require(Array(row).lastIndex(of: "─"))
    recording.session.receive(PointerInput(.press, column: last, row: 15))
    #expect(try frame(recording).text.contains("SCRUB  48 "))
    recording.session.receive(PointerInput(.drag, column: first, row: 15))
    #expect(try frame(recording).text.contains("SCRUB  0 "))
    let small = try session(columns: 30, rows: 8)
    small.press(.character("f"), .character("?"))
    let top = try frame(small).text
    small.session.receive(PointerInput(.wheel(.down), column: 4, row: 4))
    #expect(try frame(small).text != top)
    small.session.receive(PointerInput(.wheel(.up), column: 4, row: 4))
    #expect(try frame(small).text == top)
  }

  @Test func `a container's transition is written to the container`() throws {
    var written: [(TransitionEntry, TransitionSetting)] = []
    let recording = try Recording(Recording.storyboard("fade"))
    let bundle = try SessionLog(recording.log).header.bundle()
    recording.session.files = SceneFiles(bundle) { entry, setting in
      written.append((entry, setting))
      return .written("written")
    }
    // To the banana, and back.
    recording.press(.enter)
    recording.wait(.seconds(2))
    recording.press(.tab, .enter)
    recording.wait(.seconds(2))
    recording.press(.character("f"), .character("c"), .character("w"))
    #expect(try frame(recording).text.contains("pop of navigation"))
    recording.press(.character("{"), .character("+"), .character("w"))
    #expect(try frame(recording).text.contains("push of navigation"))
    #expect(written.map(\.0.scene) == ["navigation", "navigation"])
    #expect(written.map(\.0.place) == [.container("pop"), .container("push")])
    // While comparing, B is written, and the message says so.
    recording.press(.character("v"), .character("+"), .character("w"))
    #expect(try frame(recording).text.contains("B: written"))
    #expect(written.removeLast().1.duration == 48)
    // A fade takes 0.3 s.
    #expect(
      written.map(\.1) == [
        TransitionSetting(style: .fade, duration: 36, curve: .default),
        TransitionSetting(style: .fade, duration: 42, curve: .easeInOut),
      ])
  }

  private func frame(_ recording: Recording, after key: Key) throws -> Frame {
    recording.press(key)
    return try frame(recording)
  }

  @Test func `{ and } select the previous and the next transition`() throws {
    let recording = try Recording()
    recording.walkTheTutorial()
    recording.press(.character("f"))
    #expect(try frame(recording).text.contains("third → first"))
    recording.press(.character("{"))
    #expect(try frame(recording).text.contains("first → third"))
    for _ in 0..<5 { recording.press(.character("{")) }
    #expect(try frame(recording).text.contains("First transition of the session"))
    recording.press(.character("}"))
    #expect(try frame(recording).text.contains("second → first"))
  }

  @Test(arguments: [(80, 24), (120, 40), (50, 12), (30, 9), (12, 4), (3, 1)])
  func `the scrubber matches its snapshot`(columns: Int, rows: Int) throws {
    let recording = try session(columns: columns, rows: rows)
    recording.press(.character("f"), .character("C"))
    for _ in 0..<5 { recording.press(.left) }
    try expectGolden(try frame(recording), "scrubber-\(columns)x\(rows)")
  }

  @Test func `two compared settings match their snapshot`() throws {
    let recording = try session()
    recording.press(.character("f"), .character("v"), .character("s"), .character("c"))
    for _ in 0..<4 { recording.press(.character("+")) }
    recording.press(.shift(.left))
    try expectGolden(try frame(recording), "scrubber-compared-80x24")
    recording.press(.character("?"))
    try expectGolden(try frame(recording), "scrubber-help-80x24")
  }
}
