extension TextLine {
  /// Turns any text into one line of glyphs.
  public init(_ text: some StringProtocol) {
    self.init(glyphs: text.unicodeScalars.map { Glyph($0) })
  }
}
