extension Color {
  /// The least contrast at which a control can be told from what is around it (WCAG 2.1, 1.4.11).
  public static let leastVisibleContrast = 3.0

  /// The contrast ratio of two colours, from 1 for equal ones to 21 for black on white.
  ///
  /// As the Web Content Accessibility Guidelines 2.1 define it (w3.org/TR/WCAG21/#dfn-contrast-ratio);
  /// alpha is ignored. The same on every machine.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour itself, or black or white where its contrast with `background` is below `least`.
  ///
  /// - Parameter least: From 1 to 4.58, which black or white has on any colour.
  public func visible(on background: Color, least: Double = leastVisibleContrast) -> Color {
    guard contrast(with: background) < least else { return self }
    return Color.black.contrast(with: background) > Color.white.contrast(with: background)
      ? .black : .white
  }

  private var relativeLuminance: Double {
    0.2126 * OKLab.linear[Int(red)] + 0.7152 * OKLab.linear[Int(green)]
      + 0.0722 * OKLab.linear[Int(blue)]
  }
}

extension Canvas {
  /// `color`, or black or white where it could hardly be seen on what is drawn in the middle of `rect`.
  ///
  /// For marks of the focus. The colour itself where nothing opaque is drawn there yet.
  public func visibleColor(_ color: Color, in rect: Rect) -> Color {
    let cells = box(of: rect).cells
    return visibleColor(color, onCell: cells.column + cells.columns / 2, cells.row)
  }

  /// The same for a cell; for use within `inCells(of:_:)`.
  public func visibleColor(_ color: Color, column: Int, row: Int) -> Color {
    let place = cells(of: Rect(x: Double(column), y: Double(row), width: 0, height: 0))
    return visibleColor(color, onCell: place.column, place.row)
  }

  private func visibleColor(_ color: Color, onCell column: Int, _ row: Int) -> Color {
    guard style.focusLook == .visible, surface.bounds.contains(column: column, row: row) else {
      return color
    }
    let background = surface[column: column, row: row].background
    return background.alpha == 255 ? color.visible(on: background) : color
  }
}
