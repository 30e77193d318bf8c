import Foundation
import Motion
import ProjectFiles
import Sessions
import Simulation
import Storyboards

/// A session recorded in memory, driven by keys and durations.
final class Recording {
  let session: LiveSession

  /// - Parameter file: A storyboard that refers to no other file.
  init(_ file: URL = tutorial, columns: Int = 80, rows: Int = 24) throws {
    let storyboard = try String(contentsOf: file, encoding: .utf8)
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: columns, rows: rows,
      storyboardName: file.lastPathComponent, storyboard: storyboard)
    let document = try SceneDocument(json: Array(storyboard.utf8))
    var written: [UInt8] = []
    session = LiveSession(
      recorder: SessionRecorder(header: header) { records in
        written += records
        return true
      },
      makeSimulator: { Simulator(document: document, columns: columns, rows: rows) })
    read = { written }
  }

  private let read: () -> [UInt8]

  /// The log as written so far.
  var log: [UInt8] { read() }

  static let tutorial = Project.file("scenes.json")

  func wait(_ duration: Duration) { session.advance(by: duration) }

  func press(_ keys: Key...) {
    for key in keys { session.receive(key) }
  }

  /// The four navigations, once each, in about 4 s with pauses of odd lengths.
  func walkTheTutorial() {
    for (key, pause) in [(Key.up, 700), (.down, 1_333), (.enter, 1_201), (.up, 777)] {
      press(key)
      for _ in 0..<pause / 7 { wait(.milliseconds(7)) }
    }
  }
}

extension Recording {
  /// One of the storyboards in `docs/storyboards`.
  static func storyboard(_ name: String) -> URL {
    tutorial.deletingLastPathComponent().appending(path: "docs/storyboards/\(name).json")
  }
}
