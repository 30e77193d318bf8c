extension Application {
  /// The application whose turn the calling code runs in.
  ///
  /// Outside of turns it is the ``main`` application on its thread, and nil on other threads.
  ///
  /// It traps in a `Task` that was started in a turn. Such a task runs on another thread, or after
  /// the turn, and would change views and animations at the same time as the application. Steps of
  /// a task that the application itself runs are part of a turn.
  public static var current: Application? {
    if let application = ThreadApplication.current { return application }
    // Not a precondition: its message is missing in release builds.
    guard startingInbox == nil else {
      fatalError(
        """
        Application.current was used in a Task that a turn had started, such as \
        Task { View.animate(…) }: use views, controllers and animations only in the turn itself
        """)
    }
    return mainOnThisThread
  }

  /// The application that the calling code may use; nil for code that must send blocks to
  /// ``nearestInbox``.
  ///
  /// Unlike ``current`` it does not trap.
  package static var usable: Application? { ThreadApplication.current ?? mainOnThisThread }

  /// The inbox for blocks of code on any thread: that of the application whose turn started the
  /// code, otherwise that of the main application.
  package static var nearestInbox: ExternalWorkInbox? { startingInbox ?? mainInbox }

  /// The inbox of the application in whose turn the calling code runs or its task was started; nil
  /// for other code.
  @TaskLocal package static var startingInbox: ExternalWorkInbox?
}
