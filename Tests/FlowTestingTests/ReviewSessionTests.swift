import CellGraphics
import FlowTesting
import Narration
import Simulation
import TestSupport
import Testing

@Suite struct ReviewSessionTests {
  private func screen(_ color: UInt32, columns: Int = 4) -> String {
    let surface = Surface(
      columns: columns, rows: 2, filledWith: Cell(background: Color(rgb: color)))
    return ScreenComparison.text(of: Frame(surface: surface, panels: []))
  }

  private func items() throws -> [ReviewItem] {
    [
      try ReviewItem(path: "a.screen", recorded: screen(0xFF0000), found: screen(0x00FF00)),
      try ReviewItem(path: "b.screen", recorded: screen(0x0000FF), found: screen(0x00FF00)),
      try ReviewItem(
        path: "c.screen", recorded: screen(0xFF0000, columns: 6),
        found: screen(0x00FF00, columns: 6)),
    ]
  }

  @Test func `equal changes are accepted at once`() throws {
    var decided: [String] = []
    let session = ReviewSession(try items(), columns: 80, rows: 24) { item, _ in
      decided.append(item.path)
      return nil
    }
    session.receive(.character("A"))
    #expect(decided == ["a.screen", "c.screen"])
    #expect(!session.isFinished && session.openCount == 1)
    session.receive(.character("r"))
    #expect(session.isFinished && session.counts == (accepted: 2, rejected: 1))
  }

  @Test func `the last row lists the keys`() throws {
    let session = ReviewSession(try items(), columns: 80, rows: 24) { _, _ in nil }
    let frame = session.frame()
    let row = frame.surface.row(23).map { String(String.UnicodeScalarView($0.glyph.scalars)) }
    #expect(row.joined().hasPrefix(" a accept  A all 2  r reject"))
  }

  @Test(arguments: [1, 3]) func `no screen of the review has a word of English`(count: Int) throws {
    // The names of files and screens have digits.
    let items =
      try (0..<count).map {
        try ReviewItem(path: "\($0)", recorded: screen(0xFF0000), found: screen(0x00FF00))
      } + [
        try ReviewItem(path: "8", recorded: screen(0xFF0000, columns: 6), found: screen(0x00FF00)),
        try ReviewItem(path: "9", recorded: nil, found: screen(0x00FF00)),
      ]
    let session = ReviewSession(items, columns: 80, rows: 24, words: .madeUp) { _, _ in "0" }
    for key in [Key.right, .right, .right, .right, .tab, .tab, .tab, .character(" ")]
      + "a  ".map(Key.character)
    {
      let text = String(decoding: session.frame().plainText, as: UTF8.self)
      // Colours are hexadecimal, and a file of a screen has "on" and "x" in every language.
      let words = text.split { !$0.isLetter && !$0.isNumber }.filter { word in
        word.contains { $0.isLetter && $0.isASCII } && word != "on"
          && !word.allSatisfy(\.isHexDigit) && !(word.contains("x") && word.count < 4)
      }
      #expect(words == [], "\(key): \(text)")
      session.receive(key)
    }
  }

  @Test func `the key o pauses the review for an editor`() throws {
    let session = ReviewSession(try items(), columns: 80, rows: 24) { _, _ in nil }
    session.receive(.right)
    session.receive(.character("o"))
    #expect(session.isFinished && session.wantsEditor && session.item.path == "b.screen")
    session.continueAfterEditing()
    #expect(!session.isFinished && session.openCount == 3)
  }

  @Test func `a snapshot is found in its flow, also in a repetition`() {
    let text = "press up\nsnapshot a\nrepeat 2 times:\n  press up\n  snapshot b"
    let file = FlowFile(path: "x/books.flow", bytes: Array(text.utf8))
    let place = SnapshotPlace(screen: "x/snapshots/books/b@40x12-dark.screen")
    #expect(place?.flow == "x/books.flow")
    #expect(place?.line(in: file) == 5)
    #expect(SnapshotPlace(screen: "books/b.screen") == nil)
  }

  @Test func `a decision that fails keeps the screen open`() throws {
    let session = ReviewSession(try items(), columns: 80, rows: 24) { _, _ in "the disk is full" }
    session.receive(.character("a"))
    #expect(session.openCount == 3)
  }

  @Test func `a comparison names the first cell that differs`() throws {
    let comparison = try ScreenComparison(recorded: screen(0xFF0000), found: screen(0x00FF00))
    #expect(
      comparison.summary()
        == "8 cells differ, the first at column 0, row 0: ' ' on #00FF00, recorded is ' ' on #FF0000"
    )
    #expect(comparison.marks.count == 2)
  }
}
