internal import Motion
internal import Sessions
internal import Storyboards
import TextFormats

/// A log as a file, with what it is called in messages.
struct LogReading {
  /// Harmless in a terminal.
  var name: String
  var log: SessionLog

  /// Reads it; what was left out is said on standard error.
  init(_ path: String) throws {
    name = path.harmless(upTo: longestPath)
    let bytes = try InputFile.read(path)
    do {
      log = try SessionLog(bytes)
    } catch {
      throw Failure(kind: .badData, message: "\(name):\(error)")
    }
    for remark in log.remarks { writeToStandardError("\(name):\(remark)\n") }
  }

  /// The first bytes of every log.
  static let signature = Array(#"{"record":"header","#.utf8)

  /// Whether a file begins as a log does.
  static func isLog(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// The failure of a command that takes scenes and was given the log at `path`.
  static func isNoSceneFile(_ path: String) -> Failure {
    Failure(
      kind: .badData,
      message: "\(path.harmless(upTo: longestPath)) is the log of a session, not a scene file: "
        + "segue replay plays it, segue log lists it, segue run --resume continues it")
  }

  /// A replay of it.
  ///
  /// - Parameter storyboards: In place of those in the log; nil for those.
  func replay(with storyboards: StoryboardBundle? = nil) throws -> Replay {
    guard log.header.ticksPerSecond == Tick.perSecond else {
      throw Failure(
        kind: .badData,
        message: "\(name):1: the log counts \(log.header.ticksPerSecond) ticks a second; "
          + "this program counts \(Tick.perSecond)")
    }
    if let storyboards { return Replay(log, with: storyboards) }
    do {
      return try Replay(log)
    } catch {
      throw Failure(
        kind: .badData,
        message: "\(name):1: the storyboard in the log cannot be understood\n"
          + error.description(file: log.header.storyboardName.harmless(upTo: longestPath)))
    }
  }
}
