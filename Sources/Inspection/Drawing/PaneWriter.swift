internal import CellGraphics
internal import Simulation

/// Writes lines of text into the rectangle of a pane.
struct PaneWriter {
  /// The rectangle. Columns and rows of all methods count from its first cell.
  let rect: CellRect
  let palette: InspectorPalette

  /// Writes a text and returns the column after it. A text that leaves the rectangle ends in `…`.
  @discardableResult
  func put(
    _ text: String, _ column: Int, _ row: Int, _ color: Color, _ attributes: TextAttributes = [],
    onto canvas: inout Canvas
  ) -> Int {
    put(TextLine(text), column, row, color, attributes, onto: &canvas)
  }

  /// Writes a line and returns the column after it.
  @discardableResult
  func put(
    _ text: TextLine, _ column: Int, _ row: Int, _ color: Color, _ attributes: TextAttributes = [],
    onto canvas: inout Canvas
  ) -> Int {
    guard row >= 0, row < rect.rows, column < rect.columns else { return column }
    let line = text.cut(toColumns: rect.columns - column)
    guard line.columns > 0 else { return column }
    let box = CellRect(
      column: rect.column + column, row: rect.row + row, columns: line.columns, rows: 1)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: color, attributes: attributes)
    return column + line.columns
  }

  /// Marks a row as the selected one. In the pane with the focus it has a sign too, which is visible
  /// without colours.
  func mark(_ row: Int, rows: Int = 1, isFocused: Bool, onto canvas: inout Canvas) {
    fill(row, rows: rows, with: palette.selection, onto: &canvas)
    if isFocused { put("›", 0, row, palette.accent, .bold, onto: &canvas) }
  }

  /// Fills rows with a colour over the whole width.
  func fill(_ row: Int, rows: Int = 1, with color: Color, onto canvas: inout Canvas) {
    let box = CellRect(
      column: rect.column, row: rect.row + row, columns: rect.columns, rows: rows)
    canvas.fill(box.intersection(rect).asRect, with: color)
  }
}

/// The colours of the inspector.
struct InspectorPalette {
  let background: Color
  let foreground: Color
  let secondary: Color
  /// The colour of the focused pane, and of the frame around the selected item.
  let accent: Color
  /// The colour of changes and of ignored inputs.
  let change: Color
  let error: Color
  /// The background of the selected line.
  let selection: Color

  init(_ colors: ChromeColors) {
    background = colors.panel.background
    foreground = colors.panel.foreground
    secondary = colors.panel.secondary
    accent = colors.second
    change = colors.first
    error = colors.error
    selection = colors.panel.background.mixed(with: colors.second, at: 0.22)
  }
}
