internal import Foundation
internal import NavigationKit

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a time of the session, at least one tick.
  ///
  /// A task that is not the app's, such as a detached one, sleeps by the system's clock.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    guard let sleep = Sleep(seconds: Double(duration) / 1e9) else {
      return try await _Concurrency.Task.sleep(nanoseconds: duration)
    }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { sleep.begin($0) }
    } onCancel: {
      sleep.cancel()
    }
  }

  /// Suspends the task for a time of the session, at least one tick.
  ///
  /// - Parameters:
  ///   - duration: The time.
  ///   - tolerance: Ignored: the task continues at its tick.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    try await sleep(nanoseconds: UInt64(min(max(nanoseconds, 0), 1e18)))
  }

  /// Lets other work run: the task continues at the next tick.
  public static func yield() async {
    guard Application.usable != nil else { return await _Concurrency.Task.yield() }
    await withUnsafeContinuation { continuation in
      _ = Application.usable?.schedule(from: "Task.yield") { continuation.resume() }
    }
  }

  /// Indicates whether the running task was cancelled; false outside of tasks.
  public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

  /// Throws `CancellationError` if the running task was cancelled.
  public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

  /// The priority of the running task.
  public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }
}

// A lock guards `isCancelled` and the continuation. The work is used on the application's thread only.
/// A task's wait for a tick.
private final class Sleep: @unchecked Sendable {
  private let ticks: Int
  private weak var application: Application?
  private let inbox: ExternalWorkInbox
  private let lock = NSLock()
  private var isCancelled = false
  private var continuation: UnsafeContinuation<Void, any Error>?
  private var work: ScheduledWork?

  /// Makes a wait of the application that the calling code may use; nil if there is none.
  ///
  /// The task that waits must not retain the application, which retains the task.
  init?(seconds: Double) {
    guard let application = Application.usable else { return nil }
    (ticks, self.application) = (MainQueue.ticks(seconds), application)
    inbox = application.inbox
  }

  /// Begins the wait, on the application's thread.
  func begin(_ continuation: UnsafeContinuation<Void, any Error>) {
    let isCancelled = lock.withLock {
      self.continuation = continuation
      return self.isCancelled
    }
    if isCancelled { return end(throwing: CancellationError()) }
    work = application?.schedule(after: ticks, from: "Task.sleep") { self.end(throwing: nil) }
  }

  /// Ends the wait early, from any thread.
  func cancel() {
    lock.withLock { isCancelled = true }
    if let application, application.isOnThisThread {
      end(throwing: CancellationError())
    } else {
      inbox.post(from: "Task.cancel") { self.end(throwing: CancellationError()) }
    }
  }

  private func end(throwing error: (any Error)?) {
    work?.cancel()
    // The work retains this object.
    work = nil
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      return self.continuation
    }
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
  }
}
