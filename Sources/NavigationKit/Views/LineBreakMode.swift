internal import CellGraphics

/// What happens to a text that is longer than its line, with the names of `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// Lines end between words; what does not fit is left out.
  case byWordWrapping
  /// Lines end anywhere.
  case byCharWrapping
  /// The last line is cut.
  case byClipping
  /// The last line begins with an ellipsis and shows its end.
  case byTruncatingHead
  /// The last line ends in an ellipsis.
  case byTruncatingTail
  /// The last line shows its beginning and its end.
  case byTruncatingMiddle
}

extension TextLine {
  /// At most `limit` columns of this line.
  ///
  /// - Parameter isContinued: True where the text goes on after this line, so that an ellipsis is due
  ///   even if the line fits.
  func truncated(_ mode: LineBreakMode, toColumns limit: Int, isContinued: Bool) -> TextLine {
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping:
      return TextLine(glyphs: Array(glyphs[..<prefixLength(ofColumns: limit)]))
    case .byTruncatingTail:
      if !isContinued || columns > limit { return cut(toColumns: limit) }
      return TextLine(glyphs: glyphs + [Glyph("…")]).cut(toColumns: limit)
    case .byTruncatingHead:
      guard columns > limit else { return self }
      return keeping(leading: 0, trailing: limit - 1)
    case .byTruncatingMiddle:
      guard columns > limit else { return self }
      return keeping(leading: limit / 2, trailing: limit - 1 - limit / 2)
    }
  }

  /// The columns at both ends with an ellipsis between them.
  private func keeping(leading: Int, trailing: Int) -> TextLine {
    guard leading + trailing >= 0 else { return .empty }
    let end = glyphs[prefixLength(ofColumns: columns - trailing, roundingUp: true)...]
    let start = glyphs[..<prefixLength(ofColumns: leading)]
    return TextLine(glyphs: start + [Glyph("…")] + end)
  }

  /// How many glyphs lie within the first `limit` columns.
  ///
  /// - Parameter roundingUp: True counts a wide glyph that lies half within them.
  private func prefixLength(ofColumns limit: Int, roundingUp: Bool = false) -> Int {
    var width = 0
    for (index, glyph) in glyphs.enumerated() {
      width += glyph.columns
      if width > limit { return roundingUp && width - glyph.columns < limit ? index + 1 : index }
    }
    return glyphs.count
  }
}
