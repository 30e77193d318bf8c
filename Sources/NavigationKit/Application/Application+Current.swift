extension Application {
  /// The application whose turn the calling code runs in.
  ///
  /// Outside of turns it is the ``main`` application on its thread, and nil on other threads.
  ///
  /// It traps in a `Task` that was started in a turn. Such a task runs on another thread, or after
  /// the turn, and would change views and animations at the same time as the application. Steps of
  /// a task that the application itself runs are part of a turn.
  public static var current: Application? {
    if let running { return running }
    // Not a precondition: its message is missing in release builds.
    guard runningTurn == nil, runningTask == nil else {
      fatalError(
        """
        Application.current was used in a Task that a turn had started, such as \
        Task { View.animate(…) }: use views, controllers and animations only in the turn itself
        """)
    }
    return mainOnThisThread
  }

  /// The application whose turn the calling code runs in; nil for all other code, also in tasks.
  private static var running: Application? {
    if let turn = runningTurn, turn.isOwn { return turn.application }
    return runningTask?.applicationOfStep
  }

  /// The application that the calling code may use; nil for code that must send blocks to
  /// ``nearestInbox``.
  ///
  /// Unlike ``current`` it does not trap.
  package static var usable: Application? { running ?? mainOnThisThread }

  /// The inbox for blocks of code on any thread: that of the application whose turn started the
  /// code, otherwise that of the main application.
  package static var nearestInbox: ExternalWorkInbox? {
    runningTurn?.application.inbox ?? runningTask?.inbox ?? mainInbox
  }

  /// The turn in which the calling code runs, or in which its task was started.
  @TaskLocal package static var runningTurn: Turn?

  /// The task whose steps an application runs as scheduled work; nil outside of such tasks.
  @TaskLocal package static var runningTask: ConfinedTask?

  // A turn is one synchronous call. A task that is started in a turn inherits this value, but in
  // the task `current` traps before it returns the application. All other code that can read the
  // value was called by the turn, on the turn's thread. A new thread does not inherit the value.
  package struct Turn: @unchecked Sendable {
    let application: Application
    /// The task that runs the turn; nil outside of tasks.
    ///
    /// The value is used for comparisons only. While a task that inherited the value retains it, no
    /// other task has the same address.
    let task: UnsafeCurrentTask?

    init(of application: Application) {
      self.application = application
      task = withUnsafeCurrentTask { $0 }
    }

    /// Indicates whether the calling code runs in the task that runs the turn.
    var isOwn: Bool { withUnsafeCurrentTask { $0 == task } }
  }

  // The application is only returned to a step that runs in one of its turns, on its thread. The
  // reference is weak, because the application retains the task while it waits.
  /// A task whose steps an application runs in turns.
  package final class ConfinedTask: @unchecked Sendable {
    private weak var application: Application?
    private let task: UnsafeCurrentTask?
    let inbox: ExternalWorkInbox

    /// Confines the task that calls it.
    package init(to application: Application?, inbox: ExternalWorkInbox) {
      self.application = application
      self.inbox = inbox
      task = withUnsafeCurrentTask { $0 }
    }

    /// The application, if the calling code is a step of the task itself in one of its turns.
    var applicationOfStep: Application? {
      guard withUnsafeCurrentTask(body: { $0 == task }), let application,
        application.isInTurnOnThisThread
      else { return nil }
      return application
    }
  }
}
