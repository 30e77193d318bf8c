import TerminalTestSupport
import Testing

/// The example with a navigation controller whose pushes and pops fade.
@Suite(.timeLimit(.minutes(1))) struct FadeTests {
  private static let salmon: UInt32 = 0xFF6666
  private static let banana: UInt32 = 0xFFFF66
  private static let lime: UInt32 = 0x80FF00

  private func start() throws -> TestTerminal {
    let terminal = try TestTerminal(segue: ["run", "docs/storyboards/fade.json"])
    try terminal.wait(for: "the start") {
      terminal.words(0) == "Fruits" && terminal.statusLine.contains("q quit")
    }
    return terminal
  }

  /// Below the bar there is one colour; it is looked at until it is `color`.
  private func colors(
    _ terminal: TestTerminal, until color: UInt32, path: String
  ) throws -> [UInt32] {
    var seen: [UInt32] = []
    try terminal.watch(for: path) {
      terminal.statusLine.hasPrefix(path) && seen.last == color
    } looking: { terminal in
      let colors = Set(terminal.backgrounds(column: 0).dropFirst())
      #expect(colors.count == 1)
      if let color = colors.first ?? nil { seen.append(color) }
    }
    return seen
  }

  /// Every component lies between those of the two ends.
  private func isBlend(_ color: UInt32, of a: UInt32, _ b: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      let (part, from, to) = (color >> shift & 0xFF, a >> shift & 0xFF, b >> shift & 0xFF)
      return (min(from, to)...max(from, to)).contains(part)
    }
  }

  @Test func `pushing and popping fade from one colour into the other`() throws {
    let terminal = try start()
    #expect(terminal.background(column: 0, row: 12) == Self.salmon)
    var between: Set<UInt32> = []
    for _ in 0..<10 where between.count < 3 {
      terminal.send(Keys.enter)
      let push = try colors(terminal, until: Self.banana, path: " Fruits › Fruit ")
      #expect(terminal.words(0) == "‹ Fruits" + String(repeating: " ", count: 27) + "Banana")
      #expect(terminal.text.contains("A banana, faded in"))
      // The back button is all there is to focus.
      terminal.send(Keys.tab + Keys.enter)
      let pop = try colors(terminal, until: Self.salmon, path: " Fruits   ")
      #expect((push + pop).allSatisfy { isBlend($0, of: Self.salmon, Self.banana) })
      between.formUnion(push + pop)
      between.subtract([Self.salmon, Self.banana])
    }
    #expect(between.count >= 3)
  }

  @Test func `a swipe unwinds to the start from wherever it is`() throws {
    let terminal = try start()
    terminal.send(Keys.enter)
    _ = try colors(terminal, until: Self.banana, path: " Fruits › Fruit ")
    terminal.send(Keys.left)
    _ = try colors(terminal, until: Self.lime, path: " Fruits › Fruit › Citrus ")
    #expect(terminal.text.contains("Swipe right for the way back to the start"))
    terminal.send(Keys.right)
    let seen = try colors(terminal, until: Self.salmon, path: " Fruits   ")
    #expect(seen.allSatisfy { isBlend($0, of: Self.lime, Self.salmon) })
    #expect(terminal.text.contains("And now?"))
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `Shift-Tab moves the focus back`() throws {
    let terminal = try start()
    try terminal.wait(for: "the focus") { terminal.statusLine.contains("⏎ Banana") }
    terminal.send(Keys.tab)
    try terminal.wait(for: "the focus") { terminal.statusLine.contains("⏎ Lime") }
    terminal.send(Keys.backTab)
    try terminal.wait(for: "the focus") { terminal.statusLine.contains("⏎ Banana") }
  }
}
