public import Dispatch
internal import Foundation

// A condition's lock guards all properties.
/// A number of blocks whose common end can be awaited; Dispatch's name.
public final class DispatchGroup: @unchecked Sendable {
  private let condition = NSCondition()
  private var count = 0
  private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

  /// Creates a group without blocks.
  public init() {}

  /// Adds a block to the group.
  public func enter() { condition.withLock { count += 1 } }

  /// Removes a block from the group. Traps if there is none.
  public func leave() {
    precondition(leaveIfEntered(), "DispatchGroup.leave() was called more often than enter()")
  }

  /// Removes a block from the group. Returns false if there is none.
  ///
  /// - Parameter dropsWithoutApplication: Pass true to drop the blocks for the main queue if no
  ///   application is known, instead of trapping.
  @discardableResult
  func leaveIfEntered(dropsWithoutApplication: Bool = false) -> Bool {
    let ended = condition.withLock { () -> [(queue: DispatchQueue, work: () -> Void)]? in
      guard count > 0 else { return nil }
      count -= 1
      guard count == 0 else { return [] }
      condition.broadcast()
      defer { waiting = [] }
      return waiting
    }
    for (queue, work) in ended ?? [] {
      if dropsWithoutApplication { queue.asyncIfPossible(work) } else { queue.async(execute: work) }
    }
    return ended != nil
  }

  /// Runs a block on a queue when the group is empty, at once if it is.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    let isEmpty = condition.withLock {
      if count > 0 { waiting.append((queue, work)) }
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
