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
  ///   - role: The colour that must be legible on the other one in any palette.
  mutating func numbers(
    foreground: Color, background: Color, role: PairRole
  ) -> PairTable.Numbers {
    guard depth > .monochrome else { return .standard }
    guard let palette = depth.palette, role != .parts else {
      return PairTable.Numbers(
        foreground: number(of: foreground), background: number(of: background))
    }
    if role == .text { return textNumbers(foreground, background, palette) }
    let reversed = textNumbers(background, foreground, palette)
    return PairTable.Numbers(foreground: reversed.background, background: reversed.foreground)
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

/// The meaning of the two colours of a cell.
enum PairRole: UInt64 {
  /// Both are parts of backgrounds, which can become equal in a palette.
  case parts = 1
  /// The foreground is the colour of a text, which must be legible.
  case text = 3
  /// The background is the colour of a text, because the cell is drawn in reverse.
  case reversedText = 7

  /// Creates the role of the colours of a cell.
  ///
  /// - Parameters:
  ///   - base: The first character. A block element shows a part of a background and is not text.
  ///   - attributes: The attributes of the cell.
  init(base: Int32, attributes: TextAttributes) {
    if (0x2580...0x259F).contains(base) {
      self = .parts
    } else {
      self = attributes.contains(.reverse) ? .reversedText : .text
    }
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
