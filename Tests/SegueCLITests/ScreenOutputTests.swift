import Foundation
import TerminalTestSupport
import Testing

/// `--output` and `SEGUE_OUTPUT`: what writes to the terminal.
@Suite struct ScreenOutputTests {
  /// The keys of a walk through the tutorial, each with the start of the status line after it.
  private static let walk = [
    (Keys.up, " #1 ▴ #2"), (Keys.down, " #1   "), (Keys.enter, " #1 ▴ #3"), (Keys.up, " #1   "),
  ]

  /// Waits for a scene that covers all of the app.
  private func waitForRest(_ terminal: TestTerminal, _ status: String) throws {
    try terminal.wait(for: status) {
      let ground = terminal.directBackground(column: 0, row: 0)
      return terminal.statusLine.hasPrefix(status)
        && [
          Crayon.cantaloupe, Crayon.honeydew, Crayon.sky,
        ].contains(ground) && terminal.isFilled(with: ground ?? 0)
    }
    while terminal.readOutput(within: 300) {}
  }

  private func cells(_ terminal: TestTerminal) -> [TestTerminal.Cell] {
    (0..<terminal.rows).flatMap { row in
      (0..<terminal.columns).map { column in
        var cell = terminal.cell(column: column, row: row)
        // What is erased looks as a space does.
        if cell.text.isEmpty { cell.text = " " }
        // A space has no ink, so its colour is not seen.
        if cell.text == " ", !cell.isReversed, !cell.isUnderlined {
          (cell.foreground, cell.isBold, cell.isItalic) = (.standard, false, false)
        }
        return cell
      }
    }
  }

  @Test func `both outputs show the same cells at rest`() throws {
    let own = try TestTerminal(segue: ["run", "--output", "encoder"])
    let curses = try TestTerminal(segue: ["run", "--output", "curses"])
    try waitForRest(own, " #1   ")
    try waitForRest(curses, " #1   ")
    #expect(cells(own) == cells(curses))
    for (key, status) in Self.walk {
      for terminal in [own, curses] {
        terminal.send(key)
        try waitForRest(terminal, status)
      }
      #expect(cells(own) == cells(curses), "\(status)")
    }
    #expect(try own.quit() == .exited(0))
    #expect(try curses.quit() == .exited(0))
  }

  @Test func `the meter ends with no bytes in the last second, also after a transition`() throws {
    let terminal = try TestTerminal(segue: ["run", "docs/storyboards/gallery.json"])
    try terminal.wait(for: "the start") { terminal.statusLine.contains("q quit") }
    terminal.send("b")
    // The first row leads to another scene.
    terminal.send(Keys.enter)
    try terminal.wait(for: "a movement") { terminal.text.contains("Last movement: ") }
    try terminal.wait(for: "the last figures") {
      terminal.text.contains(" 0 bytes in the last second")
    }
    let count = terminal.output.count
    while terminal.readOutput(within: 1_200) {}
    #expect(terminal.output.count == count)
  }

  /// Indicates whether ncurses also writes the frames after the first. Only ncurses sets both
  /// colours again for each text.
  private func resetsColors(_ arguments: [String], _ environment: [String: String] = [:]) throws
    -> Bool
  {
    let terminal = try TestTerminal(segue: arguments, environment: environment)
    try terminal.wait(for: "the start") { terminal.text.contains("View Controller #1") }
    while terminal.readOutput(within: 300) {}
    let start = terminal.output.count
    terminal.send(Keys.enter)
    try terminal.wait(for: "#3") { terminal.text.contains("View Controller #3") }
    while terminal.readOutput(within: 300) {}
    let text = terminal.text(from: start)
    #expect(try terminal.quit() == .exited(0))
    // The encoder sets one colour after the other and resets nothing between frames.
    return text.contains("\u{1B}[39;49m")
  }

  @Test
  func `--output curses and SEGUE_OUTPUT=curses write with ncurses, and the option has priority`()
    throws
  {
    #expect(try !resetsColors(["run"]))
    #expect(try !resetsColors(["run", "--output", "encoder"]))
    #expect(try resetsColors(["run", "--output", "curses"]))
    #expect(try resetsColors(["run"], ["SEGUE_OUTPUT": "curses"]))
    #expect(try resetsColors([], ["SEGUE_OUTPUT": "curses"]))
    // The option counts more.
    #expect(try !resetsColors(["run", "--output", "encoder"], ["SEGUE_OUTPUT": "curses"]))
  }

  @Test func `replay has the option --output`() throws {
    let terminal = try TestTerminal(
      segue: [
        "replay", "Tests/Fixtures/Recorded/Sessions/scenes.log", "--output", "curses", "--speed",
        "8",
      ])
    try terminal.wait(for: "#3") { terminal.text.contains("View Controller #3") }
    #expect(try terminal.quit() == .exited(0))
    #expect(terminal.text(from: 0).contains("\u{1B}[39;49m"))
  }

  @Test func `an unknown output is wrong usage`() throws {
    let option = try PlainRun(["run", "--output", "paper"])
    #expect(option.status == 64)
    #expect(option.errors.contains("'paper'"))
    let terminal = try TestTerminal(segue: [], environment: ["SEGUE_OUTPUT": "paper"])
    #expect(try terminal.waitForEnd() == .exited(64))
    try terminal.wait(for: "the error") {
      terminal.text.contains("SEGUE_OUTPUT is 'paper'; expected 'encoder' or 'curses'")
    }
    #expect(!terminal.output.contains(0x1B))
  }
}
