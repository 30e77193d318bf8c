/// One line of text as glyphs. Control characters have become symbols, so it is safe to show.
///
/// ```swift
/// let title = TextLine("日本 Settings")
/// precondition(title.columns == 13)  // two wide characters, a space, eight letters
/// precondition(title.cut(toColumns: 8) == TextLine("日本 Se…"))
/// precondition(TextLine("\u{1B}[2J") == TextLine("␛[2J"))
/// ```
public struct TextLine: Hashable, Sendable {
  /// The glyphs from left to right. A wide glyph is one element here, without a continuation.
  public let glyphs: [Glyph]
  /// The width of all glyphs, in columns.
  public let columns: Int

  /// A line without glyphs.
  public static let empty = TextLine(glyphs: [])

  /// Creates a line from glyphs and adds up their columns.
  public init(glyphs: [Glyph]) {
    self.glyphs = glyphs
    columns = glyphs.reduce(0) { $0 + $1.columns }
  }

  /// Returns the line cut to at most `limit` columns. A line that is cut ends in "…".
  ///
  /// - Parameter limit: The width in columns. 0 or less gives ``empty``.
  public func cut(toColumns limit: Int) -> TextLine {
    guard columns > limit else { return self }
    guard limit > 0 else { return .empty }
    return TextLine(glyphs: glyphs[..<part(ofColumns: limit).count] + [.ellipsis])
  }

  /// Returns how much of the line remains when it is cut to `limit` columns.
  ///
  /// - Returns: The number of glyphs before the "…", and the columns of these glyphs and the "…".
  func part(ofColumns limit: Int) -> (count: Int, columns: Int) {
    guard limit > 0 else { return (0, 0) }
    var (count, width) = (0, 0)
    while count < glyphs.count, width + glyphs[count].columns <= limit - 1 {
      width += glyphs[count].columns
      count += 1
    }
    return (count, width + 1)
  }

  /// Returns the line without the words that do not fit into `limit` columns.
  ///
  /// If the first word does not fit, the letters that fit remain. A line that begins with a blank,
  /// such as a title on its own background, gets a blank at its end too. If no whole word fits
  /// between the two blanks, the line has neither.
  func cutAtWord(toColumns limit: Int) -> TextLine {
    guard columns > limit else { return self }
    let text = glyphs.drop { $0 == .blank }
    if text.startIndex > 0, let end = text.endOfWords(within: limit - 2) {
      return TextLine(glyphs: [.blank] + text[..<end] + [.blank])
    }
    let end = text.endOfWords(within: limit) ?? text.end(within: limit)
    return TextLine(glyphs: Array(text[..<end]))
  }
}

extension ArraySlice<Glyph> {
  /// Returns the end of the last word that fits into `columns`; nil if the first word does not fit.
  fileprivate func endOfWords(within columns: Int) -> Int? {
    let end = end(within: columns)
    return (startIndex...end).last { index in
      index > startIndex && self[index - 1] != .blank
        && (index == endIndex || self[index] == .blank)
    }
  }

  /// Returns the end of the glyphs that fit into `columns`.
  fileprivate func end(within columns: Int) -> Int {
    var room = columns
    return firstIndex { glyph in
      room -= glyph.columns
      return room < 0
    } ?? endIndex
  }
}
