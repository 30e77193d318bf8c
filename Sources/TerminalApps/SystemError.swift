internal import Glibc

/// The reason why a system call failed.
package struct SystemError: Error {
  /// A value of `errno`.
  package var code: Int32

  /// Creates an error of a value of `errno`.
  package init(code: Int32) { self.code = code }

  /// The error of the last system call. The next call can overwrite it.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's message, such as "No space left on device".
  package var message: String { String(cString: strerror(code)) }
}
