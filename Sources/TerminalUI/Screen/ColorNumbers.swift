internal import CellGraphics

/// The terminal's numbers of colours: an index of a palette, or 24 bits of red, green and blue.
struct ColorNumbers {
  let depth: ColorDepth
  /// A cache of the nearest palette colours.
  private var numbers: [UInt32: Int32] = [:]

  /// Creates an empty cache.
  init(depth: ColorDepth) { self.depth = depth }

  /// Returns the numbers of two opaque colours.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the glyph.
  ///   - background: The colour behind it.
  ///   - isText: True if two different colours must be distinguishable in any palette. Colours of
  ///     parts of backgrounds can become equal.
  mutating func numbers(
    foreground: Color, background: Color, isText: Bool
  ) -> PairTable.Numbers {
    guard depth > .monochrome else { return .standard }
    var result = PairTable.Numbers(
      foreground: number(of: foreground), background: number(of: background))
    if isText, result.foreground == result.background, foreground.rgb != background.rgb,
      let palette = depth.palette
    {
      let index = palette.legibleIndex(for: foreground, onIndex: Int(result.background))
      result.foreground = Int32(index)
    }
    return result
  }

  /// Returns the terminal's number for the colour nearest to `color`.
  private mutating func number(of color: Color) -> Int32 {
    guard let palette = depth.palette else { return Int32(color.rgb) }
    if let number = numbers[color.rgb] { return number }
    let number = Int32(palette.nearestIndex(to: color))
    numbers[color.rgb] = number
    return number
  }
}

extension ColorDepth {
  /// The palette of a depth; nil if colours have their own numbers, or if there are none.
  fileprivate var palette: Palette? {
    switch self {
    case .palette8: .ansi8
    case .palette16: .ansi16
    case .palette256: .xterm256
    case .truecolor, .monochrome: nil
    }
  }
}
