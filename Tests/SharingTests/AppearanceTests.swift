import CellGraphics
import Sessions
import Testing

@testable import Sharing

@Suite struct AppearanceTests {
  private func lines(_ appearance: SharedAppearance) throws -> [Substring] {
    var options = SharingOptions()
    options.appearance = appearance
    let log = try SessionLog(SampleLog.bytes())
    return try SharedSession(log, options).drawing(carrying: nil).split(separator: "\n")
  }

  /// The shapes of a drawing, with the colours of one appearance in place of classes.
  private func shapes(_ lines: [Substring], ruleOfColors prefix: String) throws -> Set<String> {
    let rule = lines.first { $0.hasPrefix(prefix) } ?? ""
    let colors = rule.split(whereSeparator: { "{};".contains($0) })
      .filter { $0.hasPrefix("--") }.map { $0.dropFirst(2).split(separator: ":") }
    return Set(
      lines.filter { $0.hasPrefix("<rect") || $0.hasPrefix("<text") }.map { line in
        var line = String(line)
        for color in colors {
          line.replace("class=\"\(color[0])\"", with: "fill=\"\(color[1])\"")
        }
        return line
      })
  }

  @Test func `a drawing in both appearances has the shapes of each`() throws {
    let both = try lines(.both)
    #expect(both.contains { $0.contains("class=\"f0\"") })
    let light = try shapes(both, ruleOfColors: "svg{")
    let dark = try shapes(both, ruleOfColors: "@media (prefers-color-scheme:dark)")
    #expect(try light == shapes(lines(.light), ruleOfColors: "none"))
    #expect(try dark == shapes(lines(.dark), ruleOfColors: "none"))
    #expect(light != dark)
  }

  private func run(_ text: String, _ column: Int, _ colors: UInt32...) -> SharedRow.Run {
    SharedRow.Run(
      text: text, column: column, columns: text.count, foreground: colors[0],
      background: colors[1], attributes: [], isBlank: false)
  }

  @Test func `a row in both appearances has a run wherever a colour changes in one of them`() {
    var row = SharedRow.plain
    row.runs = [run("abcd", 0, 1, 2)]
    var other = row
    other.runs = [run("a", 0, 3, 4), run("bcd", 1, 5, 6)]
    let merged = SharedRow(light: row, dark: other)
    #expect(merged.dark.isEmpty)
    #expect(merged.runs.map(\.text) == ["a", "bcd"])
    #expect(merged.runs.map(\.column) == [0, 1])
    #expect(merged.runs.map(\.foregroundPaint.dark) == [3, 5])
    #expect(
      merged.runs.map(\.backgroundPaint) == [.init(light: 2, dark: 4), .init(light: 2, dark: 6)])
  }

  @Test func `a wide character is not cut by a colour of the other appearance`() {
    var row = SharedRow.plain
    row.runs = [run("日", 0, 1, 2)]
    row.runs[0].columns = 2
    var other = row
    other.runs = [run("a", 0, 3, 4), run("b", 1, 5, 6)]
    let merged = SharedRow(light: row, dark: other)
    #expect(merged.runs == row.runs)
    #expect(merged.dark == other.runs)
  }

  @Test func `a row with other characters in the dark is drawn for each appearance`() {
    var row = SharedRow.plain
    row.runs = [run("sun", 0, 1, 2)]
    row.dark = [run("moon", 0, 3, 2)]
    var drawing = RowDrawing()
    let lines = drawing.elements(of: [(number: 0, row: row)])
    let (light, dark) = (
      lines.firstIndex { $0.contains("sun") }, lines.firstIndex { $0.contains("moon") }
    )
    #expect(light.map { lines[$0 - 1] } == "<g class=\"l\">")
    #expect(dark.map { lines[$0 - 1] } == "<g class=\"d\">")
    #expect(drawing.paints.rules.contains(".d{display:none}"))
  }
}

extension SharedRow {
  /// A row without runs.
  fileprivate static var plain: SharedRow {
    var row = SharedRow(Surface(columns: 1, rows: 1).row(0))
    row.runs = []
    return row
  }
}
