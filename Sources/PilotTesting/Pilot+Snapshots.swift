internal import CellGraphics
internal import Foundation
public import NavigationKitTesting
internal import Simulation

extension Pilot {
  /// Compares the screen with a recorded one: every cell with its colours and attributes.
  ///
  /// The file is `Snapshots/NAME.screen` beside the test, as text in the format of flow tests.
  /// With the variable `RECORD_SNAPSHOTS=1` the screen is written, and the test fails, so that a recording never passes
  /// by itself.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its ending.
  ///   - test: The file of the test.
  /// - Throws: ``PilotFailure`` with the cells that differ, or an error of the file system.
  public func expectSnapshot(_ name: String, beside test: String = #filePath) throws {
    let place = URL(filePath: test).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).screen")
    let found = Snapshot(frame)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(found.text.utf8).write(to: place)
      throw failure(name, "was recorded", "Read it, then run the test without RECORD_SNAPSHOTS.")
    }
    guard let data = try? Data(contentsOf: place) else {
      throw failure(name, "has no file", "RECORD_SNAPSHOTS=1 swift test records it.")
    }
    let recorded = try Snapshot(text: String(decoding: data, as: UTF8.self))
    guard recorded != found else { return }
    guard (recorded.columns, recorded.rows) == (found.columns, found.rows) else {
      throw failure(
        name,
        "has \(recorded.columns) × \(recorded.rows) cells, the screen has "
          + "\(found.columns) × \(found.rows)")
    }
    var marks: [CellRect] = []
    for row in 0..<found.rows {
      for column in 0..<found.columns where recorded[column, row] != found[column, row] {
        marks.append(CellRect(column: column, row: row, columns: 1, rows: 1))
      }
    }
    throw failure(name, "differs in \(marks.count) cells", marks: marks)
  }

  private func failure(
    _ name: String, _ found: String, _ advice: String = "", marks: [CellRect] = []
  ) -> PilotFailure {
    completed(
      PilotFailure(.snapshot, "snapshot \(name)", found: found, advice: advice), marks: marks)
  }
}
