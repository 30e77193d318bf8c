import CellGraphics
import Testing

@testable import NavigationKit

@Suite struct TextLayoutTests {
  private func layout(_ text: String, columns: Int) -> TextLayout {
    TextLayout(TextCluster.clusters(of: text), columns: columns)
  }

  @Test(arguments: [
    "", "one two three", "a  b   c", "ends in spaces   ", "abcdefghijkl", "日本語 and 日本",
    "a\n\nb\r\nc", "x日本語y z", "no\u{A0}break here", "e\u{301}e\u{301}e\u{301} e\u{301}",
  ])
  func `an edited text has the same line ends as a label's text`(text: String) {
    for columns in 2...12 {
      let layout = layout(text, columns: columns)
      #expect(
        layout.lines.indices.map { layout.line($0) }
          == TextLine.lines(of: text, columns: columns), "\(columns) columns")
    }
  }

  @Test(arguments: ["one two three", "  lead", "日本\n\nx", "a b c d e f   "])
  func `every cluster belongs to one line, and every position is in a line`(text: String) {
    for columns in 1...8 {
      let layout = layout(text, columns: columns)
      var next = 0
      for line in layout.lines {
        #expect(line.range.lowerBound == next)
        next = line.range.upperBound + (line.endsParagraph ? 1 : 0)
      }
      #expect(next == layout.clusters.count)
      for index in 0...layout.clusters.count {
        let line = layout.lineIndex(of: index)
        #expect(layout.lines[line].range.lowerBound <= index)
        #expect(index <= layout.lines[line].range.upperBound)
        #expect(layout.column(of: index) <= columns)
      }
    }
  }

  @Test func `a column maps to the nearest character boundary`() {
    let layout = layout("a日b", columns: 10)
    #expect(
      [0, 1, 2, 3, 4, 9].map { layout.index(inLine: 0, nearColumn: $0) } == [0, 1, 2, 2, 3, 3])
  }
}
