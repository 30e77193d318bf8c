import Foundation
import ProjectFiles
public import Simulation
public import Testing

/// Compares a frame with the screen recorded in `Tests/Fixtures/Recorded/Screens/NAME.screen`.
///
/// A screen that differs fails with the first cell that differs and both screens as text. It is left as
/// `NAME.actual.ans`, which `cat` shows in colours, in the folder `Failed` there. The page `index.html`
/// beside it shows all that failed in the last run: expected, found, and their difference.
///
/// With `RECORD_SNAPSHOTS=1` in the environment it records the frame instead, and fails all the same,
/// so that no recording run can pass for a test. The page then shows what changed. A new screen is read
/// in review before it counts.
public func expectGolden(
  _ frame: Frame, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if let problem = try GoldenScreens.ofProject.problem(with: frame, name) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}

/// A folder of recorded screens.
struct GoldenScreens: Sendable {
  let folder: URL
  let isRecording: Bool

  static let ofProject: GoldenScreens = {
    let screens = GoldenScreens(
      folder: Project.file("Tests/Fixtures/Recorded/Screens"),
      isRecording: ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1")
    // What a run before this one has left.
    try? FileManager.default.removeItem(at: screens.failed)
    return screens
  }()

  /// The folder for screens that differ from the recorded ones.
  var failed: URL { folder.appending(path: "Failed") }

  /// Compares `frame` with the recorded screen, or records it.
  ///
  /// - Returns: A sentence about what is wrong, for a person; nil where the screens look alike.
  func problem(with frame: Frame, _ name: String) throws -> String? {
    let found = Snapshot(frame)
    let file = folder.appending(path: name + ".screen")
    let recorded = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    if isRecording {
      if recorded != found.text {
        let expected = recorded.flatMap { try? Snapshot(text: $0) }
        try keep(frame, name, SnapshotPage.section(name: name, expected: expected, found: found))
        try Data(found.text.utf8).write(to: file)
      }
      return "recorded \(name).screen; look at it, then run again"
    }
    guard let recorded else {
      try keep(frame, name, SnapshotPage.section(name: name, expected: nil, found: found))
      return "\(name).screen does not exist; record it with RECORD_SNAPSHOTS=1"
    }
    guard recorded != found.text else { return nil }
    let expected: Snapshot
    do {
      expected = try Snapshot(text: recorded)
    } catch {
      return "\(name).screen, \(error)"
    }
    guard let difference = SnapshotDifference(expected: expected, found: found) else {
      return "\(name).screen shows this screen but is written in another way; record it again"
    }
    try keep(frame, name, SnapshotPage.section(name: name, expected: expected, found: found))
    return """
      \(name): \(difference.description)
      Expected:
      \(expected.plainText)
      Found:
      \(found.plainText)
      In colours: \(failed.appending(path: "index.html").path)
      """
  }

  /// Leaves a screen and its section of the page where a person can look at them.
  private func keep(_ frame: Frame, _ name: String, _ section: String) throws {
    try Self.lock.withLock {
      try FileManager.default.createDirectory(at: failed, withIntermediateDirectories: true)
      try Data(frame.ansiText).write(to: failed.appending(path: name + ".actual.ans"))
      let page = failed.appending(path: "index.html")
      if !FileManager.default.fileExists(atPath: page.path) {
        try Data(SnapshotPage.start.utf8).write(to: page)
      }
      let handle = try FileHandle(forWritingTo: page)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(section.utf8))
    }
  }

  /// Tests run side by side, and all write to the same page.
  private static let lock = NSLock()
}
