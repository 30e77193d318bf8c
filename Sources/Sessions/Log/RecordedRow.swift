internal import CellGraphics
import TextFormats

/// The cells of one row of a screen, as runs of cells with the same colours and attributes.
///
/// In the log a row is an array of runs, each `[text, foreground, background, attributes]`. A run
/// of spaces has their number in place of the text.
struct RecordedRow: Hashable, Sendable {
  private struct Run: Hashable, Sendable {
    /// The text of the run; empty for blanks.
    var text: String
    /// The number of blanks before the text.
    var blanks: Int
    /// Colours as RGB with 8 bits each.
    var foreground: Int
    var background: Int
    var attributes: Int
  }

  private let runs: [Run]

  /// Reads a row that ``RecordedRowWriter`` wrote. Returns nil for any other value.
  init?(_ node: JSONNode) {
    guard let elements = node.elements else { return nil }
    var runs: [Run] = []
    for element in elements {
      guard let members = element.elements, members.count == 4,
        let foreground = members[1].integer, let background = members[2].integer,
        let attributes = members[3].integer, (0..<1 << 24).contains(foreground),
        (0..<1 << 24).contains(background), (0..<256).contains(attributes)
      else { return nil }
      let text = members[0].string
      guard text != nil || members[0].integer.map({ $0 >= 0 }) == true else { return nil }
      runs.append(
        Run(
          text: text ?? "", blanks: members[0].integer ?? 0, foreground: foreground,
          background: background, attributes: attributes))
    }
    self.runs = runs
  }

  /// Returns the width of the row in columns, or nil if it exceeds `most`.
  func columns(upTo most: Int) -> Int? {
    var columns = 0
    for run in runs {
      let letters = TextLine(run.text).columns
      guard letters <= most, run.blanks <= most - letters - columns else { return nil }
      columns += letters + run.blanks
    }
    return columns
  }

  /// Draws the row. Returns false if its width differs from the surface's.
  func draw(onto surface: inout Surface, row: Int) -> Bool {
    var column = 0
    for run in runs {
      let (foreground, background) = (
        Color(rgb: UInt32(run.foreground)), Color(rgb: UInt32(run.background))
      )
      // A hostile log can claim any number of blanks.
      guard run.blanks <= surface.columns - column else { return false }
      let blanks = Array(repeating: Glyph.blank, count: run.blanks)
      for glyph in blanks + TextLine(run.text).glyphs {
        guard glyph.columns > 0, column + glyph.columns <= surface.columns else { return false }
        surface[column: column, row: row] = Cell(
          glyph: glyph, foreground: foreground, background: background,
          attributes: TextAttributes(rawValue: UInt8(run.attributes)))
        column += glyph.columns
      }
    }
    return column == surface.columns
  }
}
