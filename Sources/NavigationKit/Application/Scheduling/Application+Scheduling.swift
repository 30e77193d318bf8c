extension Application {
  /// Runs code at the start of a later tick, in a turn of its own.
  ///
  /// Work of the same tick runs in the order of scheduling. Each run is an event of the kind
  /// `external` with the source and the ordinal. The work is part of the session: code that a replay
  /// runs again schedules it again, for the same tick.
  ///
  /// Call it on the application's thread. Other threads use ``inbox``.
  ///
  /// ```swift
  /// let application = Application()
  /// var runs: [Int] = []
  /// // A timer. Its first run is earlier than the others.
  /// application.schedule(after: 10, every: 20, from: "Timer") { runs.append(application.tick) }
  /// application.advance(to: 60)
  /// precondition(runs == [10, 30, 50])
  /// precondition(application.nextWorkTick == 70)
  /// ```
  ///
  /// - Parameters:
  ///   - ticks: The ticks until the first run. A value below 1 means the next tick.
  ///   - interval: The ticks between two runs, at least 1; nil to run once.
  ///   - source: The API that schedules the work, for the log.
  ///   - body: The code.
  /// - Returns: The work, to cancel it.
  @discardableResult
  public func schedule(
    after ticks: Int = 0, every interval: Int? = nil, from source: String,
    _ body: @escaping () -> Void
  ) -> ScheduledWork {
    schedule(at: tick + max(1, ticks), every: interval, from: source, body)
  }

  /// Runs the next step of code that waited for other work.
  ///
  /// A step that other work of a tick causes runs at the same tick, after the work that is due. Any
  /// other step runs at the next tick.
  ///
  /// - Parameters:
  ///   - source: The API that schedules the step, for the log.
  ///   - body: The code.
  public func scheduleStep(from source: String, _ body: @escaping () -> Void) {
    schedule(at: workQueue.isRunning ? tick : tick + 1, every: nil, from: source, body)
  }

  @discardableResult
  private func schedule(
    at due: Int, every interval: Int?, from source: String, _ body: @escaping () -> Void
  ) -> ScheduledWork {
    checkThread()
    let work = ScheduledWork(
      of: self, from: source, ordinal: workQueue.makeOrdinal(), due: due,
      every: interval.map { max(1, $0) }, body)
    work.cause = events.cause
    workQueue.insert(work)
    return work
  }

  /// The tick at which the next scheduled work runs; nil without any.
  public var nextWorkTick: Int? { workQueue.nextTick }

  /// Runs the work that is due, each piece in a turn.
  ///
  /// More than 1,000,000 pieces of work at one tick trap: work that schedules further work for the
  /// same tick without end would stop time.
  func runDueWork() {
    guard let next = nextWorkTick, next <= tick else { return }
    workQueue.isRunning = true
    defer { workQueue.isRunning = false }
    for _ in 0..<1_000_000 {
      guard let work = workQueue.takeDue(at: tick) else { return }
      if work.repeatAfterRun() { workQueue.insert(work) }
      turn {
        events.causing(from: work.cause) {
          record(.external, nil, object: work.source, detail: "\(work.ordinal)") { work.body() }
        }
      }
    }
    fatalError("the scheduled work of one tick does not come to an end: each step causes another")
  }
}
