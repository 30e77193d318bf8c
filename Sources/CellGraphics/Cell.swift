/// One character position of a surface.
public struct Cell: Hashable, Sendable {
  public var glyph: Glyph
  public var foreground: Color
  /// Alpha below 255 lets what lies beneath shine through.
  public var background: Color
  public var attributes: TextAttributes

  /// Nothing: what lies beneath is seen unchanged.
  public static let clear = Cell(background: .clear)

  public init(
    glyph: Glyph = .blank, foreground: Color = .black, background: Color,
    attributes: TextAttributes = []
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
