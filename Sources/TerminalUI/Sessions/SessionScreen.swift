internal import CellGraphics
internal import Simulation

/// The screen of a session, without ncurses: frames become cells for the encoder.
final class SessionScreen {
  private let entry: SessionEntry
  /// The used part of the terminal, in cells.
  private(set) var size: (columns: Int, rows: Int)
  private var encoder: ScreenEncoder
  private var colors: ColorNumbers
  /// The last frame.
  private(set) var shown: Frame?
  /// Indicates whether the terminal shows a screen of the session's own.
  private var isOpen = false
  /// Indicates whether the next update sends every cell.
  private(set) var isDamaged = true
  private var changes: [ScreenChange] = []
  /// Indicates whether the terminal repeats characters that are not ASCII.
  var repeatsEveryCharacter = false {
    didSet { encoder.repeatsEveryCharacter = repeatsEveryCharacter }
  }

  /// Creates a screen. Sizes beyond `ScreenLimits` use the upper left part of the terminal.
  init(_ entry: SessionEntry, columns: Int, rows: Int) {
    self.entry = entry
    size = ScreenLimits.clamped(columns: columns, rows: rows)
    encoder = ScreenEncoder(entry.capabilities, columns: size.columns, rows: size.rows)
    colors = ColorNumbers(depth: entry.depth)
  }

  /// Indicates whether the encoder repeats characters by `rep`.
  var canRepeat: Bool { entry.capabilities.repeats }

  /// Indicates whether the terminal shows colours that differ invisibly from the composed ones.
  var isApproximate: Bool { encoder.isApproximate }

  /// Changes the size. The next update sends every cell.
  func resize(columns: Int, rows: Int) {
    size = ScreenLimits.clamped(columns: columns, rows: rows)
    isDamaged = true
  }

  /// Marks the screen as damaged. The next update sends every cell.
  func damage() { isDamaged = true }

  /// Returns the bytes that show a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - exactly: True to send also changes of colours that are invisible.
  func update(_ frame: Frame, exactly: Bool) -> [UInt8] {
    var prefix: [UInt8] = []
    if isDamaged {
      prefix = isOpen ? entry.erase(rows: size.rows) : entry.start(rows: size.rows)
      encoder = ScreenEncoder(entry.capabilities, columns: size.columns, rows: size.rows)
      encoder.repeatsEveryCharacter = repeatsEveryCharacter
      shown = nil
      (isOpen, isDamaged) = (true, false)
    }
    compose(frame.surface)
    shown = frame
    return prefix
      + encoder.updateComposed(
        changes, isTruecolor: entry.depth == .truecolor, cursor: frame.cursor, exactly: exactly)
  }

  /// Returns the bytes that leave the screen; none if it has not been opened.
  func end() -> [UInt8] {
    guard isOpen else { return [] }
    (isOpen, isDamaged) = (false, true)
    return entry.end(rows: size.rows)
  }
}

// MARK: - Cells

extension SessionScreen {
  /// Composes the rows that differ from the shown frame.
  private func compose(_ surface: Surface) {
    changes.removeAll(keepingCapacity: true)
    let old = shown.flatMap { $0.surface.bounds == surface.bounds ? $0.surface : nil }
    for row in 0..<size.rows {
      if let old, row < surface.rows {
        var differs = false
        surface.forEachChange(ofRow: row, since: old) { _ in differs = true }
        guard differs else { continue }
      }
      compose(row, of: surface)
      changes.append(ScreenChange(row: row, columns: 0..<size.columns, isUniform: false))
    }
  }

  /// Composes a row. Cells outside of the surface are blank.
  private func compose(_ row: Int, of surface: Surface) {
    let columns = row < surface.rows ? min(size.columns, surface.columns) : 0
    encoder.composed.change(row) { target in
      if columns > 0 {
        surface.withCells(ofRow: row, columns: 0..<columns) { cells in
          convert(cells, to: target)
        }
      }
      (target + columns).update(repeating: .blank(-1), count: size.columns - columns)
    }
  }

  /// Converts the cells of a row.
  private func convert(
    _ cells: UnsafeBufferPointer<Cell>, to target: UnsafeMutablePointer<ScreenCell>
  ) {
    var column = 0
    while column < cells.count {
      let cell = cells[column]
      // Neighbouring cells are often equal.
      if column > 0, cells[column - 1] == cell, cell.glyph.columns == 1 {
        target[column] = target[column - 1]
        column += 1
        continue
      }
      let isWhole = column + 1 < cells.count && cells[column + 1].glyph == .continuation
      let glyph = DisplayGlyph(cell.glyph, isWhole: isWhole)
      let new = converted(cell, glyph)
      target[column] = new
      column += 1
      guard glyph.columns == 2 else { continue }
      target[column] = new
      target[column].glyph = glyph.isPadded ? 0x20 : 0
      column += 1
    }
  }

  private func converted(_ cell: Cell, _ glyph: DisplayGlyph) -> ScreenCell {
    let background = cell.background.alpha == 255 ? cell.background : cell.background.over(.black)
    let foreground =
      cell.foreground.alpha == 255 ? cell.foreground : cell.foreground.over(background)
    let role = PairRole(base: glyph.base, attributes: cell.attributes)
    let numbers = colors.numbers(foreground: foreground, background: background, role: role)
    var scalars = UInt64(UInt32(bitPattern: glyph.base))
    scalars |= UInt64(UInt32(bitPattern: glyph.combining.0)) << 21
    scalars |= UInt64(UInt32(bitPattern: glyph.combining.1)) << 42
    if glyph.columns == 2, !glyph.isPadded { scalars |= ScreenCell.wideBit }
    var attributes = cell.attributes.ncurses(of: glyph.base, depth: entry.depth)
    if entry.depth > .monochrome { attributes &= ~entry.capabilities.rendition.colorless }
    return ScreenCell(
      glyph: scalars, foreground: numbers.foreground, background: numbers.background,
      attributes: attributes)
  }
}
