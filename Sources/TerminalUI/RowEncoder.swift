internal import CNcurses
internal import CellGraphics
internal import Glibc

/// Turns cells into the characters ncurses draws.
struct RowEncoder: ~Copyable {
  var pairs: PairTable
  /// As many as the longest row has columns.
  private var buffer: UnsafeMutableBufferPointer<cchar_t>

  init(depth: ColorDepth, columns: Int) {
    pairs = PairTable(depth: depth)
    buffer = .allocate(capacity: columns)
  }

  deinit { buffer.deallocate() }

  mutating func setColumns(_ columns: Int) {
    guard columns > buffer.count else { return }
    buffer.deallocate()
    buffer = .allocate(capacity: columns)
  }

  /// Draws `cells` into `window` from (0, `row`) on.
  ///
  /// A wide glyph of which only one half is among them leaves a space.
  mutating func draw(_ cells: Slice<UnsafeBufferPointer<Cell>>, in window: Window, row: Int) {
    var count = 0
    var index = cells.startIndex
    // Transparent, so that no cell's colours are taken for these.
    var background = Color.clear
    var foreground = Color.clear
    var pair: Int32 = 0
    while index < cells.endIndex {
      let cell = cells[index]
      let isWhole = index + 1 < cells.endIndex && cells[index + 1].glyph == .continuation
      let glyph = DisplayGlyph(cell.glyph, isWhole: isWhole)
      let ground = cell.background.over(.black)
      let ink = cell.foreground.over(ground)
      // The colour of ink that is not there would cost bytes at every gap between words.
      let hasInk = glyph.base != 0x20 || !cell.attributes.isDisjoint(with: [.underline, .reverse])
      if ground != background || hasInk && ink != foreground {
        (background, foreground) = (ground, ink)
        pair = pairs.pair(foreground: ink, background: ground)
      }
      let attributes = cell.attributes.ncurses
      cncurses_set_cell(
        &buffer[count], glyph.base, glyph.combining.0, glyph.combining.1, attributes, pair)
      count += 1
      if glyph.isPadded {
        cncurses_set_cell(&buffer[count], 0x20, 0, 0, attributes, pair)
        count += 1
      }
      index += glyph.columns
    }
    cncurses_put_row(window, Int32(row), 0, buffer.baseAddress, Int32(count))
  }
}

typealias Window = UnsafeMutablePointer<WINDOW>

extension TextAttributes {
  fileprivate var ncurses: attr_t {
    guard !isEmpty else { return 0 }
    var result: attr_t = 0
    if contains(.bold) { result |= CNCURSES_BOLD }
    if contains(.dim) { result |= CNCURSES_DIM }
    if contains(.italic) { result |= CNCURSES_ITALIC }
    if contains(.underline) { result |= CNCURSES_UNDERLINE }
    if contains(.reverse) { result |= CNCURSES_REVERSE }
    return result
  }
}
