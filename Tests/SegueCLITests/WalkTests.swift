import NavigationKit
import Sessions
import TerminalTestSupport
import Testing

/// The tutorial, as somebody at an 80 × 24 terminal with direct colours sees it.
@Suite(.timeLimit(.minutes(2))) struct WalkTests {
  private func start() throws -> TestTerminal {
    let terminal = try TestTerminal(segue: [])
    try terminal.wait(for: "the first scene") {
      terminal.statusLine.contains("q quit") && terminal.words(2) == "View Controller #1"
    }
    return terminal
  }

  // The rows are those of TutorialTests in SimulationTests, by the canvas of 800 points on 23 rows.
  @Test func `the four navigations show scenes, colours, messages and the flash`() throws {
    let terminal = try start()
    #expect(terminal.words(20) == "Tap Me!")
    #expect(terminal.words(11) == "")
    #expect(terminal.isFilled(with: Crayon.cantaloupe))
    #expect(terminal.statusLine.hasPrefix(" #1   ↑ idFirstSegue"))
    #expect(terminal.isAlternateScreen)
    #expect(!terminal.isCursorVisible)

    terminal.send(Keys.up)
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 › #2") }
    #expect(terminal.isFilled(with: Crayon.honeydew))
    #expect(terminal.words(2) == "View Controller #2")
    #expect(terminal.words(11) == "Hello from the 1st View Controller")

    terminal.send(Keys.down)
    var flash: [UInt32] = []
    try terminal.watch(for: "the end of the flash") {
      terminal.isFilled(with: Crayon.cantaloupe)
    } looking: { terminal in
      if let color = terminal.background(column: 0, row: 0) { flash.append(color) }
    }
    expectFlash(flash)
    #expect(terminal.words(2) == "View Controller #1")
    #expect(terminal.words(11) == "You just came back from the 2nd VC")
    #expect(terminal.words(20) == "Tap Me!")

    terminal.send(Keys.enter)
    try terminal.wait(for: "#3") { terminal.statusLine.hasPrefix(" #1 › #3") }
    #expect(terminal.isFilled(with: Crayon.sky))
    #expect(terminal.words(11) == "View Controller #3")

    terminal.send(Keys.up)
    try terminal.wait(for: "#1") { terminal.statusLine.hasPrefix(" #1   ") }
    #expect(terminal.isFilled(with: Crayon.cantaloupe))
    #expect(terminal.words(11) == "Welcome back!")
    #expect(try terminal.quit() == .exited(0))
  }

  /// Red at first, and then never less like Cantaloupe than before.
  private func expectFlash(_ colors: [UInt32]) {
    let reds = colors.drop { $0 == Crayon.honeydew }
    #expect(reds.allSatisfy { $0 >> 16 == 0xFF })
    #expect(reds.map { $0 >> 8 & 0xFF } == reds.map { $0 >> 8 & 0xFF }.sorted())
    #expect(reds.contains { $0 >> 8 & 0xFF < 0x66 && $0 & 0xFF < 0x33 })
  }

  // MARK: - In mid-transition

  @Test func `scenes that slide touch, with no gap between them`() throws {
    let terminal = try start()
    var places: Set<Int> = []
    // One slide shows 20 places or more, unless the machine is busy with something else.
    for _ in 0..<10 where places.count < 5 {
      let (up, down) = try (slideUp(terminal), slideDown(terminal))
      places.formUnion((up + down).filter { (1..<terminal.appRows).contains($0) })
      #expect(up == up.sorted(by: >))
      #expect(down == down.sorted())
    }
    #expect(places.count >= 5)
  }

  /// The rows at which #2 began, one a picture.
  private func slideUp(_ terminal: TestTerminal) throws -> [Int] {
    var places: [Int] = []
    terminal.send(Keys.up)
    try terminal.watch(for: "#2") {
      terminal.statusLine.hasPrefix(" #1 › #2")
    } looking: { terminal in
      let colors = terminal.backgrounds(column: 0)
      let place = colors.firstIndex(of: Crayon.honeydew) ?? colors.count
      #expect(colors[..<place].allSatisfy { $0 == Crayon.cantaloupe })
      #expect(colors[place...].allSatisfy { $0 == Crayon.honeydew })
      places.append(place)
    }
    return places
  }

  /// The rows at which #2 began; #1 is above it, in the one colour that the flash has then.
  private func slideDown(_ terminal: TestTerminal) throws -> [Int] {
    var places: [Int] = []
    terminal.send(Keys.down)
    try terminal.watch(for: "#1") {
      terminal.isFilled(with: Crayon.cantaloupe)
    } looking: { terminal in
      let colors = terminal.backgrounds(column: 0)
      let place = colors.firstIndex(of: Crayon.honeydew) ?? colors.count
      #expect(Set(colors[..<place]).count <= 1)
      #expect(colors[place...].allSatisfy { $0 == Crayon.honeydew })
      places.append(place)
    }
    return places
  }

  @Test func `the zoom shrinks the scene about the middle of a black screen`() throws {
    let terminal = try start()
    var sizes: Set<Int> = []
    for _ in 0..<10 where sizes.count < 3 {
      terminal.send(Keys.enter)
      try terminal.watch(for: "#3") {
        terminal.statusLine.hasPrefix(" #1 › #3")
      } looking: { terminal in
        guard let rows = centredRows(of: Crayon.cantaloupe, in: terminal) else { return }
        sizes.insert(rows)
      }
      terminal.send(Keys.up)
      try terminal.wait(for: "#1") { terminal.statusLine.hasPrefix(" #1   ") }
    }
    #expect(sizes.count >= 3)
  }

  /// The height of the one rectangle of `color`, checked to be in the middle of a black screen; nil
  /// where there is none, or all is of that colour.
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

  @Test func `five quick swipes push once, and the status line says that the others were ignored`()
    throws
  {
    let folder = try TemporaryFolder()
    let terminal = try TestTerminal(segue: ["run", "--record", folder.path("log")])
    try terminal.wait(for: "the start") { terminal.statusLine.contains("q quit") }
    terminal.send(String(repeating: Keys.up, count: 5))
    try terminal.wait(for: "the notice") {
      terminal.statusLine.contains("ignored: swipe up: a transition is running")
    }
    try terminal.wait(for: "#2") { terminal.statusLine.hasPrefix(" #1 › #2   ↓") }
    #expect(terminal.isFilled(with: Crayon.honeydew))
    #expect(try terminal.quit() == .exited(0))
    let events = try SessionLog(folder.bytes(of: "log")).events
    #expect(events.count { $0.kind == .performSegue } == 1)
    #expect(events.count { $0.kind == .inputIgnored } == 4)
  }

  @Test func `help opens with ? and closes with ?, Escape or any arrow`() throws {
    let terminal = try start()
    let before = terminal.text
    for key in ["?", Keys.escape, Keys.up, Keys.enter] {
      terminal.send("?")
      try terminal.wait(for: "the help") { terminal.text.contains("Tab, Shift-Tab") }
      for word in ["Keys", "swipe", "Enter, Space", "q, Ctrl-C"] {
        #expect(terminal.text.contains(word))
      }
      terminal.send(key)
      try terminal.wait(for: "the help to go") { terminal.text == before }
    }
    #expect(terminal.isFilled(with: Crayon.cantaloupe))
  }

  @Test func `s shows a badge as long as time runs at a tenth of its speed`() throws {
    let terminal = try start()
    terminal.send("s")
    try terminal.wait(for: "the badge") { terminal.statusLine.contains("×0.1") }
    terminal.send("s")
    try terminal.wait(for: "no badge") { !terminal.statusLine.contains("×0.1") }
  }

  @Test func `Tab, arrows without a segue and other keys change nothing`() throws {
    let terminal = try start()
    terminal.send("\(Keys.tab)\(Keys.backTab)\(Keys.tab)xäZ5\u{7F}\u{1B}[5~\u{1B}[1;5H\u{1B}OP")
    terminal.send(Keys.left)
    try terminal.wait(for: "the notice") { terminal.statusLine.contains("ignored: swipe left") }
    #expect(terminal.isFilled(with: Crayon.cantaloupe))
    terminal.send(Keys.enter)
    try terminal.wait(for: "#3") { terminal.statusLine.hasPrefix(" #1 › #3") }
  }

  @Test(arguments: ["q", "\u{3}"])
  func `quitting leaves the terminal as it was`(key: String) throws {
    let folder = try TemporaryFolder()
    let mark = folder.path("go")
    // It waits until the settings have been read, which segue then changes.
    let terminal = try TestTerminal(
      shell: "echo before; while [ ! -e '\(mark)' ]; do :; done; \"$@\"; echo after $?", segue: [])
    try terminal.wait(for: "the shell") { terminal.words(0) == "before" }
    let settings = terminal.settings
    _ = try folder.write("", to: "go")
    try terminal.wait(for: "the first scene") { terminal.words(2) == "View Controller #1" }
    #expect(terminal.settings != settings)
    terminal.send(key)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == settings)
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.isCursorVisible)
    #expect(terminal.words(0) == "before")
    #expect(terminal.words(1) == "after 0")
    #expect(terminal.liberties.isEmpty)
  }
}
