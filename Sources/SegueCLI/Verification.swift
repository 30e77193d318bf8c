internal import ArgumentParser
internal import Sessions
internal import Storyboards
import TextFormats

/// Replays logs without a terminal and reports which are identical.
///
/// The first divergence of a log ends its replay. With several logs, each line begins with the name
/// of its log.
struct Verification {
  private let paths: [String]
  private let storyboards: StoryboardBundle?
  private let showsScreens: Bool

  init(of paths: [String], with storyboards: StoryboardBundle?, showsScreens: Bool) {
    self.paths = paths
    self.storyboards = storyboards
    self.showsScreens = showsScreens
  }

  /// Replays all logs.
  ///
  /// Exit code 1 of a difference has precedence over the code of a log that cannot be used.
  ///
  /// - Throws: The exit code if a log differs or cannot be used.
  func run() throws {
    var hasDiverged = false
    var failure: Failure?
    for path in paths {
      do {
        let reading = try LogReading(path)
        if try !verify(reading) { hasDiverged = true }
      } catch let error as Failure {
        // If there are several logs, the other logs are still verified.
        guard paths.count > 1 else { throw error }
        writeToStandardError("segue: \(error.message)\n")
        failure = failure ?? error
      }
    }
    if hasDiverged { throw ExitCode(Failure.Kind.findings.rawValue) }
    if let failure { throw ExitCode(failure.kind.rawValue) }
  }

  /// Replays one log and prints its verdict. Returns true if it is identical.
  private func verify(_ reading: LogReading) throws -> Bool {
    let replay = try reading.replay(with: storyboards)
    let name = paths.count > 1 ? "\(reading.name): " : ""
    guard let divergence = replay.run() else {
      try writeToStandardOutput("\(name)identical (\(reading.log.extent))\n")
      return true
    }
    var text = "\(name)\(divergence)\n"
    if divergence.lacksRecordedCells {
      text += "          (the log has only digests of these rows, not their cells)\n"
      if reading.log.header.program != programName {
        text += "          (recorded by \(reading.log.header.program.harmless()))\n"
      }
    }
    if showsScreens, let screens = divergence.screens {
      let moment =
        screens.tick == divergence.tick
        ? "" : "Next recorded screen, at tick \(screens.tick):\n"
      text += "\n" + moment + screens.sideBySide
    }
    try writeToStandardOutput(text)
    return false
  }
}
