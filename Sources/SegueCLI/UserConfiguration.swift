internal import Glibc
internal import Settings
internal import Simulation
import TextFormats

/// The user's settings on this machine: the configuration file and the environment variables.
enum UserConfiguration {
  /// The path of the configuration file; nil if neither `XDG_CONFIG_HOME` nor `HOME` is set.
  static var path: String? { UserSettings.path(variable: variable) }

  /// Returns the settings in effect.
  ///
  /// - Parameter options: The settings that the command's options name.
  /// - Throws: `Failure` if the configuration file or a variable is invalid.
  static func effective(options: UserSettings = UserSettings()) throws -> EffectiveSettings {
    EffectiveSettings(file: try file(), environment: try environment(), options: options)
  }

  /// Reads the configuration file; a missing one has no settings. One byte above the limit is
  /// enough to refuse a longer file.
  private static func file() throws -> UserSettings {
    guard let path, InputFile.exists(path) else { return UserSettings() }
    let bytes = try InputFile.read(path, first: UserSettings.longestFile + 1)
    do {
      return try UserSettings(json: bytes)
    } catch {
      throw Failure(kind: .badData, message: error.description(file: path))
    }
  }

  private static func environment() throws -> UserSettings {
    do {
      return try UserSettings(environment: variable)
    } catch {
      throw Failure(kind: .usage, message: error.description)
    }
  }

  /// Returns the value of an environment variable; nil if it is not set or empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}

extension EffectiveSettings {
  /// Returns the preferences of a new session.
  ///
  /// - Parameter rotates: True to turn the device by a quarter.
  func preferences(rotates: Bool) throws -> UserPreferences {
    var preferences = preferences
    guard rotates else { return preferences }
    guard preferences.device != nil else {
      throw Failure(
        kind: .usage, message: "--rotate turns the frame of a device; name one with --device")
    }
    preferences.device?.isRotated.toggle()
    return preferences
  }
}
