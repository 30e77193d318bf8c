import Storyboards
import TextFormats

/// Findings as text: for people, for programs, for code review.
public struct CheckReport {
  /// In the order in which they are to be listed.
  public let findings: [Finding]
  /// The version of the program, for SARIF.
  public let version: String

  public init(_ findings: [Finding], version: String) {
    self.findings = findings
    self.version = version
  }

  public enum Format: String, Sendable, CaseIterable {
    case text, json, sarif, github
  }

  public func text(_ format: Format) -> String {
    switch format {
    case .text: plain
    case .json: json
    case .sarif: sarif
    case .github: github
    }
  }

  /// Those that nobody has accepted.
  public var open: [Finding] { findings.filter { $0.acceptance == nil } }

  func count(_ level: Finding.Level) -> Int {
    findings.count { $0.acceptance == nil && $0.level == level }
  }

  /// Such as `2 errors, 1 warning, 0 notes, 3 accepted`.
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

  static let longestPath = 4_096

  private var plain: String {
    var text = ""
    // Most findings are in the file of the one before.
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
    }
    return text + summary + "\n"
  }
}
