import TerminalTestSupport
import Testing

/// The inspector of the built program.
@Suite struct InspectorTests {
  /// The texts of all rows and the backgrounds of all cells.
  private struct Picture: Equatable {
    var texts: [String]
    var backgrounds: [[TestTerminal.CellColor]]

    init(_ terminal: TestTerminal) {
      texts = (0..<terminal.rows).map(terminal.line)
      backgrounds = (0..<terminal.rows).map { row in
        (0..<terminal.columns).map { terminal.background(column: $0, row: row) }
      }
    }
  }

  /// Starts the tutorial and waits for its first screen, whose status line is drawn last.
  private func tutorial(columns: Int, rows: Int) throws -> TestTerminal {
    let terminal = try TestTerminal(segue: ["run"], columns: columns, rows: rows)
    try terminal.wait(for: "the start") {
      terminal.text.contains("View Controller #1") && terminal.statusLine.hasPrefix(" #1 ")
        && terminal.statusLine.contains("q quit")
    }
    return terminal
  }

  @Test func `i shows tree, facts and feed beside the app, and i again restores the screen`()
    throws
  {
    let terminal = try tutorial(columns: 160, rows: 36)
    let before = Picture(terminal)
    terminal.send("i")
    try terminal.wait(for: "the panes") {
      let text = terminal.text
      return text.contains("▾ Window  60 × 35") && text.contains("▾ ● first")
        && text.contains("scenes.json:6 ") && text.contains("400 × 800 at 0, 0 points")
        && text.contains("first has appeared, without animation.")
        && terminal.statusLine.contains("i close")
    }
    try terminal.wait(for: "the app in the columns at the left of the panes") {
      (1...6).contains { terminal.line($0).prefix(60).contains("View Controller #1") }
    }
    terminal.send("i")
    try terminal.wait(for: "the screen before") { Picture(terminal) == before }
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `n says why an arrow did nothing, and Esc closes first the answer, then the panes`()
    throws
  {
    let terminal = try tutorial(columns: 80, rows: 24)
    let before = Picture(terminal)
    terminal.send(Keys.left + "i")
    try terminal.wait(for: "the panes") {
      terminal.text.contains("▾ Window") && terminal.text.contains("▸ Key left: swipe left.")
        && terminal.statusLine.contains("i close")
    }
    terminal.send("n")
    try terminal.wait(for: "the reason") {
      terminal.text.contains("← did nothing: no gesture here is a swipe left")
    }
    terminal.send(Keys.escape)
    try terminal.wait(for: "the panes without the reason") {
      !terminal.text.contains("← did nothing") && terminal.text.contains("▾ Window")
    }
    terminal.send(Keys.escape)
    try terminal.wait(for: "the screen before") { Picture(terminal) == before }
    #expect(try terminal.quit() == .exited(0))
  }
}
