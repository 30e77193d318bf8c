public import CellGraphics
public import NavigationKit
public import Simulation

/// A configuration file or an environment variable that cannot be used.
public enum SettingsReadingError: Error, Equatable {
  /// The file at a path has defects.
  case file(SettingsErrors, path: String)
  /// A variable has an unknown value.
  case variable(SettingsVariableError)
}

extension SettingsReadingError: CustomStringConvertible {
  /// A line for each defect.
  public var description: String {
    switch self {
    case .file(let errors, let path): errors.description(file: path)
    case .variable(let error): error.description
    }
  }
}

extension UserSettings {
  /// Returns the path of the configuration file; nil if neither `XDG_CONFIG_HOME` nor `HOME` is set.
  ///
  /// A relative `XDG_CONFIG_HOME` is ignored, as the XDG Base Directory Specification says.
  ///
  /// - Parameter variable: Returns the value of an environment variable; nil or an empty text if it is
  ///   not set.
  public static func path(variable: (_ name: String) -> String?) -> String? {
    let name = "segue/config.json"
    if let folder = variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return "\(folder)/\(name)"
    }
    return variable("HOME").flatMap { $0.isEmpty ? nil : "\($0)/.config/\(name)" }
  }
}

extension EffectiveSettings {
  /// Reads the user's settings, for an app that runs in the terminal by itself.
  ///
  /// ```swift
  /// let files = ["/u/.config/segue/config.json": Array(#"{"reducedMotion": true}"#.utf8)]
  /// let settings = try EffectiveSettings(
  ///   variable: { $0 == "HOME" ? "/u" : nil }, contents: { files[$0] })
  /// precondition(settings.preferences.reducesMotion)
  /// ```
  ///
  /// - Parameters:
  ///   - variable: Returns the value of an environment variable; nil if it is not set.
  ///   - contents: Returns the bytes of the file at a path; nil if there is none.
  /// - Throws: ``SettingsReadingError`` if the file or a variable is invalid.
  public init(
    variable: (_ name: String) -> String?, contents: (_ path: String) -> [UInt8]?
  ) throws(SettingsReadingError) {
    let environment: UserSettings
    do {
      environment = try UserSettings(environment: variable)
    } catch {
      throw .variable(error)
    }
    var file = UserSettings()
    if let path = UserSettings.path(variable: variable), let bytes = contents(path) {
      do {
        file = try UserSettings(json: bytes)
      } catch {
        throw .file(error, path: path)
      }
    }
    self.init(file: file, environment: environment)
  }

  /// The preferences of a new session.
  public var preferences: UserPreferences {
    UserPreferences(reducesMotion: reducedMotion, device: device.device, keys: keys)
  }

  /// Returns the drawing style of the terminal with the user's steps for edges.
  public func style(on terminal: DrawingStyle) -> DrawingStyle {
    var style = terminal
    switch smoothness {
    case .automatic: break
    case .eighths: style.smoothness = .eighths
    case .cells: style.smoothness = .cells
    }
    return style
  }
}

extension AppearanceSetting {
  /// Light or dark colours for all scenes; nil to use those that the app names.
  ///
  /// The value is nil for `terminal` too, because only an open terminal knows its background.
  public var style: UserInterfaceStyle? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .app, .terminal: nil
    }
  }
}
