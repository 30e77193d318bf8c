internal import ArgumentParser
internal import Glibc
internal import TerminalApps

/// An error that ends the program with a message and an exit code.
///
/// The message tells where the error is, what was expected, and what to do next.
///
/// Commands throw it, and ``reportingFailures(_:)`` prints it. Only here does the program say
/// `segue:` before a message.
struct Failure: Error {
  /// The kind of a failure; the raw value is the exit code, as in `sysexits.h`.
  enum Kind: Int32 {
    /// Findings, such as a replay that differs from its log. This code is not in `sysexits.h`.
    case findings = 1
    /// Wrong options or arguments, or a missing terminal (`EX_USAGE`).
    case usage = 64
    /// A file that can be read but not understood (`EX_DATAERR`).
    case badData = 65
    /// A file that cannot be opened or read (`EX_NOINPUT`).
    case noInput = 66
    /// A file that cannot be created, or must not be overwritten (`EX_CANTCREAT`).
    case cannotCreate = 73
    /// A file or output that could not be written completely (`EX_IOERR`).
    case writeFailed = 74
  }

  var kind: Kind
  /// The message: one or more lines, without a newline at the end.
  var message: String
}

/// Runs a command's body. Writes a failure to standard error and throws its exit code.
///
/// Other errors are rethrown without a message. Commands throw `ExitCode` to end after a report of
/// their own.
func reportingFailures(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let failure as Failure {
    writeToStandardError("segue: \(failure.message)\n")
    throw ExitCode(failure.kind.rawValue)
  }
}

/// Writes a text to standard error, so that standard output has only the result of a command.
///
/// An error while writing is ignored, because there is no other place to report it.
func writeToStandardError(_ text: String) {
  writeAll(Array(text.utf8), to: STDERR_FILENO)
}

/// Writes a text to standard output.
///
/// - Throws: `Failure` if the text cannot be written completely, for example to a full disk.
func writeToStandardOutput(_ text: String) throws { try writeToStandardOutput(Array(text.utf8)) }

/// Writes bytes to standard output.
///
/// - Throws: `Failure` if the bytes cannot be written completely, for example to a full disk.
func writeToStandardOutput(_ bytes: [UInt8]) throws {
  guard writeAll(bytes, to: STDOUT_FILENO) else {
    let message = "cannot write to standard output: \(systemMessage())"
    throw Failure(kind: .writeFailed, message: message)
  }
}

/// Writes `bytes` to a file descriptor. Returns false if the system refuses some of the bytes.
///
/// A write that a signal interrupts is repeated. Incomplete writes are continued.
@discardableResult
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// The longest part of a path that a message shows, in Unicode scalars.
///
/// The limit of paths on Linux is 4,096 bytes, so no path that the system accepts is cut.
let longestPath = 4_096

/// Returns the system's message for the last error.
///
/// Call it directly after the failed call, because any later call can change `errno`.
func systemMessage() -> String { SystemError.last.message }
