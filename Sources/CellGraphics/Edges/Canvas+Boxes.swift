extension Canvas {
  /// The number of columns and of rows from which on a rectangle has a border or round corners.
  ///
  /// A smaller rectangle has no cell inside its edge.
  public static let smallestBox = 3

  /// Draws a border of lines over the cells at the edge of `rect`.
  ///
  /// A cell with a letter keeps the letter. A rectangle of less than ``smallestBox`` columns or
  /// rows gets no border.
  ///
  /// ```swift
  /// var canvas = Canvas(surface: Surface(columns: 4, rows: 3))
  /// canvas.drawBorder(of: Rect(x: 0, y: 0, width: 4, height: 3), color: .black, isRound: true)
  /// precondition(canvas.surface[column: 0, row: 0].glyph == Glyph("╭"))
  /// precondition(canvas.surface[column: 1, row: 0].glyph == Glyph("─"))
  /// precondition(canvas.surface[column: 3, row: 1].glyph == Glyph("│"))
  /// ```
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the view.
  ///   - color: The colour of the lines.
  ///   - isRound: True for round corners, false for square ones.
  public mutating func drawBorder(of rect: Rect, color: Color, isRound: Bool) {
    let cells = cells(of: rect)
    guard cells.isBox else { return }
    let (right, bottom) = (cells.endColumn - 1, cells.endRow - 1)
    for column in cells.column + 1..<right {
      for row in [cells.row, bottom] { drawLine("─", column: column, row: row, color: color) }
    }
    for row in cells.row + 1..<bottom {
      for column in [cells.column, right] { drawLine("│", column: column, row: row, color: color) }
    }
    let corners: [Unicode.Scalar] = isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    for (corner, glyph) in zip(cells.corners, corners) {
      drawLine(glyph, column: corner.column, row: corner.row, color: color)
    }
  }

  /// Returns the cells at the four corners of `rect`, for ``roundCorners(of:over:)`` after `rect`
  /// has been drawn.
  ///
  /// - Parameter rect: The rectangle, in the coordinates of the view.
  /// - Returns: The cells from the top left to the bottom right. The array is empty if `rect` is
  ///   too small for round corners or moves by parts of cells.
  public func corners(of rect: Rect) -> [Cell] {
    let cells = cells(of: rect)
    guard cells.isBox, !hasFineEdges else { return [] }
    return cells.corners.map { corner in
      contains(corner) ? surface[column: corner.column, row: corner.row] : .clear
    }
  }

  /// Removes the outer quarter of the cell at each corner of `rect`.
  ///
  /// The removed quarter shows the background that was there before. A corner with a letter stays
  /// as it is.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the view.
  ///   - beneath: The result of ``corners(of:)`` before `rect` was drawn.
  public mutating func roundCorners(of rect: Rect, over beneath: [Cell]) {
    let glyphs: [Unicode.Scalar] = ["▟", "▙", "▜", "▛"]
    for (corner, (old, glyph)) in zip(cells(of: rect).corners, zip(beneath, glyphs)) {
      guard contains(corner) else { continue }
      var cell = surface[column: corner.column, row: corner.row]
      guard cell.isBlank, cell.background != old.background else { continue }
      cell.foreground = cell.background
      cell.background = old.background
      cell.glyph = Glyph(glyph)
      set(cell, column: corner.column, row: corner.row)
    }
  }

  /// Lays `color` over the part of `shade` that is outside of `rect`.
  public mutating func fill(_ shade: Rect, outside rect: Rect, with color: Color) {
    let (top, bottom) = (max(shade.minY, rect.minY), min(shade.maxY, rect.maxY))
    let parts = [
      Rect(x: shade.minX, y: shade.minY, width: shade.width, height: top - shade.minY),
      Rect(x: shade.minX, y: bottom, width: shade.width, height: shade.maxY - bottom),
      Rect(x: shade.minX, y: top, width: rect.minX - shade.minX, height: bottom - top),
      Rect(x: rect.maxX, y: top, width: shade.maxX - rect.maxX, height: bottom - top),
    ]
    for part in parts where part.width > 0 && part.height > 0 { fill(part, with: color) }
  }

  private func contains(_ corner: CellRect) -> Bool {
    !corner.intersection(clip).intersection(surface.bounds).isEmpty
  }

  private mutating func drawLine(
    _ scalar: Unicode.Scalar, column: Int, row: Int, color: Color
  ) {
    drawLine(Glyph(scalar), column: column, row: row, color: color)
  }
}

extension CellRect {
  /// Indicates whether the rectangle has cells that are not at its edge.
  fileprivate var isBox: Bool { columns >= Canvas.smallestBox && rows >= Canvas.smallestBox }

  /// The cells at the corners, from the top left to the bottom right.
  fileprivate var corners: [CellRect] {
    [(column, row), (endColumn - 1, row), (column, endRow - 1), (endColumn - 1, endRow - 1)].map {
      CellRect(column: $0.0, row: $0.1, columns: 1, rows: 1)
    }
  }
}
