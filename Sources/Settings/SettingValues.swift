public import Simulation

/// A type of value that a setting can have, with its words in files, variables and options.
protocol SettingValue: Equatable, Sendable {
  /// Creates a value from a word; nil for a word that the setting does not have.
  init?(word: String)
  /// The word of the value.
  var word: String { get }
  /// The allowed words, from which misspelled ones are suggested.
  static var words: [String] { get }
  /// The allowed values as a part of a sentence.
  static var expectation: String { get }
}

/// The source of light or dark colours.
public enum AppearanceSetting: String, CaseIterable, Sendable {
  /// The appearance that the app's files name; light for an Xcode storyboard.
  case app
  /// Light colours.
  case light
  /// Dark colours.
  case dark
  /// The appearance of the terminal, by its background colour.
  case terminal
}

/// The language of the program's own words. Texts of an app have their own.
public enum LanguageSetting: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
}

/// The steps in which edges move.
public enum SmoothnessSetting: String, CaseIterable, Sendable {
  /// Eighths of a cell if the terminal has colours and UTF-8; otherwise cells.
  case automatic
  /// Eighths of a cell.
  case eighths
  /// Whole cells, which need fewer bytes.
  case cells
}

/// The mode in which the program writes sentences instead of a screen.
public enum SpeechSetting: String, CaseIterable, Sendable {
  /// On in a terminal that cannot move its cursor; otherwise off.
  case automatic
  /// Sentences.
  case on
  /// A screen.
  case off
}

/// The frame in which the app is shown.
public enum DeviceSetting: Hashable, Sendable {
  /// No frame: the app has the whole terminal.
  case none
  /// The frame of a device.
  case frame(Device)

  /// The device; nil without a frame.
  public var device: Device? {
    switch self {
    case .none: nil
    case .frame(let device): device
    }
  }
}

extension SettingValue where Self: RawRepresentable, RawValue == String, Self: CaseIterable {
  init?(word: String) { self.init(rawValue: word) }
  var word: String { rawValue }
  static var words: [String] { allCases.map(\.rawValue) }
  static var expectation: String { alternatives(words) }
}

extension AppearanceSetting: SettingValue {}
extension LanguageSetting: SettingValue {}
extension SmoothnessSetting: SettingValue {}

extension SpeechSetting: SettingValue {
  /// Creates a value from `on`, `off` or `automatic`, or from a word for true or false, as the
  /// variable has.
  init?(word: String) {
    if let value = SpeechSetting(rawValue: word) {
      self = value
    } else if let isOn = Bool(word: word) {
      self = isOn ? .on : .off
    } else {
      return nil
    }
  }
}

extension DeviceSetting: SettingValue {
  init?(word: String) {
    if word == "none" {
      self = .none
    } else if let device = Device(word) {
      self = .frame(device)
    } else {
      return nil
    }
  }

  var word: String { device?.description ?? "none" }
  static let words = ["none", "iphone", "ipad", "iphone rotated", "ipad rotated"]
  static let expectation = "'none' or a device: \(Device.form)"
}

extension Bool: SettingValue {
  /// Creates a value from `true` or `false`, or from `1`, `0`, `yes`, `no`, `on` or `off`.
  init?(word: String) {
    switch word {
    case "true", "1", "yes", "on": self = true
    case "false", "0", "no", "off": self = false
    default: return nil
    }
  }

  var word: String { description }
  static let words = ["true", "false"]
  static let expectation = "true or false"
}

extension KeyMap: SettingValue {
  init?(word: String) { self.init(word) }
  var word: String { isUsual ? "usual" : description }
  static let words: [String] = []
  static let expectation = "an object with the keys of actions"
}
