internal import CellGraphics
internal import Simulation
internal import TerminalProbe
internal import TerminalTestSupport
internal import Testing

@Suite struct PanelStackTests {
  @Test(arguments: [(80, 24), (33, 9), (120, 40)])
  func `panels that pass over each other show the composed frame`(columns: Int, rows: Int) throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["panels"], environment: ["COLORTERM": "truecolor"], columns: columns,
      rows: rows)
    for step in 0..<45 {
      let frame = ProbeScene.panels.frame(step: step, columns: columns, rows: rows)
      try terminal.wait(for: frame.surface, "step \(step)")
      terminal.send("\u{1B}[C")
    }
  }

  @Test func `a wide glyph across a panel's edge is shown as composed`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["cut"], environment: ["COLORTERM": "truecolor"])
    try terminal.wait(for: "the panel") { terminal.cell(column: 0, row: 0).text == "a" }
    // "a界界b" on a panel of columns 0 to 3: its second ideograph takes column 4 as well.
    #expect(terminal.line(0).hasPrefix("a界界b "))
    for column in [1, 3] { #expect(terminal.cell(column: column, row: 0).columns == 2) }
    #expect(terminal.cell(column: 3, row: 0).text == "界")
    #expect(terminal.cell(column: 3, row: 0).background == .rgb(0xFF0000))
  }

  @Test func `more colour pairs than the table keeps are drawn correctly`() throws {
    // 12,000 a frame: the sixth goes beyond 65,536.
    let terminal = try TestTerminal(
      "TerminalProbe", ["rainbow", "truecolor"], columns: 200, rows: 60)
    for step in 0..<8 {
      let surface = ProbeScene.rainbow.frame(step: step, columns: 200, rows: 60).surface
      let last = surface[column: 199, row: 59].background
      try terminal.wait(for: "step \(step)") {
        terminal.cell(column: 199, row: 59).background == .rgb(last.rgb)
      }
      if step >= 5 { try terminal.wait(for: surface, "every cell of step \(step)") }
      terminal.send("\u{1B}[C")
    }
  }

  @Test(arguments: ["palette16", "palette8"])
  func `more colour pairs than the terminal has are drawn without a crash`(depth: String) throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["rainbow", depth], environment: ["TERM": "xterm-16color"])
    for _ in 0..<3 {
      try terminal.wait(for: "the last cell") { terminal.line(23).hasSuffix("xx") }
      terminal.send("\u{1B}[C")
    }
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `the terminal shows only composed frames during a slide`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["slide"], environment: ["COLORTERM": "truecolor"])
    let steps = (0...ProbeScene.slideSteps).map {
      ProbeScene.slide.frame(step: $0, columns: 80, rows: 24).surface
    }
    try terminal.wait(for: steps[0], "the start")
    var seen: [Int?] = []
    terminal.onOutput = { terminal in
      let comparison = ScreenComparison()
      // The program waits for a terminal that is slow, so only the steps after the last one are compared.
      let last = seen.last.flatMap { $0 } ?? 0
      seen.append(
        steps.indices.dropFirst(last).first { comparison.difference(steps[$0], terminal) == nil })
    }
    terminal.send("\r")
    try terminal.wait(for: steps[ProbeScene.slideSteps], "the end")
    terminal.onOutput = nil
    #expect(seen.allSatisfy { $0 != nil })
    #expect(seen.compactMap(\.self) == seen.compactMap(\.self).sorted())
    #expect(Set(seen).count > 5)
    // 300 ms at 60 frames a second are 18, and one more at either end.
    #expect(seen.count <= 20)
    // Only changed cells are sent, not the whole frame.
    #expect(terminal.output.count < 20_000)
  }
}
