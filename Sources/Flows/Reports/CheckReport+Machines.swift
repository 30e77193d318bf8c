import Storyboards
import TextFormats

/// Writes the report for other programs: as JSON, as SARIF for code scanning, and as GitHub's
/// workflow commands.
extension CheckReport {
  /// The report as one JSON object with all findings, including accepted findings.
  var json: String {
    var writer = JSONWriter()
    writer.object { report in
      report.member("version", 1)
      report.member("errors", count(.error))
      report.member("warnings", count(.warning))
      report.member("notes", count(.note))
      report.member("accepted", findings.count - openFindings.count)
      report.member("findings") { list in
        list.array { list in
          for finding in findings { list.object { write(finding, to: &$0) } }
        }
      }
    }
    writer.newline()
    return writer.text
  }

  /// Writes the members of a finding. `docs/check.md` describes them.
  private func write(_ finding: Finding, to object: inout JSONWriter) {
    object.member("rule", finding.rule.rawValue)
    object.member("level", finding.level.rawValue)
    object.member("file", finding.path)
    object.member("line", finding.position.line)
    object.member("column", finding.position.column)
    object.member("scene", finding.scene)
    object.member("sceneID", finding.sceneID)
    if let segue = finding.segue { object.member("segue", segue) }
    object.member("message", finding.message)
    object.member("why", finding.rule.reason)
    object.member("do", finding.rule.advice)
    object.member("steps") { $0.array { list in for step in finding.steps { list.write(step) } } }
    if let acceptance = finding.acceptance { object.member("accepted", acceptance) }
  }

  // MARK: - SARIF

  /// A log of SARIF 2.1.0 (OASIS, 2020) with one run.
  ///
  /// SARIF is the Static Analysis Results Interchange Format. GitHub's code scanning reads it.
  var sarif: String {
    var writer = JSONWriter()
    writer.object { log in
      log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.member("version", "2.1.0")
      log.member("runs") { runs in
        runs.array { $0.object { writeRun(to: &$0) } }
      }
    }
    writer.newline()
    return writer.text
  }

  /// Writes the only run of the log: the tool and the results.
  private func writeRun(to run: inout JSONWriter) {
    run.member("tool") { tool in
      tool.object { tool in
        tool.member("driver") { $0.object { writeDriver(to: &$0) } }
      }
    }
    run.member("columnKind", "unicodeCodePoints")
    run.member("results") { results in
      results.array { list in
        for finding in findings { list.object { writeResult(finding, to: &$0) } }
      }
    }
  }

  /// Writes the tool with all rules, also those without a finding.
  private func writeDriver(to driver: inout JSONWriter) {
    driver.member("name", "segue check")
    driver.member("semanticVersion", version)
    driver.member("rules") { rules in
      rules.array { list in
        for rule in Rule.allCases {
          list.object { object in
            object.member("id", rule.rawValue)
            object.member("shortDescription") { $0.object { $0.member("text", rule.summary) } }
            object.member("fullDescription") { $0.object { $0.member("text", rule.reason) } }
            object.member("help") { $0.object { $0.member("text", rule.advice) } }
            object.member("defaultConfiguration") {
              $0.object { $0.member("level", rule.level.rawValue) }
            }
          }
        }
      }
    }
  }

  /// Writes a finding as a result. An accepted finding is a suppressed result.
  ///
  /// Columns count Unicode scalars, which `columnKind` tells the reader. The path is relative, so
  /// that the reader finds the file in its own copy.
  private func writeResult(_ finding: Finding, to result: inout JSONWriter) {
    result.member("ruleId", finding.rule.rawValue)
    result.member("ruleIndex", Rule.allCases.firstIndex(of: finding.rule) ?? 0)
    result.member("level", finding.level.rawValue)
    let scene = finding.scene.isEmpty ? "" : "\(finding.scene): "
    let steps = finding.steps.map { "\n" + $0 }.joined()
    result.member("message") { $0.object { $0.member("text", scene + finding.message + steps) } }
    result.member("locations") { locations in
      locations.array { list in
        list.object { location in
          location.member("physicalLocation") { place in
            place.object { place in
              place.member("artifactLocation") {
                $0.object { $0.member("uri", Self.uri(finding.path)) }
              }
              place.member("region") {
                $0.object { region in
                  region.member("startLine", finding.position.line)
                  region.member("startColumn", finding.position.column)
                }
              }
            }
          }
        }
      }
    }
    guard let acceptance = finding.acceptance else { return }
    result.member("suppressions") { list in
      list.array {
        $0.object { suppression in
          suppression.member("kind", finding.isAcceptedExternally ? "external" : "inSource")
          suppression.member("justification", acceptance)
        }
      }
    }
  }

  /// Returns a path as a relative reference of RFC 3986, with `%` escapes.
  static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - GitHub

  /// The open findings as workflow commands of GitHub, one line each. GitHub shows them as
  /// annotations beside the changed lines.
  ///
  /// The format is that of GitHub's "Workflow commands": `::error
  /// file=…,line=…,col=…,title=…::message`.
  var github: String {
    openFindings.map { finding in
      let kind = finding.level == .note ? "notice" : finding.level.rawValue
      let properties = [
        "file=" + Self.property(finding.path), "line=\(finding.position.line)",
        "col=\(finding.position.column)", "title=" + Self.property(finding.rule.rawValue),
      ]
      let scene = finding.scene.isEmpty ? "" : "\(finding.scene): "
      let lines = [scene + finding.message] + finding.steps
      let message = lines.joined(separator: "\n") + "\n" + finding.rule.advice
      return "::\(kind) \(properties.joined(separator: ","))::\(Self.data(message))\n"
    }.joined()
  }

  /// Escapes the text of a workflow command.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Escapes the value of a property of a workflow command.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// Returns a text with some scalars replaced by words, and with symbols in place of other control
  /// characters.
  ///
  /// The loop is over scalars, because Swift counts a return with a line feed as one character.
  private static func escaped(_ text: String, _ words: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let word = words[scalar] {
        result += word
      } else {
        // Control characters are replaced by symbols.
        result += String(scalar).harmless()
      }
    }
    return result
  }
}
