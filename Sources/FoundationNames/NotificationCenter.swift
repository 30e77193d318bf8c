public import Foundation
internal import NavigationKit

// A lock guards the list of observers. They are called outside of it.
/// Foundation's notification center, with blocks for the application's queue.
///
/// Observers are called in the order in which they were added. An observer without a queue is called
/// at once on the posting thread. An observer of `OperationQueue.main` is called at once in code of
/// the app, and at the edge of a tick if another thread posts.
///
/// Foundation's own notifications are posted to `Foundation.NotificationCenter.default`.
public final class NotificationCenter: @unchecked Sendable {
  private final class Token: NSObject {}

  private struct Observer {
    let token: AnyObject
    /// Indicates whether the token is the app's observer, which is not retained.
    weak var target: AnyObject?
    let name: Notification.Name?
    weak var sender: AnyObject?
    let hasSender: Bool
    let queue: OperationQueue?
    let block: (Notification) -> Void
  }

  private let lock = NSLock()
  private var observers: [Observer] = []

  /// The center that all code of the application shares. Each application has its own, so that an
  /// earlier position of a session is not told about the present.
  public static var `default`: NotificationCenter {
    MainQueue.inbox?.companion { NotificationCenter() } ?? shared
  }

  /// The center of code without an application.
  private static let shared = NotificationCenter()

  /// Creates a center of its own.
  public init() {}

  // MARK: - Observing

  /// Calls a block for each notification with a name and a sender.
  ///
  /// - Parameters:
  ///   - name: The name; nil for all.
  ///   - object: The sender; nil for all.
  ///   - queue: The queue on which the block runs; nil for the posting thread.
  ///   - block: Gets the notification.
  /// - Returns: A token for ``removeObserver(_:)``. The center keeps the block until then.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = Token()
    add(token, target: token, name, object, queue, block)
    return token
  }

  /// Calls a method of an observer with each notification. The observer is not kept alive.
  public func addObserver<Target: AnyObject>(
    _ observer: Target, selector: @escaping (Target) -> (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(Token(), target: observer, name, object, nil) { [weak observer] notification in
      if let observer { selector(observer)(notification) }
    }
  }

  /// Calls a method of an observer for each notification. The observer is not kept alive.
  public func addObserver<Target: AnyObject>(
    _ observer: Target, selector: @escaping (Target) -> () -> Void, name: Notification.Name?,
    object: Any?
  ) {
    add(Token(), target: observer, name, object, nil) { [weak observer] _ in
      if let observer { selector(observer)() }
    }
  }

  private func add(
    _ token: Token, target: AnyObject, _ name: Notification.Name?, _ object: Any?,
    _ queue: OperationQueue?, _ block: @escaping (Notification) -> Void
  ) {
    let sender = object.map { $0 as AnyObject }
    let observer = Observer(
      token: token, target: target, name: name, sender: sender, hasSender: sender != nil,
      queue: queue, block: block)
    lock.withLock {
      observers.removeAll { $0.target == nil }
      observers.append(observer)
    }
  }

  /// Removes an observer or a token with all its entries.
  public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Removes the entries of an observer with a name and a sender; nil removes all of them.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let (target, sender) = (observer as AnyObject, object.map { $0 as AnyObject })
    lock.withLock {
      observers.removeAll {
        $0.target === target && (name == nil || $0.name == name)
          && (sender == nil || $0.sender === sender)
      }
    }
  }

  // MARK: - Posting

  /// Posts a notification: calls its observers before it returns, except those of other queues.
  public func post(_ notification: Notification) {
    let sender = notification.object.map { $0 as AnyObject }
    let called = lock.withLock {
      observers.filter {
        $0.target != nil && ($0.name == nil || $0.name == notification.name)
          && (!$0.hasSender || ($0.sender != nil && $0.sender === sender))
      }
    }
    for observer in called { call(observer, with: notification) }
  }

  /// Posts a notification with a name, a sender and further values.
  public func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  private func call(_ observer: Observer, with notification: Notification) {
    guard let queue = observer.queue else { return observer.block(notification) }
    if queue === OperationQueue.main {
      if Application.usable != nil { return observer.block(notification) }
      return MainQueue.run(from: "NotificationCenter") { observer.block(notification) }
    }
    // The notification moves to the queue.
    nonisolated(unsafe) let (block, value) = (observer.block, notification)
    queue.addOperation { block(value) }
  }
}
