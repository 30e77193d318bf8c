import Foundation
import Testing

@testable import FoundationNames

/// Runs each test on a thread of its own, with replays that wait long for background work.
///
/// A test that waits for background work must not occupy one of the few threads on which Swift runs
/// tasks: with as many such tests as threads, the background work would never run. Other tests can
/// occupy these threads for a long time too.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ExternalOrigin.$longestWait.withValue(600_000) {
      try await withTaskExecutorPreference(ThreadExecutor()) { try await function() }
    }
  }
}

extension Trait where Self == OwnThread {
  static var ownThread: Self { OwnThread() }
}

/// An executor that runs each job on a new thread.
private final class ThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    Thread.detachNewThread { job.runSynchronously(on: executor) }
  }
}
