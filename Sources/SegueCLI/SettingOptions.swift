internal import ArgumentParser
internal import NavigationKit
internal import Settings
internal import Simulation

/// The light or dark colours of `--appearance`, for commands that run no app in the terminal.
struct AppearanceOption: ParsableArguments {
  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark

    var style: UserInterfaceStyle { self == .light ? .light : .dark }
  }

  @Option(
    help: ArgumentHelp(
      """
      Use light or dark colours. Default: the appearance in the scene file; light for a storyboard.
      """, valueName: "name"))
  var appearance: Appearance?

  /// The appearance; nil to use the appearance in the files.
  var style: UserInterfaceStyle? { appearance?.style }
}

/// The options of `segue run` that override the user's settings.
struct SettingOptions: ParsableArguments {
  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case app, light, dark, terminal

    fileprivate var setting: AppearanceSetting {
      switch self {
      case .app: .app
      case .light: .light
      case .dark: .dark
      case .terminal: .terminal
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      """
      Use light or dark colours, those of the terminal's background, or those that the app's files \
      name. Default: the setting, or app.
      """, valueName: "name"))
  var appearance: Appearance?

  @Option(
    help: ArgumentHelp(
      """
      Show the app in the frame of a device, with its size classes: iphone, ipad, WIDTHxHEIGHT in \
      cells, or none. Default: the setting, or none.
      """, valueName: "device"),
    transform: deviceSetting)
  var device: DeviceSetting?

  @Flag(help: "Turn the device by a quarter at the start; o turns it later.")
  var rotate = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Turn reduced motion on or off: transitions fade instead of sliding, zooming or turning. \
      Default: the setting, or off.
      """)
  var reducedMotion: Bool?

  /// The settings that the options name.
  var settings: UserSettings {
    var settings = UserSettings()
    (settings.appearance, settings.device) = (appearance?.setting, device)
    settings.reducedMotion = reducedMotion
    return settings
  }

  /// The first option that is given and that a resumed session cannot change; nil if there is none.
  ///
  /// The header of a log has these preferences, because they decide the frames of a replay.
  var fixedInLogs: String? {
    if device != nil { return "--device" }
    if rotate { return "--rotate" }
    return reducedMotion == nil ? nil : "--reduced-motion"
  }
}

/// Returns the frame that the value of `--device` names.
///
/// `none` is a value: it overrides a device in the configuration file.
@Sendable private func deviceSetting(_ word: String) throws -> DeviceSetting {
  if word == "none" { return .none }
  guard let device = Device(word) else {
    throw ValidationError("expected none, \(Device.form)")
  }
  return .frame(device)
}
