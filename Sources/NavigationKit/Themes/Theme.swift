public import CellGraphics

/// The colours and borders of everything that the library draws itself: bars, tables, controls,
/// alerts, sheets, popovers, and the boxes of the program around an app.
///
/// An app sets its theme when it launches, before it creates views:
///
/// ```swift
/// let application = Application()
/// application.theme.tint = Theme.DynamicColor(light: Color(rgb: 0x7A1F5C), dark: Color(rgb: 0xFF9FDC))
/// application.theme.popoverBorder = .double
/// precondition(application.theme.tint != Theme.standard.tint)
/// precondition(application.theme.label == Theme.standard.label)
/// ```
///
/// Each text of ``standard`` has a contrast of at least 4.5:1 to its background, light and dark, and
/// in terminals with 256, 16 and 8 colours. The colours that an app asks for by UIKit's names, such
/// as `systemBlue`, are UIKit's and not part of the theme.
public struct Theme: Hashable, Sendable {
  /// A colour with a value for light and one for dark appearance.
  public struct DynamicColor: Hashable, Sendable {
    /// The colour for light and for unspecified appearance.
    public var light: Color
    /// The colour for dark appearance.
    public var dark: Color

    /// Creates a colour from its two values.
    public init(light: Color, dark: Color) { (self.light, self.dark) = (light, dark) }

    init(_ light: UInt32, dark: UInt32) {
      self.init(light: Color(rgb: light), dark: Color(rgb: dark))
    }

    /// Returns the colour for an appearance; the light one for an unspecified appearance.
    @inline(__always)
    public func color(for style: UserInterfaceStyle) -> Color { style == .dark ? dark : light }
  }

  // MARK: - Texts

  /// The colour of titles and texts.
  public var label = DynamicColor(0x000000, dark: 0xFFFFFF)
  /// The colour of the texts of rows.
  public var rowLabel = DynamicColor(0x1C1C1E, dark: 0xFFFFFF)
  /// The colour of details, prompts, placeholders and tabs that are not selected.
  public var secondaryLabel = DynamicColor(0x636366, dark: 0xAEAEB2)
  /// The colour of bar items and controls that can be activated, for views without a tint colour.
  public var tint = DynamicColor(0x0055CC, dark: 0x409CFF)
  /// The colour of an alert's action that destroys something.
  public var destructive = DynamicColor(0xC4001A, dark: 0xFF6961)
  /// The colour of the sign that begins the deletion of a row.
  public var deletionSign = DynamicColor(0xC4001A, dark: 0xFF6961)
  /// The colour of a row's signs that cannot be pressed, such as ›.
  public var accessory = DynamicColor(0x636366, dark: 0xAEAEB2)
  /// The colour of texts and signs on the backgrounds ``focusedBackground``,
  /// ``destructiveBackground``, ``actionBackground``, ``switchOn`` and ``switchOff``.
  public var labelOnFill = DynamicColor(0xFFFFFF, dark: 0xFFFFFF)
  /// The colour of an image's name that code draws in place of the image.
  public var imageName = DynamicColor(0x3C3C43, dark: 0xAEAEB2)
  /// The background of a tab's badge, whose text has the colour of the bar.
  public var badge = DynamicColor(0xC4001A, dark: 0xFF453A)

  // MARK: - Backgrounds

  /// The background of empty containers, of sheets without their own, and of plain tables.
  public var background = DynamicColor(0xFFFFFF, dark: 0x000000)
  /// The background of bars.
  public var barBackground = DynamicColor(0xF2F2F7, dark: 0x1C1C1E)
  /// The background around the sections of a grouped table.
  public var groupedBackground = DynamicColor(0xF2F2F7, dark: 0x000000)
  /// The background of the rows of a grouped table.
  public var groupedRowBackground = DynamicColor(0xFFFFFF, dark: 0x1C1C1E)
  /// The background of the headers of a plain table.
  public var headerBackground = DynamicColor(0xE5E5EA, dark: 0x2C2C2E)
  /// The background of a selected row.
  public var selectedBackground = DynamicColor(0xD9E4F5, dark: 0x1A3050)
  /// The background of the row or item that the keys act on.
  public var focusedBackground = DynamicColor(0x0055CC, dark: 0x0055CC)
  /// The background of a row's Delete button and of a destructive swipe action.
  public var destructiveBackground = DynamicColor(0xC4001A, dark: 0xC4001A)
  /// The background of a swipe action without its own colour.
  public var actionBackground = DynamicColor(0x636366, dark: 0x636366)
  /// The background of alerts and action sheets.
  public var alertBackground = DynamicColor(0xFFFFFF, dark: 0x2C2C2E)
  /// The background of a text field.
  public var fieldBackground = DynamicColor(0xF2F2F7, dark: 0x1C1C1E)
  /// The background of steppers, segmented controls, pickers, and of an image's placeholder.
  public var controlBackground = DynamicColor(0xE5E5EA, dark: 0x2C2C2E)
  /// The background of an image's name that code draws in place of the image.
  public var imageBackground = DynamicColor(0xE5E5EA, dark: 0x2C2C2E)
  /// The background of a switch that is on.
  public var switchOn = DynamicColor(0x23853A, dark: 0x23853A)
  /// The background of a switch that is off.
  public var switchOff = DynamicColor(0x636366, dark: 0x636366)

  // MARK: - Lines and shades

  /// The colour of the lines between rows.
  public var separator = DynamicColor(0xE0E0E4, dark: 0x38383A)
  /// The colour of the lines at bars and between columns.
  public var barSeparator = DynamicColor(0xC6C6C8, dark: 0x48484A)
  /// The colour of the lines in alerts.
  public var alertSeparator = DynamicColor(0xC6C6C8, dark: 0x48484A)
  /// The colour of the lines and inactive parts of controls.
  public var controlLine = DynamicColor(0x7C7C80, dark: 0x7C7C80)
  /// The colour of the part that a progress view has not reached.
  public var progressTrack = DynamicColor(0xD1D1D6, dark: 0x3A3A3C)
  /// The colour of scroll indicators.
  public var scrollIndicator = DynamicColor(0xAEAEB2, dark: 0x636366)
  /// The colour of the scroll indicators of a focused view.
  public var focusedScrollIndicator = DynamicColor(0x48484A, dark: 0xD1D1D6)
  /// The colour of the bar at the top of a sheet that can be pulled.
  public var grabber = DynamicColor(0x48484A, dark: 0xAEAEB2)
  /// The colour of the borders of sheets, alerts and popovers that are drawn as lines.
  public var borderLine = DynamicColor(0x636366, dark: 0x8E8E93)
  /// The colour that is laid over the content behind a sheet or an alert; its alpha is the strength.
  public var dimming = DynamicColor(
    light: Color(red: 0, green: 0, blue: 0, alpha: 0x59),
    dark: Color(red: 0, green: 0, blue: 0, alpha: 0x59))

  // MARK: - Borders

  /// The border of sheets.
  public var sheetBorder = Border.filled
  /// The border of alerts and action sheets.
  public var alertBorder = Border.filled
  /// The border of popovers.
  public var popoverBorder = Border.rounded
  /// Indicates whether destructive actions are underlined where the terminal has no colours.
  public var underlinesDestructiveActions = true

  // MARK: - The program around the app

  /// The look of help and menus.
  public var box = Area(
    background: DynamicColor(0xFFFFFF, dark: 0x2C2C2E),
    foreground: DynamicColor(0x1C1C1E, dark: 0xF2F2F7),
    secondary: DynamicColor(0x6C6C70, dark: 0xAEAEB2))
  /// The look of the status line and the timeline. It has no border.
  public var statusLine = Area(
    background: DynamicColor(0x2C2C2E, dark: 0x3A3A3C),
    foreground: DynamicColor(0xF2F2F7, dark: 0xF2F2F7),
    secondary: DynamicColor(0x98989F, dark: 0xAEAEB2))
  /// The look of the scrubber's panel. It has no border.
  public var panel = Area(
    background: DynamicColor(0xF2F2F7, dark: 0x1C1C1E),
    foreground: DynamicColor(0x1C1C1E, dark: 0xF2F2F7),
    secondary: DynamicColor(0x636366, dark: 0x98989F))
  /// The look around the frame of a device, and of the frame.
  public var desk = Area(
    background: DynamicColor(0xC7C7CC, dark: 0x3A3A3C),
    foreground: DynamicColor(0x1C1C1E, dark: 0xF2F2F7),
    secondary: DynamicColor(0x48484A, dark: 0xAEAEB2))
  /// The look of the box with the errors of a file.
  public var problem = Area(
    background: DynamicColor(0xFFE5E5, dark: 0x7A1F1F),
    foreground: DynamicColor(0x7A1F1F, dark: 0xFFFFFF),
    secondary: DynamicColor(0x7A1F1F, dark: 0xFFFFFF), border: .square)
  /// The colour of setting A on the scrubber's panel. The panel's background is legible on it.
  public var firstSetting = DynamicColor(0xA85700, dark: 0xFF9F0A)
  /// The colour of setting B on the scrubber's panel. The panel's background is legible on it.
  public var secondSetting = DynamicColor(0x0068B8, dark: 0x64D2FF)
  /// The colour of an error on the scrubber's panel.
  public var error = DynamicColor(0xC4001A, dark: 0xFF6961)

  /// Creates the standard theme, whose members can then be changed.
  public init() {}

  /// The look of one area: its background, its texts and its border.
  public struct Area: Hashable, Sendable {
    /// The colour of the area.
    public var background: DynamicColor
    /// The colour of texts and borders.
    public var foreground: DynamicColor
    /// The colour of texts that matter less.
    public var secondary: DynamicColor
    /// The border, if the area has one.
    public var border: Border

    /// Creates a look.
    public init(
      background: DynamicColor, foreground: DynamicColor, secondary: DynamicColor,
      border: Border = .rounded
    ) {
      (self.background, self.foreground, self.secondary) = (background, foreground, secondary)
      self.border = border
    }
  }
}

extension Theme {
  /// The theme of an app that sets none.
  public static let standard = Theme()

  /// The colours of versions before themes, with which their logs are replayed.
  ///
  /// Some of its texts have a contrast below 4.5:1.
  public static let first: Theme = {
    var theme = Theme()
    theme.secondaryLabel = DynamicColor(0x6C6C70, dark: 0x98989F)
    theme.tint = DynamicColor(0x0055CC, dark: 0x0A84FF)
    theme.destructive = DynamicColor(0xD70015, dark: 0xFF6961)
    theme.deletionSign = DynamicColor(0xD70015, dark: 0xD70015)
    theme.accessory = DynamicColor(0x8E8E93, dark: 0x8E8E93)
    theme.imageName = DynamicColor(0x3C3C43, dark: 0x3C3C43)
    theme.imageBackground = DynamicColor(0xE5E5EA, dark: 0xE5E5EA)
    theme.selectedBackground = DynamicColor(0xD9E4F5, dark: 0x1F3A5F)
    theme.destructiveBackground = DynamicColor(0xD70015, dark: 0xD70015)
    theme.actionBackground = DynamicColor(0x8E8E93, dark: 0x8E8E93)
    theme.switchOn = DynamicColor(0x2AA64A, dark: 0x2AA64A)
    theme.switchOff = DynamicColor(0x8E8E93, dark: 0x636366)
    theme.controlLine = DynamicColor(0xAEAEB2, dark: 0x636366)
    theme.underlinesDestructiveActions = false
    return theme
  }()

  /// Returns a colour of the theme of the current application, for views that are created now.
  @inline(__always)
  static func current(_ member: (Theme) -> DynamicColor) -> Color {
    guard let application = Application.current else { return member(standard).light }
    return application.themed(member)
  }
}

// Inlined, so that a colour is read without a copy of the whole theme.
extension Application {
  /// Returns a colour of the theme for the appearance of the application.
  @inline(__always)
  func themed(_ member: (Theme) -> Theme.DynamicColor) -> Color {
    member(theme).color(for: userInterfaceStyle)
  }
}

extension View {
  /// The theme of the application that shows the view.
  var theme: Theme {
    // Not `Application.current`, which traps in a task. A view without a window can be drawn in one.
    (window?.application ?? ThreadApplication.current)?.theme ?? .standard
  }

  /// Returns a colour of the theme for the appearance of the application that shows the view; the
  /// light one without such an application.
  @inline(__always)
  func themed(_ member: (Theme) -> Theme.DynamicColor) -> Color {
    if let application = window?.application { return application.themed(member) }
    return member(theme).light
  }
}
