internal import CellGraphics
public import Simulation

extension Frame {
  /// The frame as text with colours, which shows itself when a terminal prints it.
  ///
  /// A line a row. Colours are 24-bit SGR sequences, sent only where they change, and each line ends
  /// with the terminal's own look. Glyphs are those of the cells, which hold no control characters.
  public var ansiText: [UInt8] {
    var text = ""
    for row in 0..<surface.rows {
      var look: Look?
      for cell in surface.row(row) where cell.glyph != .continuation {
        let next = Look(cell)
        if next != look {
          text += next.sequence
          look = next
        }
        text.unicodeScalars.append(contentsOf: cell.glyph.scalars)
      }
      text += "\u{1B}[0m\n"
    }
    return Array(text.utf8)
  }

  /// The glyphs alone, a line a row, without blanks at the end of a line.
  public var plainText: [UInt8] {
    var text = ""
    for row in 0..<surface.rows {
      var line = ""
      for cell in surface.row(row) { line.unicodeScalars.append(contentsOf: cell.glyph.scalars) }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return Array(text.utf8)
  }
}

/// The colours and attributes of a cell that an SGR sequence can set.
private struct Look: Equatable {
  var foreground: UInt32
  var background: UInt32
  var attributes: TextAttributes

  init(_ cell: Cell) {
    // What has no ink has no colour of ink; two blanks that look alike are alike.
    let isBlank = cell.glyph == .blank && cell.attributes.isDisjoint(with: [.underline, .reverse])
    foreground = isBlank ? cell.background.rgb : cell.foreground.rgb
    background = cell.background.rgb
    attributes = cell.attributes
  }

  var sequence: String {
    var parameters = ["0"]
    let codes: [(TextAttributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    parameters += codes.filter { attributes.contains($0.0) }.map(\.1)
    for (code, color) in [("38", foreground), ("48", background)] {
      parameters += [code, "2", "\(color >> 16 & 255)", "\(color >> 8 & 255)", "\(color & 255)"]
    }
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}
