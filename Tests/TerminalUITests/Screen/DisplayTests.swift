internal import CellGraphics
internal import Simulation
internal import TerminalProbe
internal import TerminalTestSupport
internal import TerminalUI
internal import Testing

/// Ways to start in a terminal of some depth.
struct Surroundings: CustomTestStringConvertible, Sendable {
  var depth: ColorDepth
  var environment: [String: String]
  var testDescription: String { "\(depth), \(environment)" }

  static let all = [
    Surroundings(depth: .truecolor, environment: ["COLORTERM": "truecolor"]),
    Surroundings(depth: .truecolor, environment: ["COLORTERM": "24bit", "TERM": "xterm"]),
    Surroundings(depth: .truecolor, environment: ["COLORTERM": "24bit", "TERM": "tmux-256color"]),
    Surroundings(depth: .truecolor, environment: ["TERM": "xterm-direct"]),
    Surroundings(depth: .palette256, environment: [:]),
    Surroundings(depth: .palette256, environment: ["NO_COLOR": "", "TERM": "tmux-256color"]),
    Surroundings(depth: .palette16, environment: ["TERM": "xterm-16color"]),
    Surroundings(depth: .palette8, environment: ["TERM": "xterm"]),
    Surroundings(depth: .monochrome, environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"]),
    Surroundings(depth: .monochrome, environment: ["NO_COLOR": "1"]),
  ]
}

@Suite struct DisplayTests {
  @Test(arguments: Surroundings.all)
  func `every cell of the gallery shows the composed cell`(surroundings: Surroundings) throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["gallery"], environment: surroundings.environment)
    try terminal.wait(for: expectedGallery(), depth: surroundings.depth, "the gallery")
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `a terminal without colours or italics shows the text`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["gallery"], environment: ["TERM": "vt100", "COLORTERM": ""])
    try terminal.wait(for: "the gallery") { terminal.line(12).contains("wide 界面 and e\u{301}") }
    #expect(terminal.cell(column: 1, row: 6).isBold)
    #expect(terminal.cell(column: 1, row: 9).isUnderlined)
    #expect(terminal.cell(column: 1, row: 10).isReversed)
    #expect(terminal.cell(column: 1, row: 1).foreground == .standard)
    #expect(terminal.cell(column: 45, row: 2).background == .standard)
  }

  @Test(arguments: ["truecolor", "palette256", "palette16", "palette8", "monochrome"])
  func `the caller's colour depth overrides the environment's`(name: String) throws {
    let depth = try #require(ColorDepth.allCases.first { "\($0)" == name })
    let terminal = try TestTerminal(
      "TerminalProbe", ["gallery", name],
      environment: ["TERM": depth == .palette16 ? "xterm-16color" : "xterm", "NO_COLOR": "1"])
    try terminal.wait(for: expectedGallery(), depth: depth, "the gallery")
  }

  @Test func `without tic the program's own entry is used`() throws {
    let terminal = try TestTerminal(
      "TerminalProbe", ["gallery"],
      environment: ["COLORTERM": "truecolor", "PATH": "/nonexistent"])
    try terminal.wait(for: expectedGallery(), depth: .truecolor, "the gallery")
  }

  @Test(arguments: ["C", "POSIX", "tlh_QO.UTF-8"])
  func `characters that are not ASCII are shown in any locale`(locale: String) throws {
    let terminal = try TestTerminal("TerminalProbe", ["gallery"], environment: ["LC_ALL": locale])
    try terminal.wait(for: expectedGallery(), depth: .palette256, "the gallery")
  }

  /// Returns the gallery's first frame in which each glyph that the C library gives another width
  /// is replaced by one of the right width.
  private func expectedGallery() -> Surface {
    var surface = ProbeScene.gallery.frame(step: 0, columns: 80, rows: 24).surface
    for (column, glyph) in [(3, "\u{FFFD}"), (5, "\u{FFFD}"), (7, "?"), (8, " ")]
      as [(Int, Unicode.Scalar)]
    {
      surface[column: column, row: 14].glyph = Glyph(glyph)
    }
    return surface
  }
}
