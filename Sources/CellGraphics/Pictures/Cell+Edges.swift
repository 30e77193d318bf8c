extension Cell {
  /// The colour of the cell outside its glyph: the foreground colour if the cell is reversed.
  var visibleBackground: Color { attributes.contains(.reverse) ? foreground : background }

  /// Indicates whether the cell shows a character and not only a background and an underline.
  var hasGlyph: Bool { glyph != .blank }

  /// Returns a cell with a vertical edge.
  ///
  /// - Parameters:
  ///   - left: The colour on the left.
  ///   - right: The colour on the right.
  ///   - eighths: The width of the left part, 0 to 8.
  static func edge(left: Color, right: Color, eighths: Int) -> Cell {
    if eighths <= 0 || left == right { return Cell(background: right) }
    if eighths >= 8 { return Cell(background: left) }
    if left.alpha == 255 || left.alpha >= right.alpha {
      return Cell(glyph: .leftEighths[eighths], foreground: left, background: right)
    }
    // A clear colour must be the background. Only a few glyphs fill the right part of a cell.
    switch eighths {
    case 1...2: return Cell(background: right)
    case 3...5: return Cell(glyph: Glyph("▐"), foreground: right, background: left)
    default: return Cell(glyph: Glyph("▕"), foreground: right, background: left)
    }
  }

  /// Returns a cell with a horizontal edge.
  ///
  /// - Parameters:
  ///   - top: The colour at the top.
  ///   - bottom: The colour at the bottom.
  ///   - eighths: The height of the bottom part, 0 to 8.
  static func edge(top: Color, bottom: Color, eighths: Int) -> Cell {
    if eighths <= 0 || top == bottom { return Cell(background: top) }
    if eighths >= 8 { return Cell(background: bottom) }
    if bottom.alpha == 255 || bottom.alpha >= top.alpha {
      return Cell(glyph: .lowerEighths[eighths], foreground: bottom, background: top)
    }
    switch eighths {
    case 1...2: return Cell(background: top)
    case 3...5: return Cell(glyph: Glyph("▀"), foreground: top, background: bottom)
    default: return Cell(glyph: Glyph("▔"), foreground: top, background: bottom)
    }
  }

  /// Returns a cell with a corner, from the colours of its upper left, upper right, lower left and
  /// lower right quadrant.
  ///
  /// Quadrants with nearly the same colour are shown as one.
  static func quarters(_ a: Color, _ b: Color, _ c: Color, _ d: Color) -> Cell {
    let others =
      (b.differs(from: a) ? 2 : 0) | (c.differs(from: a) ? 4 : 0)
      | (d.differs(from: a) ? 8 : 0)
    let other = others & 2 != 0 ? b : others & 4 != 0 ? c : d
    if others == 0 { return Cell(background: a) }
    return other.alpha >= a.alpha
      ? Cell(glyph: .quarters[others], foreground: other, background: a)
      : Cell(glyph: .quarters[15 - others], foreground: a, background: other)
  }

  /// Returns the cell in the shade.
  ///
  /// - Parameter amount: The share of the light that is missing, 0 to 1.
  func shaded(by amount: Double) -> Cell {
    guard amount > 0 else { return self }
    var cell = self
    cell.background = background.shaded(by: amount)
    cell.foreground = foreground.shaded(by: amount)
    return cell
  }
}

extension Color {
  /// Returns the colour in the shade, with the same alpha.
  ///
  /// - Parameter amount: The share of the light that is missing, 0 to 1.
  func shaded(by amount: Double) -> Color {
    guard amount > 0 else { return self }
    return mixed(with: Color(red: 0, green: 0, blue: 0, alpha: alpha), at: amount)
  }

  /// Returns the colour mixed with white, with the same alpha.
  ///
  /// - Parameter amount: The share of white, 0 to 1.
  func whitened(by amount: Double) -> Color {
    mixed(with: Color(red: 255, green: 255, blue: 255, alpha: alpha), at: amount)
  }
}

extension Glyph {
  /// The block elements by the width of their left part in eighths, 0 to 8.
  static let leftEighths = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"].map { Glyph($0) }
  /// The block elements by the height of their lower part in eighths, 0 to 8.
  static let lowerEighths = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"].map { Glyph($0) }

  /// The block elements by their filled quadrants: 1 upper left, 2 upper right, 4 lower left, 8
  /// lower right.
  static let quarters = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ].map { Glyph($0) }

  /// Indicates whether the glyph is one of Unicode's block elements.
  var isBlock: Bool { (0x2580...0x259F).contains(rawValue) }
}
