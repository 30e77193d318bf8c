import Testing
import TextFormats

@Suite struct SourceTextTests {
  @Test(arguments: [
    // The place of "x" in the text.
    ("x", 1, 1), ("ab x", 1, 4), ("a\nx", 2, 1), ("a\r\nbx", 2, 2), ("a\rx", 2, 1),
    ("a\n\rx", 3, 1), ("\r\n\r\n\r\nx", 4, 1), ("\t\tx", 1, 3), ("é€😀x", 1, 4),
    ("e\u{301}x", 1, 3), ("\u{FEFF}x", 1, 1), ("\u{FEFF}\n x", 2, 2), ("a\u{2028}x", 1, 3),
  ])
  func `a position counts lines and characters from 1`(text: String, line: Int, column: Int) {
    let bytes = Array(text.utf8)
    let offset = bytes.firstIndex(of: UInt8(ascii: "x"))!
    #expect(
      SourceText(bytes).position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test func `the end is one past the last character`() {
    let text = SourceText(Array("ab\ncé".utf8))
    #expect(text.position(at: 6) == SourcePosition(line: 2, column: 3))
    #expect(text.position(at: .max) == SourcePosition(line: 2, column: 3))
    #expect(SourceText([]).position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(SourceText(Array("a\n".utf8)).position(at: 2) == SourcePosition(line: 2, column: 1))
  }

  @Test func `a byte within a character has the position of the character`() {
    let text = SourceText(Array("a€b".utf8))
    #expect((0...4).map { text.position(at: $0).column } == [1, 2, 2, 2, 3])
  }

  @Test func `both bytes of CR LF belong to the line before`() {
    let text = SourceText(Array("ab\r\nc".utf8))
    #expect(text.position(at: 2) == SourcePosition(line: 1, column: 3))
    #expect(text.position(at: 3) == SourcePosition(line: 1, column: 4))
    #expect(text.position(at: 4) == SourcePosition(line: 2, column: 1))
  }

  @Test func `positions in a long text agree with counting`() {
    let text = String(repeating: "aé\r\n\u{1F600}\tbcdefghijklmnopq\rü漢字\n", count: 40)
    let source = SourceText(Array(text.utf8))
    let scalars = Array(text.unicodeScalars)
    var (offset, line, column) = (0, 1, 1)
    for (index, scalar) in scalars.enumerated() {
      #expect(source.position(at: offset) == SourcePosition(line: line, column: column))
      offset += UTF8.width(scalar)
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let endsLine = scalar == "\n" || scalar == "\r" && next != "\n"
      (line, column) = endsLine ? (line + 1, 1) : (line, column + 1)
    }
  }
}
