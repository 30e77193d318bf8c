import TerminalTestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct SizeTests {
  private static let sizes = [(80, 24), (200, 60), (20, 6), (1, 1)]

  @Test(arguments: sizes)
  func `the tutorial runs at every size`(columns: Int, rows: Int) throws {
    let terminal = try TestTerminal(segue: [], columns: columns, rows: rows)
    try terminal.waitUntilFilled(with: Crayon.cantaloupe)
    expectTexts(terminal, "View Controller #1", "Tap Me!")
    for (key, color, text) in [
      (Keys.up, Crayon.honeydew, "View Controller #2"),
      (Keys.down, Crayon.cantaloupe, "View Controller #1"),
      (Keys.enter, Crayon.sky, "View Controller #3"),
      (Keys.up, Crayon.cantaloupe, "View Controller #1"),
    ] {
      terminal.send(key)
      try terminal.waitUntilFilled(with: color)
      expectTexts(terminal, text)
    }
    terminal.send("?")
    terminal.send(Keys.escape)
    #expect(try terminal.quit() == .exited(0))
  }

  @Test(arguments: sizes.indices, sizes.indices)
  func `a resize in mid-transition settles at the new size`(from: Int, to: Int) throws {
    let (first, second) = (Self.sizes[from], Self.sizes[to])
    let terminal = try TestTerminal(segue: [], columns: first.0, rows: first.1)
    try terminal.waitUntilFilled(with: Crayon.cantaloupe)
    terminal.send(Keys.up)
    // On one cell nothing is to be seen of the transition's beginning.
    if first.1 > 2 {
      try terminal.wait(for: "the slide") { !terminal.isFilled(with: Crayon.cantaloupe) }
    }
    terminal.resize(columns: second.0, rows: second.1)
    try terminal.waitUntilFilled(with: Crayon.honeydew)
    expectTexts(terminal, "View Controller #2")
    terminal.send(Keys.down)
    if second.1 > 2 {
      try terminal.wait(for: "the slide") { !terminal.isFilled(with: Crayon.honeydew) }
    }
    terminal.resize(columns: first.0, rows: first.1)
    try terminal.waitUntilFilled(with: Crayon.cantaloupe)
    expectTexts(terminal, "View Controller #1", "Tap Me!")
    #expect(try terminal.quit() == .exited(0))
  }

  private func expectTexts(_ terminal: TestTerminal, _ texts: String...) {
    guard terminal.columns >= 20 else { return }
    for text in texts { #expect(terminal.text.contains(text)) }
  }
}
