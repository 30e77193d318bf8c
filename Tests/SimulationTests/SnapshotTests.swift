import CellGraphics
import Foundation
import Simulation
import Testing

@testable import TestSupport

/// Screens recorded as text, and what is reported where one differs.
@Suite struct SnapshotTests {
  /// Two rows on white: `a` in bold red, a blank, `界` underlined in black, two blanks.
  private static func frame(_ letter: String = "a", color: Color = Color(rgb: 0xFF0000)) -> Frame {
    var surface = Surface(columns: 6, rows: 2, filledWith: Cell(background: .white))
    surface.draw(
      TextLine(letter), column: 0, row: 0, color: color, attributes: .bold, clip: surface.bounds)
    surface.draw(
      TextLine("界"), column: 2, row: 0, color: .black, attributes: .underline,
      clip: surface.bounds)
    return Frame(surface: surface, panels: [])
  }

  private static let text = """
    6 columns, 2 rows
    a 界


    styles
    a  #FF0000 on #FFFFFF bold
    b  on #FFFFFF
    c  #000000 on #FFFFFF underline

    rows
    0  a1 b1 c2 b2
    1  b6

    """

  @Test func `a snapshot contains the rows, the styles and the runs of each row`() {
    #expect(Snapshot(Self.frame()).text == Self.text)
  }

  @Test func `a written snapshot reads back unchanged`() throws {
    #expect(try Snapshot(text: Self.text) == Snapshot(Self.frame()))
  }

  @Test func `blanks between words are part of the words' run`() {
    var surface = Surface(columns: 8, rows: 3, filledWith: Cell(background: .white))
    for row in [1, 2] {
      surface.draw(TextLine("ab cd"), column: 1, row: row, color: .black, clip: surface.bounds)
    }
    #expect(
      Snapshot(Frame(surface: surface, panels: [])).text == """
        8 columns, 3 rows

         ab cd
         ab cd

        styles
        a  on #FFFFFF
        b  #000000 on #FFFFFF

        rows
        0  a8
        1-2  b8

        """)
  }

  @Test func `the foreground of a blank is compared only if the blank is underlined or reversed`() {
    func blank(_ color: Color, _ attributes: TextAttributes) -> Snapshot {
      let cell = Cell(foreground: color, background: .white, attributes: attributes)
      return Snapshot(
        Frame(surface: Surface(columns: 1, rows: 1, filledWith: cell), panels: []))
    }
    #expect(blank(.black, .bold) == blank(.white, .bold))
    #expect(blank(.black, .underline) != blank(.white, .underline))
    #expect(blank(.black, .reverse) != blank(.white, .reverse))
  }

  @Test(arguments: [
    ("6 columns, 2 rows", "6 by 2", 1), ("a 界\n", "a 界 abc\n", 2), ("styles\n", "looks\n", 5),
    ("#FF0000 on", "#FF00 on", 6), ("bold", "loud", 6), ("c  #", "a  #", 8),
    ("a1 b1 c2 b2", "a1 b1 c2", 11), ("a1 b1 c2 b2", "a1 b1 d2 b2", 11), ("c2 b2", "c2 b9", 11),
    ("\n1  b6", "\n2  b6", 12), ("\n1  b6", "", 12), ("1  b6", "1-2  b6", 12),
  ])
  func `an invalid line of a snapshot is an error with the line number`(
    part: String, damaged: String, line: Int
  ) throws {
    let text = Self.text.replacingOccurrences(of: part, with: damaged)
    try #require(text != Self.text)
    let error = #expect(throws: SnapshotError.self) { try Snapshot(text: text) }
    #expect(error?.line == line)
  }

  @Test func `every snapshot of the project is unchanged after reading and writing`() throws {
    let folder = GoldenScreens.ofProject.folder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".screen") }
    #expect(names.count > 200)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let isSame = try Snapshot(text: text).text == text
      #expect(isSame, "\(name)")
    }
  }

  // MARK: - Comparing

  /// Returns a folder of its own with the screen above as `screen`, and a comparison in it.
  private func compare(
    with frame: Frame, isRecording: Bool = false, recorded: String? = text
  ) throws -> (problem: String?, files: [String: String]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try recorded.map { try Data($0.utf8).write(to: folder.appending(path: "screen.screen")) }
    let screens = GoldenScreens(folder: folder, isRecording: isRecording)
    let problem = try screens.problem(with: frame, "screen")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return (problem, files)
  }

  @Test func `a screen that matches its snapshot causes no problem and writes no files`() throws {
    let result = try compare(with: Self.frame())
    #expect(result.problem == nil)
    #expect(result.files.keys.sorted() == ["screen.screen"])
  }

  @Test func `a different screen is reported with the first different cell`() throws {
    let problem = try #require(try compare(with: Self.frame("b")).problem)
    #expect(
      problem.hasPrefix(
        """
        screen: 1 cell differs at column 0, row 0
          expected "a" U+0061, #FF0000 on #FFFFFF bold
          found    "b" U+0062, #FF0000 on #FFFFFF bold
        Expected:
        a 界

        Found:
        b 界

        In colours: 
        """))
  }

  @Test func `a screen with different colours is reported with both colours`() throws {
    let problem = try #require(try compare(with: Self.frame(color: .black)).problem)
    #expect(problem.contains("expected \"a\" U+0061, #FF0000 on #FFFFFF bold"))
    #expect(problem.contains("found    \"a\" U+0061, #000000 on #FFFFFF bold"))
  }

  @Test
  func `a different screen is written as coloured text, and an HTML page compares the screens`()
    throws
  {
    let frame = Self.frame("<")
    let files = try compare(with: frame).files
    #expect(
      files.keys.sorted()
        == [
          "Failed", "Failed/index.html", "Failed/screen.actual.ans", "screen.screen",
        ].filter { files[$0] != nil })
    #expect(files["Failed/screen.actual.ans"]?.contains("\u{1B}[0;1;38;2;255;0;0") == true)
    let page = try #require(files["Failed/index.html"])
    for caption in ["expected", "found", "difference"] {
      #expect(page.contains("<figcaption>\(caption)</figcaption>"))
    }
    #expect(page.contains("<h2>screen</h2>"))
    let red = "style=\"color:#FF0000;background:#FFFFFF;font-weight:bold\""
    #expect(page.contains("<span \(red)>a</span>"))
    #expect(page.contains("<span class=\"differs\" \(red)>&lt;</span>"))
    #expect(page.contains("<span class=\"same\""))
    #expect(files["screen.screen"] == Self.text)
  }

  @Test func `a screen of another size is reported with both sizes`() throws {
    let wide = Frame(
      surface: Surface(columns: 7, rows: 2, filledWith: Cell(background: .white)), panels: [])
    let problem = try #require(try compare(with: wide).problem)
    #expect(problem.hasPrefix("screen: expected 6 × 2 cells, found 7 × 2\n"))
  }

  @Test func `a screen without a snapshot is reported and written for inspection`() throws {
    let result = try compare(with: Self.frame(), recorded: nil)
    #expect(
      result.problem == "screen.screen does not exist; record it with RECORD_SNAPSHOTS=1")
    #expect(result.files["Failed/screen.actual.ans"] != nil)
  }

  @Test func `an unreadable snapshot is reported with the line`() throws {
    let result = try compare(with: Self.frame("b"), recorded: "6 columns\n")
    #expect(
      result.problem == "screen.screen, line 1: expected a size such as `80 columns, 24 rows`")
  }

  @Test func `recording writes the snapshot and reports a problem`() throws {
    let result = try compare(with: Self.frame(), isRecording: true, recorded: nil)
    #expect(result.problem == "recorded screen.screen; look at it, then run again")
    #expect(result.files["screen.screen"] == Self.text)
  }
}
