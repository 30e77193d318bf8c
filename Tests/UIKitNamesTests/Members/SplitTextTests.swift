import Testing
import UIKitNames

/// Texts in parts, as Foundation of a phone splits them.
@Suite struct SplitTextTests {
  @Test func `a line break separates lines that end with CR LF`() {
    #expect("one\r\ntwo\r\n".components(separatedBy: "\n") == ["one\r", "two\r", ""])
    #expect("one\r\ntwo".components(separatedBy: "\r\n") == ["one", "two"])
  }

  @Test(arguments: [
    ("a, b, c", ", ", ["a", "b", "c"]), ("", ",", [""]), ("a", ",", ["a"]), (",", ",", ["", ""]),
    ("aaa", "aa", ["", "a"]), ("abc", "", ["abc"]), ("ä|é", "|", ["ä", "é"]),
  ])
  func `other separators work as in Foundation`(text: String, separator: String, parts: [String]) {
    #expect(text.components(separatedBy: separator) == parts)
  }
}
