internal import CellGraphics

/// The terminal's numbers of colours: an index of a palette, or 24 bits of red, green and blue.
struct ColorNumbers {
  let depth: ColorDepth
  /// A cache of the nearest palette colours.
  private var numbers: [UInt32: Int32] = [:]
  /// A cache of the numbers of texts, by the colours of the text and of its background.
  private var texts: [UInt64: PairTable.Numbers] = [:]
  /// The number of texts in the cache at which it is emptied.
  private static let mostTexts = 4096

  /// Creates an empty cache.
  init(depth: ColorDepth) { self.depth = depth }

  /// Returns the numbers of two opaque colours.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the glyph.
  ///   - background: The colour behind it.
  ///   - isText: True if the foreground must be legible in any palette. Colours of parts of
  ///     backgrounds can become equal.
  mutating func numbers(
    foreground: Color, background: Color, isText: Bool
  ) -> PairTable.Numbers {
    guard depth > .monochrome else { return .standard }
    if isText, let palette = depth.palette {
      return textNumbers(foreground, background, palette)
    }
    return PairTable.Numbers(
      foreground: number(of: foreground), background: number(of: background))
  }

  private mutating func textNumbers(
    _ foreground: Color, _ background: Color, _ palette: Palette
  ) -> PairTable.Numbers {
    let key = UInt64(foreground.rgb) << 32 | UInt64(background.rgb)
    if let known = texts[key] { return known }
    let indices = palette.indices(ofText: foreground, on: background)
    let numbers = PairTable.Numbers(
      foreground: Int32(indices.foreground), background: Int32(indices.background))
    if texts.count == Self.mostTexts { texts.removeAll(keepingCapacity: true) }
    texts[key] = numbers
    return numbers
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
