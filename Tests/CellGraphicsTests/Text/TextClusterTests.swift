import CellGraphics
import Testing

@Suite struct TextClusterTests {
  @Test(
    arguments: [
      ("", []), ("ab", ["a", "b"]), ("e\u{301}x", ["e\u{301}", "x"]), ("日本", ["日", "本"]),
      // A mark without a letter before it stands for itself.
      ("\u{301}a", ["\u{301}", "a"]),
      // A flag is its two letters here, a family its first member.
      ("🇨🇭", ["🇨", "🇭"]), ("👩‍👧x", ["👩‍👧", "x"]),
      ("a\r\nb\n\nc", ["a", "\r\n", "b", "\n", "\n", "c"]),
      // Invisible characters belong to their neighbour.
      ("a\u{200D}b", ["a\u{200D}", "b"]), ("\u{FEFF}a", ["\u{FEFF}a"]), ("\u{FEFF}", ["\u{FEFF}"]),
      // A syllable in parts.
      ("\u{1112}\u{1161}\u{11AB}a", ["\u{1112}\u{1161}\u{11AB}", "a"]),
    ] as [(String, [String])])
  func `a text is divided into the clusters that a terminal shows`(text: String, pieces: [String]) {
    let clusters = TextCluster.clusters(of: text)
    #expect(
      clusters.map { Array($0.text.unicodeScalars) } == pieces.map { Array($0.unicodeScalars) })
    #expect(clusters.flatMap(\.glyphs) == TextLine(text).glyphs)
    #expect(clusters.reduce(0) { $0 + $1.columns } == TextLine(text).columns)
  }

  @Test func `a cluster says whether it is a newline or a space where a line can break`() {
    let clusters = TextCluster.clusters(of: "a \u{A0}\n\r\n\t")
    #expect(clusters.map(\.isNewline) == [false, false, false, true, true, false])
    #expect(clusters.map(\.isBreakingSpace) == [false, true, false, false, false, true])
  }
}
