internal import CellGraphics

/// A colour of bars, tables and controls, which is another one in the dark.
struct SystemColor {
  let light: Color
  let dark: Color

  init(_ light: UInt32, dark: UInt32) {
    self.light = Color(rgb: light)
    self.dark = Color(rgb: dark)
  }

  /// As `view` is to show it when it is drawn.
  func callAsFunction(in view: View) -> Color {
    view.window?.application?.userInterfaceStyle == .dark ? dark : light
  }

  /// As views have it that are made now.
  var current: Color { Application.current?.userInterfaceStyle == .dark ? dark : light }

  /// Of a container that nothing has filled yet, a plain table and its rows.
  static let background = SystemColor(0xFFFFFF, dark: 0x000000)
  static let label = SystemColor(0x000000, dark: 0xFFFFFF)
}
