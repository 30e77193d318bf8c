internal import Glibc

/// The reason why a system call failed.
struct SystemError: Error {
  /// A value of `errno`.
  var code: Int32

  /// The error of the last system call. The next call can overwrite it.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's message, such as "No space left on device".
  var message: String { String(cString: strerror(code)) }
}
