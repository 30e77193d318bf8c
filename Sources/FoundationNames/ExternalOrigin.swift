internal import Foundation
internal import NavigationKit

/// The background work of an app that the calling code belongs to.
///
/// The app starts its background work in turns, so the number of each is the same in a replay. Blocks
/// that it sends to the main queue have this number, and a replay finds them by it.
struct ExternalOrigin: Sendable {
  let inbox: ExternalWorkInbox
  /// The number of the background work, from 1; 0 if the app did not start it in a turn.
  let number: Int

  /// The background work that runs now; nil in turns and in code that the app did not start.
  @TaskLocal static var current: ExternalOrigin?

  /// Returns the origin for background work that the calling code starts.
  ///
  /// Work that background work starts has the same origin. The result is nil if no application is
  /// known.
  static func make() -> ExternalOrigin? {
    guard let application = Application.usable else {
      return current ?? Application.nearestInbox.map { ExternalOrigin(inbox: $0, number: 0) }
    }
    application.inbox.setWait(wait)
    return ExternalOrigin(inbox: application.inbox, number: application.makeExternalOrigin())
  }

  /// The longest time that a replay waits for a block, in milliseconds.
  @TaskLocal static var longestWait = 10_000

  private static let wait: @Sendable (Int) -> Bool = { attempt in
    guard attempt < longestWait else { return false }
    Foundation.Thread.sleep(forTimeInterval: 0.001)
    return true
  }
}
