import NavigationKit
import WalkSupport

/// Checks that each event has a cause that is earlier.
struct CauseWatch {
  private var events = 0
  private var inputs = 0

  mutating func beginInput() { inputs += 1 }

  /// Checks the events of one step, in order.
  ///
  /// - Parameter isWaiting: True for a step without requests. All that happens then was requested
  ///   before, so its cause is not that step.
  mutating func check(_ new: [Event], whileWaiting isWaiting: Bool) throws(WalkFailure) {
    for event in new {
      events += 1
      guard event.number == events else {
        throw WalkFailure(reason: "\(event) has the number \(event.number), expected \(events)")
      }
      let isEarlier =
        switch event.cause {
        case .start: inputs <= 1
        case .input(let number): number >= 1 && number <= (isWaiting ? inputs - 1 : inputs)
        case .event(let number): number >= 1 && number < event.number
        }
      guard isEarlier else {
        throw WalkFailure(reason: "\(event) has the cause \(event.cause), which is not earlier")
      }
    }
  }
}
