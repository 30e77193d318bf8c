public import CellGraphics
public import Motion
public import NavigationKit
public import Simulation

extension SessionHeader {
  private func value(_ name: String) -> String {
    settings.first { $0.name == name }?.value ?? ""
  }

  /// The user's choice of light or dark colours, which overrides the scene files; nil to use the
  /// files' choice.
  public var appearance: UserInterfaceStyle? {
    switch value(Self.appearanceName) {
    case "light": .light
    case "dark": .dark
    case _: nil
    }
  }

  private static let appearanceName = "appearance"

  /// Returns the header settings for an appearance; none for `nil` and `.unspecified`.
  ///
  /// ```swift
  /// let settings = SessionHeader.settings(of: .dark)
  /// precondition(settings.map(\.name) == ["appearance"] && settings.map(\.value) == ["dark"])
  /// ```
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
  /// A setting that is missing in the log has its default value. The focus is an exception: it is
  /// `.plain`, as in versions without that setting.
  public var style: DrawingStyle {
    let standard = DrawingStyle()
    return DrawingStyle(
      smoothness: DrawingStyle.Smoothness(rawValue: value("smooth")) ?? standard.smoothness,
      fading: DrawingStyle.Fading(rawValue: value("fade")) ?? standard.fading,
      // Versions without this setting drew the focus plainly.
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

  /// The key rules of the recorded session; `.focus` in logs without the setting.
  public var keyRouting: KeyRouting {
    settings.first { $0.name == Self.keysName }.flatMap { KeyRouting(rawValue: $0.value) } ?? .focus
  }

  /// The settings of a new session, without its drawing style.
  public static var currentSettings: [Setting] {
    settings(of: .screen) + settings(of: .uikit) + settings(of: Chrome.latest)
      + settings(of: Theme.standard)
  }

  /// Returns the header settings for key rules. The result is empty for `.focus`, which applies to
  /// logs without the setting.
  public static func settings(of routing: KeyRouting) -> [Setting] {
    routing == .focus ? [] : [Setting(keysName, routing.rawValue)]
  }
}

extension SessionHeader {
  private static let springsName = "springs"

  /// The formula for the springs of the recorded session; `.approximate` in logs without the
  /// setting.
  public var springFit: SpringFit {
    SpringFit(rawValue: value(Self.springsName)) ?? .approximate
  }

  /// Returns the header settings for a formula of springs. The result is empty for `.approximate`,
  /// which applies to logs without the setting.
  public static func settings(of fit: SpringFit) -> [Setting] {
    fit == .approximate ? [] : [Setting(springsName, fit.rawValue)]
  }
}

extension SessionHeader {
  private static let motionName = "motion"
  private static let deviceName = "device"
  private static let bindingsName = "bindings"

  /// The user's preferences in the recorded session; none in logs without these settings.
  public var preferences: UserPreferences {
    UserPreferences(
      reducesMotion: value(Self.motionName) == "reduced",
      device: Device(value(Self.deviceName)),
      keys: KeyMap(value(Self.bindingsName)) ?? KeyMap())
  }

  /// Returns the header settings for preferences; none for those of a session without any.
  public static func settings(of preferences: UserPreferences) -> [Setting] {
    let device = preferences.device.map { Setting(deviceName, $0.description) }
    let motion = preferences.reducesMotion ? Setting(motionName, "reduced") : nil
    let keys = preferences.keys
    let bindings = keys.isUsual ? nil : Setting(bindingsName, keys.description)
    return [bindings, device, motion].compactMap { $0 }
  }
}

extension SessionHeader {
  private static let chromeName = "chrome"

  /// The look of the status line and the help of the recorded session; `.first` in logs without the
  /// setting.
  public var chrome: Chrome { Chrome(rawValue: value(Self.chromeName)) ?? .first }

  /// Returns the header settings for a look of the status line. The result is empty for `.first`,
  /// which applies to logs without the setting.
  public static func settings(of chrome: Chrome) -> [Setting] {
    chrome == .first ? [] : [Setting(chromeName, chrome.rawValue)]
  }
}

extension SessionHeader {
  private static let themeName = "theme"
  private static let standardTheme = "2"

  /// The colours and borders of the recorded session, unless the app's code sets its own;
  /// `Theme.first` in logs without the setting.
  public var theme: Theme { value(Self.themeName) == Self.standardTheme ? .standard : .first }

  /// Returns the header settings for a theme. The result is empty for `Theme.first`, which applies
  /// to logs without the setting.
  public static func settings(of theme: Theme) -> [Setting] {
    theme == .first ? [] : [Setting(themeName, standardTheme)]
  }
}
