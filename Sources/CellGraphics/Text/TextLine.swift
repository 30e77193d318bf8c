/// One line of text as glyphs, safe to show: what could steer a terminal has become a picture.
public struct TextLine: Hashable, Sendable {
  public let glyphs: [Glyph]
  /// The columns that all glyphs take together.
  public let columns: Int

  public static let empty = TextLine(glyphs: [])

  public init(glyphs: [Glyph]) {
    self.glyphs = glyphs
    columns = glyphs.reduce(0) { $0 + $1.columns }
  }

  /// A copy of at most `limit` columns; what is cut ends in "…".
  public func cut(toColumns limit: Int) -> TextLine {
    guard columns > limit else { return self }
    guard limit > 0 else { return .empty }
    return TextLine(glyphs: glyphs[..<part(ofColumns: limit).count] + [.ellipsis])
  }

  /// How many glyphs, besides the "…", a cut to less than all columns leaves, and the columns of all
  /// that.
  func part(ofColumns limit: Int) -> (count: Int, columns: Int) {
    guard limit > 0 else { return (0, 0) }
    var (count, width) = (0, 0)
    while count < glyphs.count, width + glyphs[count].columns <= limit - 1 {
      width += glyphs[count].columns
      count += 1
    }
    return (count, width + 1)
  }

  /// A copy of at most `limit` columns without the words that do not fit; of the first one as many
  /// letters stay as do.
  ///
  /// A line that begins with a blank, as a title in its own colours, also ends with one, or has none.
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
  /// Where the last word ends of those that have room in `columns`; nil where the first has none.
  fileprivate func endOfWords(within columns: Int) -> Int? {
    let end = end(within: columns)
    return (startIndex...end).last { index in
      index > startIndex && self[index - 1] != .blank
        && (index == endIndex || self[index] == .blank)
    }
  }

  /// Where the glyphs end that have room in `columns`.
  fileprivate func end(within columns: Int) -> Int {
    var room = columns
    return firstIndex { glyph in
      room -= glyph.columns
      return room < 0
    } ?? endIndex
  }
}
