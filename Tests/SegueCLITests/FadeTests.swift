import TerminalTestSupport
import Testing

/// The example with a navigation controller whose pushes and pops fade.
@Suite struct FadeTests {
  private static let rose: UInt32 = 0xF8BCBF
  private static let sand: UInt32 = 0xF2D086
  private static let mint: UInt32 = 0x89EB9F

  private func start() throws -> RecordedSession {
    let session = try RecordedSession("docs/storyboards/fade.json")
    try session.terminal.wait(for: "the start") {
      session.terminal.words(0) == "Fruits" && session.terminal.statusLine.contains("q quit")
    }
    return session
  }

  /// Returns the colours on the way to `color`. There is but one at a time below the bar.
  private func colors(
    _ session: RecordedSession, after key: String, to color: UInt32, status: String
  ) throws -> [UInt32] {
    var seen: [UInt32] = []
    let look: (TestTerminal) -> Void = { terminal in
      let colors = Set(terminal.backgrounds(column: 0).dropFirst())
      #expect(colors.count == 1)
      if let color = colors.first ?? nil { seen.append(color) }
    }
    try session.press(key, looking: look)
    try session.terminal.watch(
      for: status,
      until: { session.terminal.statusLine.hasPrefix(status) && seen.last == color }, looking: look)
    return seen
  }

  /// Expects colours that cannot be told from those of the fade: the limit is 0.03 in OKLab.
  private static func expect(
    _ colors: [UInt32], onTheWayFrom start: UInt32, to end: UInt32,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for color in colors {
      #expect(
        FadePath.distance(of: color, from: start, to: end) <= 0.0301, sourceLocation: sourceLocation
      )
    }
  }

  @Test func `a push and a pop fade between the colours of the scenes`() throws {
    let session = try start()
    let terminal = session.terminal
    #expect(terminal.background(column: 0, row: 12) == .rgb(Self.rose))
    var between: Set<UInt32> = []
    for _ in 0..<10 where between.count < 3 {
      let push = try colors(
        session, after: Keys.enter, to: Self.sand, status: " Fruits › Fruit   ")
      #expect(terminal.words(0).hasPrefix("‹ Fruits  "))
      #expect(terminal.words(0).hasSuffix("  Banana"))
      #expect(terminal.text.contains("A banana, faded in"))
      // The back button is all there is to focus.
      terminal.send(Keys.tab)
      let pop = try colors(session, after: Keys.enter, to: Self.rose, status: " Fruits   ⏎")
      Self.expect(push, onTheWayFrom: Self.rose, to: Self.sand)
      Self.expect(pop, onTheWayFrom: Self.sand, to: Self.rose)
      between.formUnion(push + pop)
      between.subtract([Self.rose, Self.sand])
    }
    #expect(between.count >= 3)
  }

  @Test func `a swipe unwinds from the top of the stack to the root`() throws {
    let session = try start()
    _ = try colors(session, after: Keys.enter, to: Self.sand, status: " Fruits › Fruit ")
    _ = try colors(session, after: Keys.left, to: Self.mint, status: " Fruits › Fruit › Citrus ")
    #expect(session.terminal.text.contains("Swipe right for the way back to the start"))
    let seen = try colors(session, after: Keys.right, to: Self.rose, status: " Fruits   ⏎")
    Self.expect(seen, onTheWayFrom: Self.mint, to: Self.rose)
    #expect(session.terminal.text.contains("And now?"))
    #expect(try session.terminal.quit() == .exited(0))
  }

  @Test func `Shift-Tab moves the focus back`() throws {
    let terminal = try start().terminal
    try terminal.wait(for: "the focus") { terminal.statusLine.contains("⏎ Banana") }
    terminal.send(Keys.tab)
    try terminal.wait(for: "the focus") { terminal.statusLine.contains("⏎ Lime") }
    terminal.send(Keys.backTab)
    try terminal.wait(for: "the focus") { terminal.statusLine.contains("⏎ Banana") }
  }
}
