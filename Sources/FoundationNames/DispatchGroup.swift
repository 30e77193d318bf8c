public import Dispatch
internal import Foundation
internal import NavigationKit

// A condition's lock guards all properties.
/// A number of blocks whose common end can be awaited; Dispatch's name.
public final class DispatchGroup: @unchecked Sendable {
  private let condition = NSCondition()
  private var count = 0
  private var waiting: [Notification] = []

  /// A block that runs when the group is empty.
  private struct Notification {
    let queue: DispatchQueue
    /// The application that asked for the block; nil if none was known.
    let inbox: ExternalWorkInbox?
    let work: () -> Void

    func send() {
      if let inbox { queue.async(in: inbox, execute: work) } else { queue.async(execute: work) }
    }
  }

  /// Creates a group without blocks.
  public init() {}

  /// Adds a block to the group.
  public func enter() { condition.withLock { count += 1 } }

  /// Removes a block from the group. Traps if there is none.
  public func leave() {
    precondition(leaveIfEntered(), "DispatchGroup.leave() was called more often than enter()")
  }

  /// Removes a block from the group. Returns false if there is none.
  @discardableResult
  func leaveIfEntered() -> Bool {
    let ended = condition.withLock { () -> [Notification]? in
      guard count > 0 else { return nil }
      count -= 1
      guard count == 0 else { return [] }
      condition.broadcast()
      defer { waiting = [] }
      return waiting
    }
    for notification in ended ?? [] { notification.send() }
    return ended != nil
  }

  /// Runs a block on a queue when the group is empty, at once if it is.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    let isEmpty = condition.withLock {
      if count > 0 {
        waiting.append(Notification(queue: queue, inbox: MainQueue.inbox, work: work))
      }
      return count == 0
    }
    if isEmpty { queue.async(execute: work) }
  }

  /// Runs a work item on a queue when the group is empty.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Waits until the group is empty. The application's thread must not wait for its own blocks.
  public func wait() {
    condition.withLock { while count > 0 { condition.wait() } }
  }
}
