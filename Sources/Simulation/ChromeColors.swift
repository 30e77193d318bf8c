public import CellGraphics
public import NavigationKit

/// The colours of what the program draws around and over an app: the status line, the timeline, help,
/// menus and panels.
///
/// Every text has a contrast of at least 4.5:1 to what lies behind it.
public struct ChromeColors: Hashable, Sendable {
  /// A background and what stands on it.
  public struct Surface: Hashable, Sendable {
    public var background: Color
    public var foreground: Color
    /// Of what matters less.
    public var secondary: Color

    init(_ background: UInt32, _ foreground: UInt32, _ secondary: UInt32) {
      self.background = Color(rgb: background)
      self.foreground = Color(rgb: foreground)
      self.secondary = Color(rgb: secondary)
    }
  }

  /// Help and menus.
  public var box: Surface
  /// The last row: the status line or the timeline.
  public var line: Surface
  /// The setting of the scrubber.
  public var panel: Surface
  /// What is wrong with a file.
  public var problem: Surface
  /// The two settings that the scrubber compares, on its panel, whose background also stands on
  /// them.
  public var first: Color
  public var second: Color
  /// An answer that something was not done, on the panel.
  public var error: Color

  /// Those that go with an app's appearance.
  public init(_ style: UserInterfaceStyle) { self = style == .dark ? Self.dark : Self.light }

  private init(
    box: Surface, line: Surface, panel: Surface, problem: Surface, first: UInt32, second: UInt32,
    error: UInt32
  ) {
    (self.box, self.line, self.panel, self.problem) = (box, line, panel, problem)
    self.first = Color(rgb: first)
    self.second = Color(rgb: second)
    self.error = Color(rgb: error)
  }

  private static let light = ChromeColors(
    box: Surface(0xFFFFFF, 0x1C1C1E, 0x6C6C70), line: Surface(0x2C2C2E, 0xF2F2F7, 0x98989F),
    panel: Surface(0xF2F2F7, 0x1C1C1E, 0x636366), problem: Surface(0xFFE5E5, 0x7A1F1F, 0x7A1F1F),
    first: 0xA85700, second: 0x0068B8, error: 0xC4001A)

  private static let dark = ChromeColors(
    box: Surface(0x2C2C2E, 0xF2F2F7, 0xAEAEB2), line: Surface(0x3A3A3C, 0xF2F2F7, 0xAEAEB2),
    panel: Surface(0x1C1C1E, 0xF2F2F7, 0x98989F), problem: Surface(0x7A1F1F, 0xFFFFFF, 0xFFFFFF),
    first: 0xFF9F0A, second: 0x64D2FF, error: 0xFF6961)
}
