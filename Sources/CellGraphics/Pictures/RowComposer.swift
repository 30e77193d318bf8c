/// A writer that fills a row from left to right with cells of several surfaces.
///
/// If only one half of a wide glyph is added, that half becomes a blank with the same background.
struct RowComposer {
  private let row: UnsafeMutableBufferPointer<Cell>
  /// The number of cells that are set.
  private(set) var column = 0
  /// The surface of the last cell, if that cell is the first half of a wide glyph.
  private var headPart: Int?

  init(_ row: UnsafeMutableBufferPointer<Cell>) { self.row = row }

  /// Adds one cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - part: A number for the surface of the cell. Neighbours with the same number must be
  ///     neighbours on that surface.
  @inline(__always)
  mutating func append(_ cell: Cell, part: Int) {
    row[column] = cell
    if headPart != nil || cell.glyph.columns != 1 { pair(part) }
    column += 1
  }

  /// Ends the row. Call it after the last cell.
  mutating func finish() {
    if headPart != nil { row[column - 1].glyph = .blank }
    headPart = nil
  }

  /// Replaces halves of wide glyphs that have lost their other half.
  private mutating func pair(_ part: Int) {
    let isContinuation = row[column].glyph.isContinuation
    let isPaired = isContinuation && headPart == part
    if headPart != nil, !isPaired { row[column - 1].glyph = .blank }
    if isContinuation, !isPaired { row[column].glyph = .blank }
    headPart = row[column].glyph.isWide ? part : nil
  }
}

extension Surface {
  /// Fills all rows. `body` must add every cell of each row.
  mutating func composeRows(_ body: (_ row: Int, inout RowComposer) -> Void) {
    makeUnique()
    for row in 0..<rows { compose(row) { body(row, &$0) } }
  }

  /// Fills one row of a surface whose storage is not shared. `body` must add every cell of the row.
  func compose(_ row: Int, _ body: (inout RowComposer) -> Void) {
    storage.runs[row] = .none
    var composer = RowComposer(UnsafeMutableBufferPointer(start: storage[row], count: columns))
    body(&composer)
    composer.finish()
    storage.compact(row)
  }
}

extension Surface {
  /// Returns the surface cut or extended to a size.
  ///
  /// New cells have the background of the last column and row.
  ///
  /// - Parameters:
  ///   - columns: The width of the result; a negative number counts as 0.
  ///   - rows: The height of the result; a negative number counts as 0.
  /// - Returns: The surface itself if it has this size already.
  public func fitted(columns: Int, rows: Int) -> Surface {
    if columns == self.columns, rows == self.rows { return self }
    var result = Surface(columns: columns, rows: rows)
    guard !bounds.isEmpty else { return result }
    let source = self
    result.composeRows { row, composer in
      for column in 0..<max(0, columns) {
        let cell = source[
          column: min(column, source.columns - 1), row: min(row, source.rows - 1)]
        let isThere = row < source.rows && column < source.columns
        composer.append(isThere ? cell : Cell(background: cell.visibleBackground), part: 1)
      }
    }
    return result
  }
}
