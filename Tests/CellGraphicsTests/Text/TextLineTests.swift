import CellGraphics
import Glibc
import Testing
import WalkSupport

extension TextLine {
  /// The glyphs' characters, and a "<" for the second column of a wide one.
  fileprivate var picture: String {
    glyphs.reduce(into: "") { picture, glyph in
      picture.unicodeScalars.append(contentsOf: glyph.scalars)
      if glyph.columns == 2 { picture += "<" }
    }
  }
}

@Suite struct TextLineTests {
  @Test func `plain text takes one column for each character`() {
    let line = TextLine("Hello, World! ~")
    #expect(line.picture == "Hello, World! ~")
    #expect(line.columns == 15)
    #expect(TextLine("").glyphs.isEmpty)
  }

  @Test func `box-drawing characters and block elements take one column`() {
    for value in UInt32(0x2500)..<0x25A0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "\(scalar)a\(scalar)\(scalar) "
      #expect(
        TextLine(text).glyphs
          == [Glyph(scalar), Glyph("a"), Glyph(scalar), Glyph(scalar), .blank])
    }
  }

  @Test(arguments: [
    ("日本", "日<本<"), ("ＡＢ", "Ａ<Ｂ<"), ("한글", "한<글<"), ("ｱｲ", "ｱｲ"), ("é", "é"), ("🎉!", "🎉<!"),
    ("①", "①"), ("☰", "☰"), ("㉈", "㉈<"), ("䷀", "䷀<"), ("⌚", "⌚<"),
  ])
  func `wide characters take two columns`(text: String, picture: String) {
    #expect(TextLine(text).picture == picture)
  }

  @Test func `at most two marks join the character before them`() {
    let line = TextLine("e\u{301}\u{302}\u{303}\u{304}か\u{3099}x")
    #expect(
      line.glyphs.map(\.scalars) == [["e", "\u{301}", "\u{302}"], ["か", "\u{3099}"], ["x"]])
    #expect(line.columns == 4)
  }

  @Test(arguments: ["\u{301}", "\n\u{301}", " \u{301}", "\u{E000}\u{301}"])
  func `a mark without a base gets a dotted circle`(text: String) {
    #expect(TextLine(text).glyphs.last?.scalars == ["\u{25CC}", "\u{301}"])
  }

  @Test func `Hangul written in parts is composed`() {
    // ᄒ + ᅡ + ᆫ and ᄀ + ᅳ + ᆯ; a final consonant does not join a closed syllable.
    #expect(TextLine("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}").picture == "한<글<")
    #expect(TextLine("한\u{11AB}").glyphs.map(\.scalars) == [["한", "\u{11AB}"]])
    // An old consonant has no composed form; its vowel stands on it without a column.
    #expect(TextLine("\u{1140}\u{1161}").columns == 2)
  }

  @Test func `spacing vowel signs and joined consonants have columns of their own`() {
    #expect(TextLine("कि").columns == 2)
    #expect(TextLine("क\u{94D}ष").columns == 2)
  }

  @Test(arguments: [
    ("👩‍👩‍👧‍👦.", "👩<."), ("👩🏽‍🚀.", "👩<."), ("👩‍❤️‍👨.", "👩<."), ("👍🏿.", "👍<."), ("❤️.", "❤."), ("❤\u{FE0E}.", "❤."),
    ("1️⃣.", "1\u{20E3}."), ("🏳️‍🌈.", "🏳."), ("🇩🇪🇫🇷.", "DEFR."), ("🏽.", "🏽<."), ("👍👍", "👍<👍<"),
    ("a\u{200D}👍", "a👍<"), ("🏴\u{E0067}\u{E0062}\u{E007F}.", "🏴<."),
  ])
  func `an emoji sequence shows as its first emoji`(text: String, picture: String) {
    #expect(TextLine(text).picture == picture)
  }

  @Test(arguments: [
    ("\u{1B}[2J", "␛[2J"), ("a\nb", "a␤b"), ("a\r\nb", "a␍␤b"), ("a\tb", "a␉b"), ("\0", "␀"),
    ("\u{7F}", "␡"),
    ("\u{9B}2J", "\u{FFFD}2J"), ("\u{85}", "\u{FFFD}"), ("\u{2028}", "␤"), ("\u{2029}", "␤"),
  ])
  func `control characters show as symbols`(text: String, picture: String) {
    #expect(TextLine(text).picture == picture)
  }

  @Test(arguments: [
    "\u{200B}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{61C}", "\u{FEFF}", "\u{AD}",
    "\u{FE0F}",
    "\u{2060}", "\u{115F}", "\u{3164}", "\u{FFF9}", "\u{E0001}",
  ])
  func `invisible characters are dropped`(text: String) {
    #expect(TextLine("a\(text)b").picture == "ab")
  }

  @Test(arguments: [
    "\u{E000}", "\u{F8FF}", "\u{10FFFD}", "\u{378}", "\u{FFFF}", "\u{1FAE8}", "\u{31350}",
  ])
  func `private, unassigned and young characters show as replacement characters`(text: String) {
    #expect(TextLine("a\(text)b").picture == "a\u{FFFD}b")
  }

  @Test func `each Unicode space shows as blanks of its width`() {
    #expect(TextLine("a\u{A0}b\u{2003}c\u{3000}d").glyphs == TextLine("a b c  d").glyphs)
  }

  @Test func `a line that is too long ends in an ellipsis`() {
    #expect(TextLine("Settings").cut(toColumns: 8).picture == "Settings")
    #expect(TextLine("Settings").cut(toColumns: 5).picture == "Sett…")
    #expect(TextLine("日本語").cut(toColumns: 5).picture == "日<本<…")
    #expect(TextLine("日本語").cut(toColumns: 4).picture == "日<…")
    #expect(TextLine("日本語").cut(toColumns: 1).picture == "…")
    #expect(TextLine("日本語").cut(toColumns: 0) == .empty)
  }

  // MARK: - Against the C library

  /// Characters that Unicode 16.0 made wide (trigrams, Yijing monograms and digrams, Tai Xuan Jing
  /// symbols, counting rods): narrow in Unicode 14.0 and, as yet, in most terminals.
  private static let narrowBeforeUnicode16: [ClosedRange<UInt32>] = [
    0x2630...0x2637, 0x268A...0x268F, 0x1D300...0x1D356, 0x1D360...0x1D376,
  ]

  /// The soft hyphen and the fillers of Hangul: the C library gives them columns, but Unicode says
  /// not to show them.
  private static let hiddenThoughCounted: Set<UInt32> = [0xAD, 0x115F, 0x3164, 0xFFA0]

  /// A vowel sign of Ahom that joins its consonant in Unicode 14.0 and has a column in later ones.
  private static let becameSpacing: UInt32 = 0x1171E

  @Test func `every character has the width that the C library gives it`() throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let previous = uselocale(locale)
    defer {
      uselocale(previous)
      freelocale(locale)
    }
    // The Glibc module lacks it: the header declares it under _XOPEN_SOURCE only.
    let wcwidth = try #require(dlsym(nil, "wcwidth"))
    let width = unsafeBitCast(wcwidth, to: (@convention(c) (UInt32) -> CInt).self)
    // All of the planes that have characters; the others, 4 to 16, have one in 251.
    let values = Array(0...0x3FFFF) + stride(from: 0x40000, through: 0x10FFFF, by: 251)
    let scalars = values.compactMap { Unicode.Scalar(UInt32($0)) }
    let surprises = scalars.filter { scalar in
      let columns = Int(width(scalar.value))
      let line = TextLine(String(scalar))
      if line.glyphs.first?.scalars.first == scalar {
        return line.columns != columns
          && !Self.narrowBeforeUnicode16.contains { $0.contains(scalar.value) }
      }
      return columns > 0 && !isReplaced(scalar)
    }
    #expect(surprises.prefix(20).map { String($0.value, radix: 16) } == [])
  }

  /// True for a character that has columns but never reaches the screen as itself.
  private func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    let isFlagLetter = (0x1F1E6...0x1F1FF).contains(scalar.value)
    let isYoung = (properties.age?.major ?? 99) > 14
    return switch properties.generalCategory {
    case .privateUse, .spaceSeparator: true
    default:
      isFlagLetter || isYoung || scalar.value == Self.becameSpacing
        || Self.hiddenThoughCounted.contains(scalar.value)
    }
  }

  // MARK: - Wrapping

  private func wrapped(_ text: String, _ columns: Int) -> [String] {
    TextLine.lines(of: text, columns: columns).map(\.picture)
  }

  @Test func `lines break at spaces`() {
    #expect(wrapped("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(wrapped("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(wrapped("the  quick   brown", 10) == ["the  quick", "brown"])
    #expect(wrapped("a\u{A0}b c", 3) == ["a b", "c"])
    #expect(wrapped("a\tb\u{3000}c", 4) == ["a b", "c"])
    #expect(wrapped("ab\u{200B}cd", 3) == ["ab", "cd"])
  }

  @Test func `newlines start lines`() {
    #expect(wrapped("a\nb\r\nc\u{2028}d\re", 9) == ["a", "b", "c", "d", "e"])
    #expect(wrapped("a\n\nb\n", 9) == ["a", "", "b", ""])
    #expect(wrapped("", 9) == [""])
  }

  @Test func `spaces are kept at the start of a paragraph and dropped at its end`() {
    #expect(wrapped("  a b  ", 9) == ["  a b"])
    #expect(wrapped("      abc", 4) == ["abc"])
    #expect(wrapped("   ", 2) == [""])
  }

  @Test func `a word too long for a line is broken anywhere`() {
    #expect(wrapped("to abcdefgh i", 3) == ["to", "abc", "def", "gh", "i"])
    #expect(wrapped("abc", 1) == ["a", "b", "c"])
    #expect(wrapped("e\u{301}e\u{301}", 1) == ["e\u{301}", "e\u{301}"])
  }

  @Test func `lines break between wide glyphs`() {
    #expect(wrapped("日本語", 5) == ["日<本<", "語<"])
    #expect(wrapped("a日本語b", 5) == ["a日<本<", "語<b"])
    #expect(wrapped("日a本", 3) == ["日<a", "本<"])
  }

  @Test func `a wide glyph in a single column is a blank`() {
    #expect(wrapped("日a", 1) == [" ", "a"])
    #expect(wrapped("日a", 0) == [])
    #expect(wrapped("日a", -1) == [])
  }

  @Test func `no line is wider than the limit and no glyph is lost`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let text = String((0..<40).map { _ in Array("ab日本🎉  \n").randomElement(using: &random)! })
      let columns = Int.random(in: 2...12, using: &random)
      let lines = TextLine.lines(of: text, columns: columns)
      #expect(lines.allSatisfy { $0.columns <= columns })
      let visible = lines.flatMap(\.glyphs).filter { $0 != .blank }
      #expect(visible == TextLine(text).glyphs.filter { $0 != .blank && $0 != Glyph("\u{2424}") })
    }
  }
}
