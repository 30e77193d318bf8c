internal import CellGraphics

/// Ways to break or shorten a text that is longer than its line, with the names of
/// `NSLineBreakMode`.
///
/// In a ``Label`` with several rows, the three truncating modes and ``byClipping`` wrap at words
/// and shorten only the last row.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// Lines end between words. Text that does not fit is omitted.
  case byWordWrapping
  /// Lines end after any character. Text that does not fit is omitted.
  case byCharWrapping
  /// The last line is cut at its edge.
  case byClipping
  /// The last line begins with an ellipsis and shows the end of the text.
  case byTruncatingHead
  /// The last line ends in an ellipsis.
  case byTruncatingTail
  /// The last line shows the beginning and the end of the text, with an ellipsis between them.
  case byTruncatingMiddle
}

extension TextLine {
  /// Returns at most `limit` columns of this line.
  ///
  /// - Parameter isContinued: True if more text follows this line. The line then ends in an
  ///   ellipsis even if it fits.
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

  /// Returns the first and the last columns with an ellipsis between them.
  private func keeping(leading: Int, trailing: Int) -> TextLine {
    guard leading + trailing >= 0 else { return .empty }
    let end = glyphs[prefixLength(ofColumns: columns - trailing, roundingUp: true)...]
    let start = glyphs[..<prefixLength(ofColumns: leading)]
    return TextLine(glyphs: start + [Glyph("…")] + end)
  }

  /// Returns the number of glyphs in the first `limit` columns.
  ///
  /// - Parameter roundingUp: True also counts a wide glyph of which only one half is inside.
  private func prefixLength(ofColumns limit: Int, roundingUp: Bool = false) -> Int {
    var width = 0
    for (index, glyph) in glyphs.enumerated() {
      width += glyph.columns
      if width > limit { return roundingUp && width - glyph.columns < limit ? index + 1 : index }
    }
    return glyphs.count
  }
}
