internal import CellGraphics

/// How controls look alike: iOS's colours, and the focus as a pair of brackets.
enum ControlAppearance {
  static let tint = SystemColor(0x0055CC, dark: 0x0A84FF)
  static let green = SystemColor(0x2AA64A, dark: 0x2AA64A)
  /// The ground of a text field.
  static let fieldBackground = SystemColor(0xF2F2F7, dark: 0x1C1C1E)
  /// The ground of a stepper, a segmented control.
  static let background = SystemColor(0xE5E5EA, dark: 0x2C2C2E)
  /// The ground of a switch that is off.
  static let offBackground = SystemColor(0x8E8E93, dark: 0x636366)
  /// What a progress has not reached.
  static let track = SystemColor(0xD1D1D6, dark: 0x3A3A3C)
  static let line = SystemColor(0xAEAEB2, dark: 0x636366)
  static let secondaryText = SystemColor(0x6C6C70, dark: 0x98989F)

  /// A disabled control is dim where there are no colours too.
  static func attributes(of control: Control, _ attributes: TextAttributes = []) -> TextAttributes {
    control.isEnabled ? attributes : attributes.union(.dim)
  }
}

extension Canvas {
  /// Brackets what stands between the first column and the last, where the focus rests there.
  mutating func drawFocus(of view: View, columns: Int, row: Int, color: Color) {
    guard view.isFocused else { return }
    for (bracket, column) in [("[", 0), ("]", columns - 1)] {
      let color = visibleColor(color, column: column, row: row)
      draw(bracket, column: column, row: row, color: color, attributes: .bold)
    }
  }
}
