internal import CellGraphics
internal import Storyboards

/// The cells of a row of a screen as a log holds them: texts of one look each.
struct RecordedRow: Hashable, Sendable {
  struct Stretch: Hashable, Sendable {
    /// Empty for blanks.
    var text = ""
    var blanks = 0
    /// RGB with 8 bits each.
    var foreground: Int
    var background: Int
    var attributes: Int

    func hasLook(of other: Stretch) -> Bool {
      foreground == other.foreground && background == other.background
        && attributes == other.attributes
    }

    /// - Returns: Whether the glyph is a plain letter.
    mutating func append(_ glyph: Glyph, _ count: Int) -> Bool {
      if glyph == .blank, text.isEmpty {
        blanks += count
        return true
      }
      // What were blanks alone is now a text.
      text.append(contentsOf: repeatElement(" ", count: blanks))
      blanks = 0
      guard (0x20..<0x7F).contains(glyph.rawValue) else {
        for _ in 0..<count { text.unicodeScalars.append(contentsOf: glyph.scalars) }
        return false
      }
      let letter = Unicode.Scalar(UInt8(truncatingIfNeeded: glyph.rawValue))
      for _ in 0..<count { text.unicodeScalars.append(letter) }
      return true
    }
  }

  private let stretches: [Stretch]

  /// - Returns: nil for a row that would not be read back as it is.
  init?(_ row: SurfaceRow) {
    var stretches: [Stretch] = []
    var isPlain = true
    row.forEachStretch { cells, count in
      for cell in cells where cell.glyph != .continuation {
        var stretch = Stretch(
          foreground: Int(cell.foreground.rgb), background: Int(cell.background.rgb),
          attributes: Int(cell.attributes.rawValue))
        if let last = stretches.last, last.hasLook(of: stretch) { stretch = stretches.removeLast() }
        isPlain = stretch.append(cell.glyph, count) && isPlain
        stretches.append(stretch)
      }
    }
    // Plain letters are read as they are; others could come together to other glyphs.
    if !isPlain {
      let read = stretches.flatMap { stretch in
        Array(repeating: .blank, count: stretch.blanks) + TextLine(stretch.text).glyphs
      }
      guard read == row.map(\.glyph).filter({ $0 != .continuation }) else { return nil }
    }
    self.stretches = stretches
  }

  /// Reads what `write(to:)` writes; nil where there is anything else.
  init?(_ node: JSONNode) {
    guard let elements = node.elements else { return nil }
    var stretches: [Stretch] = []
    for element in elements {
      guard let members = element.elements, members.count == 4,
        let foreground = members[1].integer, let background = members[2].integer,
        let attributes = members[3].integer, (0..<1 << 24).contains(foreground),
        (0..<1 << 24).contains(background), (0..<256).contains(attributes)
      else { return nil }
      let text = members[0].string
      guard text != nil || members[0].integer.map({ $0 >= 0 }) == true else { return nil }
      stretches.append(
        Stretch(
          text: text ?? "", blanks: members[0].integer ?? 0, foreground: foreground,
          background: background, attributes: attributes))
    }
    self.stretches = stretches
  }

  /// An array for each stretch: its text, or how many blanks it is, its foreground, its background and
  /// its attributes.
  func write(to json: inout JSONWriter) {
    json.array { json in
      for stretch in stretches {
        json.array { json in
          if stretch.text.isEmpty { json.write(stretch.blanks) } else { json.write(stretch.text) }
          json.write(stretch.foreground)
          json.write(stretch.background)
          json.write(stretch.attributes)
        }
      }
    }
  }

  /// How wide the row is; nil where that is more than `most`.
  func columns(upTo most: Int) -> Int? {
    var columns = 0
    for stretch in stretches {
      let letters = TextLine(stretch.text).columns
      guard letters <= most, stretch.blanks <= most - letters - columns else { return nil }
      columns += letters + stretch.blanks
    }
    return columns
  }

  /// Draws the row; answers false where it has not exactly the surface's columns.
  func draw(onto surface: inout Surface, row: Int) -> Bool {
    var column = 0
    for stretch in stretches {
      let (foreground, background) = (
        Color(rgb: UInt32(stretch.foreground)), Color(rgb: UInt32(stretch.background))
      )
      // However many there are said to be, there is no room for more than the rest of the row.
      guard stretch.blanks <= surface.columns - column else { return false }
      let blanks = Array(repeating: Glyph.blank, count: stretch.blanks)
      for glyph in blanks + TextLine(stretch.text).glyphs {
        guard glyph.columns > 0, column + glyph.columns <= surface.columns else { return false }
        surface[column: column, row: row] = Cell(
          glyph: glyph, foreground: foreground, background: background,
          attributes: TextAttributes(rawValue: UInt8(stretch.attributes)))
        column += glyph.columns
      }
    }
    return column == surface.columns
  }
}
