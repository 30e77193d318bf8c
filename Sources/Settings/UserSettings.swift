public import Simulation

/// The settings that one source has: the configuration file, the environment or the options.
///
/// A property is nil if the source does not have the setting.
///
/// ```swift
/// let json = Array(#"{"appearance": "dark", "device": "iphone"}"#.utf8)
/// let settings = try UserSettings(json: json)
/// precondition(settings.appearance == .dark)
/// precondition(settings.device?.device?.columns == 39)
/// precondition(settings.reducedMotion == nil)
/// ```
public struct UserSettings: Equatable, Sendable {
  /// Light or dark colours.
  public var appearance: AppearanceSetting?
  /// The frame in which the app is shown.
  public var device: DeviceSetting?
  /// The keys of actions; only the configuration file has them.
  public var keys: KeyMap?
  /// The language of the program's own words.
  public var language: LanguageSetting?
  /// Indicates whether transitions fade instead of sliding, zooming or turning.
  public var reducedMotion: Bool?
  /// The steps in which edges move.
  public var smoothness: SmoothnessSetting?
  /// The mode in which the program writes sentences instead of a screen.
  public var speech: SpeechSetting?

  /// Creates settings of a source that has none.
  public init() {}

  /// Reads and checks the configuration file.
  ///
  /// - Parameter bytes: The file, JSON in UTF-8, of at most ``longestFile`` bytes.
  /// - Throws: ``SettingsErrors`` with every defect of the file; of a text that is not JSON, only
  ///   the first.
  public init(json bytes: [UInt8]) throws(SettingsErrors) {
    self.init()
    var reader = try SettingsReader(bytes)
    reader.read(into: &self)
    if let errors = reader.errors { throw errors }
  }

  /// The largest size of a configuration file in bytes: 1 MB.
  public static let longestFile = 1 << 20

  /// Reads the settings from environment variables. An empty variable counts as missing.
  ///
  /// - Parameter variable: Returns the value of a variable; nil if it is not set.
  /// - Throws: ``SettingsVariableError`` for the first variable with an unknown value.
  public init(
    environment variable: (_ name: String) -> String?
  ) throws(SettingsVariableError) {
    self.init()
    for field in SettingsTable.fields {
      guard let name = field.variable, let word = variable(name), !word.isEmpty else { continue }
      guard field.parse(word, &self) else {
        throw SettingsVariableError(variable: name, value: word, expected: field.expectation)
      }
    }
  }
}
