public import Foundation

// The superclass is safe to use on all threads, and this class adds no properties.
/// Foundation's operation queue, with the application's queue as the main one.
open class OperationQueue: Foundation.OperationQueue, @unchecked Sendable {
  /// The queue of the application. Each operation runs in a turn.
  override open class var main: OperationQueue { MainOperationQueue.shared }
}

// It has no properties.
/// Runs operations in turns of the application.
private final class MainOperationQueue: OperationQueue, @unchecked Sendable {
  static let shared = MainOperationQueue()

  override func addOperation(_ operation: Operation) {
    MainQueue.run(from: "OperationQueue.main") { operation.start() }
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    MainQueue.run(from: "OperationQueue.main", block)
  }

  override func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    precondition(!wait, "OperationQueue.main cannot wait for its own operations")
    for operation in operations { addOperation(operation) }
  }
}
