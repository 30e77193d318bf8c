internal import CellGraphics

/// Decides which changes of a moving colour are invisible.
///
/// A dimmed background or a fade changes the colour of every cell a little in each frame. Most of
/// these changes are invisible, and each costs bytes. The encoder therefore keeps a shown colour
/// until the difference is visible.
struct ColorTolerance {
  /// The distance in OKLab from which a difference is visible during a movement.
  static let limit = 0.03

  /// The answers for the last pairs of colours. The index is computed from the pair.
  private var recent = [(pair: UInt64, isInvisible: Bool)](
    repeating: (.max, false), count: 1 << Self.recentBits)
  private static let recentBits = 8

  /// Indicates whether a change between two colour numbers of truecolor is invisible.
  ///
  /// It is false for the terminal's own colour, which is unknown.
  mutating func isInvisible(_ shown: Int32, _ composed: Int32) -> Bool {
    if shown == composed { return true }
    guard shown >= 0, composed >= 0 else { return false }
    let pair = UInt64(UInt32(bitPattern: shown)) << 32 | UInt64(UInt32(bitPattern: composed))
    let place = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.recentBits))
    if recent[place].pair != pair {
      let difference = Color(rgb: UInt32(shown)).difference(from: Color(rgb: UInt32(composed)))
      recent[place] = (pair, difference < Self.limit)
    }
    return recent[place].isInvisible
  }
}
