import FlowTesting
import Foundation
import NavigationKitTesting
import ProjectFiles
import Testing

/// The JUnit report in the hands of other readers: Python's `junitparser` and `xmlschema`.
@Suite struct JUnitValidationTests {
  private static let script = """
    import sys
    path, schema = sys.argv[1:3]
    import junitparser
    report = junitparser.JUnitXml.fromfile(path)
    print(report.tests, report.failures, report.errors, report.skipped)
    print(sum(len(list(suite)) for suite in report))
    import xmlschema
    xmlschema.XMLSchema(schema).validate(path)
    print("valid")
    """

  /// A Python with both readers: that of `make test`, which installs them, or the system's.
  private static let python = [
    Project.file(".build/junit-readers/bin/python").path, "python3", "/usr/bin/python3",
  ].first {
    run([$0, "-c", "import junitparser, xmlschema"])?.status == 0
  }

  private static func run(_ arguments: [String]) -> (status: Int32, output: String)? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test(.enabled(if: python != nil, "junitparser and xmlschema are not installed"))
  func `the JUnit report is read and valid`() throws {
    var results: [FlowResult] = []
    for outcome in [FlowResult.Outcome.passed, .failed, .error, .skipped] {
      var flow = FlowTest(name: "<\(outcome)> & \u{1B}", path: "a/b.flow", line: 1, lastLine: 2)
      flow.settings.tags = ["x"]
      var result = FlowResult(flow, FlowVariant())
      (result.outcome, result.message) = (outcome, "reason \u{0}")
      if outcome == .failed {
        let failure = PilotFailure(.step, "tap \"]]>\"", found: "\u{FFFE}\u{8}")
        result.failures = [
          FlowResult.Failure(path: "a/b.flow", line: 2, column: 1, failure: failure)
        ]
        result.logPath = ".segue/failed/b.log"
      }
      results.append(result)
    }
    let path = FileManager.default.temporaryDirectory.appending(path: "junit-\(UUID()).xml")
    try Data(FlowReport(results, seconds: 0).text(.junit).utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let schema = Project.file("Tests/Fixtures/JUnit/junit.xsd").path
    let python = try #require(Self.python)
    let run = try #require(Self.run([python, "-c", Self.script, path.path, schema]))
    #expect(run.output == "4 1 1 1\n4\nvalid\n")
    #expect(run.status == 0)
  }
}
