import CellGraphics

/// The terminal that a strip is for, by the end of its name.
struct StripScreen {
  let style: DrawingStyle
  private let palette: Palette?
  private let isMono: Bool

  init(_ name: String) {
    isMono = name.hasSuffix("-mono")
    palette = name.hasSuffix("-256") ? .xterm256 : name.hasSuffix("-16") ? .ansi16 : nil
    style =
      isMono
      ? DrawingStyle(smoothness: .cells, fading: .dissolve)
      : palette == nil ? DrawingStyle() : DrawingStyle(fading: .shade)
  }

  /// The picture in the colours of that terminal.
  func show(_ picture: Surface) -> Surface {
    var result = picture
    for row in 0..<picture.rows {
      for column in 0..<picture.columns {
        var cell = picture[column: column, row: row]
        if isMono {
          (cell.foreground, cell.background) = (Color(rgb: 0xE5E5E5), .black)
        } else if let palette {
          cell.foreground = palette.colors[palette.nearestIndex(to: cell.foreground)]
          cell.background = palette.colors[palette.nearestIndex(to: cell.background)]
        }
        if cell.glyph != .continuation { result[column: column, row: row] = cell }
      }
    }
    return result
  }
}
