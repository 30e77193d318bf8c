import Storyboards
import TextFormats

/// The findings of a check as text, for people, programs and code reviews.
///
/// ```swift
/// let start = #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "#
/// // Its scenes.
/// let scenes = #""scenes": [{"id": "a"}]}"#
/// // Reading it.
/// let source = FlowSource(path: "scenes.json", bytes: Array((start + scenes).utf8))
/// let findings = FlowCheck.findings(in: try FlowReading([source]) { _ in nil })
/// // The report.
/// let report = CheckReport(findings, version: "1.0")
/// precondition(report.text(.text) == "0 errors, 0 warnings, 0 notes\n")
/// ```
public struct CheckReport {
  /// The findings in the order of the report.
  public let findings: [Finding]
  /// The version of the program, which a SARIF report contains.
  public let version: String

  /// Creates a report. Each argument sets the property with the same name.
  public init(_ findings: [Finding], version: String) {
    self.findings = findings
    self.version = version
  }

  /// The format of a report.
  public enum Format: String, Sendable, CaseIterable {
    /// Lines for people: place, level, message, rule, steps, reason and advice. Accepted findings
    /// are left out.
    case text
    /// One JSON object with all findings.
    case json
    /// A log of SARIF 2.1.0. Accepted findings are suppressed results.
    case sarif
    /// Workflow commands, which GitHub shows beside the lines of a pull request.
    case github
  }

  /// Returns the report in a format. Use ``write(_:to:)`` for a report that can be large.
  ///
  /// The text ends with a line feed. In the format ``Format/github`` a report without open findings
  /// is empty.
  public func text(_ format: Format) -> String {
    var text = ""
    write(format) { text += $0 }
    return text
  }

  /// Passes the report to a closure, part by part.
  ///
  /// Plain text comes in parts of about 64 KB, so a report of a million findings needs little
  /// memory. The other formats come as one part.
  ///
  /// - Parameters:
  ///   - format: The format of the report.
  ///   - output: Called with each part, in order.
  /// - Throws: The error that `output` throws; nothing else.
  public func write(_ format: Format, to output: (String) throws -> Void) rethrows {
    switch format {
    case .text: try writePlain(to: output)
    case .json: try output(json)
    case .sarif: try output(sarif)
    case .github: try output(github)
    }
  }

  /// The findings that are not accepted.
  public var openFindings: [Finding] { findings.filter { $0.acceptance == nil } }

  /// Returns the number of findings with a level that are not accepted.
  func count(_ level: Finding.Level) -> Int {
    findings.count { $0.acceptance == nil && $0.level == level }
  }

  /// The number of findings by level, such as `2 errors, 1 warning, 0 notes, 3 accepted`.
  ///
  /// Accepted findings are counted only in the last part.
  public var summary: String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    var parts = [
      counted(count(.error), "error"), counted(count(.warning), "warning"),
      counted(count(.note), "note"),
    ]
    let accepted = findings.count { $0.acceptance != nil }
    if accepted > 0 { parts.append("\(accepted) accepted") }
    return parts.joined(separator: ", ")
  }

  /// The largest number of scalars of a path in plain text.
  static let longestPath = 4_096
  /// The size in bytes at which a part of the plain text is passed on.
  private static let partSize = 65_536

  /// Passes the plain text to a closure, in parts of about ``partSize`` bytes.
  private func writePlain(to output: (String) throws -> Void) rethrows {
    var text = ""
    // Most findings are in the same file as the previous finding.
    var (path, shown) = ("", "")
    for finding in findings where finding.acceptance == nil {
      if finding.path != path || shown.isEmpty {
        (path, shown) = (finding.path, finding.path.harmless(upTo: Self.longestPath))
      }
      let place = "\(finding.position.line):\(finding.position.column)"
      let scene = finding.scene.isEmpty ? "" : "\(finding.scene): "
      text += "\(shown):\(place): "
      text += "\(finding.level.rawValue): \(scene)\(finding.message) [\(finding.rule.rawValue)]\n"
      for step in finding.steps { text += "    \(step)\n" }
      text += "  why: \(finding.rule.reason)\n  do:  \(finding.rule.advice)\n"
      guard text.utf8.count >= Self.partSize else { continue }
      try output(text)
      text.removeAll(keepingCapacity: true)
    }
    try output(text + summary + "\n")
  }
}
