/// The choices for an artefact of a session: its size, colours, motion and part.
///
/// An artefact carries them with its log, so that it can be made again.
public struct SharingOptions: Hashable, Sendable {
  /// The title; nil for the name of the scene file.
  public var title: String?
  /// The first moment; nil for the start of the session.
  public var from: SharedMoment?
  /// The last moment; nil for the end of the session.
  public var to: SharedMoment?
  /// The longest rest in ticks. A longer one is shortened to it. Nil keeps all rests.
  public var idle: Int?
  /// The columns and rows to lay the app out for; nil for those of the session.
  public var size: SharedSize?
  /// Light or dark colours in place of those of the session, or both; nil for those of the session.
  public var appearance: SharedAppearance?
  /// The number of colours in place of all that the app has; nil for all.
  public var colors: SharedColors?
  /// Indicates whether transitions fade, whatever the session did.
  public var reducesMotion = false
  /// Indicates whether the artefact carries its log.
  public var carriesLog = true
  /// The version of asciicast files: 2 or 3.
  public var castVersion = 2
  /// The number of pixels, across and down, for each pixel of the font in pictures: 1 to 3.
  public var scale = 2
  /// The largest number of frames in a second of an animated picture, 1 to 60; nil for as many as
  /// its format shows.
  public var framesPerSecond: Int?

  /// Creates the usual choices: everything as it was, with the log.
  public init() {}
}

/// A size in cells.
public struct SharedSize: Hashable, Sendable, CustomStringConvertible {
  /// The number of columns, at least 1.
  public var columns: Int
  /// The number of rows, at least 1.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  /// Reads a size such as `80x24`, with 1 to 500 columns and 1 to 200 rows; nil for another text.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...500).contains(columns), (1...200).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  public var description: String { "\(columns)x\(rows)" }
}
