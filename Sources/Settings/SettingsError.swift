public import Simulation
public import TextFormats

/// One defect of a configuration file, with its place.
public struct SettingsError: Error, Equatable {
  /// A kind of defect.
  public enum Reason: Equatable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONSyntaxError.Reason)
    /// The file has more than ``UserSettings/longestFile`` bytes.
    case tooLarge
    /// A value that the setting cannot have. `nearest` is the word that was probably meant.
    case unexpected(expected: String, found: String, nearest: String?)
    /// A key of the keyboard that two actions would have.
    case conflict(KeyMap.Conflict)
    /// A key that is no setting. `nearest` is the key that was probably meant.
    case unknownKey(String, nearest: String?, known: [String])
  }

  /// The defect.
  public var reason: Reason
  /// The JSON path, such as `appearance`; empty for a defect of the whole file.
  public var path: String
  /// The line and column of the defect.
  public var position: SourcePosition
}

extension SettingsError: CustomStringConvertible {
  /// One line without the file's name. It has no terminal sequences.
  public var description: String {
    "\(position.line):\(position.column): " + (path.isEmpty ? "" : "\(path): ")
      + reason.description
  }
}

extension SettingsError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJSON(let reason): reason.description
    case .tooLarge: "the file is larger than 1 MB; a configuration has a few lines"
    case .unexpected(let expected, let found, let nearest):
      "expected \(expected), found \(found)\(suggestion(nearest))"
    case .conflict(let conflict):
      "the key \(quoted(conflict.key)) has two actions: '\(conflict.first)' and "
        + "'\(conflict.second)'; choose another key for one of them"
    case .unknownKey(let key, let nearest?, _):
      "unknown key \(quoted(key))\(suggestion(nearest))"
    case .unknownKey(let key, nil, let known):
      "unknown key \(quoted(key)); the keys are \(quotedList(known, "and"))"
    }
  }
}

/// Returns the end of a sentence that suggests a word; empty for nil.
private func suggestion(_ nearest: String?) -> String {
  nearest.map { "; did you mean \(quoted($0))?" } ?? ""
}

/// Returns words as alternatives in a sentence, such as `'light' or 'dark'`; one word alone.
func alternatives(_ words: [String]) -> String { quotedList(words, "or") }

/// All defects of a configuration file, in file order; at least one.
public struct SettingsErrors: Error, Equatable {
  /// The largest number of defects that are kept.
  public static let limit = 100

  /// The first defects, at most ``limit``.
  public var errors: [SettingsError]
  /// The number of further defects, which are not kept.
  public var omitted: Int

  init(errors: [SettingsError], omitted: Int) {
    (self.errors, self.omitted) = (errors, omitted)
  }

  /// Creates the only defect of a file that cannot be read.
  init(_ reason: SettingsError.Reason, at position: SourcePosition) {
    self.init(
      errors: [SettingsError(reason: reason, path: "", position: position)], omitted: 0)
  }

  /// Returns a line for each defect with its file's name, and the number of further defects.
  ///
  /// - Parameter file: The path of the file.
  public func description(file: String) -> String {
    var lines = errors.map { "\(file.harmless(upTo: 1_000)):\($0)" }
    if omitted > 0 { lines.append("… and \(omitted) more") }
    return lines.joined(separator: "\n")
  }
}

/// An environment variable with a value that its setting cannot have.
public struct SettingsVariableError: Error, Equatable, CustomStringConvertible {
  /// The name of the variable.
  public var variable: String
  /// The value.
  public var value: String
  /// The allowed values as a part of a sentence.
  public var expected: String

  /// One line such as `SEGUE_DEVICE is 'phone'; expected …`. It has no terminal sequences.
  public var description: String { "\(variable) is \(quoted(value)); expected \(expected)" }
}
