extension Canvas {
  /// Draws in whole cells, for content that adapts to the available room instead of being scaled.
  ///
  /// A rectangle that is less than one row high gets the row that a line of text in it would have.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the view.
  ///   - body: Draws with (0, 0) at the first cell of `rect`, clipped to its cells. It gets the
  ///     number of columns and rows, both at least 1. It is not called if `rect` has no cell.
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

  /// Draws a line of text that starts at a cell.
  ///
  /// Call this method in the closure of ``inCells(of:_:)``, where (0, 0) is the first cell. The
  /// text is not shortened to a width; only the clip of the canvas cuts it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - column: The column of the first character.
  ///   - row: The row.
  ///   - color: The foreground colour.
  ///   - attributes: The attributes of the text.
  public mutating func draw(
    _ text: TextLine, column: Int, row: Int, color: Color, attributes: TextAttributes = []
  ) {
    let place = cells(of: Rect(x: Double(column), y: Double(row), width: 0, height: 0))
    drawUncut(text, at: place, color: color, attributes: attributes)
  }

  /// Draws a string that starts at a cell, such as the "━━●──" of a slider.
  ///
  /// Call this method in the closure of ``inCells(of:_:)``, where (0, 0) is the first cell.
  public mutating func draw(
    _ text: String, column: Int, row: Int, color: Color, attributes: TextAttributes = []
  ) {
    draw(TextLine(text), column: column, row: row, color: color, attributes: attributes)
  }

  /// Draws a character in adjacent cells of a row, such as the line of a slider.
  ///
  /// Call this method in the closure of ``inCells(of:_:)``, where (0, 0) is the first cell. The cost
  /// depends on the visible cells only, however long the line is.
  ///
  /// - Parameters:
  ///   - character: A character that is one column wide.
  ///   - count: The number of cells. Nothing is drawn for 0 and negative counts.
  ///   - column: The column of the first cell.
  ///   - row: The row.
  ///   - color: The foreground colour.
  ///   - attributes: The attributes of the text.
  public mutating func draw(
    repeating character: Character, count: Int, column: Int, row: Int, color: Color,
    attributes: TextAttributes = []
  ) {
    var place = cells(of: Rect(x: Double(column), y: Double(row), width: 0, height: 0))
    let first = max(place.column, clip.column)
    let visible = min(count - (first - place.column), clip.endColumn - first)
    guard visible > 0 else { return }
    place.column = first
    let text = TextLine(String(repeating: character, count: visible))
    drawUncut(text, at: place, color: color, attributes: attributes)
  }

  /// Fills a rectangle of whole cells with a colour.
  ///
  /// Call this method in the closure of ``inCells(of:_:)``, where (0, 0) is the first cell.
  public mutating func fill(column: Int, row: Int, columns: Int, rows: Int, with color: Color) {
    let rect = Rect(
      x: Double(column), y: Double(row), width: Double(columns), height: Double(rows))
    fill(rect, with: color)
  }
}
