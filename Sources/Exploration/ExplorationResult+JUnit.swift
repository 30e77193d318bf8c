internal import TextFormats

extension ExplorationResult {
  /// Returns the result as JUnit XML, with a test case for each invariant.
  ///
  /// - Parameters:
  ///   - file: The explored file.
  ///   - seconds: The seconds that the search took; nil leaves the time out.
  public func junit(file: String, seconds: Double? = nil) -> String {
    let failed = Set(violations.map(\.invariant)).count
    let counts =
      "tests=\"\(Invariant.allCases.count)\" failures=\"\(failed)\" errors=\"0\" "
      + "skipped=\"\(undecided.count)\"" + (seconds.map { " time=\"\(Self.decimal($0))\"" } ?? "")
    let name = file.harmless(upTo: 4_096).escapedForXML
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"segue explore\" \(counts)>",
      "  <testsuite name=\"\(name)\" \(counts) file=\"\(name)\">",
    ]
    for invariant in Invariant.allCases { lines += testCase(of: invariant, name) }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func testCase(of invariant: Invariant, _ file: String) -> [String] {
    let found = failures.filter { $0.violation.invariant == invariant }
    let reason = undecided.first { $0.invariant == invariant }?.reason
    let name = invariant.sentence.escapedForXML
    let start =
      "    <testcase name=\"\(name)\" classname=\"explore.\(invariant.rawValue)\" file=\"\(file)\""
    guard !found.isEmpty || reason != nil else { return [start + "/>"] }
    var lines = [start + ">"]
    if let reason, found.isEmpty {
      lines.append("      <skipped message=\"\(reason.escapedForXML)\"/>")
    }
    if let first = found.first {
      let text = found.flatMap(\.lines).joined(separator: "\n")
      lines.append(
        "      <failure message=\"\(first.violation.message.harmless(upTo: 400).escapedForXML)\" "
          + "type=\"\(invariant.rawValue)\">\(text.escapedForXML)</failure>")
    }
    return lines + ["    </testcase>"]
  }

  /// Returns a number with three decimals and a point.
  private static func decimal(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1_000).rounded())
    return "\(thousandths / 1_000)." + String(String(thousandths % 1_000 + 1_000).dropFirst())
  }
}
