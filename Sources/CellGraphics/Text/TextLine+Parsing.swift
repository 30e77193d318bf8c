extension TextLine {
  /// Converts any text into one line of glyphs that is safe to show.
  ///
  /// - Control characters become symbols (Escape is ␛, a line feed ␤, a tab ␉, a C1 control
  ///   U+FFFD), so no escape sequence reaches the terminal. Private, unassigned and younger
  ///   characters become U+FFFD.
  /// - Marks join the character before them, at most two. A mark without one is shown on U+25CC
  ///   (◌). Hangul in parts is composed.
  /// - An emoji sequence becomes its first emoji without skin tone, and a flag becomes its two
  ///   letters. Terminals disagree about the width of emoji with a variation selector, so each
  ///   character has the width that it has alone.
  /// - Bidirectional controls and other invisible characters are dropped. Every space becomes a
  ///   blank, U+3000 two.
  public init(_ text: String) {
    var text = text
    let plain: [Glyph]? = text.withUTF8 { utf8 in
      for byte in utf8 where byte < 0x20 || byte >= 0x7F { return nil }
      return utf8.map { Glyph(bits: UInt64($0)) }
    }
    if let plain { self.init(glyphs: plain) } else { self.init(scalars: text.unicodeScalars) }
  }

  /// Converts a part of a text, as ``init(_:)-(String)`` does.
  public init(_ text: Substring) { self.init(String(text)) }

  /// Converts scalars to glyphs.
  init(scalars: some Sequence<Unicode.Scalar>) {
    var parser = GlyphParser()
    for scalar in scalars { parser.append(scalar) }
    self.init(glyphs: parser.glyphs)
  }

  /// Returns the smallest parts of `text` whose glyphs do not depend on their neighbours.
  ///
  /// CR LF is one part. Invisible characters belong to the part before them. At the beginning of
  /// the text they belong to the first part.
  static func parts(of text: String) -> [(text: String, glyphs: [Glyph])] {
    var parser = GlyphParser()
    var parts: [(text: String.UnicodeScalarView, start: Int)] = []
    for scalar in text.unicodeScalars {
      let start = parser.glyphs.count
      parser.append(scalar)
      let isVisible = parser.glyphs.count > start
      let endsLine = scalar == "\n" && parts.last?.text.last == "\r"
      let hasBase = parts.last.map { $0.start < start } ?? false
      if parts.isEmpty || isVisible && hasBase && !endsLine {
        parts.append((String.UnicodeScalarView([scalar]), start))
      } else {
        parts[parts.count - 1].text.append(scalar)
      }
    }
    let ends = parts.dropFirst().map(\.start) + [parser.glyphs.count]
    return zip(parts, ends).map { part, end in
      (String(part.text), Array(parser.glyphs[part.start..<end]))
    }
  }
}

/// A parser that makes glyphs of scalars, one at a time.
///
/// The parser works on scalars and not on `Character`. The boundaries of a `Character` change with
/// Unicode versions. A `Character` also joins letters, as in कि or क्ष, that terminals show in one
/// cell each.
private struct GlyphParser {
  private(set) var glyphs: [Glyph] = []
  /// The character that marks and modifiers apply to.
  private var base: Unicode.Scalar?
  /// Indicates a joiner after an emoji: the next emoji belongs to the same sequence.
  private var isJoining = false

  /// Adds one scalar.
  mutating func append(_ scalar: Unicode.Scalar) {
    let wasJoining = isJoining
    isJoining = scalar == "\u{200D}" && base?.isPictograph == true
    if scalar.isPictograph, base?.isPictograph == true,
      wasJoining || scalar.properties.isEmojiModifier
    {
      return
    }
    if let letter = scalar.regionalLetter { return set(Glyph(letter), base: letter) }
    switch scalar.cellRole {
    case .narrow: set(Glyph(scalar), base: scalar)
    case .wide: set(Glyph(scalar, isWide: true), base: scalar)
    case .space(let columns):
      for _ in 0..<columns { set(.blank, base: nil) }
    case .mark: addMark(scalar)
    case .ignorable: break
    case .picture(let picture): set(Glyph(picture), base: nil)
    case .unprintable: set(Glyph("\u{FFFD}"), base: nil)
    }
  }

  /// Adds a glyph, to which the following marks apply if `base` is not nil.
  private mutating func set(_ glyph: Glyph, base: Unicode.Scalar?) {
    glyphs.append(glyph)
    self.base = base
  }

  /// Adds a mark to the last glyph, or composes a Hangul syllable.
  private mutating func addMark(_ mark: Unicode.Scalar) {
    guard let base, let last = glyphs.last else {
      return set(Glyph("\u{25CC}", combining: [mark]), base: "\u{25CC}")
    }
    if last.scalars.count == 1, let syllable = base.hangulSyllable(adding: mark) {
      glyphs.removeLast()
      return set(Glyph(syllable, isWide: true), base: syllable)
    }
    glyphs[glyphs.count - 1] = Glyph(
      last.scalars[0], combining: last.scalars.dropFirst() + [mark], isWide: last.columns == 2)
  }
}

extension Unicode.Scalar {
  /// Indicates an emoji that can be part of a sequence. Digits are emoji in Unicode, but not here.
  fileprivate var isPictograph: Bool { value > 0x7F && properties.isEmoji && regionalLetter == nil }

  /// The letter of one half of a flag: A to Z for the regional indicators, otherwise nil.
  fileprivate var regionalLetter: Unicode.Scalar? {
    (0x1F1E6...0x1F1FF).contains(value) ? Unicode.Scalar(value - 0x1F1E6 + 0x41) : nil
  }

  /// Returns the Hangul syllable that this scalar and `jamo` form; nil if they form none.
  ///
  /// The pair is a leading consonant and a vowel, or an open syllable and a final consonant.
  ///
  /// The composition is that of Unicode 14.0, section 3.12, "Conjoining Jamo Behavior".
  fileprivate func hangulSyllable(adding jamo: Unicode.Scalar) -> Unicode.Scalar? {
    if (0x1100...0x1112).contains(value), (0x1161...0x1175).contains(jamo.value) {
      return Unicode.Scalar(0xAC00 + ((value - 0x1100) * 21 + jamo.value - 0x1161) * 28)
    }
    if (0xAC00...0xD7A3).contains(value), (value - 0xAC00).isMultiple(of: 28),
      (0x11A8...0x11C2).contains(jamo.value)
    {
      return Unicode.Scalar(value + jamo.value - 0x11A7)
    }
    return nil
  }
}
