internal import NavigationKit
internal import Simulation

extension SessionLog {
  /// Returns the log with the events from before the recording started. The log itself has only the
  /// inputs of that time.
  ///
  /// The inputs are executed again, in time proportional to their number.
  ///
  /// - Parameter simulator: A simulator at the start of the session.
  func withEvents(beforeRecordingFrom simulator: @autoclosure () -> Simulator) -> SessionLog {
    guard let place = records.firstIndex(where: { if case .begin = $0 { true } else { false } })
    else { return self }
    let cursor = SimulatorCursor(simulator(), keepingEvents: true)
    var timeline = Timeline()
    var earlier: [SessionRecord] = []
    func add(_ events: [Event]) {
      EventBatch.forEach(of: events) { earlier.append(.events(EventBatch($0))) }
    }
    add(cursor.simulator.takeEvents())
    for case .input(let input) in records[..<place] {
      add(cursor.wait(until: input.tick))
      earlier.append(.input(input))
      timeline.append(input)
      add(cursor.step(on: timeline))
    }
    add(cursor.wait(until: records[place].tick))
    var log = self
    log.records.replaceSubrange(..<place, with: earlier)
    return log
  }
}
