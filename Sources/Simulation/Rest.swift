internal import Motion
internal import NavigationKit

/// The rule by which tests and searches wait until an app is at rest.
///
/// Work that the app has scheduled for the next tick, such as the first step of a new task, is done
/// before the app counts as at rest. A timer that runs at every tick is not waited for.
package struct Rest {
  /// The next thing to do while waiting.
  package enum Step: Equatable {
    /// Advance to this tick.
    case advance(to: Int)
    /// The app is at rest.
    case atRest
    /// A drag or a touch in progress, or the driver of an interactive transition, waits for input.
    case waiting
    /// The app still moves at the latest tick, or a transition runs whose animator never ends it.
    case moving
  }

  private let latest: Int
  /// The ticks of work in a row after which the app was at rest again.
  private var ticksOfWork = 0

  /// The longest time until an app is at rest, in ticks: 60 s.
  package static let longestWait = 60 * Tick.perSecond

  /// The ticks in a row at which an app at rest may do work, such as the steps of a task that wait
  /// for each other.
  private static let mostTicksOfWork = 8

  /// Begins to wait.
  package init(of simulator: Simulator) { latest = simulator.tick + Self.longestWait }

  /// Returns the next thing to do. Call it again after an advance.
  package mutating func next(_ simulator: Simulator) -> Step {
    let isAtRest = simulator.isAtRest
    let work = simulator.application.nextWorkTick
    let hasWork = work.map { $0 <= simulator.tick + 1 } ?? false
    if isAtRest, !hasWork || ticksOfWork == Self.mostTicksOfWork { return .atRest }
    ticksOfWork = isAtRest ? ticksOfWork + 1 : 0
    guard let due = simulator.nextDueTick else {
      return isHeld(simulator) ? .waiting : .moving
    }
    return due <= latest ? .advance(to: due) : .moving
  }

  /// Indicates whether the app waits for the next input of a gesture or of an interactive transition.
  private func isHeld(_ simulator: Simulator) -> Bool {
    let application = simulator.application
    guard simulator.isTransitioning, !application.isDragging, !application.isTouched else {
      return true
    }
    if case .heldTransition = application.transitionRefusal { return true }
    return false
  }
}
