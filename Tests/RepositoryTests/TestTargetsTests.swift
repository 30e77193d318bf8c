import Foundation
import Testing

/// The script that tells `make test` which targets a filter needs.
@Suite struct TestTargetsTests {
  private static func targets(_ patterns: String...) throws -> [String] {
    let process = Process()
    process.executableURL = Repository.url(of: ".ci/test-targets")
    process.arguments = patterns
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `without a filter all targets are built`() throws {
    let folders = try Repository.folders(in: "Tests").filter { $0.hasSuffix("Tests") }
    #expect(try Self.targets() == folders)
  }

  // The pieces are joined here, or this file would match them too.
  @Test(arguments: [
    ("Gallery" + "Tests", ["SimulationTests"]),
    ("Gallery" + "Tests/every row", ["SimulationTests"]),
    ("popping the" + " root", ["NavigationKitTests"]),
    ("Motion" + #"Tests\.Tick"#, ["MotionTests"]),
    ("no such" + " thing", []),
  ])
  func `a filter builds only the targets that have a match`(
    pattern: String, targets: [String]
  ) throws {
    #expect(try Self.targets(pattern) == targets)
  }

  @Test func `several filters build the targets of each`() throws {
    #expect(
      try Self.targets("Scrubber" + "Tests", "Tick" + "Tests") == ["MotionTests", "SessionsTests"])
  }
}
