public import Simulation

/// The settings in effect, each from the last source that has it.
///
/// The order of the sources is: default, file, environment, option.
///
/// ```swift
/// var (file, options) = (UserSettings(), UserSettings())
/// (file.appearance, file.reducedMotion) = (.light, true)
/// options.appearance = .dark
/// // An option overrides the file.
/// let effective = EffectiveSettings(file: file, options: options)
/// precondition(effective.appearance == .dark && effective.reducedMotion)
/// precondition(effective.rows[0].origin == .option)
/// ```
public struct EffectiveSettings: Equatable, Sendable {
  /// A setting in effect.
  public struct Row: Equatable, Sendable {
    /// The name of the setting, as in the configuration file.
    public var name: String
    /// The value as text.
    public var value: String
    /// The kind of source of the value.
    public var origin: Origin
    /// The source in words, such as `file` or `environment SEGUE_DEVICE`.
    public var source: String
  }

  /// A source of settings. The raw values are the words of `segue config`.
  public enum Origin: String, CaseIterable, Sendable {
    /// No source has the setting.
    case `default`
    /// The configuration file.
    case file
    /// An environment variable.
    case environment
    /// An option of the command.
    case option
  }

  /// The settings in the order of `segue config`.
  public private(set) var rows: [Row]
  private let merged: UserSettings

  /// Combines the sources.
  ///
  /// - Parameters:
  ///   - file: The settings of the configuration file.
  ///   - environment: The settings of environment variables.
  ///   - options: The settings of the command's options.
  public init(
    file: UserSettings = UserSettings(), environment: UserSettings = UserSettings(),
    options: UserSettings = UserSettings()
  ) {
    let sources: [(Origin, UserSettings)] = [
      (.default, SettingsTable.defaults), (.file, file), (.environment, environment),
      (.option, options),
    ]
    var merged = UserSettings()
    rows = SettingsTable.fields.map { field in
      var row = Row(name: field.name, value: "", origin: .default, source: "")
      for (origin, settings) in sources {
        guard let word = field.word(settings) else { continue }
        (row.value, row.origin) = (word, origin)
        row.source = [origin.rawValue, field.name(of: origin)].compactMap { $0 }.joined(
          separator: " ")
        field.merge(&merged, settings)
      }
      return row
    }
    self.merged = merged
  }

  /// Light or dark colours.
  public var appearance: AppearanceSetting { merged.appearance ?? .app }
  /// The frame in which the app is shown.
  public var device: DeviceSetting { merged.device ?? .none }
  /// The keys of actions.
  public var keys: KeyMap { merged.keys ?? KeyMap() }
  /// The language of the program's own words.
  public var language: LanguageSetting { merged.language ?? .english }
  /// Indicates whether transitions fade instead of sliding, zooming or turning.
  public var reducedMotion: Bool { merged.reducedMotion ?? false }
  /// The steps in which edges move.
  public var smoothness: SmoothnessSetting { merged.smoothness ?? .automatic }
  /// The mode in which the program writes sentences instead of a screen.
  public var speech: SpeechSetting { merged.speech ?? .automatic }
}
