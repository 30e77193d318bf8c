/// A piece of code that an application runs later: a delayed block, a timer, a step of a task.
///
/// ``Application/schedule(after:every:from:_:)`` creates it. It is due at a tick, so its time is that
/// of the session: slow motion delays it and a replay repeats it.
public final class ScheduledWork {
  /// The API that scheduled the work, such as `Timer`.
  public let source: String
  /// The number of the work in the application, from 1, in the order of scheduling.
  public let ordinal: Int
  /// The tick of the next run; the tick of the last run if there is no further one.
  public private(set) var dueTick: Int
  /// The ticks between two runs, at least 1; nil for work that runs once.
  public let interval: Int?
  /// Indicates whether the work was cancelled. It does not run any more.
  public private(set) var isCancelled = false

  /// The code of the cause of scheduling the work.
  var cause: Int32 = 0
  let body: () -> Void
  private weak var application: Application?

  init(
    of application: Application, from source: String, ordinal: Int, due: Int, every interval: Int?,
    _ body: @escaping () -> Void
  ) {
    self.application = application
    self.source = source
    self.ordinal = ordinal
    self.dueTick = due
    self.interval = interval
    self.body = body
  }

  /// Indicates whether the work will run.
  public var isWaiting: Bool { application?.workQueue.contains(self) == true }

  /// Prevents all further runs. Cancelling twice has no effect.
  public func cancel() {
    isCancelled = true
    application?.workQueue.remove(self)
  }

  /// Moves the next run to a tick; a tick that has passed means the next one.
  ///
  /// Work that does not wait is not affected.
  public func reschedule(to tick: Int) {
    guard let application, isWaiting else { return }
    application.workQueue.remove(self)
    dueTick = max(tick, application.tick + 1)
    application.workQueue.insert(self)
  }

  /// Sets the tick of the next run of repeated work.
  ///
  /// - Returns: False for work that runs once.
  func repeatAfterRun() -> Bool {
    guard let interval, !isCancelled else { return false }
    dueTick += interval
    return true
  }
}
