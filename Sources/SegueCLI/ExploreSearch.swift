internal import Exploration
internal import FlowTesting
internal import Glibc

/// Runs searches with workers, a line of progress and Ctrl-C.
final class ExploreSearch {
  private let interruption = ExploreInterruption()
  private let jobs: Int
  private let isQuiet: Bool
  private let start = ExploreProgress.now

  private let coverage: FlowCoverage

  init(_ command: ExploreCommand, of source: SceneSource) {
    isQuiet = command.quiet
    coverage = FlowCoverage(of: source.storyboards)
    jobs = command.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The seconds since the first search began.
  var seconds: Double { ExploreProgress.now - start }

  /// Expands all states.
  ///
  /// - Returns: False if Ctrl-C ended the search.
  func run(_ exploration: Exploration) throws -> Bool {
    var progress = ExploreProgress(isVisible: !isQuiet, of: coverage)
    defer { progress.end() }
    let workers = ExploreWorkers(jobs: min(jobs, 256), exploration)
    while !interruption.isRequested {
      guard try workers.advance(stop: { interruption.isRequested })
      else { return true }
      progress.show(exploration)
    }
    return false
  }

  /// Searches the app with reduced motion too, and compares the states.
  func compareReducedMotion(of exploration: Exploration, _ other: () throws -> Exploration) throws {
    let other = try other()
    if try run(other) { exploration.compare(withReducedMotion: other) }
  }

  /// Walks at random until the time is over or Ctrl-C is pressed.
  func walk(_ exploration: Exploration, seconds: Double, seed: UInt64) throws {
    let end = ExploreProgress.now + seconds
    let walk = try ExploreWalk(exploration: exploration, seed: seed).run(
      until: { ExploreProgress.now >= end }, stop: { interruption.isRequested })
    writeToStandardError(
      "Walked \(walk.stepCount) steps at random (seed \(seed)): \(walk.states.count) states beyond "
        + "the search.\n")
  }
}
