import Foundation
public import Simulation
public import Testing

/// Compares a frame with the picture kept in `Tests/Snapshots/NAME.ans`, which shows itself by `cat`.
///
/// With `RECORD_SNAPSHOTS=1` in the environment it writes the picture instead, and fails all the same,
/// so that no recording run can pass for a test. A new picture is read in review before it counts.
public func expectGolden(
  _ frame: Frame, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Snapshots")
  let file = folder.appending(path: name + ".ans")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(frame.ansiText).write(to: file)
    Issue.record("recorded \(name).ans; look at it, then run again", sourceLocation: sourceLocation)
    return
  }
  guard let expected = try? Data(contentsOf: file) else {
    Issue.record(
      "there is no \(name).ans; record it with RECORD_SNAPSHOTS=1", sourceLocation: sourceLocation)
    return
  }
  if Array(expected) != frame.ansiText {
    Issue.record(
      "the screen is not \(name).ans:\n\(String(decoding: frame.plainText, as: UTF8.self))",
      sourceLocation: sourceLocation)
  }
}
