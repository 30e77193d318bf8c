internal import Glibc
internal import TextFormats

/// A file that records are appended to.
///
/// The file is opened for appending, and each record is one write. If the program is killed, the
/// log has all records up to then.
package final class LogFile {
  private let descriptor: Int32
  package let path: String
  /// The bytes of complete records in the file.
  private var length = 0
  /// The reason of the first write error; nil if there was none.
  package private(set) var failure: String?

  /// Creates a log file.
  ///
  /// - Parameter overwrites: Whether an existing log is replaced.
  /// - Throws: ``AppFailure`` if the file exists and `overwrites` is false, so that no recording is
  ///   lost, or if the file cannot be created.
  package convenience init(_ path: String, overwrites: Bool) throws(AppFailure) {
    if overwrites, let reason = Self.refusal(toOverwrite: path) {
      throw Self.failure(path, reason)
    }
    do throws(SystemError) {
      self.init(
        descriptor: try Self.open(path, overwrites ? O_TRUNC : O_EXCL), path: path)
    } catch {
      let reason =
        switch error.code {
        case EEXIST: "it exists; name another, or add --overwrite"
        case ENXIO: "no program reads from it"
        case _: error.message
        }
      throw Self.failure(path, reason)
    }
  }

  private static func failure(_ path: String, _ reason: String) -> AppFailure {
    AppFailure(.cannotCreate, "cannot record to \(AppFile.name(path)): \(reason)")
  }

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Creates a new file in the current folder: `name-1.log`, or the name with the first free
  /// number.
  ///
  /// - Throws: The first error other than an existing file, or `EEXIST` after number 9,999.
  package static func numbered(_ name: String) throws(SystemError) -> LogFile {
    for number in 1...9_999 {
      let path = "\(name)-\(number).log"
      do {
        return LogFile(descriptor: try open(path, O_EXCL), path: path)
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    throw SystemError(code: EEXIST)
  }

  /// Returns the reason why `--overwrite` does not apply to the file at `path`; nil if it is a log,
  /// empty or missing.
  ///
  /// Reads only the first bytes of the file.
  private static func refusal(toOverwrite path: String) -> String? {
    guard AppFile.isRegular(path) else { return nil }
    guard let start = try? AppFile.read(path, first: AppFile.logStart.count) else {
      return "the file cannot be read, so --overwrite does not replace it; name another"
    }
    return start.isEmpty || start == AppFile.logStart
      ? nil : "the file is not a log, so --overwrite does not replace it; name another"
  }

  /// Opens a file for appending; `mode` is `O_EXCL` to refuse an existing file or `O_TRUNC` to
  /// empty it.
  private static func open(_ path: String, _ mode: Int32) throws(SystemError) -> Int32 {
    // With `O_NONBLOCK`, opening a pipe does not wait for its reader.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | mode
    let descriptor = Glibc.open(path, flags, 0o644)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  deinit { close(descriptor) }

  /// Appends complete records in one write, so that a killed program leaves complete lines.
  ///
  /// A pipe cannot be shortened, so it keeps the part of a record that was written before the
  /// error.
  ///
  /// - Returns: False after a write error. The file then ends with the previous records.
  package func append(_ records: [UInt8]) -> Bool {
    guard writeWithoutWaiting(records) else {
      ftruncate(descriptor, off_t(length))
      return false
    }
    length += records.count
    return true
  }

  /// Writes all bytes. Fails if a pipe accepts nothing for half a second.
  private func writeWithoutWaiting(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      let error = SystemError.last
      if count == 0 || error.code != EAGAIN && error.code != EINTR {
        failure = error.message
        return false
      }
      if error.code == EAGAIN, !hasRoom() {
        failure = "no program reads from it"
        return false
      }
    }
    return true
  }

  /// Waits up to half a second until the pipe accepts bytes.
  private func hasRoom() -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let end = Self.now + 500
    while true {
      // The watchdog's signals do not change the deadline.
      let count = poll(&ready, 1, Int32(max(0, end - Self.now)))
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// The time of the monotonic clock in milliseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  /// Waits until the appended records are stored on the disk.
  ///
  /// - Returns: False on an error, or if the file was deleted.
  package func synchronize() -> Bool {
    // A pipe cannot be synchronized.
    if fdatasync(descriptor) != 0 {
      let error = SystemError.last
      if ![EINVAL, EROFS, EINTR].contains(error.code) {
        failure = error.message
        return false
      }
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
      failure = "the file or its folder was deleted"
      return false
    }
    return true
  }
}
