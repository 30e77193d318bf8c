import TerminalTestSupport
import Testing

/// Terminals with fewer colours than 16 million, and some that are no use.
@Suite struct ColorDepthTests {
  @Test(arguments: [
    ["TERM": "xterm-256color"], ["TERM": "xterm-16color"], ["TERM": "xterm"], ["TERM": "linux"],
    ["TERM": "screen"], ["TERM": "vt100"], ["NO_COLOR": "1", "COLORTERM": "truecolor"],
  ])
  func `texts and the status line are visible at every colour depth`(environment: [String: String])
    throws
  {
    let terminal = try TestTerminal(
      segue: [], environment: ["COLORTERM": ""].merging(environment) { $1 })
    try terminal.wait(for: "the first scene") { terminal.statusLine.contains("q quit") }
    expectStatusBar(terminal)
    #expect(terminal.words(2) == "View Controller #1")
    #expect(terminal.words(20) == "Tap Me!")
    for (key, path, row, text) in [
      (Keys.enter, " #1 ▴ #3", 11, "View Controller #3"),
      (Keys.up, " #1   ", 11, "Welcome back!"),
    ] {
      terminal.send(key)
      try terminal.wait(for: path) {
        terminal.statusLine.hasPrefix(path) && terminal.words(row) == text
      }
      expectStatusBar(terminal)
    }
    #expect(try terminal.quit() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
  }

  /// Expects that the status line differs from the row above it at every colour depth.
  private func expectStatusBar(_ terminal: TestTerminal) {
    for column in [0, 40, 78, 79] {
      #expect(terminal.cell(column: column, row: 23).isReversed)
      #expect(!terminal.cell(column: column, row: 22).isReversed)
    }
  }

  // The numbers by hand: of the cube's steps 00 5F 87 AF D7 FF, FF CC 66 is nearest to FF D7 5F, which
  // is 16 + 36 × 5 + 6 × 4 + 1; CC FF 66 to D7 FF 5F, 66 CC FF to 5F D7 FF.
  @Test func `a terminal with 256 colours gets the nearest colours of the cube`() throws {
    let terminal = try TestTerminal(segue: [], environment: ["COLORTERM": ""])
    try terminal.wait(for: "Cantaloupe") { isFilled(terminal, with: 221) }
    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2") }
    #expect(isFilled(terminal, with: 191))
  }

  private func isFilled(_ terminal: TestTerminal, with index: Int) -> Bool {
    (0..<80).allSatisfy { column in
      (0..<23).allSatisfy { terminal.background(column: column, row: $0) == .index(index) }
    }
  }

  @Test(arguments: [
    ["TERM": "xterm"], ["TERM": "xterm-16color"], ["TERM": "xterm-256color"],
    ["TERM": "xterm", "COLORTERM": "truecolor"],
  ])
  func `no text has the colour of its background`(environment: [String: String]) throws {
    let terminal = try TestTerminal(
      segue: ["run", "docs/storyboards/gallery.json"],
      environment: ["COLORTERM": ""].merging(environment) { $1 }, columns: 120, rows: 50)
    try terminal.wait(for: "the gallery") { terminal.statusLine.contains("q quit") }
    for page in 1...4 {
      terminal.send("\(page)")
      try terminal.wait(for: "page \(page)") { terminal.isAlternateScreen }
      while terminal.readOutput(within: 300) {}
      for row in 0..<terminal.rows {
        for column in 0..<terminal.columns {
          let cell = terminal.cell(column: column, row: row)
          guard let scalar = cell.text.unicodeScalars.first, scalar != " ",
            !(0x2580...0x259F).contains(scalar.value)
          else { continue }
          #expect(cell.foreground != cell.background, "\(scalar) at \(column), \(row)")
        }
      }
    }
  }

  @Test(arguments: ["xterm-256color", "linux"])
  func `the program does not change the palette`(name: String) throws {
    let terminal = try TestTerminal(segue: [], environment: ["TERM": name, "COLORTERM": ""])
    try terminal.wait(for: "the start") { terminal.statusLine.contains("q quit") }
    #expect(try terminal.quit() == .exited(0))
    #expect(!terminal.text(from: 0).contains("\u{1B}]"))
  }

  @Test func `without colours no corner has a quadrant glyph`() throws {
    let terminal = try TestTerminal(
      segue: ["run", "docs/storyboards/gallery.json"], environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "the gallery") { terminal.statusLine.contains("q quit") }
    #expect(!terminal.text.contains { "▙▛▜▟".contains($0) })
  }

  @Test func `NO_COLOR turns all colours off`() throws {
    let terminal = try TestTerminal(segue: [], environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "the first scene") { terminal.statusLine.contains("q quit") }
    terminal.send(Keys.enter)
    try terminal.wait(for: "#3") { terminal.statusLine.hasPrefix(" #1 ▴ #3") }
    for row in 0..<24 {
      for column in 0..<80 {
        let cell = terminal.cell(column: column, row: row)
        #expect(cell.background == .standard)
        #expect(cell.foreground == .standard)
      }
    }
  }

  @Test(arguments: [
    ("no-such-terminal", "there is no terminfo entry for the terminal 'no-such-terminal'"),
    ("", "TERM is not set"),
    ("../../etc/passwd", "there is no terminfo entry for the terminal '../../etc/passwd'"),
  ])
  func `an unusable TERM is an error that names the problem`(name: String, message: String)
    throws
  {
    let terminal = try TestTerminal(segue: [], environment: ["TERM": name], columns: 200)
    #expect(try terminal.waitForEnd() == .exited(64))
    try terminal.wait(for: "the error") { terminal.words(0).contains(message) }
    #expect(terminal.words(0).hasPrefix("segue: "))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.output.contains(0x1B))
  }
}
