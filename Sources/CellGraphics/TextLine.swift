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
    var kept: [Glyph] = []
    var width = 0
    for glyph in glyphs {
      guard width + glyph.columns <= limit - 1 else { break }
      kept.append(glyph)
      width += glyph.columns
    }
    return TextLine(glyphs: kept + [Glyph("…")])
  }
}
