internal import CellGraphics

/// The colours that all controls share: those of iOS.
enum ControlAppearance {
  static let tint = SystemColor.tint
  static let green = SystemColor(0x2AA64A, dark: 0x2AA64A)
  /// The background of a text field.
  static let fieldBackground = SystemColor(0xF2F2F7, dark: 0x1C1C1E)
  /// The background of a stepper or segmented control, and of an image's placeholder.
  static let background = SystemColor(0xE5E5EA, dark: 0x2C2C2E)
  /// The background of a switch that is off.
  static let offBackground = SystemColor(0x8E8E93, dark: 0x636366)
  /// The colour of the part that a progress view has not reached.
  static let track = SystemColor(0xD1D1D6, dark: 0x3A3A3C)
  static let line = SystemColor(0xAEAEB2, dark: 0x636366)
  static let secondaryText = SystemColor(0x6C6C70, dark: 0x98989F)

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
