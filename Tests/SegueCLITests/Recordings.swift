import Foundation
import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards

/// Logs recorded without a terminal, in simulated time.
enum Recordings {
  /// Returns the four navigations of the tutorial, 8.4 s a time with long rests.
  ///
  /// - Parameter seconds: The minimum length of the session in simulated time.
  static func walk(seconds: Int, columns: Int = 80, rows: Int = 24) throws -> [UInt8] {
    let file = BuiltProgram.root.appending(path: "scenes.json")
    let storyboard = try String(contentsOf: file, encoding: .utf8)
    let simulator = Simulator(
      document: try SceneDocument(json: Array(storyboard.utf8)), columns: columns, rows: rows)
    var log: [UInt8] = []
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: columns, rows: rows,
      storyboardName: "scenes.json", storyboard: storyboard)
    let session = LiveSession(
      simulator: simulator,
      recorder: SessionRecorder(header: header) { records in
        log += records
        return true
      })
    while simulator.tick < seconds * Tick.perSecond {
      // Steps of 7 ms are not a multiple of a tick, like those of a real clock.
      for key in [Key.up, .down, .enter, .up] {
        session.receive(key)
        for _ in 0..<300 { session.advance(by: .milliseconds(7)) }
      }
    }
    session.end()
    return log
  }
}

extension SessionLog {
  var events: [Event] {
    records.flatMap { record -> [Event] in
      if case .events(let batch) = record { batch.events } else { [] }
    }
  }
}
