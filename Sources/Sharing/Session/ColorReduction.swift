internal import CellGraphics

/// Replaces the colours of cells by those of a palette, as a terminal with few colours shows them.
struct ColorReduction {
  private let colors: SharedColors
  /// Indicates whether text without colours is white on black.
  private let isDark: Bool
  private var pairs: [Pair: Pair] = [:]

  /// Two colours of a cell.
  private struct Pair: Hashable {
    var foreground: Color
    var background: Color
    /// Indicates whether the text has the colour of the background.
    var isReversed = false
    /// Indicates whether the foreground must be legible. Parts of backgrounds can be equal.
    var isText: Bool
  }

  /// Creates a reduction to a number of colours.
  init(to colors: SharedColors, isDark: Bool) { (self.colors, self.isDark) = (colors, isDark) }

  /// Returns a cell with the colours of the palette.
  mutating func reduced(_ cell: Cell) -> Cell {
    var cell = cell
    switch colors {
    case .truecolor: return cell
    case .monochrome:
      (cell.foreground, cell.background) = isDark ? (.white, .black) : (.black, .white)
    case .palette16: reduce(&cell, to: .ansi16)
    case .palette256: reduce(&cell, to: .xterm256)
    }
    return cell
  }

  private mutating func reduce(_ cell: inout Cell, to palette: Palette) {
    let base = cell.glyph.scalars.first?.value ?? 0x20
    let wanted = Pair(
      foreground: cell.foreground, background: cell.background,
      isReversed: cell.attributes.contains(.reverse),
      isText: base != 0x20 && !(0x2580...0x259F).contains(base))
    if pairs[wanted] == nil {
      let (foreground, background) = indices(wanted, palette)
      pairs[wanted] = Pair(
        foreground: palette.colors[foreground], background: palette.colors[background],
        isText: wanted.isText)
    }
    guard let pair = pairs[wanted] else { return }
    (cell.foreground, cell.background) = (pair.foreground, pair.background)
  }

  private func indices(_ pair: Pair, _ palette: Palette) -> (foreground: Int, background: Int) {
    if !pair.isText {
      return (
        palette.nearestIndex(to: pair.foreground), palette.nearestIndex(to: pair.background)
      )
    }
    guard pair.isReversed else {
      return palette.indices(ofText: pair.foreground, on: pair.background)
    }
    let reversed = palette.indices(ofText: pair.background, on: pair.foreground)
    return (reversed.background, reversed.foreground)
  }
}

extension SharedColors {
  /// Returns the style in which a terminal with these colours is drawn.
  ///
  /// A palette has no colours between two others, so a new background appears as dots. Without
  /// colours, text changes character by character, and edges keep to whole cells.
  func style(like style: DrawingStyle) -> DrawingStyle {
    var style = style
    switch self {
    case .truecolor: (style.smoothness, style.fading) = (.eighths, .blend)
    case .palette256, .palette16: (style.smoothness, style.fading) = (.eighths, .shade)
    case .monochrome: (style.smoothness, style.fading) = (.cells, .dissolve)
    }
    return style
  }
}
