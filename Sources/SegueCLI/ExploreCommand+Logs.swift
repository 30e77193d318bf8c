internal import Exploration
internal import FlowTesting
internal import Glibc
internal import Motion
internal import Sessions
internal import Simulation
internal import Storyboards
import TextFormats

extension ExploreCommand {
  /// Writes the way of a failure as a log.
  ///
  /// - Returns: The path of the log.
  func write(
    _ failure: ExplorationResult.Failure, named name: String, of source: SceneSource,
    _ columns: Int, _ rows: Int
  ) throws -> String {
    try Self.makeFolder(save)
    let path = "\(save)/\(name).log"
    var header = SessionHeader(
      program: programName, ticksPerSecond: Tick.perSecond, columns: columns, rows: rows,
      storyboardName: source.name, bundle: source.storyboards,
      settings: SessionHeader.settings(of: source.appearance) + SessionHeader.currentSettings)
    header.origins = source.origins
    var bytes: [UInt8] = []
    let recorder = SessionRecorder(header: header) {
      bytes += $0
      return true
    }
    if failure.violation.invariant == .noTraps {
      // The last input would end this process too.
      recorder.recordEarlierInputs(
        failure.history.timeline.inputs,
        of: Simulator(
          storyboards: source.storyboards, columns: columns, rows: rows))
    } else {
      recorder.record(failure.history)
      recorder.recordEnd(of: failure.history.cursor(at: failure.history.timeline.last).simulator)
    }
    try OutputFile.replace(path, bytes)
    // A flow waits for rest after each step, so an interruption has none.
    if failure.violation.invariant != .noTraps, !failure.isInterrupted,
      let log = try? SessionLog(bytes)
    {
      let file = "\(save)/\(name).flow"
      let flow = try? FlowMaker.flow(
        of: log, app: FlowMakingOptions.path(source.name, from: file),
        name: failure.violation.message.harmless(upTo: 100))
      if let flow { try OutputFile.replace(file, Array(flow.utf8)) }
    }
    return path
  }

  /// Creates a folder with the folders around it.
  static func makeFolder(_ path: String) throws {
    var current = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      current += part + "/"
      guard mkdir(current, 0o755) == 0 || errno == EEXIST else {
        let reason = systemMessage()
        let name = path.harmless(upTo: longestPath)
        throw Failure(kind: .cannotCreate, message: "cannot create \(name): \(reason)")
      }
    }
  }
}
