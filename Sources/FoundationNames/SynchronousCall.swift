internal import Dispatch
internal import NavigationKit

// The calling thread reads `result` after the semaphore, and the application's thread uses both
// properties before it. Only one of the threads runs or discards the block.
/// A block that a thread sends to the main queue and waits for.
final class SynchronousCall<Result>: @unchecked Sendable {
  private var work: (() throws -> Result)?
  private var result: Swift.Result<Result, any Error>?

  /// Signals when the application has freed the block that refers to it, with or without running it.
  private final class End: Sendable {
    let semaphore: DispatchSemaphore

    init(_ semaphore: DispatchSemaphore) { self.semaphore = semaphore }

    deinit { semaphore.signal() }
  }

  init(_ work: @escaping () throws -> Result) { self.work = work }

  /// Sends the block and waits for its result.
  ///
  /// The block is not referred to when the method returns.
  ///
  /// - Returns: Nil if the application has ended without running the block.
  func wait() -> Swift.Result<Result, any Error>? {
    let ended = DispatchSemaphore(value: 0)
    send(End(ended))
    ended.wait()
    work = nil
    return result
  }

  private func send(_ end: End) {
    MainQueue.run(from: "DispatchQueue.main.sync") { [self, end] in
      perform()
      withExtendedLifetime(end) {}
    }
  }

  private func perform() {
    guard let work else { return }
    result = Swift.Result { try work() }
    self.work = nil
  }
}
