internal import CNcurses

extension ScreenEncoder {
  /// The ways to move the cursor: a control sequence, a run of single characters, or both.
  ///
  /// ``move(row:column:)`` compares the lengths of those that the terminal's entry has. A single
  /// control character, such as a line feed, is often shorter than a sequence with numbers.
  private enum CursorMove {
    /// Sets row and column (`cup`). It works from any position, so the others are only shorter
    /// ways.
    case address
    /// Sets the column of the present row (`hpa`).
    case column
    case carriageReturn
    /// Moves by a number of columns (`cuf`).
    case right
    /// Writes spaces in place of moving, which takes one byte for each column.
    case spaces
    case left
    case backspaces
    /// Sets the row of the present column (`vpa`).
    case row
    case down
    /// Moves down by one row for each byte, without a change of the column.
    case lineFeeds
    case up
    case returnAndLineFeeds
    case lineFeedsAndBackspaces
    case lineFeedsAndRight
    case lineFeedsAndColumn
  }

  /// Moves the cursor with as few bytes as possible.
  ///
  /// The methods that start at the present position are only considered if that position is known.
  /// After them the position is known again.
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - column: The column, from 0.
  func move(row: Int, column: Int) {
    guard pen.row != row || pen.column != column else { return }
    var best = CursorMove.address
    var shortest = capabilities.address.byteCount(row: row, column: column)
    func consider(_ cursorMove: CursorMove, _ count: Int?) {
      guard let count, count < shortest else { return }
      (best, shortest) = (cursorMove, count)
    }
    if pen.row == row {
      consider(.column, capabilities.column?.byteCount(column))
      if column == 0, capabilities.hasReturn { consider(.carriageReturn, 1) }
      if let from = pen.column, column > from {
        consider(.right, capabilities.right?.byteCount(column - from))
        if column - from < shortest, areSpacesHarmless(row, from..<column) {
          consider(.spaces, column - from)
        }
      } else if let from = pen.column {
        consider(.left, capabilities.left?.byteCount(from - column))
        if capabilities.hasBackspace { consider(.backspaces, from - column) }
      }
    } else if let from = pen.row {
      let feeds = feeds(from: from, to: row)
      if pen.column == column {
        consider(.row, capabilities.row?.byteCount(row))
        if row > from, !stopsAtMargin(from, row) {
          consider(.down, capabilities.down?.byteCount(row - from))
        }
        if row < from, !stopsAtMargin(from, row) {
          consider(.up, capabilities.up?.byteCount(from - row))
        }
        consider(.lineFeeds, feeds)
      }
      if column == 0, capabilities.hasReturn {
        consider(.returnAndLineFeeds, feeds.map { $0 + 1 })
      }
      if let feeds, let start = pen.column, feeds < 4 {
        consider(.lineFeedsAndColumn, capabilities.column.map { feeds + $0.byteCount(column) })
        if column < start, capabilities.hasBackspace {
          consider(.lineFeedsAndBackspaces, feeds + start - column)
        } else if column > start {
          consider(
            .lineFeedsAndRight, capabilities.right.map { feeds + $0.byteCount(column - start) })
        }
      }
    }
    write(best, row, column)
    (pen.row, pen.column) = (row, column)
  }

  /// Returns the number of line feeds that move the cursor down to `row`; nil if they would scroll.
  private func feeds(from: Int, to row: Int) -> Int? {
    guard capabilities.hasLineFeed, row > from else { return nil }
    let last = pen.region.upperBound - 1
    // On the last row of the region a line feed scrolls. Below the region it may not move the
    // cursor.
    return from > last || row > last ? nil : row - from
  }

  /// Indicates whether a move up or down stops at a margin of the scrolling region, as those of a
  /// VT100 do.
  private func stopsAtMargin(_ from: Int, _ row: Int) -> Bool {
    let region = pen.region
    return from < region.upperBound && row >= region.upperBound
      || from >= region.lowerBound && row < region.lowerBound
  }

  /// Indicates whether spaces in the present colours can be written over these cells.
  ///
  /// This is possible if the cells already show such spaces or will be written later.
  private func areSpacesHarmless(_ row: Int, _ stretch: Range<Int>) -> Bool {
    guard pen.attributes & ScreenCell.marksSpaces == 0 else { return false }
    return stretch.allSatisfy { column in
      let cell = next[row][column]
      return pending[row * columns + column]
        || cell.isBlank && cell.background == pen.background
    }
  }

  /// Appends the bytes of a move.
  private func write(_ cursorMove: CursorMove, _ row: Int, _ column: Int) {
    let fromRow = pen.row ?? 0
    let fromColumn = pen.column ?? 0
    switch cursorMove {
    case .address: capabilities.address.append(row: row, column: column, to: &bytes)
    case .column: capabilities.column?.append(column, to: &bytes)
    case .carriageReturn: bytes.append(0x0D)
    case .right: capabilities.right?.append(column - fromColumn, to: &bytes)
    case .spaces: repeatByte(0x20, column - fromColumn)
    case .left: capabilities.left?.append(fromColumn - column, to: &bytes)
    case .backspaces: repeatByte(0x08, fromColumn - column)
    case .row: capabilities.row?.append(row, to: &bytes)
    case .down: capabilities.down?.append(row - fromRow, to: &bytes)
    case .lineFeeds: repeatByte(0x0A, row - fromRow)
    case .up: capabilities.up?.append(fromRow - row, to: &bytes)
    case .returnAndLineFeeds:
      bytes.append(0x0D)
      repeatByte(0x0A, row - fromRow)
    case .lineFeedsAndBackspaces:
      repeatByte(0x0A, row - fromRow)
      repeatByte(0x08, fromColumn - column)
    case .lineFeedsAndRight:
      repeatByte(0x0A, row - fromRow)
      capabilities.right?.append(column - fromColumn, to: &bytes)
    case .lineFeedsAndColumn:
      repeatByte(0x0A, row - fromRow)
      capabilities.column?.append(column, to: &bytes)
    }
  }

  /// Appends a byte `count` times.
  private func repeatByte(_ byte: UInt8, _ count: Int) {
    for _ in 0..<count { bytes.append(byte) }
  }
}
