internal import CellGraphics

/// A colour of bars, tables and controls with a value for light and one for dark appearance.
struct SystemColor {
  let light: Color
  let dark: Color

  init(_ light: UInt32, dark: UInt32) {
    self.light = Color(rgb: light)
    self.dark = Color(rgb: dark)
  }

  /// Returns the colour for the appearance of the application that shows `view`.
  func callAsFunction(in view: View) -> Color {
    view.window?.application?.userInterfaceStyle == .dark ? dark : light
  }

  /// The colour for the appearance of the current application, for views that are created now.
  var current: Color { Application.current?.userInterfaceStyle == .dark ? dark : light }

  /// The background of an empty container, a plain table and its rows.
  static let background = SystemColor(0xFFFFFF, dark: 0x000000)
  static let label = SystemColor(0x000000, dark: 0xFFFFFF)
  /// The colour of controls and of bar items that can be pressed.
  static let tint = SystemColor(0x0055CC, dark: 0x0A84FF)
}
