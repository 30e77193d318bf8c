import CellGraphics
import NavigationKit
import Simulation
import Testing

@Suite struct HelpOverlayTests {
  private let help = HelpOverlay(
    title: "Keys",
    entries: (1...9).map { HelpOverlay.Entry("key \($0)", short: "\($0)", "meaning \($0)") })

  private let colors = ChromeColors(.light).box

  private func text(columns: Int, rows: Int, from offset: Int = 0) -> [String] {
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    var canvas = Canvas(surface: Surface(columns: columns, rows: rows))
    if let rect = help.rect(in: screen) {
      help.draw(onto: &canvas, in: rect, from: offset, colors: colors)
    }
    return Frame(surface: canvas.surface, panels: []).text.split(separator: "\n").map(String.init)
  }

  @Test func `a help that is too tall shows arrows and scrolls to its end`() throws {
    let screen = CellRect(column: 0, row: 0, columns: 24, rows: 6)
    #expect(
      text(columns: 24, rows: 6) == [
        "╭─ Keys ───────────────╮", "│ 1  meaning 1         │", "│ 2  meaning 2         │",
        "│ 3  meaning 3         │", "│ 4  meaning 4         │", "╰────────────────── ↓ ─╯",
      ])
    #expect(help.offset(0, movedBy: .down, in: screen) == 1)
    #expect(help.offset(0, movedBy: .up, in: screen) == 0)
    #expect(help.offset(5, movedBy: .down, in: screen) == 5)
    #expect(help.offset(0, movedBy: .enter, in: screen) == nil)
    #expect(
      text(columns: 24, rows: 6, from: 5) == [
        "╭─ Keys ─────────── ↑ ─╮", "│ 6  meaning 6         │", "│ 7  meaning 7         │",
        "│ 8  meaning 8         │", "│ 9  meaning 9         │", "╰──────────────────────╯",
      ])
  }

  @Test func `a help that fits does not scroll`() {
    for rows in [12, 13, 40] {
      let screen = CellRect(column: 0, row: 0, columns: 80, rows: rows)
      #expect(help.offset(0, movedBy: .down, in: screen) == nil)
      #expect(!text(columns: 80, rows: rows).contains { $0.contains("↓") })
    }
  }

  @Test func `arrows scroll a help that is too tall and close a help that fits`() throws {
    let small = try Tutorial.simulator(columns: 40, rows: 12)
    small.perform(.toggleHelp)
    #expect(!small.frame().text.contains("redraw"))
    #expect(small.frame().text.contains("↓ ─╯"))
    for _ in 0..<99 { small.perform(.swipe(.down)) }
    #expect(small.frame().text.contains("↑ ─╮"))
    #expect(!small.frame().text.contains("↓ ─╯"))
    #expect(small.isHelpVisible)
    small.perform(.tap)
    #expect(!small.isHelpVisible)
    let large = try Tutorial.simulator(columns: 80, rows: 40)
    large.perform(.toggleHelp)
    large.perform(.swipe(.down))
    #expect(!large.isHelpVisible)
  }

  @Test func `a long meaning wraps, and in a narrow help it is below its keys`() {
    let help = HelpOverlay(
      title: "Keys",
      entries: [
        .init("Home End", short: "Home", "to the beginning, to the end"), .init("q", "quit"),
      ])
    func text(columns: Int, rows: Int) -> [String] {
      var canvas = Canvas(surface: Surface(columns: columns, rows: rows))
      let rect = help.rect(in: canvas.surface.bounds)
      if let rect { help.draw(onto: &canvas, in: rect, colors: colors) }
      return Frame(surface: canvas.surface, panels: []).text.split(separator: "\n")
        .map(String.init)
    }
    #expect(
      text(columns: 26, rows: 7) == [
        "╭─ Keys ─────────────────╮", "│                        │",
        "│ Home  to the           │", "│       beginning, to    │",
        "│       the end          │", "│ q     quit             │",
        "╰────────────────────────╯",
      ])
    #expect(
      text(columns: 20, rows: 6) == [
        "╭─ Keys ───────────╮", "│ Home End         │", "│  to the          │",
        "│  beginning, to   │", "│  the end         │", "╰────────────── ↓ ─╯",
      ])
    #expect(text(columns: 12, rows: 1) == ["Home End   ↓"])
    #expect(help.rect(in: CellRect(column: 0, row: 0, columns: 3, rows: 9)) == nil)
  }

  @Test func `a heading has no column for keys, and no line for a meaning`() {
    let help = HelpOverlay(
      title: "Keys",
      entries: [
        .init("Here", ""), .init("q", "quit"), .init("", ""), .init("On screens that use them", ""),
        .init("m", "open the menu"),
      ])
    func text(columns: Int) -> [String] {
      var canvas = Canvas(surface: Surface(columns: columns, rows: 8))
      let rect = help.rect(in: canvas.surface.bounds)
      if let rect { help.draw(onto: &canvas, in: rect, colors: colors) }
      return Frame(surface: canvas.surface, panels: []).text.split(separator: "\n")
        .map(String.init)
    }
    #expect(
      text(columns: 24) == [
        "╭─ Keys ───────────────╮", "│ Here                 │", "│ q  quit              │",
        "│                      │", "│ On screens that use  │", "│ them                 │",
        "│ m  open the menu     │", "╰──────────────────────╯",
      ])
    #expect(
      text(columns: 20) == [
        "╭─ Keys ───────────╮", "│ Here             │", "│ q                │",
        "│  quit            │", "│                  │", "│ On screens that  │",
        "│ use them         │", "╰────────────── ↓ ─╯",
      ])
  }

  @Test(arguments: [20, 30, 40, 58, 80, 200])
  func `the help cuts no word in any terminal`(columns: Int) throws {
    let simulator = try Tutorial.simulator(columns: columns, rows: 100)
    simulator.perform(.toggleHelp)
    let text = simulator.frame().text
    let lines = text.split(separator: "\n").dropLast()
    #expect(!lines.contains { $0.split { " │".contains($0) }.last?.hasSuffix("…") == true })
    let words = text.split { " \n│╭╮╰╯─".contains($0) }
    for word in ["navigations", "transition", "code-triggered", "quit"] {
      #expect(words.contains { $0.hasPrefix(word) }, "\(word)")
    }
  }
}
