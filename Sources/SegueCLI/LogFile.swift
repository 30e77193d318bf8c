internal import Glibc
internal import Storyboards

/// A file that records are appended to.
final class LogFile {
  private let descriptor: Int32
  let path: String
  /// The bytes of whole records that are in it.
  private var length = 0
  /// Why it takes no more; nil as long as it does.
  private(set) var failure: String?

  /// - Parameter overwrites: Whether a file that is there goes.
  /// - Throws: `Failure` where the file exists, so that no recording is lost, or cannot be made.
  convenience init(_ path: String, overwrites: Bool) throws {
    guard !overwrites || Self.isLost(path) else {
      throw Failure(
        kind: .cannotCreate,
        message:
          "cannot record to \(path.harmless(upTo: longestPath)): it exists and is no log, so "
          + "it is not written over")
    }
    let descriptor = Self.open(path, overwrites ? O_TRUNC : O_EXCL)
    guard descriptor >= 0 else {
      let reason =
        switch errno {
        case EEXIST: "it exists; name another, or say --overwrite"
        case ENXIO: "nobody reads from it"
        case _: systemMessage()
        }
      throw Failure(
        kind: .cannotCreate,
        message: "cannot record to \(path.harmless(upTo: longestPath)): \(reason)")
    }
    self.init(descriptor: descriptor, path: path)
  }

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Makes a file in the present folder that is not there yet: `name-1.log`, or the first number free.
  ///
  /// - Returns: nil where none can be made; `errno` tells why.
  static func numbered(_ name: String) -> (file: LogFile, name: String)? {
    for number in 1...9_999 {
      let path = "\(name)-\(number).log"
      let descriptor = open(path, O_EXCL)
      if descriptor >= 0 { return (LogFile(descriptor: descriptor, path: path), path) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// Whether nothing but a recording goes where the file at `path` is written over.
  private static func isLost(_ path: String) -> Bool {
    guard OutputFile.isRegular(path), let bytes = try? InputFile.read(path) else { return true }
    return bytes.isEmpty || LogReading.isLog(bytes)
  }

  private static func open(_ path: String, _ mode: Int32) -> Int32 {
    // Not to wait for the reader of a pipe, who may never come.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | mode
    let descriptor = Glibc.open(path, flags, 0o644)
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
    return descriptor
  }

  deinit { close(descriptor) }

  /// Appends whole records in one write, so that a program that is killed leaves whole lines.
  ///
  /// - Returns: False where there is no room; the file then ends with the records before.
  func append(_ records: [UInt8]) -> Bool {
    guard writeAll(records, to: descriptor) else {
      failure = systemMessage()
      ftruncate(descriptor, off_t(length))
      return false
    }
    length += records.count
    return true
  }

  /// Waits until the disk has what was appended.
  ///
  /// - Returns: False where it does not take it, or where the file is no longer in any folder.
  func synchronize() -> Bool {
    // What is no file on a disk, such as a pipe, has nothing to wait for.
    if fdatasync(descriptor) != 0, errno != EINVAL, errno != EROFS, errno != EINTR {
      failure = systemMessage()
      return false
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
      failure = "the file or its folder was deleted"
      return false
    }
    return true
  }
}
