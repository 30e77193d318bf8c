internal import Storyboards
import TextFormats

/// The reason why a log cannot be read, with its line.
public struct SessionLogError: Error, Hashable, Sendable {
  /// The ways in which a log can be unusable.
  public enum Reason: Error, Hashable, Sendable {
    /// The file has no bytes.
    case empty
    /// The file ends within the header.
    case cutHeader
    /// The first line is not a header.
    case noHeader
    /// The log has a format that this version does not read.
    case unsupportedFormat(Int)
    /// A complete line is not valid JSON.
    case badSyntax(String)
    /// A member is missing, has the wrong type or is out of range.
    case badMember(key: String, expected: String)
    /// An input has an unknown command. A replay without it would differ.
    case unknownCommand(String)
    /// A record's tick is earlier than that of the previous record.
    case timeRunsBackwards
    /// A branch starts at a position that the session did not reach.
    case unknownPosition
  }

  /// The problem.
  public var reason: Reason
  /// The line of the file, from 1.
  public var line: Int

  /// Creates an error.
  public init(reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}

extension SessionLogError: CustomStringConvertible {
  /// The line and the reason, such as `7: 'tick' is missing or is not a tick`.
  public var description: String { "\(line): \(reason)" }
}

extension SessionLogError.Reason: CustomStringConvertible {
  /// The problem as a sentence without its line.
  public var description: String {
    switch self {
    case .empty: "the log is empty"
    case .cutHeader: "the log ends within its header and cannot be replayed"
    case .noHeader: "not a session log: the first line is not a header record"
    case .unsupportedFormat(let format):
      "the log has format \(format); this program reads format \(SessionHeader.currentFormat)"
    case .badSyntax(let message): message
    case .badMember(let key, let expected): "'\(key)' is missing or is not \(expected)"
    case .unknownCommand(let name): "unknown command '\(name.harmless())'"
    case .unknownPosition: "the branch starts at a position that the session did not reach"
    case .timeRunsBackwards: "the tick is earlier than that of the previous record"
    }
  }
}
