internal import Synchronization

/// The notifications that views, the application and its scene post, for a module that has a
/// notification centre.
package enum SystemNotifications {
  package typealias Post =
    @Sendable (_ name: String, _ object: AnyObject?, _ userInfo: [String: Any]?) -> Void

  // The compiler wraps a function that is read from a generic value, and the mutex would keep the wrapped
  // one: each notification would take longer than the one before.
  private struct Poster {
    let post: Post
  }

  // One for the process: the function has no state of its own.
  private static let poster = Mutex<Poster?>(nil)

  /// Posts notifications by `post` from now on. Until the first call none is posted.
  package static func post(by post: @escaping Post) {
    poster.withLock { $0 = Poster(post: post) }
  }

  /// Posts a notification with UIKit's name.
  static func post(_ name: String, _ object: AnyObject?, _ userInfo: [String: Any]? = nil) {
    let poster = poster.withLock { $0 }
    poster?.post(name, object, userInfo)
  }
}
