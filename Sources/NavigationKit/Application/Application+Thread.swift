internal import Synchronization

import func Glibc.pthread_self

/// The number of a thread. It is compared only, so it has no effect on what an application does.
struct ThreadNumber: Hashable, Sendable {
  private let number = pthread_self()

  /// The number of the calling thread.
  static var current: ThreadNumber { ThreadNumber() }
}

extension Application {
  /// The application that a terminal runs; nil if there is none, or for code on another thread.
  public static var main: Application? { mainOnThisThread }

  /// The inbox of the application that a terminal runs, for code on any thread; nil if there is none.
  public static var mainInbox: ExternalWorkInbox? { mainReference.withLock { $0?.inbox } }

  /// Makes this application the ``main`` one, in place of the previous one.
  ///
  /// From now on, code outside of turns on this thread can use views, animations and
  /// `UIApplication.shared`. The changes are committed in a turn at the edge of the next tick.
  public func becomeMain() {
    let reference = MainReference(self)
    Self.mainReference.withLock { $0 = reference }
  }

  // The application is only returned to code on its own thread. Other threads read the inbox, which
  // is `Sendable`.
  private struct MainReference: @unchecked Sendable {
    weak var application: Application?
    let thread: ThreadNumber
    let inbox: ExternalWorkInbox

    init(_ application: Application) {
      (self.application, thread, inbox) = (application, .current, application.inbox)
    }
  }

  private static let mainReference = Mutex<MainReference?>(nil)

  static var mainOnThisThread: Application? {
    let reference = mainReference.withLock { $0 }
    guard let reference, reference.thread == .current else { return nil }
    return reference.application
  }

  /// Indicates whether the calling thread runs a turn of this application.
  var isInTurnOnThisThread: Bool { turnDepth > 0 && thread == .current }

  /// Indicates whether the last turn ran on the calling thread, so that the code may schedule work.
  package var isOnThisThread: Bool { thread == .current }

  /// Traps on another thread than that of the application's last turn.
  func checkThread() {
    guard thread == .current else {
      fatalError(
        """
        views and controllers were changed on another thread than that of their application: \
        use DispatchQueue.main.async { … } or the application's inbox
        """)
    }
  }

  /// Indicates whether code outside of a turn has changed stacks or presentations.
  ///
  /// Such changes open a turn at the edge of the next tick, as Core Animation opens an implicit
  /// transaction.
  package var hasUncommittedChanges: Bool {
    guard turnDepth == 0 else { return false }
    return !commitWork.isEmpty || !viewsToDraw.isEmpty
      || (!waitingRequests.isEmpty && runningTransitions.isEmpty)
  }
}
