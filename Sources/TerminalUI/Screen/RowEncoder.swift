internal import CNcurses
internal import CellGraphics
internal import Glibc

/// Turns cells into the characters that ncurses draws.
struct RowEncoder: ~Copyable {
  /// The colour pairs in use.
  var pairs: PairTable
  /// Indicates whether an edge within a cell is drawn at the nearest side of the cell, because the
  /// link is slow. Blanks take fewer bytes than glyphs of eighths.
  var usesWholeCells = false
  /// Room for a row of the largest number of columns.
  private var buffer: UnsafeMutableBufferPointer<cchar_t>

  /// Creates an encoder for rows of up to `columns` columns.
  init(depth: ColorDepth, columns: Int) {
    pairs = PairTable(depth: depth)
    buffer = .allocate(capacity: columns)
  }

  deinit { buffer.deallocate() }

  /// Makes room for rows of up to `columns` columns.
  mutating func setColumns(_ columns: Int) {
    guard columns > buffer.count else { return }
    buffer.deallocate()
    buffer = .allocate(capacity: columns)
  }

  /// Draws one cell, one column wide, `count` times into `window`.
  mutating func fill(_ count: Int, with cell: Cell, in window: Window?, column: Int, row: Int) {
    var (colors, length) = (Colors(), 0)
    _ = append(cell, isWhole: true, &colors, at: &length)
    cncurses_fill_row(window, Int32(row), Int32(column), buffer.baseAddress, Int32(count))
  }

  /// Draws `cells` into `window`, the first one at (`column`, `row`).
  mutating func draw(
    _ cells: UnsafeBufferPointer<Cell>, in window: Window?, column: Int, row: Int
  ) {
    guard let first = cells.baseAddress else { return }
    var colors = Colors()
    var count = 0
    var index = 0
    while index < cells.count {
      let cell = cells[index]
      // Neighbouring cells are often equal, so the last character is used again.
      if index > 0, cells[index - 1] == cell, cell.glyph.columns == 1 {
        buffer[count] = buffer[count - 1]
        count += 1
        index += 1
        continue
      }
      let isWhole = index + 1 < cells.count && cells[index + 1].glyph == .continuation
      index += append(first[index], isWhole: isWhole, &colors, at: &count)
    }
    cncurses_put_row(window, Int32(row), Int32(column), buffer.baseAddress, Int32(count))
  }

  /// The colours of the last cell, and their pair.
  private struct Colors {
    // The initial colour is clear, so that the first cell's colours differ from it.
    var background = Color.clear
    var foreground = Color.clear
    var role = PairRole.text
    var pair: Int32 = 0
  }

  /// Adds the one or two characters that show a cell.
  ///
  /// - Returns: The number of columns that they take.
  private mutating func append(
    _ cell: Cell, isWhole: Bool, _ colors: inout Colors, at count: inout Int
  ) -> Int {
    var glyph = DisplayGlyph(cell.glyph, isWhole: isWhole)
    var background = cell.background.alpha == 255 ? cell.background : cell.background.over(.black)
    let foreground =
      cell.foreground.alpha == 255 ? cell.foreground : cell.foreground.over(background)
    if usesWholeCells, let isFilled = glyph.isMostlyFilled {
      glyph.base = 0x20
      if isFilled { background = foreground }
    }
    // A foreground without a glyph would cost bytes at every space between words.
    let hasForeground =
      glyph.base != 0x20 || !cell.attributes.isDisjoint(with: [.underline, .reverse])
    let role = PairRole(base: glyph.base, attributes: cell.attributes)
    // The background of a pair in reverse may have been changed to be legible.
    let needsOwnPair = hasForeground || colors.role == .reversedText
    if background != colors.background
      || needsOwnPair && (foreground != colors.foreground || role != colors.role)
    {
      colors = Colors(
        background: background, foreground: foreground, role: role,
        pair: pairs.pair(foreground: foreground, background: background, role: role))
    }
    let attributes = cell.attributes.ncurses(of: glyph.base, depth: pairs.depth)
    cncurses_set_cell(
      &buffer[count], glyph.base, glyph.combining.0, glyph.combining.1, attributes,
      colors.pair)
    count += 1
    guard glyph.isPadded else { return glyph.columns }
    cncurses_set_cell(&buffer[count], 0x20, 0, 0, attributes, colors.pair)
    count += 1
    return glyph.columns
  }
}

/// A window of ncurses.
typealias Window = UnsafeMutablePointer<WINDOW>

extension TextAttributes {
  /// Returns the attributes of a character as ncurses has them.
  ///
  /// Block elements are parts of backgrounds, which a terminal does not dim. So with colours they are
  /// never dim, or the corners of a dimmed background would be darker than its rest.
  func ncurses(of base: wchar_t, depth: ColorDepth) -> attr_t {
    guard !isEmpty else { return 0 }
    var result: attr_t = 0
    if contains(.bold) { result |= CNCURSES_BOLD }
    let isBlock = (0x2580...0x259F).contains(base)
    if contains(.dim), !isBlock || depth == .monochrome { result |= CNCURSES_DIM }
    if contains(.italic) { result |= CNCURSES_ITALIC }
    if contains(.underline) { result |= CNCURSES_UNDERLINE }
    if contains(.reverse) { result |= CNCURSES_REVERSE }
    return result
  }
}
