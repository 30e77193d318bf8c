internal import Glibc

/// The reason that the system gave for refusing a call.
struct SystemError: Error {
  /// A value of `errno`.
  var code: Int32

  /// The reason of the call just before, which the next call may overwrite.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words, such as "No space left on device".
  var message: String { String(cString: strerror(code)) }
}
