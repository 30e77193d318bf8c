internal import Motion
internal import NavigationKitTesting
internal import TextFormats

/// The results of a run of flows, as text for people and machines.
///
/// ```swift
/// let report = FlowReport([], seconds: 0)
/// precondition(report.text(.tap) == "TAP version 14\n1..0\n")
/// ```
public struct FlowReport: Sendable {
  /// The formats of a report.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// JUnit's XML, which most servers for tests read.
    case junit
    /// The Test Anything Protocol, version 14.
    case tap
    /// Annotations of GitHub Actions.
    case github
    /// JSON, which ``init(json:)`` reads.
    case json
    /// Markdown, for a summary.
    case markdown
  }

  /// The results in the order of the run.
  public var results: [FlowResult]
  /// The real time of the run in seconds, measured by the caller.
  public var seconds: Double

  /// Creates a report.
  public init(_ results: [FlowResult], seconds: Double) {
    (self.results, self.seconds) = (results, seconds)
  }

  /// Returns the number of results of a kind.
  public func count(_ outcome: FlowResult.Outcome) -> Int {
    results.count { $0.outcome == outcome }
  }

  /// Indicates whether no flow failed.
  public var isGood: Bool { count(.failed) == 0 && count(.error) == 0 }

  /// The last line: how many flows passed and failed.
  public var summary: String {
    let flows = results.count - count(.skipped)
    var parts = ["\(count(.passed)) of \(flows) \(flows == 1 ? "flow" : "flows") passed"]
    if count(.failed) > 0 { parts.append("\(count(.failed)) failed") }
    if count(.error) > 0 { parts.append("\(count(.error)) could not run") }
    if count(.skipped) > 0 { parts.append("\(count(.skipped)) skipped") }
    let steps = results.reduce(0) { $0 + $1.steps }
    let expectations = results.reduce(0) { $0 + $1.expectations }
    let ticks = results.reduce(0) { $0 + $1.ticks }
    return parts.joined(separator: ", ")
      + "; \(steps) steps, \(expectations) expectations, \(ticks / Tick.perSecond) s of virtual time"
  }

  /// Returns the report in a format.
  public func text(_ format: Format) -> String {
    switch format {
    case .junit: junit
    case .tap: tap
    case .github: github
    case .json: json
    case .markdown: markdown
    }
  }

  /// Returns seconds with three decimals and a point.
  static func decimal(_ seconds: Double) -> String {
    let thousandths = Int((max(0, seconds) * 1_000).rounded())
    return "\(thousandths / 1_000)." + String(String(thousandths % 1_000 + 1_000).dropFirst())
  }
}

extension FlowResult {
  /// The virtual time in seconds.
  var seconds: Double { Double(ticks) / Double(Tick.perSecond) }

  /// The reason of a failure, an error or a skipped flow in one line.
  var reason: String { failures.last?.summary ?? message.harmless(upTo: 1_000) }
}
