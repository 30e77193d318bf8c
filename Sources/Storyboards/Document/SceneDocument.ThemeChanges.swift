public import CellGraphics
public import NavigationKit

extension SceneDocument {
  /// The members of a theme that a scene file changes. A colour is for light and dark appearance.
  public struct ThemeChanges: Equatable, Sendable {
    /// The colours by the names of the theme's members, such as `tint`.
    public var colors: [String: Color] = [:]
    /// The borders by the names of the theme's members, such as `sheetBorder`.
    public var borders: [String: Theme.Border] = [:]

    /// Creates changes of no member.
    public init() {}

    /// Returns a theme with these changes. Names that no member has are ignored.
    public func applied(to theme: Theme) -> Theme {
      var theme = theme
      for member in Self.colorMembers {
        guard let color = colors[member.name] else { continue }
        theme[keyPath: member.path] = Theme.DynamicColor(light: color, dark: color)
      }
      for member in Self.borderMembers {
        if let border = borders[member.name] { theme[keyPath: member.path] = border }
      }
      return theme
    }
  }
}

extension SceneDocument.ThemeChanges {
  /// A member of a theme that a file can change.
  struct Member<Value>: Sendable {
    var name: String
    var path: FormatPath<Theme, Value>
    /// A short sentence for editors, without a period.
    var meaning: String

    init(_ name: String, _ path: FormatPath<Theme, Value>, _ meaning: String) {
      (self.name, self.path, self.meaning) = (name, path, meaning)
    }
  }

  /// The colours of what an app shows, in canonical order. The program's own areas, such as the
  /// status line and the help, are the same for all files.
  static let colorMembers: [Member<Theme.DynamicColor>] = [
    Member("label", \.label, "Titles and texts of bars, alerts and controls"),
    Member("rowLabel", \.rowLabel, "The texts of rows"),
    Member("secondaryLabel", \.secondaryLabel, "Details, placeholders, tabs that are not selected"),
    Member("tint", \.tint, "Bar items, and controls without a colour"),
    Member("destructive", \.destructive, "An alert's action that destroys something"),
    Member("deletionSign", \.deletionSign, "The sign that begins the deletion of a row"),
    Member("accessory", \.accessory, "A row's signs that cannot be pressed"),
    Member("labelOnFill", \.labelOnFill, "Texts on focused rows, swipe actions and switches"),
    Member("imageName", \.imageName, "An image's name that is drawn in place of the image"),
    Member("badge", \.badge, "The background of a tab's badge"),
    Member("background", \.background, "Empty containers, sheets and plain tables"),
    Member("barBackground", \.barBackground, "The background of bars"),
    Member("groupedBackground", \.groupedBackground, "Around the sections of a grouped table"),
    Member("groupedRowBackground", \.groupedRowBackground, "The rows of a grouped table"),
    Member("headerBackground", \.headerBackground, "The headers of a plain table"),
    Member("selectedBackground", \.selectedBackground, "A selected row"),
    Member("focusedBackground", \.focusedBackground, "The row or item that the keys act on"),
    Member(
      "destructiveBackground", \.destructiveBackground,
      "A Delete button, a destructive swipe action"),
    Member("actionBackground", \.actionBackground, "A swipe action"),
    Member("alertBackground", \.alertBackground, "Alerts and action sheets"),
    Member("fieldBackground", \.fieldBackground, "Text fields"),
    Member(
      "controlBackground", \.controlBackground, "Steppers, segmented controls, missing images"),
    Member("imageBackground", \.imageBackground, "The background of such a name"),
    Member("switchOn", \.switchOn, "A switch that is on"),
    Member("switchOff", \.switchOff, "A switch that is off"),
    Member("separator", \.separator, "Lines between rows"),
    Member("barSeparator", \.barSeparator, "Lines at bars and between columns"),
    Member("alertSeparator", \.alertSeparator, "Lines in alerts"),
    Member("controlLine", \.controlLine, "Lines and inactive parts of controls"),
    Member("progressTrack", \.progressTrack, "The part that a progress view has not reached"),
    Member("scrollIndicator", \.scrollIndicator, "Scroll indicators"),
    Member(
      "focusedScrollIndicator", \.focusedScrollIndicator, "The scroll indicators of a focused view"),
    Member("grabber", \.grabber, "The bar at the top of a sheet"),
    Member("borderLine", \.borderLine, "The lines of borders"),
    Member("dimming", \.dimming, "Over the content behind a sheet; its alpha is the strength"),
  ]

  /// The borders, in canonical order.
  static let borderMembers: [Member<Theme.Border>] = [
    Member("sheetBorder", \.sheetBorder, "The border of sheets; default filled"),
    Member("alertBorder", \.alertBorder, "The border of alerts and action sheets; default filled"),
    Member("popoverBorder", \.popoverBorder, "The border of popovers; default rounded"),
  ]
}
