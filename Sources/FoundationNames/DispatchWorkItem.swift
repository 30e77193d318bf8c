public import Dispatch
internal import Foundation

// The block runs on the queue that it is given to. A lock guards the other properties.
/// A block that can be cancelled before it runs; Dispatch's name.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  private let lock = NSLock()
  private var hasBeenCancelled = false
  /// Is left when the block has run.
  private let end = DispatchGroup()

  /// Creates a work item. Quality of service and flags are ignored.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
    end.enter()
  }

  // Dispatch notifies too when an item is freed that has not run.
  deinit { end.leaveIfEntered() }

  /// Runs the block now, unless the item is cancelled.
  public func perform() {
    if !isCancelled { block() }
    end.leaveIfEntered()
  }

  /// Prevents later runs. A block that is running continues.
  public func cancel() { lock.withLock { hasBeenCancelled = true } }

  /// Indicates whether the item was cancelled.
  public var isCancelled: Bool { lock.withLock { hasBeenCancelled } }

  /// Runs a block on a queue after this item.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    end.notify(queue: queue, execute: work)
  }

  /// Waits until the block has run on another thread.
  public func wait() { end.wait() }
}
