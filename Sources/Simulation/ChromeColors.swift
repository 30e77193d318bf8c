public import CellGraphics
public import NavigationKit

/// The colours of the status line, timeline, help, menus and panels that the program draws over an
/// app.
///
/// Every text has a contrast of at least 4.5:1 to its background.
public struct ChromeColors: Hashable, Sendable {
  /// The colours of one area: its background and its texts.
  public struct Surface: Hashable, Sendable {
    /// The colour of the area.
    public var background: Color
    /// The colour of texts and borders.
    public var foreground: Color
    /// The colour of texts that matter less.
    public var secondary: Color

    init(_ background: UInt32, _ foreground: UInt32, _ secondary: UInt32) {
      self.background = Color(rgb: background)
      self.foreground = Color(rgb: foreground)
      self.secondary = Color(rgb: secondary)
    }
  }

  /// The colours of help and menus.
  public var box: Surface
  /// The colours of the last row: the status line or the timeline.
  public var line: Surface
  /// The colours of the scrubber's panel.
  public var panel: Surface
  /// The colours around the frame of a device.
  public var desk: Surface
  /// The colours of the box with the errors of a file.
  public var problem: Surface
  /// The colour of setting A on the scrubber's panel. The panel's background is legible on it.
  public var first: Color
  /// The colour of setting B on the scrubber's panel. The panel's background is legible on it.
  public var second: Color
  /// The colour of an error on the scrubber's panel.
  public var error: Color

  /// Creates the colours for an app's appearance; light for an unspecified one.
  public init(_ style: UserInterfaceStyle) { self = style == .dark ? Self.dark : Self.light }

  private init(
    box: Surface, line: Surface, panel: Surface, desk: Surface, problem: Surface, first: UInt32,
    second: UInt32, error: UInt32
  ) {
    (self.box, self.line, self.panel, self.desk) = (box, line, panel, desk)
    self.problem = problem
    self.first = Color(rgb: first)
    self.second = Color(rgb: second)
    self.error = Color(rgb: error)
  }

  private static let light = ChromeColors(
    box: Surface(0xFFFFFF, 0x1C1C1E, 0x6C6C70), line: Surface(0x2C2C2E, 0xF2F2F7, 0x98989F),
    panel: Surface(0xF2F2F7, 0x1C1C1E, 0x636366), desk: Surface(0xC7C7CC, 0x1C1C1E, 0x48484A),
    problem: Surface(0xFFE5E5, 0x7A1F1F, 0x7A1F1F),
    first: 0xA85700, second: 0x0068B8, error: 0xC4001A)

  private static let dark = ChromeColors(
    box: Surface(0x2C2C2E, 0xF2F2F7, 0xAEAEB2), line: Surface(0x3A3A3C, 0xF2F2F7, 0xAEAEB2),
    panel: Surface(0x1C1C1E, 0xF2F2F7, 0x98989F), desk: Surface(0x3A3A3C, 0xF2F2F7, 0xAEAEB2),
    problem: Surface(0x7A1F1F, 0xFFFFFF, 0xFFFFFF),
    first: 0xFF9F0A, second: 0x64D2FF, error: 0xFF6961)
}
