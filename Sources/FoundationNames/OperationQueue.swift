public import Foundation
internal import NavigationKit

// The superclass is safe to use on all threads, and this class adds no properties.
/// Foundation's operation queue, with the application's queue as the main one.
open class OperationQueue: Foundation.OperationQueue, @unchecked Sendable {
  /// The queue of the application. Each operation runs in a turn, after its dependencies.
  override open class var main: OperationQueue { MainOperationQueue.shared }
}

// It has no properties.
/// Runs operations in turns of the application.
private final class MainOperationQueue: OperationQueue, @unchecked Sendable {
  static let shared = MainOperationQueue()

  private static let source = "OperationQueue.main"
  /// The queue on whose threads the application's queue learns of the end of dependencies.
  private static let gates = Foundation.OperationQueue()

  override func addOperation(_ operation: Operation) {
    MainQueue.run(from: Self.source) { Self.start(operation) }
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    MainQueue.run(from: Self.source, block)
  }

  override func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    precondition(!wait, "OperationQueue.main cannot wait for its own operations")
    for operation in operations { addOperation(operation) }
  }

  /// Starts an operation in a turn, or later when its dependencies have finished.
  ///
  /// The end of the dependencies is a block of background work, which a recording contains.
  private static func start(_ operation: Operation) {
    if operation.dependencies.allSatisfy(\.isFinished) { awaitReadiness(of: operation) }
    guard !operation.isReady, !operation.isCancelled else { return operation.start() }
    let origin = ExternalOrigin.make()
    let gate = BlockOperation {
      ExternalOrigin.$current.withValue(origin) {
        MainQueue.run(from: source) { start(operation) }
      }
    }
    for dependency in operation.dependencies { gate.addDependency(dependency) }
    gates.addOperation(gate)
  }

  /// Waits for the thread that ends the last dependency: Foundation marks it as finished a moment
  /// before the operation is ready.
  private static func awaitReadiness(of operation: Operation) {
    var attempts = 0
    while !operation.isReady, attempts < 1_000 {
      Foundation.Thread.sleep(forTimeInterval: 0.0001)
      attempts += 1
    }
  }
}
