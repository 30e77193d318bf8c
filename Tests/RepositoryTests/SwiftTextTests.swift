import Testing

@Suite struct SwiftTextTests {
  /// Returns the code in `text`, with each run of spaces reduced to one.
  private func code(_ text: String) -> String {
    SwiftText(text).code.split(separator: " ").joined(separator: " ")
  }

  @Test func `line comments are not code`() {
    #expect(code("a // b \"c\nd") == "a \nd")
  }

  @Test func `block comments nest`() {
    #expect(code("a /* b /* c */ d */ e") == "a e")
  }

  @Test func `an unclosed comment extends to the end`() {
    #expect(code("a /* b") == "a")
  }

  @Test func `strings are not code, and comment marks inside strings are ignored`() {
    #expect(code(#"a "// \" b" c"#) == "a c")
    #expect(code(#"a "" b"#) == "a b")
  }

  @Test func `raw strings end at their own hashes`() {
    #expect(code("a #\"b \" \\( c \"# d") == "a d")
    #expect(code("a ##\"b \"# c\"## d") == "a d")
    #expect(code("#if DEBUG") == "#if DEBUG")
  }

  @Test func `multi-line strings may hold quotes`() {
    #expect(code("a \"\"\"\n b \"c\" d\n \"\"\" e") == "a \n \n e")
    #expect(code("a #\"\"\"# b") == "a b")
  }

  @Test func `interpolated expressions are code, except their strings`() {
    #expect(code(#"a "b \(c("d)") + (e)) f" g"#) == "a c( ) + (e)) g")
    #expect(code(##"a #"b \#(c) \(d)"# e"##) == "a c) e")
  }

  @Test func `an unclosed string ends with its line`() {
    #expect(code("a \"b\nc") == "a \nc")
  }

  @Test func `a raw identifier is not code, but a keyword in backticks is`() {
    #expect(code("func `what \"it\" says`() {}") == "func () {}")
    #expect(code("`default` a") == "`default` a")
  }

  @Test func `each view of a text keeps its lines`() {
    let text = SwiftText("a // é\n\"b\"\nc")
    #expect(text.comments.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
    #expect(text.literals.contains("\"b\""))
    #expect(text.withoutComments.contains("\"b\"\nc"))
    #expect(!text.withoutComments.contains("é"))
  }

  @Test func `words have their line and the next character`() {
    #expect(
      SwiftText("let a1 = b (c)\n d").words == [
        .init(text: "let", line: 1, next: "a"), .init(text: "a1", line: 1, next: "="),
        .init(text: "b", line: 1, next: "("), .init(text: "c", line: 1, next: ")"),
        .init(text: "d", line: 2, next: nil),
      ])
  }
}
