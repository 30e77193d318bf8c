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
  /// What the terminal shows, row by row.
  let shown: UnsafeMutablePointer<ScreenCell>
  /// What it is to show; rows that ncurses has not touched may be older.
  let next: UnsafeMutablePointer<ScreenCell>
  /// A row in one colour.
  let uniform: UnsafeMutablePointer<ScreenCell>
  /// For each row what its change costs; 0 where there is none.
  let costs: UnsafeMutablePointer<Int>
  /// The cells of text that are still to be written; none between updates.
  let pending: UnsafeMutablePointer<Bool>
  /// Hashes of the rows that are shown and of those that are to be; 0 where none was made.
  let shownHashes: UnsafeMutablePointer<UInt64>
  let nextHashes: UnsafeMutablePointer<UInt64>
  private let raw: UnsafeMutablePointer<cchar_t>

  var pen: Pen
  var bytes: [UInt8] = []
  var operations: [Operation] = []

  init(_ capabilities: TerminalCapabilities, columns: Int, rows: Int) {
    self.capabilities = capabilities
    self.columns = columns
    self.rows = rows
    pen = Pen(rows: rows)
    shown = .allocate(capacity: columns * rows)
    shown.initialize(repeating: .blank(-1), count: columns * rows)
    next = .allocate(capacity: columns * rows)
    next.initialize(repeating: .blank(-1), count: columns * rows)
    uniform = .allocate(capacity: columns)
    uniform.initialize(repeating: .blank(-1), count: columns)
    costs = .allocate(capacity: rows)
    costs.initialize(repeating: 0, count: rows)
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
    for cells in [shown, next, uniform] { cells.deallocate() }
    costs.deallocate()
    pending.deallocate()
    shownHashes.deallocate()
    nextHashes.deallocate()
    raw.deallocate()
  }
}

extension ScreenEncoder {
  /// Takes all that ncurses holds for shown: it has just sent it, and has reset what it set.
  func adopt(_ pairs: PairTable) {
    read(pairs, onlyTouched: false)
    shown.update(from: next, count: columns * rows)
    shownHashes.update(repeating: 0, count: rows)
    pen = Pen(rows: rows)
  }

  /// What brings the terminal from what it shows to what ncurses has composed.
  func update(_ pairs: PairTable) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    read(pairs, onlyTouched: true)
    let total = measure()
    guard total > 0 else { return [] }
    prepare(total: total)
    for row in 0..<rows {
      let offset = row * columns
      if plan(row, from: shown + offset, isRecording: true) > 0 {
        (shown + offset).update(from: next + offset, count: columns)
      }
      if costs[row] > 0 { shownHashes[row] = nextHashes[row] }
    }
    writeOperations()
    return bytes
  }

  /// What undoes all that ncurses does not know of, before it writes again.
  func forget() -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    setRegion(0..<rows)
    if !pen.isPlain { bytes += capabilities.rendition.reset }
    pen = Pen(rows: rows)
    return bytes
  }

  /// What `forget()` may have to say at the worst, for a crash.
  var remedy: [UInt8] {
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

  /// Reads what ncurses has composed.
  private func read(_ pairs: PairTable, onlyTouched: Bool) {
    let window = cncurses_newscr()
    for row in 0..<rows where !onlyTouched || cncurses_is_row_touched(window, Int32(row)) != 0 {
      cncurses_read_row(window, Int32(row), raw, Int32(columns))
      let cells = next + row * columns
      var last: (pair: Int32, colors: PairTable.Numbers) = (0, pairs.numbers(of: 0))
      // ncurses leaves out the second columns of wide characters.
      var column = 0
      var index = 0
      while column < columns {
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
    untouchwin(window)
  }

  /// Whether two cells of ncurses are the same; false for what takes two columns or is combined.
  private func isAlike(_ a: cchar_t, _ b: cchar_t) -> Bool {
    a.chars.0 == b.chars.0 && a.attr == b.attr && a.ext_color == b.ext_color && a.chars.1 == 0
      && b.chars.1 == 0 && a.attr & CNCURSES_WIDE == 0
  }

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

  /// What the change of each row costs, and of all of them.
  private func measure() -> Int {
    var total = 0
    for row in 0..<rows {
      let offset = row * columns
      if memcmp(shown + offset, next + offset, columns * MemoryLayout<ScreenCell>.stride) == 0 {
        costs[row] = 0
      } else {
        nextHashes[row] = 0
        costs[row] = plan(row, from: shown + offset, isRecording: false)
        total += costs[row]
      }
    }
    return total
  }
}
