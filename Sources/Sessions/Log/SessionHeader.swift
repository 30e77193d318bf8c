public import CellGraphics
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
  /// How moments in between are drawn.
  public var style = DrawingStyle()
  /// What the main storyboard was called, for messages.
  public var storyboardName: String
  /// The main storyboard itself, whole.
  public var storyboard: String
  /// The others, whole.
  public var storyboards: [Storyboard]

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

  public init(
    program: String, ticksPerSecond: Int, columns: Int, rows: Int, storyboardName: String,
    storyboard: String, storyboards: [Storyboard] = []
  ) {
    self.program = program
    self.ticksPerSecond = ticksPerSecond
    self.columns = columns
    self.rows = rows
    self.storyboardName = storyboardName
    self.storyboard = storyboard
    self.storyboards = storyboards
  }

  /// The header of a session with `bundle`.
  ///
  /// - Parameter storyboardName: What the main storyboard is called; its last part is its file's name.
  public init(
    program: String, ticksPerSecond: Int, columns: Int, rows: Int,
    style: DrawingStyle = DrawingStyle(),
    storyboardName: String, bundle: StoryboardBundle
  ) {
    let texts = bundle.storyboards.map { String(decoding: $0.json, as: UTF8.self) }
    self.init(
      program: program, ticksPerSecond: ticksPerSecond, columns: columns, rows: rows,
      storyboardName: storyboardName, storyboard: texts[0],
      storyboards: zip(bundle.storyboards, texts).dropFirst().map { storyboard, text in
        Storyboard(name: storyboard.name, text: text)
      })
    self.style = style
  }

  /// The storyboards, as they were when the session began.
  ///
  /// - Throws: `StoryboardErrors` where they cannot be understood.
  public func bundle() throws(StoryboardErrors) -> StoryboardBundle {
    try StoryboardBundle(name: storyboardName, json: Array(storyboard.utf8)) { name in
      storyboards.first { $0.name == name }.map { Array($0.text.utf8) }
    }
  }
}
