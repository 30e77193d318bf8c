internal import Foundation
internal import NavigationKit

/// Sends code to the thread of the application.
enum MainQueue {
  /// Runs code at a later tick of the application.
  ///
  /// In a turn the work is scheduled, and a replay schedules it again. Other threads send the code
  /// to the application's inbox; its delay counts from its arrival.
  ///
  /// - Parameters:
  ///   - ticks: The delay in ticks.
  ///   - source: The API, for the log.
  ///   - body: The code.
  static func run(after ticks: Int = 0, from source: String, _ body: @escaping () -> Void) {
    if let application = Application.usable {
      application.schedule(after: ticks, from: source, body)
      return
    }
    guard let inbox else {
      fatalError(
        """
        \(source) was used on a thread of no application, such as in a completion handler of \
        Foundation, while no terminal runs an application: start the work in a Task or with \
        DispatchQueue.global().async
        """)
    }
    post(to: inbox, after: ticks, from: source, body)
  }

  /// Runs code at the next tick of the application with `inbox`. If that has ended, the code is
  /// dropped.
  static func run(in inbox: ExternalWorkInbox, from source: String, _ body: @escaping () -> Void) {
    if let application = Application.usable, application.inbox === inbox {
      application.schedule(from: source, body)
    } else {
      post(to: inbox, from: source, body)
    }
  }

  /// The inbox of the application that the calling code belongs to; nil if none is known.
  static var inbox: ExternalWorkInbox? {
    Application.usable?.inbox ?? ExternalOrigin.current?.inbox ?? Application.nearestInbox
  }

  private static func post(
    to inbox: ExternalWorkInbox, after ticks: Int = 0, from source: String,
    _ body: @escaping () -> Void
  ) {
    let origin = ExternalOrigin.current.flatMap { $0.inbox === inbox ? $0.number : nil }
    // The body moves to the application's thread and is not used here any more.
    nonisolated(unsafe) let body = body
    inbox.post(from: source, origin: origin ?? 0) {
      guard ticks > 1 else { return body() }
      Application.current?.schedule(after: ticks, from: source) { body() }
    }
  }

  /// The application of the calling code. Traps with a sentence if there is none.
  static func application(for source: String) -> Application {
    guard let application = Application.usable else {
      fatalError("\(source) was used outside of the application's thread: use it in a turn")
    }
    return application
  }

  /// Returns the nearest number of ticks; values below 0 are 0.
  static func ticks(_ seconds: Double) -> Int {
    // About a year, which prevents overflow.
    Int((min(max(seconds, 0), 3e7) * 120).rounded())
  }
}
