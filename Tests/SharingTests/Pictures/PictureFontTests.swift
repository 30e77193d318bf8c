import Sessions
import Testing

@testable import Sharing

@Suite struct PictureFontTests {
  private func rows(_ text: String, columns: Int = 1, isBold: Bool = false) -> [UInt16]? {
    PictureFont.builtIn.glyph(Array(text.unicodeScalars), columns: columns, isBold: isBold)?.rows
  }

  @Test func `the font has every printable character of ASCII and Latin-1`() {
    for value in Array(0x21...0x7E) + Array(0xA1...0xFF) where value != 0xAD {
      #expect(rows(String(Unicode.Scalar(UInt8(value))))?.contains { $0 != 0 } == true)
    }
  }

  @Test func `a letter with a combining accent is the letter with its accent`() {
    #expect(rows("e\u{301}") == rows("\u{E9}"))
    #expect(rows("e\u{301}") != rows("e"))
  }

  @Test func `a bold letter is not the plain one`() {
    #expect(rows("A", isBold: true) != rows("A"))
  }

  @Test func `block elements fill eighths and quarters of a cell`() {
    let full: UInt16 = 0xFF00
    #expect(rows("█") == Array(repeating: full, count: 16))
    #expect(rows("▁") == Array(repeating: 0, count: 14) + [full, full])
    #expect(rows("▍") == Array(repeating: 0xE000, count: 16))
    #expect(rows("▚") == Array(repeating: 0xF000, count: 8) + Array(repeating: 0x0F00, count: 8))
    #expect(rows("▙") == Array(repeating: 0xF000, count: 8) + Array(repeating: full, count: 8))
  }

  @Test func `braille has its dots in two columns`() {
    let dot1 = rows("⠁")
    #expect(dot1?.enumerated().filter { $0.element != 0 }.map(\.offset) == [1, 2])
    #expect(dot1?[1] == 0b0110_0000 << 8)
    #expect(rows("⢀")?[13] == 0b0000_0110 << 8)
  }

  @Test func `characters of a Unifont file are added`() throws {
    var font = PictureFont.builtIn
    let scalars: [Unicode.Scalar] = ["日"]
    let before = font.glyph(scalars, columns: 2, isBold: false)
    #expect(before == nil)
    let file = """
      damaged
      65E5:8001
      65E5:00003FF82008200820082008200820083FF82008200820082008200820083FF8
      672C:0100010001000100010001000100010001000100010001000100010001000100
      """
    font.add(Array(file.utf8), for: ["日"])
    let added = font.glyph(scalars, columns: 2, isBold: false)
    #expect(added?.rows[1] == 0x3FF8)
    #expect(added?.rows[2] == 0x2008)
    let unwanted = font.glyph(["本"], columns: 2, isBold: false)
    #expect(unwanted == nil)
  }

  @Test func `a session names the characters that its font lacks`() throws {
    let bytes = SampleLog.bytes(title: "Hello 日本 é")
    let session = try SharedSession(SessionLog(bytes))
    #expect(session.charactersMissing(in: .builtIn) == ["日", "本"])
  }
}
