import CellGraphics
import Foundation
import NavigationKit
import Sessions
import Simulation

/// An app in code, in a recorded session.
final class RecordedApp {
  let session: LiveSession
  let makeSimulator: () -> Simulator
  private let written: () -> [UInt8]

  init(_ makeDelegate: @escaping () -> any ApplicationDelegate) {
    let (columns, rows) = (40, 25)
    var bytes: [UInt8] = []
    makeSimulator = { Simulator(delegate: makeDelegate(), columns: columns, rows: rows) }
    session = LiveSession(
      recorder: SessionRecorder(header: SessionHeader(app: "test", columns: columns, rows: rows)) {
        bytes += $0
        return true
      }, makeSimulator: makeSimulator)
    written = { bytes }
  }

  /// Lets real time pass in short steps.
  func pass(_ milliseconds: Int) {
    for _ in 0..<milliseconds / 10 { session.advance(by: .milliseconds(10)) }
  }

  /// Waits until background work has sent a number of blocks since the start, without letting the
  /// session's time pass. A block that arrives soon can have run already.
  func awaitArrivals(_ count: Int) {
    while session.simulator.arrivedWork.count + performedWorkCount < count { sched_yield() }
  }

  private var performedWorkCount: Int {
    session.inputs.count { if case .external = $0.command { true } else { false } }
  }

  /// Ends the session and reads its log.
  func log() throws -> SessionLog {
    session.end()
    return try SessionLog(written())
  }

  /// The first difference of a replay that runs the app again; nil if it is identical.
  func divergence() throws -> Divergence? {
    Replay(try log(), makeSimulator: makeSimulator).run()
  }
}

extension SessionLog {
  /// The commands of the inputs.
  var commands: [Command] {
    records.compactMap { if case .input(let input) = $0 { input.command } else { nil } }
  }

  /// The events of code from outside of turns, as `source ordinal`.
  var externalEvents: [String] {
    records.flatMap { record -> [String] in
      guard case .events(let batch) = record else { return [] }
      return batch.events.filter { $0.kind == .external }.map { "\($0.object) \($0.detail)" }
    }
  }
}
