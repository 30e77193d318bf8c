extension Cell {
  /// The colour that the cell shows where it has no ink.
  var visibleBackground: Color { attributes.contains(.reverse) ? foreground : background }

  /// Whether there is more to see than a ground and lines drawn along it, which an edge may hide.
  var hasGlyph: Bool { glyph != .blank }

  /// A cell through which an upright edge goes.
  ///
  /// - Parameter eighths: How much of it `left` takes, 0 to 8.
  static func edge(left: Color, right: Color, eighths: Int) -> Cell {
    if eighths <= 0 || left == right { return Cell(background: right) }
    if eighths >= 8 { return Cell(background: left) }
    if left.alpha == 255 || left.alpha >= right.alpha {
      return Cell(glyph: .leftEighths[eighths], foreground: left, background: right)
    }
    // A glyph has ink, so what is clear has to be the ground; there are few glyphs of the right part.
    switch eighths {
    case 1...2: return Cell(background: right)
    case 3...5: return Cell(glyph: Glyph("▐"), foreground: right, background: left)
    default: return Cell(glyph: Glyph("▕"), foreground: right, background: left)
    }
  }

  /// A cell through which a level edge goes.
  ///
  /// - Parameter eighths: How much of it `bottom` takes, 0 to 8.
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

  /// A cell in which a corner lies: its upper left, upper right, lower left and lower right quarter, of
  /// which those that are alike are shown as one.
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

  /// The cell in the shade: `amount` of all its light is gone, 0 to 1.
  func shaded(by amount: Double) -> Cell {
    guard amount > 0 else { return self }
    var cell = self
    cell.background = background.shaded(by: amount)
    cell.foreground = foreground.shaded(by: amount)
    return cell
  }
}

extension Color {
  /// The colour with `amount` of its light gone, 0 to 1; what is clear stays clear.
  func shaded(by amount: Double) -> Color {
    guard amount > 0 else { return self }
    return mixed(with: Color(red: 0, green: 0, blue: 0, alpha: alpha), at: amount)
  }

  /// The colour mixed with white; what is clear stays clear.
  func whitened(by amount: Double) -> Color {
    mixed(with: Color(red: 255, green: 255, blue: 255, alpha: alpha), at: amount)
  }
}

extension Glyph {
  /// By how many eighths of the cell are ink, from the left.
  static let leftEighths = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"].map { Glyph($0) }
  /// By how many eighths of the cell are ink, from below.
  static let lowerEighths = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"].map { Glyph($0) }

  /// By which quarters are ink: 1 the upper left one, 2 the upper right, 4 the lower left, 8 the lower
  /// right.
  static let quarters = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ].map { Glyph($0) }

  /// Whether it is one of Unicode's block elements.
  var isBlock: Bool { (0x2580...0x259F).contains(rawValue) }
}
