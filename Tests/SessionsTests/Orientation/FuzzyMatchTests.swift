import Testing

@testable import Sessions

/// Fuzzy matching of typed letters.
@Suite struct FuzzyMatchTests {
  private func best(_ query: String, _ texts: String...) -> [String] {
    texts.compactMap { text in FuzzyMatch(query, in: text).map { (text, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test func `a text that begins with the letters is the best match`() {
    #expect(best("se", "close", "use Segue", "segue") == ["segue", "use Segue", "close"])
  }

  @Test func `first letters of words are better than letters in one piece`() {
    // "go" begins "go" in the last text, "gd" are first letters, and the second has the piece "gd".
    #expect(
      best("gd", "big door", "kingdom", "go to Detail") == ["go to Detail", "kingdom", "big door"])
  }

  @Test func `letters with gaps match last, and letters in another order do not match`() {
    #expect(best("dtl", "Detail", "lt d") == ["Detail"])
    #expect(FuzzyMatch("ba", in: "ab") == nil)
    #expect(FuzzyMatch("aa", in: "a") == nil)
  }

  @Test func `a capital letter inside a word starts a word`() throws {
    let match = try #require(FuzzyMatch("vc", in: "aViewController"))
    #expect(match.kind == .words)
    #expect(match.positions == [1, 5])
  }

  @Test func `letters can continue a word before the next word starts`() throws {
    let match = try #require(FuzzyMatch("gode", in: "go to Detail"))
    #expect(match.kind == .words)
    #expect(match.positions == [0, 1, 6, 7])
  }

  @Test func `blanks separate words and match nothing`() throws {
    let match = try #require(FuzzyMatch("go det", in: "go to Detail"))
    #expect(match.positions == [0, 1, 6, 7, 8])
  }

  @Test func `an empty query matches every text`() {
    #expect(FuzzyMatch("", in: "") != nil)
    #expect(FuzzyMatch("", in: "any")?.positions == [])
  }

  @Test func `upper and lower case are the same`() {
    #expect(FuzzyMatch("DETAIL", in: "detail")?.kind == .start)
  }

  @Test func `characters of several scalars count as one`() {
    #expect(FuzzyMatch("é", in: "cafe\u{301}")?.positions == [3])
  }
}
