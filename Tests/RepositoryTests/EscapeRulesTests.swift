import Testing

@Suite struct EscapeRulesTests {
  /// The module that owns the terminal, and its functions in C.
  private static let writers: Set<String> = ["TerminalUI", "CNcurses"]

  /// Casts are files for other terminals, and never written to this one.
  private static let casts = "Sources/Sharing/Casts/"

  @Test func `only TerminalUI, CNcurses and casts write escape sequences`() throws {
    let others = try Repository.folders(in: "Sources").filter { !Self.writers.contains($0) }
    let found = try others.flatMap { module in
      try Repository.findings(below: "Sources/\(module)", by: EscapeRules.findings(inSwift:))
        + Repository.findings(
          below: "Sources/\(module)", endingIn: [".c", ".h"], by: EscapeRules.findings(inC:))
    }
    #expect(found.filter { !"\($0)".hasPrefix(Self.casts) } == [])
  }

  @Test(arguments: [
    #"let a = "\u{1b}[2J""#, #"let a = "\u{001B}""#, ##"let a = #"\#u{1B}[m"#"##,
    ##"let a = #"\e[0m"#"##, #"let a = "\\x1b[0m""#, "let a = \"\u{1b}[m\"",
    "let a = \"\"\"\n  \\u{1b}[m\n  \"\"\"",
  ])
  func `an escape in a Swift string is found`(line: String) {
    #expect(EscapeRules.findings(inSwift: line).count == 1)
  }

  @Test(arguments: [
    #"// "\u{1b}[2J" clears"#, #"let a = "\u{1bc}""#, #"let a = "e[0m""#, "let a = 0x1b",
    #"let a = "\u{2519}\n\t""#, #"let a = "\(e)[0m""#,
  ])
  func `Swift strings and comments without an escape are accepted`(line: String) {
    #expect(EscapeRules.findings(inSwift: line) == [])
  }

  @Test(arguments: [#"puts("\033[m");"#, #"puts("\x1b[m");"#, #"puts("\e[m");"#])
  func `an escape in a C string is found`(line: String) {
    #expect(EscapeRules.findings(inC: line).count == 1)
  }

  @Test(arguments: [#"puts("\n%e");"#, #"/* "\033[m" */"#])
  func `C strings and comments without an escape are accepted`(line: String) {
    #expect(EscapeRules.findings(inC: line) == [])
  }
}
