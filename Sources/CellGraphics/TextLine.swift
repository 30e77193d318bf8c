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
}
