internal import NavigationKit
internal import Sessions
internal import Simulation

extension Pilot {
  /// Returns the session as a log, which `segue replay` plays.
  ///
  /// The session is executed again, in time proportional to its length.
  ///
  /// - Returns: nil if the app cannot be created again.
  public func log() -> [UInt8]? {
    guard let makeSimulator else { return nil }
    var bytes: [UInt8] = []
    let recorder = SessionRecorder(header: header) {
      bytes += $0
      return true
    }
    let simulator = makeSimulator()
    recorder.record(simulator.takeEvents(), of: simulator)
    for input in inputs {
      simulator.advance(to: input.tick)
      recorder.record(simulator.takeEvents(), of: simulator)
      recorder.record(input)
      simulator.perform(input.command)
      recorder.record(simulator.takeEvents(), of: simulator)
    }
    simulator.advance(to: self.simulator.tick)
    recorder.record(simulator.takeEvents(), of: simulator)
    recorder.recordEnd(of: simulator)
    return bytes
  }
}
