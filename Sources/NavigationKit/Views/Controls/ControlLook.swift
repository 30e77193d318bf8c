internal import CellGraphics

/// How controls look alike: iOS's colours, and the focus as a pair of brackets.
enum ControlLook {
  static let tint = Color(rgb: 0x0055CC)
  static let green = Color(rgb: 0x2AA64A)
  /// The ground of a text field.
  static let field = Color(rgb: 0xF2F2F7)
  /// The ground of a stepper, a segmented control.
  static let ground = Color(rgb: 0xE5E5EA)
  /// The ground of a switch that is off.
  static let darkGround = Color(rgb: 0x8E8E93)
  /// What a progress has not reached.
  static let track = Color(rgb: 0xD1D1D6)
  static let line = Color(rgb: 0xAEAEB2)
  static let secondaryText = Color(rgb: 0x6C6C70)

  /// A disabled control is dim where there are no colours too.
  static func attributes(of control: Control, _ attributes: TextAttributes = []) -> TextAttributes {
    control.isEnabled ? attributes : attributes.union(.dim)
  }
}

extension Canvas {
  /// Brackets what stands between the first column and the last, where the focus rests there.
  mutating func drawFocus(of view: View, columns: Int, row: Int, color: Color) {
    guard view.isFocused else { return }
    draw("[", column: 0, row: row, color: color, attributes: .bold)
    draw("]", column: columns - 1, row: row, color: color, attributes: .bold)
  }
}
