import Flows
import Foundation
import Storyboards
import Testing
import TextFormats

/// Reports about names with special characters, read back by a parser that is not part of the
/// project.
@Suite struct CheckReportTests {
  /// Brackets, quotes, line ends, a sequence for terminals, controls of both kinds, an emoji, `%`.
  private static let name =
    "<a href=\"x\">&[b]{c}'\r\n::error::\u{1B}[31m\u{7}\u{9B}\u{2028} %0A 👩‍👩‍👧 \u{202E}"

  private func findings() throws -> [Finding] {
    let name = String(
      decoding: try JSONSerialization.data(
        withJSONObject: Self.name, options: .fragmentsAllowed), as: UTF8.self)
    let text = sceneFile(
      #"{"id":"a","segues":[{"id":\#(name),"kind":"presentModally","to":\#(name)}]}"#,
      #"{"id":\#(name),"segues":[{"id":"x","kind":"presentModally","to":"a"}]}"#,
      #"{"id":"c","accept":{"unreachable-scene":\#(name)}}"#)
    return try check(text, path: "a b/ü,:%\n[\u{1B}].json")
  }

  private func object(_ report: CheckReport, _ format: CheckReport.Format) throws -> [String: Any] {
    let data = Data(report.text(format).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Indicates whether the text has no character that controls a terminal, except line feeds.
  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.properties.generalCategory != .control
          && scalar != "\u{202E}" && scalar != "\u{2028}"
    }
  }

  @Test func `control characters in a file do not reach the terminal`() throws {
    let report = CheckReport(try findings(), version: "1")
    let text = report.text(.text)
    #expect(isHarmless(text))
    #expect(text.hasSuffix("1 error, 0 warnings, 0 notes, 1 accepted\n"))
  }

  @Test func `the JSON report contains all findings`() throws {
    let findings = try findings()
    let object = try object(CheckReport(findings, version: "1"), .json)
    #expect(object["errors"] as? Int == 1)
    #expect(object["accepted"] as? Int == 1)
    let list = try #require(object["findings"] as? [[String: Any]])
    #expect(list.map { $0["rule"] as? String } == findings.map(\.rule.rawValue))
    #expect(list.map { $0["line"] as? Int } == findings.map(\.position.line))
    #expect(list.map { $0["file"] as? String } == findings.map(\.path))
    #expect(list.map { $0["sceneID"] as? String } == findings.map(\.sceneID))
    #expect(list.map { $0["message"] as? String } == findings.map(\.message))
    #expect(list.map { $0["accepted"] as? String } == findings.map(\.acceptance))
  }

  /// The shape that the schema of SARIF 2.1.0 demands of what is written (OASIS, 3.13 and on).
  @Test func `SARIF has the shape of its schema`() throws {
    let findings = try findings()
    let log = try object(CheckReport(findings, version: "1.2.3"), .sarif)
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(Set(run.keys) == ["tool", "columnKind", "results"])
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == Rule.allCases.count)
    let levels: Set = ["none", "note", "warning", "error"]
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[key] as? [String: String])?["text"]?.isEmpty == false)
      }
      let configuration = rule["defaultConfiguration"] as? [String: String]
      #expect(levels.contains(configuration?["level"] ?? ""))
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == findings.count)
    for (result, finding) in zip(results, findings) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(levels.contains(result["level"] as? String ?? ""))
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: Any])
      let uri = try #require((place["artifactLocation"] as? [String: String])?["uri"])
      #expect(uri.removingPercentEncoding == finding.path)
      #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      let region = try #require(place["region"] as? [String: Int])
      #expect(region["startLine"] ?? 0 >= 1 && region["startColumn"] ?? 0 >= 1)
      let suppression = (result["suppressions"] as? [[String: String]])?.first
      #expect((suppression != nil) == (finding.acceptance != nil))
      if let suppression { #expect(suppression["kind"] == "inSource") }
    }
  }

  @Test func `a GitHub workflow command is one line, and no name from a file can begin another`()
    throws
  {
    let findings = try findings()
    let text = CheckReport(findings, version: "1").text(.github)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    #expect(lines.count == findings.count { $0.acceptance == nil })
    for line in lines {
      #expect(line.hasPrefix("::error file=a b/ü%2C%3A%25%0A[␛].json,line="))
      #expect(line.components(separatedBy: "::").count >= 3)
    }
    #expect(isHarmless(text))
  }
}
