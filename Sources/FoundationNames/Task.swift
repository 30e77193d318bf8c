internal import NavigationKit

// Operations capture controllers, which are not `Sendable` here. All steps of a task run on the
// application's thread, in turns, so no two of them run at the same time.

/// Swift's task, whose code runs on the application's thread.
///
/// UIKit isolates controllers to the main actor, so their tasks run on the main thread. Here the same
/// holds without isolation: each step runs at the edge of a tick, in a turn. Actors of the app, and
/// `detached(priority:operation:)`, run as Swift defines it.
public struct Task<Success: Sendable, Failure: Error>: Sendable, Hashable {
  private let task: _Concurrency.Task<Success, Failure>
  /// The origin of a detached task; nil for a task whose steps the application runs.
  private let origin: ExternalOrigin?

  private init(_ task: _Concurrency.Task<Success, Failure>, _ origin: ExternalOrigin?) {
    (self.task, self.origin) = (task, origin)
  }

  public static func == (one: Task, other: Task) -> Bool { one.task == other.task }

  public func hash(into hasher: inout Hasher) { hasher.combine(task) }

  /// Cancels the task. Its code sees it at the next check, and a sleep ends.
  public func cancel() { task.cancel() }

  /// Indicates whether the task was cancelled.
  public var isCancelled: Bool { task.isCancelled }

  /// The result of the task, or the error that it throws.
  public var value: Success { get async throws { try await result.get() } }

  /// The result of the task or its error.
  ///
  /// In code of the app the result of a detached task is a block of another thread, also if the task
  /// has ended before. Otherwise the order would depend on the speed of the threads.
  public var result: Result<Success, Failure> {
    get async {
      guard let origin, Application.usable != nil else { return await task.result }
      return await withUnsafeContinuation { continuation in
        _Concurrency.Task.detached { [task] in
          let result = await task.result
          origin.inbox.post(from: "Task", origin: origin.number) {
            continuation.resume(returning: result)
          }
        }
      }
    }
  }
}

extension Task where Failure == Never {
  /// Starts a task that does not throw.
  ///
  /// - Parameters:
  ///   - priority: Ignored in code of the app: steps run in order.
  ///   - operation: The code.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: @escaping () async -> Success
  ) {
    let steps = TaskSteps.make()
    // All steps run on the application's thread.
    nonisolated(unsafe) let operation = operation
    self.init(
      _Concurrency.Task(executorPreference: steps) { await steps.confine(operation) }, nil)
  }

  /// Starts a task on another thread. Its code must not use views and controllers.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task {
    let origin = ExternalOrigin.make()
    // The operation moves to the task, as in UIKit.
    nonisolated(unsafe) let operation = operation
    return Task(
      _Concurrency.Task.detached(priority: priority) {
        await ExternalOrigin.$current.withValue(origin) { await operation() }
      }, origin)
  }

  /// The result of the task.
  public var value: Success {
    get async {
      switch await result {
      case .success(let value): value
      }
    }
  }
}

extension Task where Failure == any Error {
  /// Starts a task that can throw.
  ///
  /// - Parameters:
  ///   - priority: Ignored in code of the app: steps run in order.
  ///   - operation: The code.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: @escaping () async throws -> Success
  ) {
    let steps = TaskSteps.make()
    // All steps run on the application's thread.
    nonisolated(unsafe) let operation = operation
    self.init(
      _Concurrency.Task(executorPreference: steps) { try await steps.confine(operation) }, nil)
  }

  /// Starts a task on another thread. Its code must not use views and controllers.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task {
    let origin = ExternalOrigin.make()
    // The operation moves to the task, as in UIKit.
    nonisolated(unsafe) let operation = operation
    return Task(
      _Concurrency.Task.detached(priority: priority) {
        try await ExternalOrigin.$current.withValue(origin) { try await operation() }
      }, origin)
  }
}

extension TaskSteps {
  /// Returns the executor for a new task of the calling code. Traps with a sentence if no application
  /// is known.
  fileprivate static func make() -> TaskSteps {
    let application = Application.usable
    guard let origin = ExternalOrigin.make() else {
      fatalError("Task was used while no application runs: use it in a turn of the application")
    }
    return TaskSteps(of: application, origin)
  }
}
