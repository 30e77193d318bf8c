internal import CNcurses
internal import CellGraphics

/// The colour pairs of ncurses by the colours they show.
struct PairTable {
  let depth: ColorDepth
  private var pairs: [UInt64: Int32] = [:]
  /// Those asked for lately, at a place that follows from their key: no colours have the key 0 here.
  private var recent = [(key: UInt64, pair: Int32)](
    repeating: (0, 0), count: 1 << Self.recentBits)
  private static let recentBits = 6
  /// By pair, the numbers by which the terminal knows its colours.
  private var numbersByPair: [Numbers] = [.standard]
  /// What finding the nearest colour of a palette has found.
  private var numbers: [UInt32: Int32] = [:]
  /// True once a pair was wanted and there was none left; `reset()` makes room.
  private(set) var isExhausted = false

  /// True when so many pairs are held that it is time for `reset()` before the next frame: with
  /// truecolor ncurses would go on to four million.
  var isFull: Bool { pairs.count > 1 << 16 }

  /// The numbers of the colours of a pair.
  struct Numbers {
    var foreground: Int32
    var background: Int32

    /// The terminal's own.
    static let standard = Numbers(foreground: -1, background: -1)
  }

  init(depth: ColorDepth) { self.depth = depth }

  func numbers(of pair: Int32) -> Numbers {
    numbersByPair.indices.contains(Int(pair)) ? numbersByPair[Int(pair)] : .standard
  }

  /// The pair for opaque colours; 0, the terminal's own colours, when there is none to be had.
  ///
  /// - Parameter isText: Whether two colours that differ must differ to the eye too, whatever the
  ///   palette; parts of grounds need not.
  mutating func pair(foreground: Color, background: Color, isText: Bool) -> Int32 {
    guard depth > .monochrome else { return 0 }
    let mark: UInt64 = isText ? 3 << 48 : 1 << 48
    let key = mark | UInt64(foreground.rgb) << 24 | UInt64(background.rgb)
    let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.recentBits))
    if recent[place].key == key { return recent[place].pair }
    let pair = keptPair(key, foreground, background, isText: isText)
    if !isExhausted { recent[place] = (key, pair) }
    return pair
  }

  private mutating func keptPair(
    _ key: UInt64, _ foreground: Color, _ background: Color, isText: Bool
  ) -> Int32 {
    if let pair = pairs[key] { return pair }
    var new = Numbers(foreground: number(of: foreground), background: number(of: background))
    if isText, new.foreground == new.background, foreground.rgb != background.rgb,
      let palette = depth.palette
    {
      let index = palette.legibleIndex(for: foreground, onIndex: Int(new.background))
      new.foreground = Int32(index)
    }
    let pair = alloc_pair(new.foreground, new.background)
    // ncurses 6.4 answers -1 when all are taken, and a cell with pair -1 crashes doupdate().
    guard pair >= 0 else {
      isExhausted = true
      return 0
    }
    pairs[key] = pair
    while numbersByPair.count <= Int(pair) { numbersByPair.append(.standard) }
    numbersByPair[Int(pair)] = new
    return pair
  }

  /// Forgets all pairs. Cells that ncurses holds keep their numbers: every one must be drawn again.
  mutating func reset() {
    pairs = [:]
    recent = recent.map { _ in (0, 0) }
    numbers = [:]
    numbersByPair = [.standard]
    isExhausted = false
    reset_color_pairs()
  }

  /// The number by which the terminal knows the colour nearest to `color`.
  private mutating func number(of color: Color) -> Int32 {
    guard let palette = depth.palette else { return Int32(color.rgb) }
    if let number = numbers[color.rgb] { return number }
    let number = Int32(palette.nearestIndex(to: color))
    numbers[color.rgb] = number
    return number
  }
}

extension ColorDepth {
  /// nil where a colour is its own number, or has none.
  fileprivate var palette: Palette? {
    switch self {
    case .palette8: .ansi8
    case .palette16: .ansi16
    case .palette256: .xterm256
    case .truecolor, .monochrome: nil
    }
  }
}
