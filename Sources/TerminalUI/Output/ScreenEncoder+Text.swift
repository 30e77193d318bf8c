extension ScreenEncoder {
  /// Returns the length of the glyphs of some cells, in bytes.
  func textByteCount(_ cells: UnsafePointer<ScreenCell>, _ stretch: Range<Int>) -> Int {
    var count = 0
    forEachRun(cells, stretch) { glyph, length in
      let once = glyph.byteCount
      count += isRepeated(glyph, length) ? once + 3 + digits(length - 1) : once * length
    }
    return count
  }

  /// Writes the glyphs of some cells at the cursor, in the present colours.
  func writeText(_ cells: UnsafePointer<ScreenCell>, _ stretch: Range<Int>) {
    var column = stretch.lowerBound
    forEachRun(cells, stretch) { glyph, length in
      column += glyph.glyph & ScreenCell.wideBit == 0 ? length : length + 1
      if isRepeated(glyph, length) {
        glyph.forEachScalar { bytes.append(scalar: $0) }
        // Some terminals wrap after a repetition that leaves only the last column.
        let isLastNext = column == columns - 1
        let count = isLastNext ? length - 2 : length - 1
        bytes.append(0x1B)
        bytes.append(0x5B)
        if count > 1 { bytes.append(decimal: count) }
        bytes.append(0x62)
        if isLastNext { glyph.forEachScalar { bytes.append(scalar: $0) } }
      } else {
        for _ in 0..<length { glyph.forEachScalar { bytes.append(scalar: $0) } }
      }
    }
    pen.column = stretch.upperBound < columns ? stretch.upperBound : nil
  }

  /// Indicates whether `rep` is shorter than writing the character `length` times, and safe.
  ///
  /// Only ASCII is repeated, as in ncurses, unless the terminal is known to repeat every character
  /// (``TerminalVersion``). Wide and combined characters are never repeated.
  private func isRepeated(_ cell: ScreenCell, _ length: Int) -> Bool {
    guard capabilities.repeats, length > 1,
      cell.glyph < (repeatsEveryCharacter ? 1 << 21 : 0x80)
    else { return false }
    return (length - 1) * cell.byteCount > 3 + digits(length - 1)
  }

  /// Calls `body` with each run of equal glyphs and its length.
  private func forEachRun(
    _ cells: UnsafePointer<ScreenCell>, _ stretch: Range<Int>, _ body: (ScreenCell, Int) -> Void
  ) {
    var column = stretch.lowerBound
    while column < stretch.upperBound {
      let cell = cells[column]
      let first = column
      repeat { column += 1 } while column < stretch.upperBound && cells[column].glyph == cell.glyph
      if !cell.isContinuation { body(cell, column - first) }
    }
  }
}
