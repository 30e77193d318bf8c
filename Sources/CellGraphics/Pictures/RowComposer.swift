/// Fills a row from left to right with cells of several pictures.
///
/// A wide glyph of which only one half is set becomes a blank on its own ground.
struct RowComposer {
  private let row: UnsafeMutableBufferPointer<Cell>
  /// How many cells are set.
  private(set) var column = 0
  /// The picture that the cell just set is of, if it is the first half of a wide glyph.
  private var headPart: Int?

  init(_ row: UnsafeMutableBufferPointer<Cell>) { self.row = row }

  /// - Parameter part: Which picture the cell is of; neighbours of one part are neighbours there too.
  @inline(__always)
  mutating func append(_ cell: Cell, part: Int) {
    row[column] = cell
    if headPart != nil || cell.glyph.columns != 1 { pair(part) }
    column += 1
  }

  /// Ends the row.
  mutating func finish() {
    if headPart != nil { row[column - 1].glyph = .blank }
    headPart = nil
  }

  private mutating func pair(_ part: Int) {
    let isContinuation = row[column].glyph.isContinuation
    let isPaired = isContinuation && headPart == part
    if headPart != nil, !isPaired { row[column - 1].glyph = .blank }
    if isContinuation, !isPaired { row[column].glyph = .blank }
    headPart = row[column].glyph.isWide ? part : nil
  }
}

extension Surface {
  /// Fills each row by `body`, which sets every cell of it.
  mutating func composeRows(_ body: (_ row: Int, inout RowComposer) -> Void) {
    makeUnique()
    for row in 0..<rows { compose(row) { body(row, &$0) } }
  }

  /// Fills a row of a surface that nobody shares by `body`, which sets every cell of it.
  func compose(_ row: Int, _ body: (inout RowComposer) -> Void) {
    storage.runs[row] = .none
    var composer = RowComposer(UnsafeMutableBufferPointer(start: storage[row], count: columns))
    body(&composer)
    composer.finish()
    storage.compact(row)
  }
}

extension Surface {
  /// The surface cut to a size, or filled up with the ground of its last column and row.
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
