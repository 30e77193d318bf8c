extension Color {
  /// The least contrast at which a control is distinguishable from its surroundings: 3 (WCAG 2.1,
  /// 1.4.11).
  public static let leastVisibleContrast = 3.0

  /// The least contrast at which a text is legible: 4.5 (WCAG 2.1, 1.4.3).
  public static let leastTextContrast = 4.5

  /// Returns the contrast ratio of two colours, from 1 for equal colours to 21 for black on white.
  ///
  /// The definition is that of the Web Content Accessibility Guidelines 2.1
  /// (w3.org/TR/WCAG21/#dfn-contrast-ratio). Alpha is ignored. The result is the same on every
  /// machine.
  ///
  /// ```swift
  /// precondition(Color.white.contrast(with: .white) == 1)
  /// precondition(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
  /// precondition(Color(rgb: 0x333333).visible(on: .black) == .white)
  /// ```
  public func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns this colour if it is visible on `background`, otherwise black or white.
  ///
  /// - Parameters:
  ///   - background: The opaque colour behind.
  ///   - least: The contrast to reach, from 1 to 4.58. Black or white has 4.58 on any colour.
  /// - Returns: The colour itself if its ``contrast(with:)`` is at least `least`; otherwise black
  ///   or white, whichever has more contrast.
  public func visible(on background: Color, least: Double = leastVisibleContrast) -> Color {
    guard contrast(with: background) < least else { return self }
    return Color.black.contrast(with: background) > Color.white.contrast(with: background)
      ? .black : .white
  }

  /// The luminance of WCAG 2.1, from 0 for black to 1 for white.
  private var relativeLuminance: Double {
    0.2126 * OKLab.linear[Int(red)] + 0.7152 * OKLab.linear[Int(green)]
      + 0.0722 * OKLab.linear[Int(blue)]
  }
}

extension Canvas {
  /// Returns `color`, or black or white if `color` would hardly be visible in the middle of `rect`.
  ///
  /// Use it for marks of the focus. It compares with the background that is already drawn there.
  ///
  /// - Parameters:
  ///   - color: The colour of the mark.
  ///   - rect: The rectangle of the mark, in the coordinates of the view that is being drawn.
  /// - Returns: `color` itself if the style's focus look is ``DrawingStyle/FocusLook/plain``, if
  ///   the cell is not on the surface, or if nothing opaque is drawn there yet.
  public func visibleColor(_ color: Color, in rect: Rect) -> Color {
    let cells = box(of: rect).cells
    return visibleColor(color, onCell: cells.column + cells.columns / 2, cells.row)
  }

  /// Returns `color`, or black or white if `color` would hardly be visible on one cell.
  ///
  /// For use within ``inCells(of:_:)``. ``visibleColor(_:in:)`` has the details.
  public func visibleColor(_ color: Color, column: Int, row: Int) -> Color {
    let place = cells(of: Rect(x: Double(column), y: Double(row), width: 0, height: 0))
    return visibleColor(color, onCell: place.column, place.row)
  }

  /// Returns the visible colour for a cell of the surface.
  private func visibleColor(_ color: Color, onCell column: Int, _ row: Int) -> Color {
    guard style.focusLook == .visible, surface.bounds.contains(column: column, row: row) else {
      return color
    }
    let background = surface[column: column, row: row].background
    return background.alpha == 255 ? color.visible(on: background) : color
  }
}
