internal import ArgumentParser
internal import Glibc

/// What ends the program with a message: where, what, and the exit code that says of which kind.
struct Failure: Error {
  /// The exit codes of `sysexits.h` that are used.
  enum Kind: Int32 {
    /// Not one of theirs: findings, such as a replay that diverges.
    case findings = 1
    case usage = 64
    case badData = 65
    case noInput = 66
    case cannotCreate = 73
    case writeFailed = 74
  }

  var kind: Kind
  /// One or more lines for people, without a newline at the end.
  var message: String
}

/// Runs a command's body; a failure goes to standard error and becomes the exit code.
func reportingFailures(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let failure as Failure {
    writeToStandardError("segue: \(failure.message)\n")
    throw ExitCode(failure.kind.rawValue)
  }
}

func writeToStandardError(_ text: String) {
  writeAll(Array(text.utf8), to: STDERR_FILENO)
}

/// - Throws: `Failure` where it does not take all, as on a full disk.
func writeToStandardOutput(_ text: String) throws {
  guard writeAll(Array(text.utf8), to: STDOUT_FILENO) else {
    throw Failure(kind: .writeFailed, message: "standard output: \(systemMessage())")
  }
}

/// Writes all of `bytes`; answers false where the system refuses some.
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

/// The longest path that a message repeats, in scalars.
let longestPath = 4_096

/// The system's words for the last error.
func systemMessage() -> String { SystemError.last.message }
