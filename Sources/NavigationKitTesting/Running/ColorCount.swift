public import CellGraphics
public import Simulation

/// The number of colours of the terminal that a test imitates.
///
/// ```swift
/// let blue = ColorCount.sixteen.shown(foreground: Color(rgb: 0x0000F0))
/// precondition(blue == Color(rgb: 0x0000EE))
/// ```
public enum ColorCount: String, Hashable, Sendable, CaseIterable {
  /// 24-bit colour.
  case all = "true"
  /// xterm's 256 colours.
  case twoHundredFiftySix = "256"
  /// The eight ANSI colours and their bright forms.
  case sixteen = "16"
  /// The eight ANSI colours.
  case eight = "8"
  /// Text attributes only.
  case none

  /// The drawing style of such a terminal.
  public var style: DrawingStyle {
    switch self {
    case .all: DrawingStyle()
    case .twoHundredFiftySix, .sixteen, .eight: DrawingStyle(fading: .shade)
    case .none: DrawingStyle(smoothness: .cells, fading: .dissolve)
    }
  }

  private var palette: Palette? {
    switch self {
    case .all, .none: nil
    case .twoHundredFiftySix: .xterm256
    case .sixteen: .ansi16
    case .eight: .ansi8
    }
  }

  /// Returns the colour that such a terminal shows for the colour of a text. Without colours it is
  /// black.
  public func shown(foreground color: Color) -> Color {
    self == .none ? .black : nearest(color)
  }

  /// Returns the colour that such a terminal shows for a background. Without colours it is white.
  public func shown(background color: Color) -> Color {
    self == .none ? .white : nearest(color)
  }

  private func nearest(_ color: Color) -> Color {
    guard let palette else { return color }
    return palette.colors[palette.nearestIndex(to: color)]
  }

  /// Returns a frame with the colours that such a terminal shows. Without colours the text is black
  /// on white.
  ///
  /// A text that is legible in its own colours gets a legible colour, as in a terminal.
  public func shown(_ frame: Frame) -> Frame {
    guard self != .all else { return frame }
    var frame = frame
    var known: [Pair: Pair] = [:]
    for row in 0..<frame.surface.rows {
      for column in 0..<frame.surface.columns {
        var cell = frame.surface[column: column, row: row]
        let pair = Pair(
          foreground: cell.foreground, background: cell.background,
          isReversed: cell.attributes.contains(.reverse))
        let shown = known[pair] ?? self.shown(pair)
        known[pair] = shown
        (cell.foreground, cell.background) = (shown.foreground, shown.background)
        frame.surface[column: column, row: row] = cell
      }
    }
    return frame
  }

  private struct Pair: Hashable {
    var foreground: Color
    var background: Color
    /// Indicates whether the text has the colour of the background.
    var isReversed = false
  }

  private func shown(_ pair: Pair) -> Pair {
    guard let palette else { return Pair(foreground: .black, background: .white) }
    if pair.isReversed {
      let reversed = palette.indices(ofText: pair.background, on: pair.foreground)
      return Pair(
        foreground: palette.colors[reversed.background],
        background: palette.colors[reversed.foreground])
    }
    let (foreground, background) = palette.indices(
      ofText: pair.foreground, on: pair.background)
    return Pair(
      foreground: palette.colors[foreground], background: palette.colors[background])
  }
}
