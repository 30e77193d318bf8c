extension TextLine {
  /// Breaks `text` into lines of at most `columns` columns.
  ///
  /// Lines break at spaces, which are dropped there, and between two wide glyphs. A word that is
  /// longer than a line breaks anywhere. Every newline (Unicode's mandatory breaks) starts a new
  /// line. A tab counts as a space.
  ///
  /// ```swift
  /// let lines = TextLine.lines(of: "the quick brown fox", columns: 9)
  /// precondition(lines == [TextLine("the quick"), TextLine("brown fox")])
  /// ```
  ///
  /// - Parameters:
  ///   - text: Any text. An empty text gives one empty line.
  ///   - columns: The width of a line. In a single column a wide glyph becomes a blank.
  /// - Returns: The lines from top to bottom; none if `columns` is 0 or less.
  public static func lines(of text: String, columns: Int) -> [TextLine] {
    guard columns > 0 else { return [] }
    var wrapper = LineWrapper(columns: columns)
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      wrapper.wrap(paragraph)
    }
    return wrapper.lines
  }
}

/// Fills lines word by word.
private struct LineWrapper {
  /// The width of a line.
  let columns: Int
  private(set) var lines: [TextLine] = []
  private var line: [Glyph] = []
  /// The number of columns of `line`.
  private var width = 0
  /// The blanks between the line and the next word. They are added only if that word follows on the
  /// same line.
  private var gap = 0

  init(columns: Int) { self.columns = columns }

  /// Adds the lines of one paragraph.
  mutating func wrap(_ paragraph: Substring) {
    var word = String.UnicodeScalarView()
    for scalar in paragraph.unicodeScalars {
      if let space = scalar.breakingSpaceColumns {
        add(word: word)
        word.removeAll()
        gap += space
      } else {
        word.append(scalar)
      }
    }
    add(word: word)
    finishLine()
  }

  /// Adds a word in pieces that can be on different lines.
  private mutating func add(word: String.UnicodeScalarView) {
    let glyphs = TextLine(scalars: word).glyphs
    var start = 0
    for end in glyphs.indices.map({ $0 + 1 }) {
      let canBreak = end == glyphs.count || glyphs[end - 1].columns == 2 && glyphs[end].columns == 2
      guard canBreak else { continue }
      add(piece: glyphs[start..<end])
      start = end
    }
  }

  /// Adds a piece to the line, or to a new line if it does not fit.
  private mutating func add(piece: ArraySlice<Glyph>) {
    let pieceColumns = piece.reduce(0) { $0 + $1.columns }
    if width + gap + pieceColumns > columns {
      if line.isEmpty { gap = 0 } else { finishLine() }
    }
    for _ in 0..<gap { add(glyph: .blank) }
    gap = 0
    for glyph in piece { add(glyph: glyph) }
  }

  /// Adds a glyph, and starts a new line if the line is full.
  private mutating func add(glyph: Glyph) {
    let glyph = glyph.columns > columns ? .blank : glyph
    if width + glyph.columns > columns { finishLine() }
    line.append(glyph)
    width += glyph.columns
  }

  /// Ends the line and starts an empty one.
  private mutating func finishLine() {
    lines.append(TextLine(glyphs: line))
    line = []
    width = 0
    gap = 0
  }
}

extension Unicode.Scalar {
  /// The width of a space at which a line can end; nil for any other character.
  var breakingSpaceColumns: Int? {
    switch value {
    case 0x09, 0x20: return 1
    case 0x200B: return 0  // Zero width space: a place to break, nothing to see.
    case 0xA0, 0x2007, 0x202F: return nil  // The spaces that Unicode says do not break.
    default:
      guard value > 0x7F, case .space(let columns) = cellRole else { return nil }
      return columns
    }
  }
}
