import NavigationKit
import TerminalTestSupport
import Testing

@Suite struct SizeTests {
  private static let sizes = [(80, 24), (200, 60), (20, 6), (1, 1)]

  @Test(arguments: sizes)
  func `the tutorial runs at every size`(columns: Int, rows: Int) throws {
    let walk = try RecordedSession(columns: columns, rows: rows)
    try expect(walk, Crayon.cantaloupe, "View Controller #1", "Tap Me!")
    for (key, color, text) in [
      (Keys.up, Crayon.honeydew, "View Controller #2"),
      (Keys.down, Crayon.cantaloupe, "View Controller #1"),
      (Keys.enter, Crayon.sky, "View Controller #3"),
      (Keys.up, Crayon.cantaloupe, "View Controller #1"),
    ] {
      try walk.press(key)
      try expect(walk, color, text)
    }
    walk.terminal.send("??")
    #expect(try walk.terminal.quit() == .exited(0))
    try walk.terminal.waitUntilGivenBack()
  }

  @Test(arguments: [(80, 24), (1, 1), (120, 40), (200, 99), (99_999, 99_999)])
  func `LINES and COLUMNS do not change the size`(columns: Int, rows: Int) throws {
    for export in ["export LINES COLUMNS", ":"] {
      let terminal = try TestTerminal(
        shell: "LINES=\(rows) COLUMNS=\(columns); \(export); exec \"$@\"", segue: [], columns: 120,
        rows: 40)
      for (columns, rows) in [(120, 40), (60, 20), (121, 41)] {
        terminal.resize(columns: columns, rows: rows)
        terminal.send("\u{C}")
        try terminal.wait(for: "the app at \(columns) × \(rows)") {
          terminal.statusLine.contains("q quit") && terminal.isFilled(with: Crayon.cantaloupe)
        }
      }
      #expect(try terminal.quit() == .exited(0))
      try terminal.waitUntilGivenBack()
      #expect(terminal.settings == terminal.initialSettings)
    }
  }

  /// Pairs of sizes. Each size is resized to each other one and back.
  @Test(arguments: [(0, 1), (2, 0), (0, 3), (1, 2), (3, 1), (3, 2)])
  func `a transition that is resized ends at the new size`(from: Int, to: Int) throws {
    let (first, second) = (Self.sizes[from], Self.sizes[to])
    let walk = try RecordedSession(columns: first.0, rows: first.1)
    try expect(walk, Crayon.cantaloupe, "View Controller #1")
    for (key, size, color, text) in [
      (Keys.up, second, Crayon.honeydew, "View Controller #2"),
      (Keys.down, first, Crayon.cantaloupe, "View Controller #1"),
      (Keys.enter, second, Crayon.sky, "View Controller #3"),
      (Keys.up, first, Crayon.cantaloupe, "View Controller #1"),
    ] {
      let transitions = walk.count(of: .transitionBegan)
      walk.terminal.send(key)
      try walk.terminal.wait(for: "the transition") {
        walk.count(of: .transitionBegan) > transitions
      }
      walk.terminal.resize(columns: size.0, rows: size.1)
      try walk.waitForRest()
      try expect(walk, color, text)
    }
    #expect(try walk.terminal.quit() == .exited(0))
    let replay = try PlainRun(["replay", "--verify", walk.logPath])
    #expect(replay.output.hasPrefix("identical"))
  }

  /// Waits until the app is all of one colour and shows the texts where there is room for them.
  private func expect(_ walk: RecordedSession, _ color: UInt32, _ texts: String...) throws {
    let terminal = walk.terminal
    try terminal.wait(for: "\(texts) on \(String(color, radix: 16))") {
      let shows = terminal.columns < 20 || texts.allSatisfy(terminal.text.contains)
      return shows && terminal.isFilled(with: color)
    }
  }
}
