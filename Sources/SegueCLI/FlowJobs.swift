import FlowTesting
internal import Glibc
import TextFormats

/// Runs flows in several processes of this program, each with a part of the flows.
struct FlowJobs {
  /// The number of processes.
  let count: Int

  /// Runs the flows with the options of this process and returns the results of all parts.
  ///
  /// - Throws: ``Failure`` if a process fails for another reason than a failed flow.
  func report() throws -> FlowReport {
    let parts = (1...count).map { ["--shard", "\($0)/\(count)"] }
    let results = try Self.results(of: parts).flatMap(\.self)
    return FlowReport(
      results.sorted { ($0.flow.path, $0.flow.line) < ($1.flow.path, $1.flow.line) }, seconds: 0)
  }

  /// Runs all flows in two processes at the same time, and returns the results of both with
  /// fingerprints.
  static func twice() throws -> (FlowReport, FlowReport) {
    let results = try results(of: [["--digests"], ["--digests"]])
    return (FlowReport(results[0], seconds: 0), FlowReport(results[1], seconds: 0))
  }

  /// Runs a process for each list of additional options.
  private static func results(of options: [[String]]) throws -> [[FlowResult]] {
    let own = [program] + arguments(of: CommandLine.arguments)
    let results = try ChildProcess.run(options.map { own + ["--report", "json=-"] + $0 })
    return try results.map { result in
      guard result.code <= 1, let report = FlowReport(json: result.output) else {
        throw Failure(
          kind: Failure.Kind(rawValue: result.code) ?? .badData,
          message: "a process of the test ended with code \(result.code)")
      }
      return report.results
    }
  }

  private static let program = "/proc/self/exe"

  /// Returns the arguments without those that only the outer process handles.
  private static func arguments(of arguments: [String]) -> [String] {
    var kept: [String] = []
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--jobs", "--report", "--min", "--coverage-from": rest = rest.dropFirst()
      case "--prove", "--coverage", "--quiet": break
      case _
      where ["--jobs=", "--report=", "--min=", "--coverage-from="]
        .contains(where: word.hasPrefix):
        break
      case _: kept.append(word)
      }
    }
    return kept
  }
}
