internal import NavigationKit

// The application is used on its own thread only.
/// Runs the steps of a task in turns of the application.
///
/// A step is the code between two suspensions. A step that the app's own code continues is scheduled
/// work; one that another thread continues is sent to the inbox.
final class TaskSteps: TaskExecutor, @unchecked Sendable {
  private weak var application: Application?
  private let origin: ExternalOrigin

  /// Creates the executor of one task.
  init(of application: Application?, _ origin: ExternalOrigin) {
    (self.application, self.origin) = (application, origin)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    if let application, application.isOnThisThread {
      application.scheduleStep(from: "Task") { job.runSynchronously(on: executor) }
    } else {
      origin.inbox.post(from: "Task", origin: origin.number) {
        job.runSynchronously(on: executor)
      }
    }
  }

  /// Runs an operation as a task whose steps are turns.
  func confine<Success, Failure: Error>(
    _ operation: () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    let result = await Application.$startingInbox.withValue(origin.inbox) {
      () async -> Result<Success, Failure> in
      do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
