public import CellGraphics
public import NavigationKit

extension SessionHeader {
  private func value(_ name: String) -> String {
    settings.first { $0.name == name }?.value ?? ""
  }

  /// Light or dark in place of what the storyboards say; nil for what they say.
  public var appearance: UserInterfaceStyle? {
    switch value(Self.appearanceName) {
    case "light": .light
    case "dark": .dark
    case _: nil
    }
  }

  private static let appearanceName = "appearance"

  /// As a log's header has it; none for what the storyboards say.
  public static func settings(of appearance: UserInterfaceStyle?) -> [Setting] {
    switch appearance {
    case .light: [Setting(appearanceName, "light")]
    case .dark: [Setting(appearanceName, "dark")]
    case .unspecified, nil: []
    }
  }

  /// How moments in between were drawn when the log was written.
  public var style: DrawingStyle {
    let standard = DrawingStyle()
    return DrawingStyle(
      smoothness: DrawingStyle.Smoothness(rawValue: value("smooth")) ?? standard.smoothness,
      fading: DrawingStyle.Fading(rawValue: value("fade")) ?? standard.fading,
      // A log of a version without the setting.
      focusLook: DrawingStyle.FocusLook(rawValue: value("focus")) ?? .plain)
  }
}

extension DrawingStyle {
  /// As a log's header has it.
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

  /// The rules for keys by which the session was recorded.
  public var keyRouting: KeyRouting {
    settings.first { $0.name == Self.keysName }.flatMap { KeyRouting(rawValue: $0.value) } ?? .focus
  }

  /// The settings of a session that begins now, but for how it is drawn.
  public static var currentSettings: [Setting] { settings(of: .screen) }

  /// What a session says of its rules for keys; the first rules go without saying.
  public static func settings(of routing: KeyRouting) -> [Setting] {
    routing == .focus ? [] : [Setting(keysName, routing.rawValue)]
  }
}
