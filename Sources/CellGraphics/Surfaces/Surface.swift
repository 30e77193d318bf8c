/// A grid of `rows` × `columns` cells, row-major, (0, 0) at the top left.
///
/// A glyph of two columns always stands as its cell followed by a `Glyph.continuation`, and no
/// continuation stands alone; whatever overwrites one half turns the other into a blank.
public struct Surface: Sendable {
  public let columns: Int
  public let rows: Int
  private(set) var storage: SurfaceStorage

  /// - Parameters:
  ///   - columns: Negative counts as 0.
  ///   - rows: Negative counts as 0.
  ///   - cell: A glyph of another width than one column counts as a blank.
  public init(columns: Int, rows: Int, filledWith cell: Cell = .clear) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    storage = SurfaceStorage(columns: self.columns, rows: self.rows)
    fill(with: cell)
  }

  /// The whole surface.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// All cells, row after row, from (0, 0) on.
  public var cells: SurfaceCells { SurfaceCells(storage: storage) }

  /// The cell at a place that must be on the surface.
  ///
  /// A glyph of two columns brings its continuation along; one without room for it, and a
  /// continuation without its glyph, are set as a blank.
  public subscript(column column: Int, row row: Int) -> Cell {
    get {
      precondition(bounds.contains(column: column, row: row), "no cell at \(column), \(row)")
      return storage.cell(column: column, row: row)
    }
    set {
      precondition(bounds.contains(column: column, row: row), "no cell at \(column), \(row)")
      makeUnique()
      set(newValue, column: column, row: row)
    }
  }

  /// One row's cells, from left to right.
  public func row(_ row: Int) -> SurfaceRow {
    precondition(row >= 0 && row < rows, "no row \(row)")
    return SurfaceRow(storage: storage, row: row)
  }

  /// Makes every cell a copy of `cell`, without room being made anew where no copy of the surface
  /// needs the old one.
  ///
  /// - Parameter cell: A glyph of another width than one column counts as a blank.
  public mutating func clear(to cell: Cell = .clear) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = SurfaceStorage(columns: columns, rows: rows)
    }
    fill(with: cell)
  }

  private func fill(with cell: Cell) {
    var cell = cell
    if cell.glyph.columns != 1 { cell.glyph = .blank }
    for row in 0..<rows { storage.fillRow(row, with: cell) }
  }

  /// Copies the cells if another surface has the same; before each change.
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
  /// An opaque colour hides the glyphs beneath; a translucent one tints them.
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

  /// Gives every cell of `rect` that is on the surface other colours, and `attributes` besides its
  /// own; the glyphs stay.
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

  /// Gives every cell of `rect` that is on the surface `attributes` besides its own.
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

  /// Sets `text` from `column` on, its cells keeping the background they have.
  ///
  /// A glyph is drawn when all its columns lie within `clip` and the surface; a wide one that is cut
  /// leaves a blank.
  ///
  /// - Parameters:
  ///   - keepsEdges: Whether blanks leave a cell alone in which grounds meet.
  ///   - limit: What is longer ends in "…".
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

  /// Makes the cells of a part of a row the same.
  ///
  /// - Parameter cell: One column wide.
  func set(_ cell: Cell, from start: Int, to end: Int, row: Int) {
    if start == 0, end == columns { return storage.fillRow(row, with: cell) }
    if storage.runs[row].isNone {
      breakGlyphs(row: row, from: start, to: end)
      (storage[row] + start).update(repeating: cell, count: end - start)
    } else {
      storage.change(row: row, from: start, to: end) { _ in cell }
    }
  }

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

  /// Blanks the half that stays of a wide glyph of which `from..<to` is about to cover the other.
  private func breakGlyphs(row: Int, from: Int, to: Int) {
    let cells = storage[row]
    if cells[from].glyph.isContinuation { cells[from - 1].glyph = .blank }
    if to < columns, cells[to].glyph.isContinuation { cells[to].glyph = .blank }
  }
}

extension Cell {
  /// A translucent colour laid over glyph and ground alike.
  fileprivate func tinted(_ color: Color) -> Cell {
    var cell = self
    cell.foreground = color.over(foreground)
    cell.background = color.over(background)
    return cell
  }
}
