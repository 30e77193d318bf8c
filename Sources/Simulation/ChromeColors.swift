public import CellGraphics
public import NavigationKit

/// The colours of the status line, timeline, help, menus and panels that the program draws over an
/// app: those of its theme.
///
/// In the standard theme, every text has a contrast of at least 4.5:1 to its background.
public struct ChromeColors: Hashable, Sendable {
  /// The look of one area: its background, its texts and its border.
  public struct Surface: Hashable, Sendable {
    /// The colour of the area.
    public var background: Color
    /// The colour of texts and borders.
    public var foreground: Color
    /// The colour of texts that matter less.
    public var secondary: Color

    /// The border of the area, if it has one.
    public var border: Theme.Border

    init(_ area: Theme.Area, _ style: UserInterfaceStyle) {
      background = area.background.color(for: style)
      foreground = area.foreground.color(for: style)
      secondary = area.secondary.color(for: style)
      border = area.border
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
  ///
  /// - Parameters:
  ///   - style: The appearance.
  ///   - theme: The theme of the app.
  public init(_ style: UserInterfaceStyle, theme: Theme = .standard) {
    box = Surface(theme.box, style)
    line = Surface(theme.statusLine, style)
    panel = Surface(theme.panel, style)
    desk = Surface(theme.desk, style)
    problem = Surface(theme.problem, style)
    first = theme.firstSetting.color(for: style)
    second = theme.secondSetting.color(for: style)
    error = theme.error.color(for: style)
  }
}
