import Testing

@testable import TextFormats

/// The words of names in code.
@Suite struct NameWordsTests {
  @Test(arguments: [
    ("productCell", ["product", "cell"]), ("URLCell", ["URL", "cell"]),
    ("ic_play-arrow 24", ["ic", "play", "arrow", "24"]), ("X", ["x"]), ("--", []),
  ])
  func `a name in code is split into words`(name: String, words: [String]) {
    #expect(NameWords(name).words == words)
  }
}
