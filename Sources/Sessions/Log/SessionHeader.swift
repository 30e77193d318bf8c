public import Storyboards

/// The first record of a log: everything that a replay needs besides the inputs.
///
/// A header contains the complete scene files. A log can therefore be replayed without them, and
/// later changes to the files do not affect it.
public struct SessionHeader: Hashable, Sendable {
  /// The version of the log format that this program writes.
  public static let currentFormat = 1

  /// The version of the log's format. Reading a log of another version fails.
  public var format = Self.currentFormat
  /// The program that wrote the log, such as `segue 0.1.0`. A replay ignores it.
  public var program: String
  /// The number of ticks in a second, 120 in all logs of format 1.
  public var ticksPerSecond: Int
  /// The terminal's width in cells at the start of the session.
  public var columns: Int
  /// The terminal's height in cells at the start of the session.
  public var rows: Int
  /// The path of the main scene file as it was given, for messages.
  public var storyboardName: String
  /// The complete text of the main scene file.
  public var storyboard: String
  /// The other scene files that the main file refers to, directly or indirectly.
  public var storyboards: [Storyboard]
  /// The files of another format that the scene files were converted from, such as an Xcode
  /// storyboard. A replay ignores them.
  public var origins: [Storyboard] = []
  /// The number of colours of the terminal as a word, such as `truecolor`; nil if unknown. A replay
  /// ignores it.
  public var colorDepth: String?
  /// The user's choices that affect events or screens, in the order of the file.
  public var settings: [Setting]

  /// A choice of the user that a replay makes again.
  public struct Setting: Hashable, Sendable {
    /// The name, such as `appearance`.
    public var name: String
    /// The value, such as `dark`.
    public var value: String

    /// Creates a setting.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The names of the settings that this version knows. Other settings are ignored with a remark.
  static let knownSettings = [
    "appearance", "bindings", "chrome", "device", "fade", "focus", "keys", "motion", "smooth",
    "springs", "theme",
  ]

  /// A scene file besides the main one.
  public struct Storyboard: Hashable, Sendable {
    /// The name in the `StoryboardBundle`: a path from the folder of the main file.
    public var name: String
    /// The complete text of the file.
    public var text: String

    /// Creates a scene file of a header.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Creates a header of the current format.
  ///
  /// - Parameters:
  ///   - program: The writing program, such as `segue 0.1.0`.
  ///   - ticksPerSecond: 120 in this version.
  ///   - columns: The terminal's width in cells.
  ///   - rows: The terminal's height in cells.
  ///   - storyboardName: The path of the main scene file.
  ///   - storyboard: The text of the main scene file.
  ///   - storyboards: The other scene files.
  ///   - colorDepth: The terminal's number of colours as a word.
  ///   - settings: The session's settings; by default those of a new session.
  public init(
    program: String, ticksPerSecond: Int, columns: Int, rows: Int, storyboardName: String,
    storyboard: String, storyboards: [Storyboard] = [], colorDepth: String? = nil,
    settings: [Setting] = Self.currentSettings
  ) {
    self.program = program
    self.ticksPerSecond = ticksPerSecond
    self.columns = columns
    self.rows = rows
    self.storyboardName = storyboardName
    self.storyboard = storyboard
    self.storyboards = storyboards
    self.colorDepth = colorDepth
    self.settings = settings
  }

  /// Creates the header of a session with a bundle of scene files.
  ///
  /// - Parameters:
  ///   - program: The writing program, such as `segue 0.1.0`.
  ///   - ticksPerSecond: 120 in this version.
  ///   - columns: The terminal's width in cells.
  ///   - rows: The terminal's height in cells.
  ///   - storyboardName: The path of the main scene file.
  ///   - bundle: The scene files.
  ///   - colorDepth: The terminal's number of colours as a word.
  ///   - settings: The session's settings; by default those of a new session.
  public init(
    program: String, ticksPerSecond: Int, columns: Int, rows: Int, storyboardName: String,
    bundle: StoryboardBundle, colorDepth: String? = nil, settings: [Setting] = Self.currentSettings
  ) {
    let texts = bundle.storyboards.map { String(decoding: $0.json, as: UTF8.self) }
    self.init(
      program: program, ticksPerSecond: ticksPerSecond, columns: columns, rows: rows,
      storyboardName: storyboardName, storyboard: texts[0],
      storyboards: zip(bundle.storyboards, texts).dropFirst().map { storyboard, text in
        Storyboard(name: storyboard.name, text: text)
      }, colorDepth: colorDepth, settings: settings)
  }

  /// Creates the header of a session with an app written in code.
  ///
  /// The log has no scenes. The app itself replays it, with ``Replay/init(_:makeSimulator:)``.
  ///
  /// - Parameters:
  ///   - program: The name of the app with its version.
  ///   - columns: The terminal's width in cells.
  ///   - rows: The terminal's height in cells.
  public init(app program: String, columns: Int, rows: Int) {
    self.init(
      program: program, ticksPerSecond: 120, columns: columns, rows: rows, storyboardName: "",
      storyboard: "")
  }

  /// A Boolean value that indicates whether the session is that of an app written in code, whose log
  /// has no scenes.
  public var isOfAppInCode: Bool { storyboardName.isEmpty && storyboard.isEmpty }

  /// Returns the scene files of the log.
  ///
  /// Takes time proportional to their text.
  ///
  /// - Throws: `StoryboardErrors` if they are invalid.
  public func bundle() throws(StoryboardErrors) -> StoryboardBundle {
    try StoryboardBundle(
      name: storyboardName, json: Array(storyboard.utf8), appearance: appearance
    ) { name in
      storyboards.first { $0.name == name }.map { Array($0.text.utf8) }
    }
  }
}
