import NavigationKit
import Sessions
import TerminalTestSupport
import Testing

/// The tutorial, as somebody at an 80 × 24 terminal with direct colours sees it.
@Suite struct WalkTests {
  private func start(rows: Int = 24) throws -> TestTerminal {
    let terminal = try TestTerminal(segue: [], rows: rows)
    try terminal.wait(for: "the first scene") {
      terminal.statusLine.contains("q quit") && terminal.text.contains("View Controller #1")
    }
    return terminal
  }

  // The rows are those of TutorialTests in SimulationTests, by the canvas of 800 points on 23 rows.
  @Test func `the four navigations show scenes, colours, messages and the flash`() throws {
    let walk = try RecordedSession(options: ["--smooth", "cells"])
    try walk.expectScene(
      Crayon.cantaloupe, status: " #1   ⏎ Tap Me!   ↑ to #2   : commands   ? help   q quit",
      [2: "View Controller #1", 11: "", 20: "Tap Me!"])
    #expect(walk.terminal.isAlternateScreen)
    #expect(!walk.terminal.isCursorVisible)
    try walk.press(Keys.up)
    try walk.expectScene(
      Crayon.honeydew, status: " #1 ▴ #2   ↓ back to #1   : commands   ?",
      [2: "View Controller #2", 11: "Hello from the 1st View Controller", 20: ""])
    var flash: [UInt32] = []
    try walk.press(Keys.down) { terminal in
      if let color = terminal.directBackground(column: 0, row: 0) { flash.append(color) }
    }
    expectFlash(flash)
    try walk.expectScene(
      Crayon.cantaloupe, status: " #1   ⏎",
      [2: "View Controller #1", 11: "You just came back from the 2nd VC", 20: "Tap Me!"])
    try walk.press(Keys.enter)
    try walk.expectScene(
      Crayon.sky, status: " #1 ▴ #3   ↑ back to #1   : commands   ?",
      [2: "", 11: "View Controller #3", 20: ""])
    try walk.press(Keys.up)
    try walk.expectScene(
      Crayon.cantaloupe, status: " #1   ⏎",
      [2: "View Controller #1", 11: "Welcome back!", 20: "Tap Me!"])
    #expect(try walk.terminal.quit() == .exited(0))
    try walk.terminal.waitUntilGivenBack()
  }

  /// Red at first, and then never less like Cantaloupe than before.
  private func expectFlash(_ colors: [UInt32]) {
    let reds = colors.drop { $0 == Crayon.honeydew }
    #expect(reds.allSatisfy { $0 >> 16 == 0xFF })
    #expect(reds.map { $0 >> 8 & 0xFF } == reds.map { $0 >> 8 & 0xFF }.sorted())
    #expect(reds.contains { $0 >> 8 & 0xFF < 0x66 && $0 & 0xFF < 0x33 })
  }

  // MARK: - In mid-transition

  @Test func `sliding scenes touch without a gap`() throws {
    let walk = try RecordedSession(options: ["--smooth", "cells"])
    var places: Set<Int> = []
    // One slide shows 20 places or more, unless the machine is busy with something else.
    for _ in 0..<10 where places.count < 5 {
      var (up, down): ([Int], [Int]) = ([], [])
      try walk.press(Keys.up) { up.append(firstRowOfTheSecondScene(in: $0)) }
      #expect(up == up.sorted(by: >))
      try walk.press(Keys.down) { down.append(firstRowOfTheSecondScene(in: $0)) }
      #expect(down == down.sorted())
      places.formUnion(up + down)
      places.subtract([0, walk.terminal.appRows])
    }
    #expect(places.count >= 5)
  }

  @Test func `without --smooth cells an edge moves by eighths of a cell`() throws {
    let walk = try RecordedSession()
    var edges: Set<String> = []
    for _ in 0..<10 where edges.count < 4 {
      try walk.press(Keys.up) { terminal in
        for row in 0..<terminal.appRows {
          let text = terminal.cell(column: 0, row: row).text
          if text != " ", !text.isEmpty { edges.insert(text) }
        }
      }
      try walk.press(Keys.down)
    }
    #expect(edges.isSubset(of: ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]))
    #expect(edges.count >= 4)
  }

  /// Returns the row at which #2 begins, checked to reach from there to the end. Above it is #1 in
  /// one colour: its own, or one of the flash.
  private func firstRowOfTheSecondScene(in terminal: TestTerminal) -> Int {
    let colors = terminal.backgrounds(column: 0)
    let place = colors.firstIndex(of: Crayon.honeydew) ?? colors.count
    #expect(colors[place...].allSatisfy { $0 == Crayon.honeydew })
    #expect(Set(colors[..<place]).count <= 1)
    #expect(colors[..<place].allSatisfy { $0 != Crayon.black })
    return place
  }

  @Test func `the zoom shrinks the scene towards the middle of a black screen`() throws {
    let walk = try RecordedSession(options: ["--smooth", "cells"])
    var sizes: Set<Int> = []
    for _ in 0..<10 where sizes.count < 3 {
      try walk.press(Keys.enter) { terminal in
        if let rows = centredRows(of: Crayon.cantaloupe, in: terminal) { sizes.insert(rows) }
      }
      try walk.press(Keys.up)
    }
    #expect(sizes.count >= 3)
  }

  /// Returns the height of the one rectangle of `color`, checked to be in the middle of a black
  /// screen; nil where there is none, or all is of that colour.
  private func centredRows(of color: UInt32, in terminal: TestTerminal) -> Int? {
    let cells = (0..<terminal.columns).flatMap { column in
      terminal.backgrounds(column: column).enumerated().map { (column, $0.offset, $0.element) }
    }
    let own = cells.filter { $0.2 == color }
    guard let first = own.first, let last = own.last, own.count < cells.count else { return nil }
    #expect(cells.allSatisfy { $0.2 == color || $0.2 == Crayon.black })
    let (columns, rows) = (last.0 - first.0 + 1, last.1 - first.1 + 1)
    #expect(own.count == columns * rows)
    #expect(abs(first.0 - (terminal.columns - 1 - last.0)) <= 1)
    #expect(abs(first.1 - (terminal.appRows - 1 - last.1)) <= 1)
    return rows
  }

  // MARK: - Keys

  @Test
  func `five quick swipes perform one segue, and the status line reports the others as ignored`()
    throws
  {
    let walk = try RecordedSession()
    let terminal = walk.terminal
    terminal.send(String(repeating: Keys.up, count: 5))
    try terminal.wait(for: "the notice") {
      terminal.statusLine.contains("Ignored: swipe up: a transition is running")
    }
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 ▴ #2   ↓") }
    #expect(terminal.isFilled(with: Crayon.honeydew))
    #expect(try terminal.quit() == .exited(0))
    let events = try SessionLog(walk.log).events
    #expect(events.count { $0.kind == .performSegue } == 1)
    #expect(events.count { $0.kind == .inputIgnored } == 4)
  }

  @Test func `help opens with ? and closes with ?, Escape or any arrow`() throws {
    // All of it fits, so that an arrow has nothing to scroll.
    let terminal = try start(rows: 40)
    let before = terminal.text
    for key in ["?", Keys.escape, Keys.up, Keys.enter] {
      terminal.send("?")
      try terminal.wait(for: "the help") { terminal.text.contains("Tab, Shift-Tab") }
      for word in ["Keys", "Here", "swipe", "q, Ctrl-C"] {
        #expect(terminal.text.contains(word))
      }
      terminal.send(key)
      try terminal.wait(for: "the help to go") { terminal.text == before }
    }
    #expect(terminal.isFilled(with: Crayon.cantaloupe))
  }

  @Test func `s turns slow motion and its badge on and off`() throws {
    let terminal = try start()
    terminal.send("s")
    try terminal.wait(for: "the badge") { terminal.statusLine.contains("×0.1") }
    terminal.send("s")
    try terminal.wait(for: "no badge") { !terminal.statusLine.contains("×0.1") }
  }

  @Test func `Tab, arrows without a segue and other keys change nothing`() throws {
    let terminal = try start()
    terminal.send("\(Keys.tab)\(Keys.backTab)\(Keys.tab)xäZ5\u{7F}\u{1B}[5~\u{1B}[1;5H\u{1B}OQ")
    terminal.send(Keys.left)
    try terminal.wait(for: "the notice") { terminal.statusLine.contains("Ignored: swipe left") }
    #expect(terminal.isFilled(with: Crayon.cantaloupe))
    terminal.send(Keys.enter)
    try terminal.wait(for: "#3") { terminal.statusLine.hasPrefix(" #1 ▴ #3") }
  }

  @Test(arguments: ["q", "\u{3}"])
  func `quitting restores the terminal`(key: String) throws {
    let terminal = try TestTerminal(shell: "echo before; \"$@\"; echo after $?", segue: [])
    try terminal.wait(for: "the first scene") { terminal.words(2) == "View Controller #1" }
    #expect(terminal.settings != terminal.initialSettings)
    terminal.send(key)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
    try terminal.waitUntilGivenBack()
    try terminal.wait(for: "the shell") { terminal.words(1) == "after 0" }
    #expect(terminal.words(0) == "before")
    #expect(terminal.liberties.isEmpty)
  }
}
