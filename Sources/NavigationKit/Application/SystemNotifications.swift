internal import Synchronization

/// The notifications that views, the application and its scene post, for a module that has a
/// notification centre.
package enum SystemNotifications {
  package typealias Post =
    @Sendable (_ name: String, _ object: AnyObject?, _ userInfo: [String: Any]?) -> Void

  // One for the process: the function has no state of its own.
  private static let post = Mutex<Post?>(nil)

  /// Posts notifications by `post` from now on. Until the first call none is posted.
  package static func post(by post: @escaping Post) { Self.post.withLock { $0 = post } }

  /// Posts a notification with UIKit's name.
  static func post(_ name: String, _ object: AnyObject?, _ userInfo: [String: Any]? = nil) {
    let post = post.withLock { $0 }
    post?(name, object, userInfo)
  }
}
