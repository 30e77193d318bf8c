/// A grid of cells that can be drawn on: `rows` × `columns` cells, row-major, (0, 0) at the top
/// left.
///
/// A glyph of two columns is always stored as its cell followed by a ``Glyph/continuation``, and a
/// continuation is never alone. Overwriting one half turns the other half into a blank.
///
/// A surface is a value. Copies share their cells until one of them changes.
///
/// ```swift
/// var surface = Surface(columns: 10, rows: 2, filledWith: Cell(background: .white))
/// surface.draw(TextLine("日本"), column: 1, row: 0, color: .black, clip: surface.bounds)
/// precondition(surface[column: 1, row: 0].glyph.columns == 2)
/// precondition(surface[column: 2, row: 0].glyph == .continuation)
/// surface.fill(CellRect(column: 2, row: 0, columns: 1, rows: 1), with: .black)
/// precondition(surface[column: 1, row: 0].glyph == .blank)
/// ```
public struct Surface: Sendable {
  /// The width in cells.
  public let columns: Int
  /// The height in cells.
  public let rows: Int
  /// The cells, shared with copies of this surface.
  private(set) var storage: SurfaceStorage

  /// Creates a surface whose cells are all equal.
  ///
  /// - Parameters:
  ///   - columns: The width; a negative number counts as 0.
  ///   - rows: The height; a negative number counts as 0.
  ///   - cell: The cell. A glyph that is not one column wide counts as a blank.
  public init(columns: Int, rows: Int, filledWith cell: Cell = .clear) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    storage = SurfaceStorage(columns: self.columns, rows: self.rows)
    fill(with: cell)
  }

  /// The rectangle of all cells.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// All cells, row after row from (0, 0) on.
  public var cells: SurfaceCells { SurfaceCells(storage: storage) }

  /// The cell at a position on the surface. It traps outside.
  ///
  /// Setting a glyph of two columns also sets its continuation. A wide glyph without room for it,
  /// and a continuation without its glyph, are set as a blank.
  public subscript(column column: Int, row row: Int) -> Cell {
    get {
      precondition(
        bounds.contains(column: column, row: row),
        "Surface: no cell at column \(column), row \(row); the surface has \(columns) × \(rows) cells"
      )
      return storage.cell(column: column, row: row)
    }
    set {
      precondition(
        bounds.contains(column: column, row: row),
        "Surface: no cell at column \(column), row \(row); the surface has \(columns) × \(rows) cells"
      )
      makeUnique()
      set(newValue, column: column, row: row)
    }
  }

  /// Returns the cells of one row, from left to right. It traps if the row does not exist.
  public func row(_ row: Int) -> SurfaceRow {
    precondition(row >= 0 && row < rows, "Surface.row: no row \(row); the surface has \(rows) rows")
    return SurfaceRow(storage: storage, row: row)
  }

  /// Makes every cell a copy of `cell`. It reuses the memory if no other surface shares it.
  ///
  /// - Parameter cell: A glyph that is not one column wide counts as a blank.
  public mutating func clear(to cell: Cell = .clear) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = SurfaceStorage(columns: columns, rows: rows)
    }
    fill(with: cell)
  }

  /// Sets all cells. The storage must not be shared with another surface, because it is changed in
  /// place.
  private func fill(with cell: Cell) {
    var cell = cell
    if cell.glyph.columns != 1 { cell.glyph = .blank }
    for row in 0..<rows { storage.fillRow(row, with: cell) }
  }

  /// Copies the cells if another surface shares them. Called before each change.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}

extension Surface: Hashable {
  public static func == (a: Surface, b: Surface) -> Bool {
    guard a.columns == b.columns, a.rows == b.rows else { return false }
    if a.storage === b.storage { return true }
    return (0..<a.rows).allSatisfy { a.change(ofRow: $0, since: b) == nil }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    for cell in cells { hasher.combine(cell) }
  }
}

extension Surface {
  /// Lays `color` over every cell of `rect` that is on the surface.
  ///
  /// An opaque colour hides the text beneath; a translucent one tints text and background.
  public mutating func fill(_ rect: CellRect, with color: Color) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty, color.alpha > 0 else { return }
    makeUnique()
    for row in area.row..<area.endRow {
      if color.alpha == 255 {
        set(Cell(background: color), from: area.column, to: area.endColumn, row: row)
      } else {
        storage.change(row: row, from: area.column, to: area.endColumn) { $0.tinted(color) }
      }
    }
  }

  /// Changes the colours of every cell of `rect` that is on the surface, and adds `attributes`. The
  /// glyphs stay.
  public mutating func recolor(
    _ rect: CellRect, foreground: Color, background: Color, attributes: TextAttributes = []
  ) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    makeUnique()
    for row in area.row..<area.endRow {
      storage.change(row: row, from: area.column, to: area.endColumn) { cell in
        var cell = cell
        cell.foreground = foreground
        cell.background = background
        cell.attributes.formUnion(attributes)
        return cell
      }
    }
  }

  /// Adds `attributes` to those of every cell of `rect` that is on the surface.
  public mutating func add(_ attributes: TextAttributes, in rect: CellRect) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    makeUnique()
    for row in area.row..<area.endRow {
      storage.change(row: row, from: area.column, to: area.endColumn) { cell in
        var cell = cell
        cell.attributes.formUnion(attributes)
        return cell
      }
    }
  }

  /// Draws `text` from `column` on. The cells keep their backgrounds.
  ///
  /// A glyph is drawn if all its columns are within `clip` and the surface. A wide glyph that is
  /// cut leaves a blank.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - column: The column of the first glyph; it can be negative.
  ///   - row: The row. Nothing is drawn if it is outside `clip`.
  ///   - color: The foreground colour. A translucent one blends with the background of each cell.
  ///   - attributes: The attributes of the text.
  ///   - clip: The cells that can change.
  ///   - keepsEdges: True if blanks of the text leave edges between backgrounds unchanged.
  ///   - limit: The number of columns at which the text is cut and ends in "…".
  public mutating func draw(
    _ text: TextLine, column: Int, row: Int, color: Color, attributes: TextAttributes = [],
    clip: CellRect, keepsEdges: Bool = false, cutToColumns limit: Int = .max
  ) {
    let area = clip.intersection(bounds)
    guard !area.isEmpty, row >= area.row, row < area.endRow else { return }
    makeUnique()
    let isCut = text.columns > limit
    let count = isCut ? text.part(ofColumns: limit).count : text.glyphs.count
    var column = column
    for index in 0..<(isCut && limit > 0 ? count + 1 : count) {
      let glyph = index < count ? text.glyphs[index] : .ellipsis
      if glyph.isContinuation { continue }
      let end = column + glyph.columns
      if column >= area.endColumn { break }
      if column >= area.column, end <= area.endColumn {
        if keepsEdges {
          if glyph == .blank, attributes.isDisjoint(with: [.underline, .reverse]),
            storage.cell(column: column, row: row).isEdge
          {
            column = end
            continue
          }
          removeEdges(in: CellRect(column: column, row: row, columns: glyph.columns, rows: 1))
        }
        put(glyph, column: column, row: row, color: color, attributes: attributes)
      } else if end > area.column {
        let visible = max(column, area.column)
        put(.blank, column: visible, row: row, color: color, attributes: attributes)
      }
      column = end
    }
  }

  /// Sets one glyph and keeps the background of the cell.
  private func put(
    _ glyph: Glyph, column: Int, row: Int, color: Color, attributes: TextAttributes
  ) {
    storage.expand(row)
    breakGlyphs(row: row, from: column, to: column + glyph.columns)
    let cell = storage[row] + column
    cell.pointee.glyph = glyph
    cell.pointee.foreground = color.over(cell.pointee.background)
    cell.pointee.attributes = attributes
    if glyph.isWide {
      cell[1].glyph = .continuation
      cell[1].foreground = cell.pointee.foreground
      cell[1].attributes = attributes
    }
  }

  /// Sets the cells of a part of a row to one value.
  ///
  /// - Parameters:
  ///   - cell: A cell with a glyph of one column.
  ///   - start: The first column.
  ///   - end: The column after the last one.
  ///   - row: The row.
  func set(_ cell: Cell, from start: Int, to end: Int, row: Int) {
    if start == 0, end == columns { return storage.fillRow(row, with: cell) }
    if storage.runs[row].isNone {
      breakGlyphs(row: row, from: start, to: end)
      (storage[row] + start).update(repeating: cell, count: end - start)
    } else {
      storage.change(row: row, from: start, to: end) { _ in cell }
    }
  }

  /// Sets one cell and, for a wide glyph, its continuation.
  private func set(_ cell: Cell, column: Int, row: Int) {
    var cell = cell
    let isInPair = storage.cell(column: column, row: row).glyph.isContinuation
    if cell.glyph.isContinuation, isInPair {
      storage[row][column] = cell
      return
    }
    if cell.glyph.isContinuation || cell.glyph.isWide && column + 1 == columns {
      cell.glyph = .blank
    }
    guard cell.glyph.isWide else {
      return set(cell, from: column, to: column + 1, row: row)
    }
    storage.expand(row)
    breakGlyphs(row: row, from: column, to: column + 2)
    storage[row][column] = cell
    cell.glyph = .continuation
    storage[row][column + 1] = cell
  }

  /// Replaces the remaining half of a wide glyph by a blank, before `from..<to` covers its other
  /// half.
  private func breakGlyphs(row: Int, from: Int, to: Int) {
    let cells = storage[row]
    if cells[from].glyph.isContinuation { cells[from - 1].glyph = .blank }
    if to < columns, cells[to].glyph.isContinuation { cells[to].glyph = .blank }
  }
}

extension Cell {
  /// Returns the cell with a translucent colour laid over glyph and background.
  fileprivate func tinted(_ color: Color) -> Cell {
    var cell = self
    cell.foreground = color.over(foreground)
    cell.background = color.over(background)
    return cell
  }
}
