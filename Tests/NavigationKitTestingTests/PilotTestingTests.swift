import CellGraphics
import Foundation
import NavigationKit
import NavigationKitTesting
import PilotTesting
import Sessions
import Simulation
import Testing
import XCTest

/// A pilot of a screen with the title "List", whose session has one input.
private func driveToFailure() throws {
  func list() -> ViewController {
    let list = ViewController()
    list.title = "List"
    return list
  }
  try Pilot(root: list(), size: Size(width: 30, height: 8)).test { app in
    try app.press(.escape)
    try app.expect("on Detail")
  }
}

/// The variable that makes the two tests fail. Only the test that starts them sets it.
private let variable = "PILOT_TEST_FAILS"
private var isFailing: Bool { ProcessInfo.processInfo.environment[variable] != nil }

final class PilotFailingCase: XCTestCase {
  func testFailure() throws {
    guard isFailing else { throw XCTSkip("only a test of the reports runs it") }
    try driveToFailure()
  }
}

@Suite struct PilotFailingTests {
  @Test(.enabled(if: isFailing)) func `a failure`() throws { try driveToFailure() }
}

/// `Pilot.test` in both libraries for tests, each in a process of its own.
@Suite struct PilotTestingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "pilot-\(UUID().uuidString)")

  /// Runs the tests of this process's program.
  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      [variable: "1", "TMPDIR": folder.path], uniquingKeysWith: { $1 })
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Compares the two files of a failure with its screen and its session.
  private func check(screen: String, log: [UInt8]) throws {
    #expect(screen.contains("List"))
    let log = try SessionLog(log)
    #expect(log.isComplete)
    #expect(log.inputs.count == 1)
  }

  @Test func `in Swift Testing a failure is reported and has the screen and the log attached`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run([
      "--testing-library", "swift-testing", "--filter", "PilotFailingTests",
      "--experimental-attachments-path", folder.path, "--attachments-path", folder.path,
    ])
    #expect(result.status != 0)
    #expect(result.output.contains("expected on Detail"), "\(result.output)")
    let screen = try String(contentsOf: folder.appending(path: "screen.txt"), encoding: .utf8)
    let log = try Data(contentsOf: folder.appending(path: "session.log"))
    try check(screen: screen, log: Array(log))
  }

  @Test func `in XCTest a failure is reported and names the files with the screen and the log`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run(["NavigationKitTestingTests.PilotFailingCase/testFailure"])
    #expect(result.status != 0)
    #expect(result.output.contains("expected on Detail"), "\(result.output)")
    let files = result.output.split(separator: "\n").filter { $0.contains("attached: ") }.map {
      $0.split(separator: "attached: ")[$0.hasPrefix("attached") ? 0 : 1].prefix { $0 != "\"" }
    }
    try #require(files.count == 2, "\(result.output)")
    let screen = try String(contentsOfFile: String(files[0]), encoding: .utf8)
    try check(screen: screen, log: Array(Data(contentsOf: URL(filePath: String(files[1])))))
  }
}

@Suite struct PilotSnapshotTests {
  /// A place for snapshots of one test.
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "snapshots-\(UUID().uuidString)")

  private func pilot() throws -> Pilot {
    let list = ViewController()
    list.title = "List"
    return try Pilot(root: list, size: Size(width: 20, height: 3))
  }

  @Test func `a screen equal to its snapshot passes, and another one names the cells`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appending(path: "Tests.swift").path
    let app = try pilot()
    #expect(throws: PilotFailure.self) { try app.expectSnapshot("list", beside: test) }
    let place = folder.appending(path: "Snapshots/list.screen")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Snapshot(app.frame).text.utf8).write(to: place)
    try app.expectSnapshot("list", beside: test)
    // The last row is the status line, which has the title after a blank.
    let other = ViewController()
    other.title = "Lost"
    let changed = try Pilot(root: other, size: Size(width: 20, height: 3))
    do {
      try changed.expectSnapshot("list", beside: test)
      Issue.record("a different screen passes")
    } catch let failure as PilotFailure {
      #expect(failure.kind == .snapshot)
      #expect(failure.found == "differs in 1 cells")
      // "List" and "Lost" differ in their second letter.
      #expect(failure.marks == [CellRect(column: 2, row: 3, columns: 1, rows: 1)])
    }
  }
}
