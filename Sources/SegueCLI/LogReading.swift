internal import Motion
internal import Sessions
internal import Sharing
internal import Storyboards
import TextFormats

/// A log read from a file, with its name for messages.
struct LogReading {
  /// The file's path with symbols in place of control characters.
  var name: String
  var log: SessionLog
  /// The bytes of the log, without the page or drawing that carried it.
  var bytes: [UInt8]
  /// The log with the options of the page or drawing that carried it; nil for a log file.
  var carried: CarriedLog?

  /// Reads a log, or the log that a shared session carries. Remarks about skipped records go to
  /// standard error.
  ///
  /// - Throws: ``Failure`` if the file cannot be read, or the log cannot be replayed exactly.
  init(_ path: String) throws {
    name = path.harmless(upTo: longestPath)
    bytes = try InputFile.read(path)
    do {
      if !Self.isLog(bytes) {
        carried = try? CarriedLog(in: bytes)
        bytes = carried?.log ?? bytes
      }
      log = try SessionLog(bytes)
    } catch {
      throw Failure(kind: .badData, message: "\(name):\(error)")
    }
    for remark in log.remarks { writeToStandardError("\(name):\(remark)\n") }
  }

  /// The first bytes of every log.
  static let signature = Array(#"{"record":"header","#.utf8)

  /// Returns whether a file starts like a log.
  ///
  /// Only the start of a file is compared, so a log with damaged records counts too.
  static func isLog(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Returns the failure of a command that expects scenes but received the log at `path`.
  static func notASceneFile(_ path: String) -> Failure {
    Failure(
      kind: .badData,
      message: "\(path.harmless(upTo: longestPath)) is a session log, not a scene file; "
        + "use segue replay to play it, segue log to list it, segue run --resume to continue it")
  }

  /// Returns a replay of the log.
  ///
  /// - Parameter storyboards: Scenes that replace the log's scenes; nil to use the log's scenes.
  /// - Throws: ``Failure`` if the log has another number of ticks per second, or scenes that are
  ///   invalid.
  func replay(with storyboards: StoryboardBundle? = nil) throws -> Replay {
    guard log.header.ticksPerSecond == Tick.perSecond else {
      throw Failure(
        kind: .badData,
        message: "\(name):1: the log has \(log.header.ticksPerSecond) ticks per second; "
          + "this program supports \(Tick.perSecond)")
    }
    if let storyboards { return Replay(log, with: storyboards) }
    guard !log.header.isOfAppInCode else {
      throw Failure(
        kind: .badData,
        message: "\(name):1: the log is of an app in code, \(log.header.program.harmless()); "
          + "the app itself replays it: APP replay LOG")
    }
    do {
      return try Replay(log)
    } catch {
      throw Failure(
        kind: .badData,
        message: "\(name):1: the log contains an invalid storyboard\n"
          + error.description(file: log.header.storyboardName.harmless(upTo: longestPath)))
    }
  }
}
