internal import CNcurses
internal import Glibc

/// Writes what differs between the screen that ncurses has composed and the one that is shown.
///
/// It does the work of doupdate() with the same capabilities of terminfo, but in fewer bytes: rows
/// of one colour are erased, whole regions at once; what has moved up or down is scrolled; colours
/// are set one by one, and stay set until the next frame. It knows every cell of the terminal, the
/// cursor and the colours, so nobody else may write meanwhile: `forget()` after that.
final class ScreenEncoder {
  let capabilities: TerminalCapabilities
  let columns: Int
  let rows: Int
  /// What the terminal shows.
  let shown: ScreenRows
  /// What it is to show.
  let next: ScreenRows
  /// A row in one colour.
  let uniform: UnsafeMutablePointer<ScreenCell>
  /// For each row what its change costs; 0 where there is none.
  let costs: UnsafeMutablePointer<Int>
  /// Whether a row changes exactly as the one above it.
  private let isLikeAbove: UnsafeMutablePointer<Bool>
  /// The cells of text that are still to be written; none between updates.
  let pending: UnsafeMutablePointer<Bool>
  /// Hashes of the rows that are shown and of those that are to be; 0 where none was made.
  let shownHashes: UnsafeMutablePointer<UInt64>
  let nextHashes: UnsafeMutablePointer<UInt64>
  /// What ncurses says of a row.
  let raw: UnsafeMutablePointer<cchar_t>
  /// The cost of a row that was asked for last.
  var lastCost = (row: -1, background: Int32(-1), cost: 0)

  var pen: Pen
  var bytes: [UInt8] = []
  var operations: [Operation] = []
  // Kept, so that no frame asks for memory.
  var groups: [Range<Int>] = []
  var rankedGroups: [RankedGroup] = []

  init(_ capabilities: TerminalCapabilities, columns: Int, rows: Int) {
    self.capabilities = capabilities
    self.columns = columns
    self.rows = rows
    pen = Pen(rows: rows)
    shown = ScreenRows(columns: columns, rows: rows)
    next = ScreenRows(columns: columns, rows: rows)
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
    raw.deallocate()
  }
}

extension ScreenEncoder {
  /// Takes all that ncurses holds for shown: it has just sent it, and has reset what it set.
  func synchronize(from pairs: PairTable) {
    readAll(pairs)
    for row in 0..<rows { shown.copy(row, from: row, of: next) }
    shownHashes.update(repeating: 0, count: rows)
    pen = Pen(rows: rows)
  }

  /// What brings the terminal from what it shows to what ncurses has composed.
  ///
  /// - Parameter changes: All that may differ from what is shown.
  func update(_ changes: [ScreenChange], _ pairs: PairTable) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    read(changes, pairs)
    let total = measure(changes)
    guard total > 0 else { return [] }
    lastCost.row = -1
    let prepared = prepare(total: total)
    record(prepared: prepared)
    writeOperations()
    return bytes
  }

  /// Records what is to be written.
  ///
  /// - Parameter prepared: The rows that are shown otherwise than when they were measured.
  private func record(prepared: Range<Int>) {
    // Where an edge moves sideways, many rows change as the one above does.
    var last = (row: -1, background: Int32?.none, operations: 0..<0)
    for row in 0..<rows where costs[row] > 0 || prepared.contains(row) {
      let background = shown.uniformBackground(row)
      let isPrepared = prepared.contains(row) || prepared.contains(row - 1)
      let first = operations.count
      if last.row == row - 1,
        isPrepared ? background != nil && background == last.background : isLikeAbove[row],
        next.isSame(row, as: row - 1, of: next)
      {
        for index in last.operations {
          var operation = operations[index]
          operation.row = row
          operations.append(operation)
        }
        shown.copy(row, from: row, of: next)
      } else if plan(row, from: .shown(row), isRecording: true) > 0 {
        shown.copy(row, from: row, of: next)
      }
      last = (row, background, first..<operations.count)
      if costs[row] > 0 { shownHashes[row] = nextHashes[row] }
    }
  }

  /// What undoes all that ncurses does not know of, before it writes again.
  func restoreDefaults() -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    setRegion(0..<rows)
    if !pen.isPlain { bytes += capabilities.rendition.reset }
    pen = Pen(rows: rows)
    return bytes
  }

  /// What `forget()` may have to say at the worst, for a crash.
  var resetSequence: [UInt8] {
    let region = capabilities.region.map { NumericCapability.expand($0, 0, rows - 1) }
    return (region ?? []) + capabilities.rendition.reset
  }

  /// An encoder for the same terminal of another size, which shows nothing that is known.
  func resized(columns: Int, rows: Int) -> ScreenEncoder {
    let result = ScreenEncoder(capabilities, columns: columns, rows: rows)
    result.pen = pen
    // Some terminals keep the rows that scroll, others let all of them.
    result.pen.region = pen.region == 0..<self.rows ? 0..<rows : 0..<0
    return result
  }

  /// What the change of each row costs, and of all of them.
  private func measure(_ changes: [ScreenChange]) -> Int {
    costs.update(repeating: 0, count: rows)
    isLikeAbove.update(repeating: false, count: rows)
    var total = 0
    var last = -1
    for change in changes where change.row != last {
      let row = change.row
      guard !next.isSame(row, as: row, of: shown) else { continue }
      nextHashes[row] = 0
      isLikeAbove[row] =
        last == row - 1 && last >= 0 && costs[last] > 0 && next.isSame(row, as: last, of: next)
        && shown.isSame(row, as: last, of: shown)
      costs[row] = isLikeAbove[row] ? costs[last] : plan(row, from: .shown(row), isRecording: false)
      total += costs[row]
      last = row
    }
    return total
  }
}
