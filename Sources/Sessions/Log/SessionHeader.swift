public import Storyboards

/// The first record of a log: everything but the input that a replay needs.
public struct SessionHeader: Hashable, Sendable {
  /// The version of the log's format that this program writes.
  public static let currentFormat = 1

  public var format = Self.currentFormat
  /// The program that wrote the log, such as `segue 0.1.0`; for people.
  public var program: String
  public var ticksPerSecond: Int
  /// The terminal's size when the session began.
  public var columns: Int
  public var rows: Int
  /// What the main storyboard was called, for messages.
  public var storyboardName: String
  /// The main storyboard itself, whole.
  public var storyboard: String
  /// The others, whole.
  public var storyboards: [Storyboard]
  /// The files of another format that the storyboards were made of; a replay needs none of them.
  public var origins: [Storyboard] = []
  /// How many colours the terminal had, in words, such as `truecolor`; for people. Nil where nobody
  /// has told.
  public var colorDepth: String?
  /// What the machine was set to that changes what happens or what is seen, in order.
  public var settings: [Setting]

  /// A choice of the user that a replay has to make too.
  public struct Setting: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The names of the settings that this version knows.
  static let knownSettings = ["appearance", "fade", "focus", "keys", "smooth"]

  /// A storyboard beside the main one.
  public struct Storyboard: Hashable, Sendable {
    /// Its name in the `StoryboardBundle`.
    public var name: String
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// - Parameter settings: Without any, those of a session that begins now.
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

  /// The header of a session with `bundle`.
  ///
  /// - Parameters:
  ///   - storyboardName: What the main storyboard is called; its last part is its file's name.
  ///   - settings: As above.
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

  /// The storyboards, as they were when the session began.
  ///
  /// - Throws: `StoryboardErrors` where they cannot be understood.
  public func bundle() throws(StoryboardErrors) -> StoryboardBundle {
    try StoryboardBundle(
      name: storyboardName, json: Array(storyboard.utf8), appearance: appearance
    ) { name in
      storyboards.first { $0.name == name }.map { Array($0.text.utf8) }
    }
  }
}
