/// A grid of `rows` × `columns` cells, row-major, (0, 0) at the top left.
///
/// A glyph of two columns always stands as its cell followed by a `Glyph.continuation`, and no
/// continuation stands alone; whatever overwrites one half turns the other into a blank.
public struct Surface: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  public internal(set) var cells: [Cell]

  /// - Parameters:
  ///   - columns: Negative counts as 0.
  ///   - rows: Negative counts as 0.
  ///   - cell: A glyph of another width than one column counts as a blank.
  public init(columns: Int, rows: Int, filledWith cell: Cell = .clear) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    var cell = cell
    if cell.glyph.columns != 1 { cell.glyph = .blank }
    cells = Array(repeating: cell, count: self.columns * self.rows)
  }

  /// The whole surface.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a place that must be on the surface.
  ///
  /// A glyph of two columns brings its continuation along; one without room for it, and a
  /// continuation without its glyph, are set as a blank.
  public subscript(column column: Int, row row: Int) -> Cell {
    get {
      precondition(bounds.contains(column: column, row: row), "no cell at \(column), \(row)")
      return cells[row * columns + column]
    }
    set {
      precondition(bounds.contains(column: column, row: row), "no cell at \(column), \(row)")
      set(newValue, column: column, row: row)
    }
  }

  /// One row's cells, from left to right.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * columns..<(row + 1) * columns]
  }
}

extension Surface {
  /// Lays `color` over every cell of `rect` that is on the surface.
  ///
  /// An opaque colour hides the glyphs beneath; a translucent one tints them.
  public mutating func fill(_ rect: CellRect, with color: Color) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty, color.alpha > 0 else { return }
    for row in area.row..<area.endRow {
      if color.alpha == 255 { breakGlyphs(row: row, from: area.column, to: area.endColumn) }
      let start = row * columns
      cells.withUnsafeMutableBufferPointer { cells in
        let part = UnsafeMutableBufferPointer(
          rebasing: cells[start + area.column..<start + area.endColumn])
        if color.alpha == 255 {
          part.update(repeating: Cell(background: color))
        } else {
          tint(part, with: color)
        }
      }
    }
  }

  /// Gives every cell of `rect` that is on the surface other colours, and `attributes` besides its
  /// own; the glyphs stay.
  public mutating func recolor(
    _ rect: CellRect, foreground: Color, background: Color, attributes: TextAttributes = []
  ) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      for index in row * columns + area.column..<row * columns + area.endColumn {
        cells[index].foreground = foreground
        cells[index].background = background
        cells[index].attributes.formUnion(attributes)
      }
    }
  }

  /// Gives every cell of `rect` that is on the surface `attributes` besides its own.
  public mutating func add(_ attributes: TextAttributes, in rect: CellRect) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      for index in row * columns + area.column..<row * columns + area.endColumn {
        cells[index].attributes.formUnion(attributes)
      }
    }
  }

  /// Sets `text` from `column` on, its cells keeping the background they have.
  ///
  /// A glyph is drawn when all its columns lie within `clip` and the surface; a wide one that is cut
  /// leaves a blank.
  ///
  /// - Parameter keepsEdges: Whether blanks leave a cell alone in which grounds meet.
  public mutating func draw(
    _ text: TextLine, column: Int, row: Int, color: Color, attributes: TextAttributes = [],
    clip: CellRect, keepsEdges: Bool = false
  ) {
    let area = clip.intersection(bounds)
    guard !area.isEmpty, row >= area.row, row < area.endRow else { return }
    var column = column
    for glyph in text.glyphs where !glyph.isContinuation {
      let end = column + glyph.columns
      if column >= area.endColumn { break }
      if column >= area.column, end <= area.endColumn {
        if keepsEdges {
          if glyph == .blank, attributes.isDisjoint(with: [.underline, .reverse]),
            cells[row * columns + column].isEdge
          {
            column = end
            continue
          }
          settle(CellRect(column: column, row: row, columns: glyph.columns, rows: 1))
        }
        put(glyph, column: column, row: row, color: color, attributes: attributes)
      } else if end > area.column {
        let visible = max(column, area.column)
        put(.blank, column: visible, row: row, color: color, attributes: attributes)
      }
      column = end
    }
  }

  private mutating func put(
    _ glyph: Glyph, column: Int, row: Int, color: Color, attributes: TextAttributes
  ) {
    breakGlyphs(row: row, from: column, to: column + glyph.columns)
    let index = row * columns + column
    cells[index].glyph = glyph
    cells[index].foreground = color.over(cells[index].background)
    cells[index].attributes = attributes
    if glyph.isWide {
      cells[index + 1].glyph = .continuation
      cells[index + 1].foreground = cells[index].foreground
      cells[index + 1].attributes = attributes
    }
  }

  private mutating func set(_ cell: Cell, column: Int, row: Int) {
    let index = row * columns + column
    var cell = cell
    if cell.glyph.isContinuation, cells[index].glyph.isContinuation {
      cells[index] = cell
      return
    }
    if cell.glyph.isContinuation || cell.glyph.isWide && column + 1 == columns {
      cell.glyph = .blank
    }
    breakGlyphs(row: row, from: column, to: column + cell.glyph.columns)
    cells[index] = cell
    if cell.glyph.isWide {
      cell.glyph = .continuation
      cells[index + 1] = cell
    }
  }

  /// Blanks the half that stays of a wide glyph of which `from..<to` is about to cover the other.
  private mutating func breakGlyphs(row: Int, from: Int, to: Int) {
    let start = row * columns
    if cells[start + from].glyph.isContinuation { cells[start + from - 1].glyph = .blank }
    if to < columns, cells[start + to].glyph.isContinuation { cells[start + to].glyph = .blank }
  }
}

/// Lays a translucent colour over `cells`, glyphs and grounds alike.
private func tint(_ cells: UnsafeMutableBufferPointer<Cell>, with color: Color) {
  // Neighbours are mostly alike, and blending costs far more than comparing.
  var last = (colors: (Color.clear, Color.clear), tinted: (color, color))
  for index in cells.indices {
    let colors = (cells[index].foreground, cells[index].background)
    if colors != last.colors {
      last = (colors, (color.over(colors.0), color.over(colors.1)))
    }
    (cells[index].foreground, cells[index].background) = last.tinted
  }
}
