internal import NavigationKit
internal import Simulation

extension LiveSession {
  /// Makes the app the main one of this thread, and keeps the closure that ends the terminal's sleep.
  ///
  /// - Parameter wakeUp: Is called on any thread when a block has arrived for the app.
  public func start(wakeUp: @escaping @Sendable () -> Void) {
    self.wakeUp = wakeUp
    showSimulatorAsMain()
  }

  /// Makes the simulator's app the main one, if a terminal runs the session.
  func showSimulatorAsMain() {
    guard let wakeUp else { return }
    simulator.application.inbox.setWakeUp(wakeUp)
    simulator.application.becomeMain()
  }

  /// Performs the blocks that have arrived from other threads, as inputs at the current tick.
  ///
  /// During time travel they wait, because the present is paused.
  func performArrivedWork() {
    for work in simulator.arrivedWork { perform(.external(work)) }
  }
}
