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
  /// What the storyboard was called, for messages.
  public var storyboardName: String
  /// The storyboard itself, whole.
  public var storyboard: String

  public init(
    program: String, ticksPerSecond: Int, columns: Int, rows: Int, storyboardName: String,
    storyboard: String
  ) {
    self.program = program
    self.ticksPerSecond = ticksPerSecond
    self.columns = columns
    self.rows = rows
    self.storyboardName = storyboardName
    self.storyboard = storyboard
  }
}
