internal import CellGraphics
import TextFormats

/// The cells of a row of a screen as a log holds them: texts of one look each.
struct RecordedRow: Hashable, Sendable {
  private struct Stretch: Hashable, Sendable {
    /// Empty for blanks.
    var text: String
    var blanks: Int
    /// RGB with 8 bits each.
    var foreground: Int
    var background: Int
    var attributes: Int
  }

  private let stretches: [Stretch]

  /// Reads what `RecordedRowWriter` writes; nil where there is anything else.
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
