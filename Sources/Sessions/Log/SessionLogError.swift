internal import Storyboards
import TextFormats

/// Why a log cannot be used.
public struct SessionLogError: Error, Hashable, Sendable {
  public enum Reason: Error, Hashable, Sendable {
    /// There is nothing in the file.
    case empty
    /// There is the beginning of a header and no more.
    case cutHeader
    /// The first line is no header.
    case noHeader
    case unsupportedFormat(Int)
    /// A line that is not the last one is no JSON.
    case badSyntax(String)
    case badMember(key: String, expected: String)
    case unknownCommand(String)
    /// A record lies before the one above it in time.
    case timeRunsBackwards
    /// A branch begins at a moment that the session has not been at.
    case unknownPosition
  }

  public var reason: Reason
  /// The line of the file, from 1.
  public var line: Int

  public init(reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}

extension SessionLogError: CustomStringConvertible {
  /// Line and reason, such as `7: 'tick' is missing or is not a tick`.
  public var description: String { "\(line): \(reason)" }
}

extension SessionLogError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the log is empty"
    case .cutHeader: "the log has been cut within its header, so there is nothing to replay"
    case .noHeader: "this is no session log: its first line is not a header record"
    case .unsupportedFormat(let format):
      "the log has format \(format); this program reads format \(SessionHeader.currentFormat)"
    case .badSyntax(let message): message
    case .badMember(let key, let expected): "'\(key)' is missing or is not \(expected)"
    case .unknownCommand(let name): "unknown command '\(name.harmless())'"
    case .unknownPosition: "the branch begins at a moment that the session has not been at"
    case .timeRunsBackwards: "the tick is smaller than that of the record before"
    }
  }
}
