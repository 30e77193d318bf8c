internal import CellGraphics
internal import Inspection
internal import Narration
internal import Simulation

/// The box with the figures of the output to the terminal. It is no part of the session.
struct OutputMeter {
  /// The figures; nil before the first ones.
  var figures: OutputFigures?

  /// Draws the box at the bottom right, above the last row. A screen that is too small shows a part.
  func draw(over frame: inout Frame, colors: ChromeColors.Surface, in words: StringTable) {
    let lines = (figures ?? OutputFigures()).lines(in: words)
    let title = words.label("meter.title")
    let widest = (lines + [title + "  "]).map { TextLine($0).columns }.max() ?? 0
    let (columns, rows) = (frame.surface.columns, frame.surface.rows)
    let size = (columns: min(widest + 4, columns), rows: min(lines.count + 2, rows - 1))
    guard size.rows > 0 else { return }
    let rect = CellRect(
      column: columns - size.columns, row: rows - 1 - size.rows, columns: size.columns,
      rows: size.rows)
    frame.addOverlay("meter", over: rect) { canvas, rect in
      let box = OverlayBox(title: title, hints: [], colors: colors)
      box.draw(onto: &canvas, in: rect)
      for (row, line) in lines.prefix(max(0, rect.rows - 2)).enumerated() {
        let line = TextLine(line).cut(toColumns: max(0, rect.columns - 4))
        box.put(line, row: row + 1, 2, [], on: &canvas, rect)
      }
    }
  }
}
