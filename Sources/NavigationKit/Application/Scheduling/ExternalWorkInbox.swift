internal import Synchronization

/// The blocks that other threads have sent to an application and that have not run yet.
///
/// It is the only part of an application that any thread may use. The program that runs the
/// application takes the blocks at the edge of a tick, as inputs of the session.
///
/// ```swift
/// let application = Application()
/// application.inbox.post(from: "URLSession") {}
/// let arrived = application.inbox.arrived
/// precondition(arrived == [ExternalWork(source: "URLSession", origin: 0, number: 1)])
/// application.run(arrived[0])
/// precondition(application.inbox.arrived.isEmpty)
/// ```
public final class ExternalWorkInbox: Sendable {
  private struct State {
    var blocks: [(work: ExternalWork, body: @Sendable () -> Void)] = []
    /// The number of blocks so far, by origin.
    var counts: [Int: Int] = [:]
    var isClosed = false
    var wakeUp: (@Sendable () -> Void)?
    var wait: (@Sendable (_ attempt: Int) -> Bool)?
    var companion: (any AnyObject & Sendable)?
  }

  private let state = Mutex(State())

  init() {}

  /// Adds a block and wakes the program.
  ///
  /// - Parameters:
  ///   - source: The API that sends the block.
  ///   - origin: The number of the background work; 0 if it is unknown.
  ///   - body: The code. The application runs it in a turn.
  public func post(from source: String, origin: Int = 0, _ body: @escaping @Sendable () -> Void) {
    let wakeUp = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isClosed else { return nil }
      let number = state.counts[origin, default: 0] + 1
      state.counts[origin] = number
      state.blocks.append((ExternalWork(source: source, origin: origin, number: number), body))
      return state.wakeUp
    }
    wakeUp?()
  }

  /// The blocks that have arrived and have not run, in the order of their arrival.
  public var arrived: [ExternalWork] { state.withLock { $0.blocks.map(\.work) } }

  /// Indicates whether no block waits.
  public var isEmpty: Bool { state.withLock { $0.blocks.isEmpty } }

  /// Sets the closure that ends the sleep of the program when a block arrives; nil for none.
  public func setWakeUp(_ wakeUp: (@Sendable () -> Void)?) {
    state.withLock { $0.wakeUp = wakeUp }
  }

  /// Sets the closure that passes real time while a replay waits for a block.
  ///
  /// - Parameter wait: Gets the number of its calls for a block, from 0. It returns false to end the
  ///   wait.
  public func setWait(_ wait: (@Sendable (_ attempt: Int) -> Bool)?) {
    state.withLock { $0.wait = wait }
  }

  /// Returns the object that another module keeps for the application, and creates it at the first
  /// call.
  package func companion<Companion: AnyObject & Sendable>(
    _ make: @Sendable () -> Companion
  ) -> Companion {
    state.withLock { state in
      if let companion = state.companion as? Companion { return companion }
      let companion = make()
      state.companion = companion
      return companion
    }
  }

  /// Removes and returns a block. A block that has not arrived is waited for, by the closure of
  /// ``setWait(_:)``.
  ///
  /// - Returns: Nil if the block did not arrive.
  func take(_ work: ExternalWork) -> (@Sendable () -> Void)? {
    var attempt = 0
    while true {
      let (body, wait) = state.withLock { state in
        let index = state.blocks.firstIndex {
          $0.work.origin == work.origin && $0.work.number == work.number
        }
        return (index.map { state.blocks.remove(at: $0).body }, state.wait)
      }
      if let body { return body }
      guard let wait, wait(attempt) else { return nil }
      attempt += 1
    }
  }

  /// Discards all blocks, also those that are still to come.
  func close() {
    // The contents are freed after the lock, because they can send further blocks.
    _ = state.withLock { state in
      state.isClosed = true
      state.wakeUp = nil
      defer { (state.blocks, state.companion) = ([], nil) }
      return (state.blocks, state.companion)
    }
  }
}
