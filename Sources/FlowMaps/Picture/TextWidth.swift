/// Estimates the width of a text in a sans serif font, close to the tables of Helvetica.
///
/// An SVG file has no layout of its own, so the image must know the size of each label before a
/// program draws it. The estimate is slightly too wide, so that text does not exceed its box in
/// similar fonts.
enum TextWidth {
  /// Returns the width of a text in the unit of `size`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The font size.
  ///   - isBold: Whether the text is bold.
  ///
  /// Each scalar is measured by itself, without kerning. The factors 1.1 and 1.22 allow for wider
  /// fonts and for bold letters.
  static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars { width += Self.width(of: scalar) }
    return width * size * (isBold ? 1.22 : 1.1)
  }

  /// Returns the width of a scalar in ems, a fraction of the font size.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "'", "|": 0.24
    case " ", ".", ",", ":", ";", "!", "/", "I", "[", "]", "f", "t", "(", ")", "r", "-", "`", "·":
      0.33
    case "m", "M", "W", "w", "@", "%", "—": 0.92
    case "A"..."Z", "&", "#": 0.71
    case "\u{0}"..."\u{7F}": 0.56
    default: wide(scalar)
    }
  }

  /// Returns the width of a scalar outside ASCII: 0 for combining marks, 1 for East Asian
  /// characters, and 1.25 for emoji.
  private static func wide(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x200B...0x200F, 0xFE00...0xFE0F, 0x300...0x36F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60: 1
    case 0x1F000...0x1FAFF: 1.25
    case 0x2190...0x2BFF: 0.9
    default: 0.6
    }
  }
}
