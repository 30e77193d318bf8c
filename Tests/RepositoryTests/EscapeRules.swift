/// Escape sequences are written by hand in one place only; everything else uses ncurses.
enum EscapeRules {
  /// Returns the spellings of the escape character in a string of Swift or C.
  static func findings(inSwift text: String) -> [Finding] {
    findings(
      inLiterals: SwiftText(text).literals, spelling: /\\#*u\{0*1[bB]\}|\\+(?:e|x1[bB]|033)|\x1b/)
  }

  /// C's literals and comments are near enough to Swift's.
  static func findings(inC text: String) -> [Finding] {
    findings(inLiterals: SwiftText(text).literals, spelling: /\\(?:e|x1[bB]|0?33)|\x1b/)
  }

  private static func findings(
    inLiterals literals: String, spelling: Regex<Substring>
  ) -> [Finding] {
    literals.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains(spelling) }
      .map { Finding(line: $0.offset + 1, what: "an escape sequence written by hand") }
  }
}
