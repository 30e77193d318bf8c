public import Dispatch
internal import NavigationKit

// Blocks of UIKit's code capture controllers, which are not `Sendable` here. The main queue runs them
// on the application's thread. A block of another queue has the same duty as in UIKit: it must not
// use a controller.

// Swift demands `@Sendable` closures of the methods of each type that is named `DispatchQueue`, so the
// type has another name.

/// Dispatch's name for ``ApplicationQueue``.
public typealias DispatchQueue = ApplicationQueue

/// A queue of Dispatch. The main queue is that of the application; other queues are Dispatch's own.
///
/// A block of the main queue runs at the edge of a tick, in a turn. Delays are those of the session:
/// slow motion slows them, and a replay repeats them. A block that another thread sends is an input
/// of the session.
public final class ApplicationQueue: Sendable {
  /// Dispatch's queue; nil for the main queue.
  private let queue: Dispatch.DispatchQueue?

  /// Dispatch's name for the options of a queue.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes

  /// The queue of the application whose turn, task or background work the calling code belongs to.
  public static let main = ApplicationQueue(nil)

  private init(_ queue: Dispatch.DispatchQueue?) { self.queue = queue }

  /// Returns a queue whose blocks run on other threads.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> ApplicationQueue {
    ApplicationQueue(Dispatch.DispatchQueue.global(qos: qos))
  }

  /// Creates a queue whose blocks run on another thread, one after the other unless `attributes`
  /// contains `.concurrent`.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []
  ) {
    self.init(Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes))
  }

  /// The name of the queue.
  public var label: String { queue?.label ?? "com.apple.main-thread" }

  // MARK: - Blocks

  /// Runs a block later and returns at once.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    let body = {
      work()
      group?.leave()
    }
    guard let queue else { return MainQueue.run(from: "DispatchQueue.main.async", body) }
    queue.async(qos: qos, flags: flags, execute: Self.background(body))
  }

  /// Runs a block later. A block of the main queue runs in the application with `inbox`; if that has
  /// ended, it is dropped.
  func async(in inbox: ExternalWorkInbox, execute work: @escaping () -> Void) {
    guard queue == nil else { return async(execute: work) }
    MainQueue.run(in: inbox, from: "DispatchQueue.main.async", work)
  }

  /// Runs a work item later and returns at once. A cancelled item does not run.
  public func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }

  /// Runs a work item later, as a part of a group.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Runs a block at a time. On the main queue it runs at the edge of the nearest tick.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    let seconds = deadline.secondsFromNow
    guard seconds.isFinite else { return }
    guard let queue else {
      let ticks = MainQueue.ticks(seconds)
      return MainQueue.run(after: ticks, from: "DispatchQueue.main.asyncAfter", work)
    }
    queue.asyncAfter(
      deadline: .now() + seconds, qos: qos, flags: flags, execute: Self.background(work))
  }

  /// Runs a work item at a time. A cancelled item does not run.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Runs a block, waits for its end and returns its result.
  ///
  /// A call on the main queue from code of the app traps, because the code would wait for itself.
  ///
  /// If the application ends before its queue has run the block, the block runs on the calling
  /// thread.
  public func sync<Result>(
    flags: DispatchWorkItemFlags = [], execute work: () throws -> Result
  ) rethrows -> Result {
    guard let queue else { return try syncOnMain(work) }
    return try queue.sync(flags: flags, execute: work)
  }

  private func syncOnMain<Result>(_ work: () throws -> Result) rethrows -> Result {
    precondition(
      Application.usable == nil, "DispatchQueue.main.sync on the main thread would never return")
    let result = withoutActuallyEscaping(work) { SynchronousCall($0).wait() }
    // The application has ended without the block: no other thread uses its objects any more.
    guard let result else { return try work() }
    func get() throws -> Result { try result.get() }
    return try rethrowing(work, get)
  }

  /// Throws what `get` throws, as `work` did.
  private func rethrowing<Result>(
    _ work: () throws -> Result, _ get: () throws -> Result
  ) rethrows -> Result { try get() }

  /// Runs a block a number of times on several threads and waits for the end.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    // The caller waits for all threads; the block has the same duty as in UIKit.
    nonisolated(unsafe) let work = work
    Dispatch.DispatchQueue.concurrentPerform(iterations: iterations) { work($0) }
  }

  /// Returns a block for another thread that knows its origin.
  private static func background(_ body: @escaping () -> Void) -> @Sendable () -> Void {
    let origin = ExternalOrigin.make()
    // The block moves to one thread, as in UIKit.
    nonisolated(unsafe) let body = body
    return { ExternalOrigin.$current.withValue(origin) { body() } }
  }
}
