public import CellGraphics
public import NavigationKit

extension SessionHeader {
  private func value(_ name: String) -> String {
    settings.first { $0.name == name }?.value ?? ""
  }

  /// The user's choice of light or dark, which overrides the scene files; nil for the files'
  /// choice.
  public var appearance: UserInterfaceStyle? {
    switch value(Self.appearanceName) {
    case "light": .light
    case "dark": .dark
    case _: nil
    }
  }

  private static let appearanceName = "appearance"

  /// Returns the header settings for an appearance; none for `nil` and `.unspecified`.
  public static func settings(of appearance: UserInterfaceStyle?) -> [Setting] {
    switch appearance {
    case .light: [Setting(appearanceName, "light")]
    case .dark: [Setting(appearanceName, "dark")]
    case .unspecified, nil: []
    }
  }

  /// The drawing style of the recording session: steps of moving edges, fades and the look of the
  /// focus.
  ///
  /// Settings that the log does not have are the defaults, except that the focus is `.plain`, as in
  /// the versions without that setting.
  public var style: DrawingStyle {
    let standard = DrawingStyle()
    return DrawingStyle(
      smoothness: DrawingStyle.Smoothness(rawValue: value("smooth")) ?? standard.smoothness,
      fading: DrawingStyle.Fading(rawValue: value("fade")) ?? standard.fading,
      // Logs without the setting were drawn like this.
      focusLook: DrawingStyle.FocusLook(rawValue: value("focus")) ?? .plain)
  }
}

extension DrawingStyle {
  /// The drawing style as settings of a header.
  public var settings: [SessionHeader.Setting] {
    [
      SessionHeader.Setting("fade", fading.rawValue),
      SessionHeader.Setting("focus", focusLook.rawValue),
      SessionHeader.Setting("smooth", smoothness.rawValue),
    ]
  }
}

extension SessionHeader {
  private static let keysName = "keys"

  /// The rules for keys of the recorded session; `.focus` in logs without the setting.
  public var keyRouting: KeyRouting {
    settings.first { $0.name == Self.keysName }.flatMap { KeyRouting(rawValue: $0.value) } ?? .focus
  }

  /// The settings of a new session, without its drawing style.
  public static var currentSettings: [Setting] { settings(of: .screen) }

  /// Returns the header settings for rules for keys; none for `.focus`, the rules of logs without
  /// the setting.
  public static func settings(of routing: KeyRouting) -> [Setting] {
    routing == .focus ? [] : [Setting(keysName, routing.rawValue)]
  }
}
