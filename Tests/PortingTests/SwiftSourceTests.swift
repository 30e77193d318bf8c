import Testing

@testable import Porting

@Suite struct SwiftSourceTests {
  private static func words(_ text: String) throws -> [String] {
    let source = try SwiftSource(path: "a.swift", bytes: Array(text.utf8))
    return source.tokens.filter { $0.kind == .word }.map(source.text)
  }

  private static func kinds(_ text: String) throws -> [SwiftToken.Kind] {
    try SwiftSource(path: "a.swift", bytes: Array(text.utf8)).tokens.map(\.kind)
  }

  @Test(arguments: [
    ("let a = \"b c\"", ["let", "a"]),
    ("let a = \"b \\(c) d\"", ["let", "a", "c"]),
    ("let a = \"b \\(c(\"d \\(e)\")) f\" + g", ["let", "a", "c", "e", "g"]),
    ("let a = #\"b \\(c) \" d \\#(e)\"# + f", ["let", "a", "e", "f"]),
    ("let a = \"\"\"\n b \" \"\" c\n \\(d)\n \"\"\" + e", ["let", "a", "d", "e"]),
    ("let a = ##\"\"\"\n b \"\"\"# \\#(c) \\##(d)\n \"\"\"## + e", ["let", "a", "d", "e"]),
    ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
    ("a = /b [/] \\/ c/ + d", ["a", "d"]),
    ("a = b / c / d", ["a", "b", "c", "d"]),
    ("a = #/b / c/# + d", ["a", "d"]),
    ("reduce(1, /) + a", ["reduce", "a"]),
    ("`class`.a", ["class", "a"]),
    ("\"\\\\\" + a + \"\\\"\" + b", ["a", "b"]),
    ("#!/usr/bin/swift run\na", ["a"]),
    ("\u{FEFF}a", ["a"]),
    ("1.5e3.a 0xFF.b x.0.1", ["a", "b", "x"]),
  ])
  func `words in strings, comments and regular expressions are not found`(
    text: String, words: [String]
  ) throws {
    #expect(try Self.words(text) == words)
  }

  @Test func `attributes, directives and arrows are tokens`() throws {
    #expect(
      try Self.kinds("@objc #selector(a) -> 1") == [
        .attribute, .directive, .symbol, .word, .symbol, .symbol, .number,
      ])
  }

  @Test(arguments: [
    ("a(\n[b)", SwiftSourceError.Reason.unexpected(")"), 5),
    ("a {", .unclosed("{"), 2),
    ("a }", .unexpected("}"), 2),
    ("a \"b\n", .unendingString, 2),
    ("a \"\"\" b \"\"", .unendingString, 2),
    ("a \"\\(b", .unendingString, 2),
    ("a /* /* */", .unendingComment, 2),
  ])
  func `a text that is not balanced is refused with the place`(
    text: String, reason: SwiftSourceError.Reason, offset: Int
  ) {
    #expect(throws: SwiftSourceError(reason: reason, offset: offset)) {
      try SwiftSource(path: "a.swift", bytes: Array(text.utf8))
    }
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x61], 1), ([0xC3], 0), ([0x61, 0xC3, 0xA9, 0xE2, 0x82], 3),
    ] as [([UInt8], Int)])
  func `bytes that are not UTF-8 are refused with the place`(bytes: [UInt8], offset: Int) {
    #expect(throws: SwiftSourceError(reason: .notUTF8, offset: offset)) {
      try SwiftSource(path: "a.swift", bytes: bytes)
    }
  }

  @Test func `lines and columns count from one`() throws {
    let source = try SwiftSource(path: "a.swift", bytes: Array("a\nbc\n\nd".utf8))
    let places = source.tokens.map { source.place(of: $0.range.lowerBound) }
    #expect(places.map(\.line) == [1, 2, 4])
    #expect(source.place(of: 3) == (2, 2))
  }
}
