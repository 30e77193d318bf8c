/// A grid of `rows` × `columns` cells, row-major, (0, 0) at the top left.
///
/// A glyph of two columns always stands as its cell followed by a `Glyph.continuation`; whatever
/// overwrites one half turns the other into a blank.
public struct Surface: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  public private(set) var cells: [Cell]

  /// - Parameters:
  ///   - columns: Negative counts as 0.
  ///   - rows: Negative counts as 0.
  public init(columns: Int, rows: Int, filledWith cell: Cell = .clear) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: cell, count: self.columns * self.rows)
  }

  /// The whole surface.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a place that must be on the surface.
  public subscript(column column: Int, row row: Int) -> Cell {
    get {
      precondition(bounds.contains(column: column, row: row), "no cell at \(column), \(row)")
      return cells[row * columns + column]
    }
    set {
      precondition(bounds.contains(column: column, row: row), "no cell at \(column), \(row)")
      repairWideGlyphs(row: row, from: column, to: column + 1)
      cells[row * columns + column] = newValue
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
      if color.alpha == 255 { repairWideGlyphs(row: row, from: area.column, to: area.endColumn) }
      let start = row * columns
      for index in start + area.column..<start + area.endColumn {
        if color.alpha == 255 {
          cells[index] = Cell(background: color)
        } else {
          cells[index].background = color.over(cells[index].background)
          cells[index].foreground = color.over(cells[index].foreground)
        }
      }
    }
  }

  /// Sets `text` from `column` on, its cells keeping the background they have.
  ///
  /// A glyph is drawn when all its columns lie within `clip` and the surface; a wide one that is cut
  /// leaves a blank.
  public mutating func draw(
    _ text: TextLine, column: Int, row: Int, color: Color, attributes: TextAttributes = [],
    clip: CellRect
  ) {
    let area = clip.intersection(bounds)
    guard !area.isEmpty, row >= area.row, row < area.endRow else { return }
    var column = column
    for glyph in text.glyphs {
      let end = column + glyph.columns
      if column >= area.endColumn { break }
      if column >= area.column, end <= area.endColumn {
        put(glyph, column: column, row: row, color: color, attributes: attributes)
      } else if end > area.column {
        let visible = max(column, area.column)
        put(.blank, column: visible, row: row, color: color, attributes: attributes)
      }
      column = end
    }
  }

  /// Lays `layer` over the cells at (`column`, `row`), faded by `opacity`.
  ///
  /// Where both have a glyph the one beneath shows until the layer is more than half there: a cell
  /// holds one glyph, so text cross-fades through the colour of the ground.
  ///
  /// - Parameters:
  ///   - opacity: 0 to 1, multiplied with every alpha of the layer.
  ///   - clip: Cells of this surface outside it stay as they are.
  public mutating func composite(
    _ layer: Surface, column: Int, row: Int, opacity: Double = 1, clip: CellRect? = nil
  ) {
    let placed = CellRect(column: column, row: row, columns: layer.columns, rows: layer.rows)
    let area = placed.intersection(clip ?? bounds).intersection(bounds)
    guard !area.isEmpty, opacity > 0 else { return }
    for y in area.row..<area.endRow {
      repairWideGlyphs(row: y, from: area.column, to: area.endColumn)
      let target = y * columns
      let source = (y - row) * layer.columns - column
      for x in area.column..<area.endColumn {
        cells[target + x] = layer.cells[source + x].over(cells[target + x], opacity: opacity)
      }
      blankBrokenGlyphs(row: y, from: area.column, to: area.endColumn)
    }
  }

  private mutating func put(
    _ glyph: Glyph, column: Int, row: Int, color: Color, attributes: TextAttributes
  ) {
    repairWideGlyphs(row: row, from: column, to: column + glyph.columns)
    let index = row * columns + column
    cells[index].glyph = glyph
    cells[index].foreground = color.over(cells[index].background)
    cells[index].attributes = attributes
    if glyph.columns == 2 {
      cells[index + 1].glyph = .continuation
      cells[index + 1].foreground = cells[index].foreground
      cells[index + 1].attributes = attributes
    }
  }

  /// Blanks the half that stays of a wide glyph of which `from..<to` is about to cover the other.
  private mutating func repairWideGlyphs(row: Int, from: Int, to: Int) {
    let start = row * columns
    if from > 0, from < columns, cells[start + from].glyph == .continuation {
      cells[start + from - 1].glyph = .blank
    }
    if to < columns, cells[start + to].glyph == .continuation {
      cells[start + to].glyph = .blank
    }
  }

  /// Blanks whatever within `from..<to` and its neighbours is half a wide glyph.
  private mutating func blankBrokenGlyphs(row: Int, from: Int, to: Int) {
    let start = row * columns
    for x in max(0, from - 1)..<min(columns, to + 1) {
      let glyph = cells[start + x].glyph
      if glyph.columns == 2 {
        if x + 1 >= columns || cells[start + x + 1].glyph != .continuation {
          cells[start + x].glyph = .blank
        }
      } else if glyph == .continuation, x == 0 || cells[start + x - 1].glyph.columns != 2 {
        cells[start + x].glyph = .blank
      }
    }
  }
}
