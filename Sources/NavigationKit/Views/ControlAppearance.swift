internal import CellGraphics

/// The looks that all controls share.
enum ControlAppearance {
  /// Returns `attributes`, with dim text if the control is disabled, which is visible without
  /// colours.
  static func attributes(of control: Control, _ attributes: TextAttributes = []) -> TextAttributes {
    control.isEnabled ? attributes : attributes.union(.dim)
  }
}

extension Canvas {
  /// Draws brackets in the first and the last column if `view` has the focus.
  mutating func drawFocus(of view: View, columns: Int, row: Int, color: Color) {
    guard view.isFocused else { return }
    for (bracket, column) in [("[", 0), ("]", columns - 1)] {
      let color = visibleColor(color, column: column, row: row)
      draw(bracket, column: column, row: row, color: color, attributes: .bold)
    }
  }
}
