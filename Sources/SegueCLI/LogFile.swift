internal import Glibc
internal import Storyboards

/// A new file that records are appended to.
final class LogFile {
  private let descriptor: Int32
  /// The bytes of whole records that are in it.
  private var length = 0

  /// - Throws: `Failure` where the file exists, so that no recording is lost, or cannot be made.
  init(_ path: String) throws {
    // At the limit of `ulimit -f` a write is to fail, not to end the program.
    signal(SIGXFSZ, SIG_IGN)
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = errno == EEXIST ? "it exists; name another, or delete it" : systemMessage()
      throw Failure(
        kind: .cannotCreate,
        message: "cannot record to \(path.harmless(upTo: longestPath)): \(reason)")
    }
  }

  deinit { close(descriptor) }

  /// Appends whole records in one write, so that a program that is killed leaves whole lines.
  ///
  /// - Returns: False where there is no room; the file then ends with the records before.
  func append(_ records: [UInt8]) -> Bool {
    guard writeAll(records, to: descriptor) else {
      ftruncate(descriptor, off_t(length))
      return false
    }
    length += records.count
    return true
  }
}
