internal import CNcurses
internal import Glibc
internal import Simulation

/// Writes the differences between the screen that ncurses has composed and the screen that is
/// shown.
///
/// It does the work of doupdate() with the same capabilities of terminfo, but in fewer bytes. Rows
/// of one colour are erased, and whole regions at once. Rows that have moved up or down are
/// scrolled. Colours are set separately and stay set until the next frame.
///
/// The encoder knows every cell of the terminal, the cursor and the colours. Nothing else may write
/// to the terminal meanwhile. Before ncurses writes again, ``restoreDefaults()`` is necessary.
final class ScreenEncoder {
  let capabilities: TerminalCapabilities
  /// Indicates whether `rep` repeats characters that are not ASCII.
  var repeatsEveryCharacter = false
  let columns: Int
  let rows: Int
  /// The cells that the terminal shows.
  let shown: ScreenRows
  /// The cells that the terminal is to show.
  let next: ScreenRows
  /// The cells that ncurses has composed. Some of their colours can differ invisibly from `next`.
  let composed: ScreenRows
  /// Chooses the colours to show.
  var steps = ColorSteps()
  /// Indicates for each row whether it is shown with invisible differences.
  var differs: [Bool]
  /// The number of the frame in which each row was last composed.
  var lastComposed: [Int]
  /// The number of updates.
  var frameNumber = 0
  /// The rows that the present update can change, from the top.
  var chosenRows: [Int] = []
  /// A row of spaces on one background.
  let uniform: UnsafeMutablePointer<ScreenCell>
  /// The number of bytes that change each row; 0 for rows that do not change.
  let costs: UnsafeMutablePointer<Int>
  /// Indicates for each row whether it changes exactly as the one above it.
  private let isLikeAbove: UnsafeMutablePointer<Bool>
  /// Indicates for each cell whether it is text that is still to be written; false between updates.
  let pending: UnsafeMutablePointer<Bool>
  /// The hashes of the shown rows; 0 where none has been made.
  let shownHashes: UnsafeMutablePointer<UInt64>
  /// The hashes of the next rows; 0 where none has been made.
  let nextHashes: UnsafeMutablePointer<UInt64>
  /// The cells of a row as ncurses has them.
  let raw: UnsafeMutablePointer<cchar_t>
  /// The last result of `blankRowCost(_:_:)`.
  var lastCost = (row: -1, background: Int32(-1), cost: 0)

  /// The known state of the terminal.
  var pen: Pen
  /// The bytes of the present update.
  var bytes: [UInt8] = []
  /// The operations of the present update.
  var operations: [Operation] = []
  /// Finds the shifts of rows.
  var shiftSearch: ShiftSearch
  /// The shifts of the present update, by rows.
  var shifts: [Shift] = []
  /// The shifts of each row, as indices of `shifts`.
  var rowShifts: [Range<Int>]
  // These arrays are kept between frames, so that no frame allocates memory.
  var groups: [Range<Int>] = []
  var rankedGroups: [RankedGroup] = []

  /// Creates an encoder for a terminal that shows spaces in its own colours.
  init(_ capabilities: TerminalCapabilities, columns: Int, rows: Int) {
    self.capabilities = capabilities
    self.columns = columns
    self.rows = rows
    pen = Pen(rows: rows)
    shown = ScreenRows(columns: columns, rows: rows)
    next = ScreenRows(columns: columns, rows: rows)
    composed = ScreenRows(columns: columns, rows: rows)
    differs = Array(repeating: false, count: rows)
    lastComposed = Array(repeating: 0, count: rows)
    uniform = .allocate(capacity: columns)
    uniform.initialize(repeating: .blank(-1), count: columns)
    costs = .allocate(capacity: rows)
    costs.initialize(repeating: 0, count: rows)
    isLikeAbove = .allocate(capacity: rows)
    isLikeAbove.initialize(repeating: false, count: rows)
    pending = .allocate(capacity: columns * rows)
    pending.initialize(repeating: false, count: columns * rows)
    shownHashes = .allocate(capacity: rows)
    shownHashes.initialize(repeating: 0, count: rows)
    nextHashes = .allocate(capacity: rows)
    nextHashes.initialize(repeating: 0, count: rows)
    shiftSearch = ShiftSearch(columns: columns)
    rowShifts = Array(repeating: 0..<0, count: rows)
    raw = .allocate(capacity: columns + 1)
    raw.initialize(repeating: cchar_t(), count: columns + 1)
  }

  deinit {
    uniform.deallocate()
    costs.deallocate()
    isLikeAbove.deallocate()
    pending.deallocate()
    shownHashes.deallocate()
    nextHashes.deallocate()
    shiftSearch.deallocate()
    raw.deallocate()
  }
}

extension ScreenEncoder {
  /// Adopts all cells of ncurses as shown, after ncurses has written the whole screen and reset the
  /// colours.
  func synchronize(from pairs: PairTable) {
    readAll(pairs)
    for row in 0..<rows {
      next.copy(row, from: row, of: composed)
      shown.copy(row, from: row, of: composed)
      differs[row] = false
    }
    steps.reset()
    shownHashes.update(repeating: 0, count: rows)
    pen = Pen(rows: rows)
  }

  /// Returns the bytes that change the terminal from the shown screen to the composed one.
  ///
  /// - Parameters:
  ///   - changes: All parts that ncurses has composed since the last update, from the top.
  ///   - pairs: The colour pairs of the cells.
  ///   - cursor: The cell for the cursor afterwards; nil leaves it where the last cell was written.
  ///   - exactly: True to send also changes of colours that are invisible.
  func update(
    _ changes: [ScreenChange], _ pairs: PairTable, cursor: Frame.Cursor? = nil, exactly: Bool
  ) -> [UInt8] {
    read(changes, pairs)
    return updateComposed(
      changes, isTruecolor: pairs.depth == .truecolor, cursor: cursor, exactly: exactly)
  }

  /// Returns the bytes that change the terminal from the shown screen to `composed`, whose changes
  /// are complete.
  ///
  /// - Parameters:
  ///   - changes: All parts of `composed` that have changed since the last update, from the top.
  ///   - isTruecolor: True if colour numbers are RGB values.
  ///   - cursor: The cell for the cursor afterwards; nil leaves it where the last cell was written.
  ///   - exactly: True to send also changes of colours that are invisible.
  func updateComposed(
    _ changes: [ScreenChange], isTruecolor: Bool, cursor: Frame.Cursor?, exactly: Bool
  ) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    chooseRows(changes, exactly: exactly, isTruecolor: isTruecolor)
    var total = measure()
    if exactly, changes.isEmpty { total = postponeRows(of: total) }
    guard total > 0 else { return placeCursor(cursor) }
    lastCost.row = -1
    let prepared = prepare(total: total)
    dropShifts(in: prepared)
    record(prepared: prepared)
    writeShifts()
    writeOperations()
    if let cursor { move(to: cursor) }
    return bytes
  }

  /// Returns the bytes that move the cursor to a cell; none if it is there already.
  func placeCursor(_ cursor: Frame.Cursor?) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    if let cursor { move(to: cursor) }
    return bytes
  }

  private func move(to cursor: Frame.Cursor) {
    guard cursor.column < columns, cursor.row < rows else { return }
    move(row: cursor.row, column: cursor.column)
  }

  /// Records the operations of all rows.
  ///
  /// - Parameter prepared: The rows that a preparation has changed after they were measured.
  private func record(prepared: Range<Int>) {
    // If an edge moves sideways, many rows change like the row above.
    var last = (row: -1, background: Int32?.none, operations: 0..<0)
    for row in 0..<rows where costs[row] > 0 || prepared.contains(row) {
      let background = shown.uniformBackground(row)
      let isPrepared = prepared.contains(row) || prepared.contains(row - 1)
      let first = operations.count
      if last.row == row - 1,
        isPrepared ? background != nil && background == last.background : isLikeAbove[row],
        rowShifts[row].count == rowShifts[row - 1].count, next.isSame(row, as: row - 1, of: next)
      {
        for index in last.operations {
          var operation = operations[index]
          operation.row = row
          operations.append(operation)
        }
        shown.copy(row, from: row, of: next)
      } else if !rowShifts[row].isEmpty {
        shiftSearch.apply(shifts[rowShifts[row]], to: shown[row])
        _ = plan(row, from: UnsafePointer(shiftSearch.shifted), isRecording: true)
        shown.copy(row, from: row, of: next)
      } else if plan(row, from: .shown(row), isRecording: true) > 0 {
        shown.copy(row, from: row, of: next)
      }
      last = (row, background, first..<operations.count)
      if costs[row] > 0 { shownHashes[row] = nextHashes[row] }
    }
  }

  /// Returns the bytes that restore the scrolling region and the rendition, which ncurses does not
  /// know about. Send them before ncurses writes again.
  func restoreDefaults() -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    setRegion(0..<rows)
    if !pen.isPlain { bytes += capabilities.rendition.reset }
    pen = Pen(rows: rows)
    return bytes
  }

  /// Returns an encoder for the same terminal in another size. It knows nothing about the shown
  /// cells.
  func resized(columns: Int, rows: Int) -> ScreenEncoder {
    let result = ScreenEncoder(capabilities, columns: columns, rows: rows)
    result.pen = pen
    result.repeatsEveryCharacter = repeatsEveryCharacter
    // After a resize some terminals keep the scrolling region, others reset it.
    result.pen.region = pen.region == 0..<self.rows ? 0..<rows : 0..<0
    return result
  }

  /// Calculates the number of bytes that change each row.
  ///
  /// - Returns: The sum of all rows.
  private func measure() -> Int {
    costs.update(repeating: 0, count: rows)
    isLikeAbove.update(repeating: false, count: rows)
    shifts.removeAll(keepingCapacity: true)
    shiftSearch.begin()
    // A preparation can change rows that are not measured.
    for row in 0..<rows { rowShifts[row] = 0..<0 }
    var total = 0
    var last = -1
    for row in chosenRows {
      guard !next.isSame(row, as: row, of: shown) else { continue }
      nextHashes[row] = 0
      isLikeAbove[row] =
        last == row - 1 && last >= 0 && costs[last] > 0 && next.isSame(row, as: last, of: next)
        && shown.isSame(row, as: last, of: shown)
      if isLikeAbove[row] {
        costs[row] = costs[last]
        repeatShifts(row)
      } else {
        costs[row] = chooseShifts(row, cost: plan(row, from: .shown(row), isRecording: false))
      }
      total += costs[row]
      last = row
    }
    return total
  }
}
