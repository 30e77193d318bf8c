internal import CNcurses
internal import CellGraphics

/// The colour pairs of ncurses, by the colours that they show.
struct PairTable {
  let depth: ColorDepth
  /// The pair for each key, which contains both colours.
  private var pairs: [UInt64: Int32] = [:]
  /// A small cache of pairs. The index is computed from the key; no key is 0.
  private var recent = [(key: UInt64, pair: Int32)](
    repeating: (0, 0), count: 1 << Self.recentBits)
  /// The number of bits of an index into `recent`.
  private static let recentBits = 6
  /// The terminal's colour numbers of each pair.
  private var numbersByPair: [Numbers] = [.standard]
  /// The terminal's numbers of colours.
  private var colors: ColorNumbers
  /// Indicates whether a pair was needed but none was left. Call ``reset()`` in that case.
  private(set) var isExhausted = false

  /// Indicates whether the table is so large that ``reset()`` should be called before the next
  /// frame. With truecolor ncurses would continue to four million.
  var isFull: Bool { pairs.count > 1 << 16 }

  /// The terminal's numbers of the two colours of a pair.
  struct Numbers {
    var foreground: Int32
    var background: Int32

    /// The terminal's own colours.
    static let standard = Numbers(foreground: -1, background: -1)
  }

  /// Creates an empty table.
  init(depth: ColorDepth) {
    self.depth = depth
    colors = ColorNumbers(depth: depth)
  }

  /// Returns the colour numbers of a pair.
  func numbers(of pair: Int32) -> Numbers {
    numbersByPair.indices.contains(Int(pair)) ? numbersByPair[Int(pair)] : .standard
  }

  /// Returns the pair for two opaque colours.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the glyph.
  ///   - background: The colour behind it.
  ///   - role: The colour that must be legible on the other one in any palette.
  /// - Returns: The number of the pair; 0, which is the terminal's own colours, if none is left.
  mutating func pair(foreground: Color, background: Color, role: PairRole) -> Int32 {
    guard depth > .monochrome else { return 0 }
    let key = role.rawValue << 48 | UInt64(foreground.rgb) << 24 | UInt64(background.rgb)
    let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.recentBits))
    if recent[place].key == key { return recent[place].pair }
    let pair = keptPair(key, foreground, background, role)
    if !isExhausted { recent[place] = (key, pair) }
    return pair
  }

  /// Returns the pair of a key from the table, or a new one.
  private mutating func keptPair(
    _ key: UInt64, _ foreground: Color, _ background: Color, _ role: PairRole
  ) -> Int32 {
    if let pair = pairs[key] { return pair }
    let new = colors.numbers(foreground: foreground, background: background, role: role)
    let pair = alloc_pair(new.foreground, new.background)
    // ncurses 6.4 returns -1 if all pairs are in use, and a cell with pair -1 crashes doupdate().
    guard pair >= 0 else {
      isExhausted = true
      return 0
    }
    pairs[key] = pair
    while numbersByPair.count <= Int(pair) { numbersByPair.append(.standard) }
    numbersByPair[Int(pair)] = new
    return pair
  }

  /// Removes all pairs. Cells in ncurses' windows keep their numbers, so every cell must be drawn
  /// again.
  mutating func reset() {
    pairs = [:]
    recent = recent.map { _ in (0, 0) }
    colors = ColorNumbers(depth: depth)
    numbersByPair = [.standard]
    isExhausted = false
    reset_color_pairs()
  }
}
