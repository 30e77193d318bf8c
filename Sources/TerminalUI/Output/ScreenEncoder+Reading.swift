internal import CNcurses

/// Reading of the screen that ncurses has composed.
extension ScreenEncoder {
  /// Reads every cell.
  func readAll(_ pairs: PairTable) {
    for row in 0..<rows { read(row, 0..<columns, pairs) }
    untouchwin(cncurses_newscr())
  }

  /// Reads the cells that can have changed.
  ///
  /// - Parameters:
  ///   - changes: The parts of the screen that have been drawn.
  ///   - pairs: The colour pairs of the cells.
  func read(_ changes: [ScreenChange], _ pairs: PairTable) {
    for change in changes {
      if change.isUniform {
        readUniform(change.row, change.columns, pairs)
      } else {
        read(change.row, change.columns, pairs)
      }
    }
    untouchwin(cncurses_newscr())
  }

  /// Reads the first cell of a part that was drawn with equal cells.
  private func readUniform(_ row: Int, _ part: Range<Int>, _ pairs: PairTable) {
    cncurses_read_cell(cncurses_newscr(), Int32(row), Int32(part.lowerBound), raw)
    let cell = screenCell(raw[0], pairs.numbers(of: raw[0].ext_color))
    if part.count == columns, cell.isBlank {
      return composed.setUniformBackground(cell.background, row: row)
    }
    composed.change(row) { ($0 + part.lowerBound).update(repeating: cell, count: part.count) }
  }

  /// Reads a part of a row.
  private func read(_ row: Int, _ part: Range<Int>, _ pairs: PairTable) {
    cncurses_read_row(
      cncurses_newscr(), Int32(row), Int32(part.lowerBound), raw, Int32(part.count))
    composed.change(row) { cells in
      var last: (pair: Int32, colors: PairTable.Numbers) = (0, pairs.numbers(of: 0))
      // ncurses leaves out the second columns of wide characters.
      var column = part.lowerBound
      var index = 0
      while column < part.upperBound {
        let cell = raw[index]
        index += 1
        if index > 1, isAlike(cell, raw[index - 2]) {
          cells[column] = cells[column - 1]
          column += 1
          continue
        }
        if cell.ext_color != last.pair {
          last = (cell.ext_color, pairs.numbers(of: cell.ext_color))
        }
        cells[column] = screenCell(cell, last.colors)
        column += 1
        guard cell.attr & CNCURSES_WIDE != 0, column < columns else { continue }
        cells[column] = cells[column - 1]
        cells[column].glyph = 0
        column += 1
      }
    }
  }

  /// Indicates whether two cells of ncurses are equal. It is false for wide and combined
  /// characters.
  private func isAlike(_ a: cchar_t, _ b: cchar_t) -> Bool {
    a.chars.0 == b.chars.0 && a.attr == b.attr && a.ext_color == b.ext_color && a.chars.1 == 0
      && b.chars.1 == 0 && a.attr & CNCURSES_WIDE == 0
  }

  /// Converts a cell of ncurses.
  private func screenCell(_ cell: cchar_t, _ colors: PairTable.Numbers) -> ScreenCell {
    var glyph = UInt64(UInt32(bitPattern: cell.chars.0))
    if cell.chars.1 != 0 { glyph |= UInt64(UInt32(bitPattern: cell.chars.1)) << 21 }
    if cell.chars.2 != 0 { glyph |= UInt64(UInt32(bitPattern: cell.chars.2)) << 42 }
    if cell.attr & CNCURSES_WIDE != 0 { glyph |= ScreenCell.wideBit }
    var attributes = cell.attr & CNCURSES_ATTRIBUTES
    if cell.ext_color != 0 { attributes &= ~capabilities.rendition.colorless }
    return ScreenCell(
      glyph: glyph, foreground: colors.foreground, background: colors.background,
      attributes: attributes)
  }
}
