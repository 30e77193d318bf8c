internal import NavigationKitTesting
internal import TextFormats

extension FlowReport {
  /// The report in the Test Anything Protocol, version 14.
  var tap: String {
    var lines = ["TAP version 14", "1..\(results.count)"]
    for (index, result) in results.enumerated() {
      let name = Self.tapName("\(result.flow.path): \(result.name)")
      switch result.outcome {
      case .passed: lines.append("ok \(index + 1) - \(name)")
      case .skipped:
        lines.append("ok \(index + 1) - \(name) # SKIP \(Self.tapName(result.message))")
      case .failed, .error:
        lines.append("not ok \(index + 1) - \(name)")
        lines.append("  ---")
        lines.append("  message: \(Self.json(result.reason))")
        if let failure = result.failures.last {
          lines.append("  at: \(Self.json(failure.place))")
        }
        if let path = result.logPath { lines.append("  log: \(Self.json(path))") }
        lines.append("  details: |")
        lines += result.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "" : "    \($0)" }
        lines.append("  ...")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a text in one line. A number sign would begin a directive.
  private static func tapName(_ text: String) -> String {
    var result = ""
    for character in text.harmless(upTo: 400) {
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Returns a text as a JSON string, which YAML understands.
  private static func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return writer.text
  }

  // MARK: - GitHub

  /// The most annotations of one level that GitHub shows for a step.
  private static let mostAnnotations = 10

  /// The failures as annotations of GitHub Actions. Ten are shown, and a notice counts the rest.
  var github: String {
    var lines: [String] = []
    for result in results where result.outcome == .error {
      lines.append(
        Self.annotation("error", result.flow.path, result.flow.line, 1, result.name, result.message)
      )
    }
    for result in results {
      for failure in result.failures {
        lines.append(
          Self.annotation(
            "error", failure.path, failure.line, failure.column, result.name, failure.summary))
      }
    }
    let rest = lines.count - Self.mostAnnotations
    guard rest > 0 else { return lines.map { $0 + "\n" }.joined() }
    return lines.prefix(Self.mostAnnotations).map { $0 + "\n" }.joined()
      + "::notice title=segue test::\(rest) more failures are in the summary\n"
  }

  private static func annotation(
    _ level: String, _ path: String, _ line: Int, _ column: Int, _ title: String, _ text: String
  ) -> String {
    "::\(level) file=\(property(path)),line=\(line),col=\(column),title=\(property(title))"
      + "::\(data(text))"
  }

  private static func data(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case _: result.append(character)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for character in data(text) {
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      case _: result.append(character)
      }
    }
    return result
  }

  // MARK: - Markdown

  /// The report as Markdown: a table of the failures, and each with its screen.
  var markdown: String {
    var lines = ["# segue test", "", "\(isGood ? "✅" : "❌") \(summary).", ""]
    let bad = results.filter { $0.outcome == .failed || $0.outcome == .error }
    guard !bad.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["| flow | place | failure |", "|---|---|---|"]
    for result in bad {
      let place = result.failures.last?.place ?? result.flow.path
      lines.append(
        "| \(Self.cell(result.name)) | \(Self.cell(place)) | \(Self.cell(result.reason)) |")
    }
    for result in bad {
      lines += ["", "<details><summary>\(result.name.harmless().escapedForXML)</summary>", ""]
      lines += ["````", result.text, "````", "", "</details>"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text.harmless(upTo: 300).escapedForXML {
      if character == "|" || character == "\\" || character == "`" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
