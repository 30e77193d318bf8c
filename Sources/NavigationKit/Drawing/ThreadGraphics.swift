import func Glibc.pthread_getspecific
import func Glibc.pthread_key_create
import struct Glibc.pthread_key_t
import func Glibc.pthread_setspecific

/// The graphics contexts of the calling thread, of which the last one is drawn on.
///
/// `draw(_:)`, an image renderer and pairs of `UIGraphicsBeginImageContext` and its end open contexts
/// in each other on one thread, so a thread has a stack of them.
enum ThreadGraphics {
  private final class Stack {
    var contexts: [GraphicsContext] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { stack in
      guard let stack else { return }
      Unmanaged<Stack>.fromOpaque(stack).release()
    }
    precondition(status == 0, "the process has no thread-specific data left")
    return key
  }()

  private static var stack: Stack? {
    pthread_getspecific(key).map { Unmanaged<Stack>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The context that is drawn on; nil for none.
  static var current: GraphicsContext? { stack?.contexts.last }

  /// Opens a context.
  static func push(_ context: GraphicsContext) {
    if let stack { return stack.contexts.append(context) }
    let stack = Stack()
    stack.contexts = [context]
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
  }

  /// Closes the last context; nil if none is open.
  @discardableResult
  static func pop() -> GraphicsContext? { stack?.contexts.popLast() }
}
