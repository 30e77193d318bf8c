extension Canvas {
  /// Draws in whole cells, for what does not scale but is made anew for the room there is.
  ///
  /// A rectangle too flat for a row of its own gets the one that a line of text in it would have.
  ///
  /// - Parameter body: Gets how many columns and rows `rect` covers, both at least 1, and draws with
  ///   (0, 0) at the first of them; nothing is drawn beyond. Not called where there is no cell.
  public mutating func inCells(
    of rect: Rect, _ body: (inout Canvas, _ columns: Int, _ rows: Int) -> Void
  ) {
    let (target, line) = box(of: rect)
    guard target.height >= Self.smallestTextHeight else { return }
    var cells = self.cells(of: rect)
    if cells.rows <= 1 {
      cells.rows = 1
      cells.row = line.row
    }
    guard !cells.isEmpty else { return }
    let outside = (transform, clip, fineClip, movement)
    transform = AffineTransform(translationX: Double(cells.column), y: Double(cells.row))
    clip = clip.intersection(cells)
    movement?.displacement = nil
    body(&self, cells.columns, cells.rows)
    (transform, clip) = (outside.0, outside.1)
    (fineClip, movement) = (outside.2, outside.3)
  }

  /// Sets `text` from a cell on, uncut; for use within `inCells(of:_:)`.
  public mutating func draw(
    _ text: TextLine, column: Int, row: Int, color: Color, attributes: TextAttributes = []
  ) {
    let place = cells(of: Rect(x: Double(column), y: Double(row), width: 0, height: 0))
    drawUncut(text, at: place, color: color, attributes: attributes)
  }

  /// Sets `text`, a picture of as many columns as characters, such as "━━●──".
  public mutating func draw(
    _ text: String, column: Int, row: Int, color: Color, attributes: TextAttributes = []
  ) {
    draw(TextLine(text), column: column, row: row, color: color, attributes: attributes)
  }

  /// Lays `color` over cells; for use within `inCells(of:_:)`.
  public mutating func fill(column: Int, row: Int, columns: Int, rows: Int, with color: Color) {
    let rect = Rect(
      x: Double(column), y: Double(row), width: Double(columns), height: Double(rows))
    fill(rect, with: color)
  }
}
