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
    let commands = (1...count).map { number in
      [Self.program] + Self.arguments(of: CommandLine.arguments)
        + ["--report", "json=-", "--digests"]
        + (count > 1 ? ["--shard", "\(number)/\(count)"] : [])
    }
    var results: [FlowResult] = []
    for result in try ChildProcess.run(commands) {
      // A part without flows ends with a wrong usage.
      if result.code == Failure.Kind.usage.rawValue, count > 1 { continue }
      guard result.code <= 1, let report = FlowReport(json: result.output) else {
        throw Failure(
          kind: Failure.Kind(rawValue: result.code) ?? .badData,
          message: "a process of the test ended with code \(result.code)")
      }
      results += report.results
    }
    return FlowReport(
      results.sorted { ($0.flow.path, $0.flow.line) < ($1.flow.path, $1.flow.line) }, seconds: 0)
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
