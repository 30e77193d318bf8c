/// The glyphs of pictures: letters and symbols of the program, and those of a Unifont file.
///
/// Lines, block elements and braille are drawn, so that they join without gaps.
public struct PictureFont: Sendable {
  /// A glyph with its bold form.
  fileprivate struct Entry {
    var normal: PictureGlyph
    var bold: PictureGlyph
    var columns = 1
  }

  /// The glyphs by their characters. Characters that are canonically equivalent are equal, so that a
  /// letter with a combining accent finds the letter with its accent.
  private var entries: [Character: Entry]

  /// The font of the program.
  public static let builtIn = PictureFont(packed: PackageResources.font_gz)

  /// The length of a record in the resource.
  private static let recordLength = 35

  /// Reads the resource. `Tests/Support/Fonts/pack.py` describes its form.
  private init(packed: [UInt8]) {
    guard let bytes = Compression.expand(packed, limit: 1 << 20) else {
      preconditionFailure("the font of the program is damaged")
    }
    entries = [:]
    for start in stride(from: 0, to: bytes.count, by: Self.recordLength) {
      let isWide = bytes[start] & 0x80 != 0
      let code =
        UInt32(bytes[start] & 0x7F) << 16 | UInt32(bytes[start + 1]) << 8
        | UInt32(bytes[start + 2])
      guard let scalar = Unicode.Scalar(code) else { continue }
      let rows = bytes[start + 3..<start + Self.recordLength]
      entries[Character(scalar)] =
        isWide
        ? Entry(wide: rows)
        : Entry(
          normal: PictureGlyph(bytes: rows.prefix(16)), bold: PictureGlyph(bytes: rows.suffix(16)))
    }
  }

  /// Adds the glyphs of some characters from a Unifont file of the form `0041:0018…`.
  ///
  /// - Parameters:
  ///   - unifont: The bytes of `unifont.hex`. Damaged lines are ignored.
  ///   - characters: The characters to add; others in the file are skipped.
  public mutating func add(_ unifont: [UInt8], for characters: Set<Character>) {
    let wanted = Set(characters.flatMap(\.unicodeScalars).map(\.value))
    for line in unifont.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"))
      guard parts.count == 2, let code = UInt32(hexadecimal: parts[0]), wanted.contains(code),
        let scalar = Unicode.Scalar(code), entries[Character(scalar)] == nil
      else { continue }
      let digits = parts[1].prefix { $0 != UInt8(ascii: "\r") }
      let rows = stride(from: digits.startIndex, to: digits.endIndex - 1, by: 2).compactMap {
        index in
        UInt32(hexadecimal: digits[index...index + 1]).map { UInt8($0) }
      }
      switch rows.count {
      case 16:
        let glyph = PictureGlyph(bytes: rows)
        entries[Character(scalar)] = Entry(normal: glyph, bold: glyph.thickened(columns: 1))
      case 32: entries[Character(scalar)] = Entry(wide: rows[...])
      default: continue
      }
    }
  }

  /// Returns the glyph of a character; nil if the font lacks it.
  ///
  /// - Parameters:
  ///   - scalars: The character and its combining marks.
  ///   - columns: The number of columns on the screen, 1 or 2.
  func glyph(_ scalars: [Unicode.Scalar], columns: Int, isBold: Bool) -> PictureGlyph? {
    guard let base = scalars.first else { return .blank }
    if base == " " || base == "\u{A0}" || base == "\u{3000}" { return .blank }
    if let drawn = DrawnGlyph.glyph(of: base) { return drawn }
    let visible = scalars.filter { !$0.isInvisible }
    var text = ""
    text.unicodeScalars.append(contentsOf: visible)
    if text.count == 1, let entry = entries[Character(text)] {
      return entry.glyph(columns: columns, isBold: isBold)
    }
    guard let entry = entries[Character(base)] else { return nil }
    var glyph = entry.glyph(columns: columns, isBold: isBold)
    for mark in visible.dropFirst() {
      guard let entry = entries[Character(mark)] else { return nil }
      glyph = glyph.union(entry.glyph(columns: columns, isBold: isBold))
    }
    return glyph
  }
}

extension PictureFont.Entry {
  /// Creates the entry of a glyph with two bytes for each row.
  fileprivate init(wide bytes: ArraySlice<UInt8>) {
    normal = PictureGlyph(
      rows: stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
        UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
      })
    bold = normal.thickened(columns: 2)
    columns = 2
  }

  /// The glyph in a number of columns: a narrow one in the middle of two, a wide one narrowed to
  /// one.
  fileprivate func glyph(columns: Int, isBold: Bool) -> PictureGlyph {
    let glyph = isBold ? bold : normal
    if columns == self.columns { return glyph }
    return columns == 1 ? glyph.narrowed : PictureGlyph(rows: glyph.rows.map { $0 >> 4 })
  }
}

extension Unicode.Scalar {
  /// Indicates whether the character only chooses or joins the forms of others.
  fileprivate var isInvisible: Bool {
    value == 0x200D || (0xFE00...0xFE0F).contains(value) || (0xE0000...0xE01EF).contains(value)
  }
}

extension UInt32 {
  /// Reads one to six hexadecimal digits; nil for other texts.
  fileprivate init?(hexadecimal digits: ArraySlice<UInt8>) {
    guard (1...6).contains(digits.count) else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(number)
    }
    self = value
  }
}
