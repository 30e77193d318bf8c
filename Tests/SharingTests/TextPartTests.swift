import CellGraphics
import Sessions
import Testing

@testable import Sharing

@Suite struct TextPartTests {
  private func run(_ text: String, columns: Int, at column: Int = 0) -> SharedRow.Run {
    SharedRow.Run(
      text: text, column: column, columns: columns, foreground: 0, background: 0xFFFFFF,
      attributes: [], isBlank: false)
  }

  @Test func `a character that monospaced fonts lack is a part of its own`() {
    let parts = run("Größe ⓘ of", columns: 10, at: 3).parts
    #expect(parts.map(\.run.text) == ["Größe ", "ⓘ", " of"])
    #expect(parts.map(\.run.column) == [3, 9, 10])
    #expect(parts.map(\.run.columns) == [6, 1, 3])
    #expect(parts.map(\.kind) == [.plain, .other, .plain])
  }

  @Test func `wide characters and different block elements are parts of their own`() {
    let parts = run("日本 ▗▄▄ⓘⓘ", columns: 10).parts
    #expect(parts.map(\.run.text) == ["日", "本", " ", "▗", "▄▄", "ⓘⓘ"])
    #expect(parts.map(\.run.column) == [0, 2, 4, 5, 6, 8])
    #expect(parts.map(\.kind) == [.wide, .wide, .plain, .block, .block, .other])
  }

  @Test func `a character with a mark is a part of its own`() {
    // The letter and the mark have no common character.
    let parts = run("ax\u{301}b", columns: 3).parts
    #expect(parts.map { $0.run.text.unicodeScalars.count } == [1, 2, 1])
    #expect(parts.map(\.kind) == [.plain, .other, .plain])
  }

  @Test func `a drawing makes a character of another font as wide as its cell`() {
    var row = SharedRow(Surface(columns: 1, rows: 1).row(0))
    row.runs = [run("ⓘ Notes", columns: 7, at: 2)]
    var drawing = RowDrawing()
    #expect(
      drawing.texts(of: row, number: 1) == [
        ##"<text x="18" y="32" textLength="9" fill="#000" lengthAdjust="spacingAndGlyphs">ⓘ</text>"##,
        ##"<text x="27" y="32" textLength="54" fill="#000"> Notes</text>"##,
      ])
  }

  @Test func `quadrants are drawn as rectangles`() {
    var row = SharedRow(Surface(columns: 1, rows: 1).row(0))
    // A cell has 9 × 18 units: the left half has 5 units, the right one 5 from 4 on.
    row.runs = [run("▗▙", columns: 2)]
    var drawing = RowDrawing()
    #expect(
      drawing.texts(of: row, number: 0) == [
        ##"<rect x="4" y="9" width="5" height="9" fill="#000"/>"##,
        ##"<rect x="9" width="5" height="9" fill="#000"/>"##,
        ##"<rect x="9" y="9" width="9" height="9" fill="#000"/>"##,
      ])
  }

  @Test func `a page has a box for each part`() throws {
    let log = SampleLog.bytes(title: "日ⓘ no", inputs: [], end: 1)
    let page = try SharedSession(SessionLog(log)).page(carrying: nil)
    #expect(page.contains(">日</span>"))
    #expect(page.contains(">ⓘ</span>"))
    #expect(page.contains(">no</span>"))
  }
}
