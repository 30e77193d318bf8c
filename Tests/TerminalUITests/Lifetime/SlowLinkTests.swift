import CellGraphics
import Glibc
import Simulation
import TerminalProbe
import TerminalTestSupport
import Testing

/// A program behind a link of 9,600 baud, 56, 256 and 1,024 kbit/s.
@Suite struct SlowLinkTests {
  static let rates = [960, 7_000, 32_000, 128_000]
  private static let start = ProbeScene.slide.frame(step: 0, columns: 80, rows: 24).surface
  private static let end =
    ProbeScene.slide.frame(step: ProbeScene.slideSteps, columns: 80, rows: 24).surface

  /// Starts the slide behind a link, plays it twice, and waits until the link is empty.
  private func measuredTerminal(rate: Int) throws -> TestTerminal {
    let terminal = try TestTerminal(
      "TerminalProbe", ["slide"], environment: ["COLORTERM": "truecolor"])
    terminal.setLink(bytesPerSecond: rate)
    try wait(terminal, for: Self.start, "the start")
    for _ in 0..<2 {
      terminal.send("\r")
      try wait(terminal, for: Self.end, "the end of a slide")
    }
    while terminal.readOutput(within: 150) || terminal.bytesInLink > 0 {}
    terminal.resetMostBytesInLink()
    return terminal
  }

  /// Waits until every cell is exact.
  private func wait(_ terminal: TestTerminal, for surface: Surface, _ what: String) throws {
    let comparison = ScreenComparison()
    try terminal.wait(for: what, seconds: 40) {
      terminal.bytesInLink == 0 && comparison.difference(surface, terminal) == nil
    }
  }

  @Test(arguments: rates)
  func `the last frame of a movement is exact, and frames are not queued`(rate: Int) throws {
    let terminal = try measuredTerminal(rate: rate)
    let start = terminal.output.count
    terminal.send("\r")
    // The slide begins with its first frame again.
    try terminal.wait(for: "a frame") { terminal.output.count > start }
    try wait(terminal, for: Self.end, "the last frame")
    let bytes = terminal.output.count - start
    // All frames are sent on a fast link. A slow one holds one frame, not all of them.
    if rate <= 7_000 { #expect(terminal.mostBytesInLink < max(bytes * 3 / 4, 1_500)) }
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd(seconds: 40) == .exited(0))
  }

  @Test(arguments: rates)
  func `a key during a movement takes effect before the movement ends`(rate: Int) throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["slide"], environment: ["COLORTERM": "truecolor"])
    terminal.setLink(bytesPerSecond: rate)
    try wait(terminal, for: Self.start, "the start")
    // The program reads the key that ends it while output is waiting.
    terminal.send("\r\u{11}")
    #expect(try terminal.waitForEnd(seconds: 40) == .exited(0))
    try terminal.wait(for: "the main screen", seconds: 40) { !terminal.isAlternateScreen }
  }

  @Test func `an answer of the terminal is no key, however it is split`() throws {
    let terminal = try TestTerminal("TerminalProbe", ["keys"])
    try terminal.wait(for: "the start") { terminal.line(0).hasPrefix("80 x 24") }
    for part in ["\u{1B}[0n", "\u{1B}[3n", "\u{1B}", "[0n", "a"] { terminal.send(part) }
    try terminal.wait(for: "the key") { terminal.text.contains("character(\"a\")") }
    #expect(terminal.line(1).hasPrefix("character(\"a\")"))
  }

  @Test func `a terminal without answers shows the last frame`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["slide"], environment: ["COLORTERM": "truecolor"])
    terminal.isSilent = true
    try wait(terminal, for: Self.start, "the start")
    for _ in 0..<3 {
      terminal.send("\r")
      try wait(terminal, for: Self.end, "the end of a slide")
    }
  }

  @Test func `an idle program asks nothing`() throws {
    let terminal = try measuredTerminal(rate: 128_000)
    let count = terminal.output.count
    while terminal.readOutput(within: 600) {}
    #expect(terminal.output.count == count)
  }
}
