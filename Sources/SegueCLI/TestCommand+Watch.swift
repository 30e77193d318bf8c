import FlowTesting
internal import Glibc
import TextFormats

extension TestCommand {
  /// The microseconds between two looks at the files.
  private static let pause: UInt32 = 10_000

  /// Runs the flows, and again after each change of a file, until Ctrl-C.
  func watchFiles() throws {
    let files = FlowApps(defaultApp: app, areWatched: true)
    let watch = FlowWatch(runner(files))
    while true {
      do {
        try runChanged(files, watch)
      } catch let failure as Failure {
        writeToStandardError("segue: \(failure.message)\n")
      }
      // Each file is compared with its state before it was read, so that a save while flows run counts.
      var changed = files.readFiles.changedPaths
      while changed.isEmpty {
        if !watch.prepare() { usleep(Self.pause) }
        changed = files.readFiles.changedPaths
      }
      Self.waitForContents(of: changed)
      files.readFiles.noteStates(of: changed)
      if files.forget(changed) { watch.forget() }
    }
  }

  /// Waits until no file is empty or missing, at most a tenth of a second. Many editors empty a file
  /// before they write it.
  private static func waitForContents(of paths: [String]) {
    for _ in 0..<10 {
      guard paths.contains(where: { FileStamp($0)?.isEmpty != false }) else { return }
      usleep(pause)
    }
  }

  /// Runs what has changed or failed, and prints it with a summary of all flows.
  private func runChanged(_ files: FlowApps, _ watch: FlowWatch) throws {
    let selection = try FlowSelection(paths, files, changedSince: choice.onlyChanged)
    let items = try choice.choice(lastRun: output.lastRun).items(of: selection.flows)
    guard !items.isEmpty else {
      return try writeToStandardOutput("No flow is chosen.\n")
    }
    var hasRun = false
    let outcomes = try watch.run(items) { outcome in
      guard let line = outcome.resumedLine else { return }
      hasRun = true
      var result = outcome.result
      let isFailure = result.outcome == .failed
      if isFailure { result.logPath = FailedLogs.path(of: result) }
      if outcome.performedSteps < result.steps {
        result.name += " (from line \(line), \(outcome.performedSteps) of \(result.steps) steps)"
      }
      try output.show(result)
      // The log takes longer than the result.
      guard isFailure, let path = result.logPath, let log = outcome.makeLog() else { return }
      try FailedLogs.write(log, to: path)
    }
    guard hasRun else { return }
    try output.finish(FlowReport(outcomes.map(\.result), seconds: 0))
    try writeToStandardOutput("\n")
  }
}
