internal import Glibc

/// Collects the paths of files that have been read or looked for.
///
/// A file that was looked for and is missing is included. `segue run --watch` then reloads when it
/// appears.
final class ReadFiles {
  private(set) var paths: [String] = []
  /// Indicates whether the files are read while an app runs, so that pipes are refused.
  let areWatched: Bool

  init(areWatched: Bool = false) { self.areWatched = areWatched }

  func add(_ path: String) {
    if !paths.contains(path) { paths.append(path) }
  }

  func add(_ others: ReadFiles) { for path in others.paths { add(path) } }

  /// The current status of each file; nil for a missing one.
  var stamps: [FileStamp?] { paths.map { FileStamp($0) } }
}

/// The status of a file; it differs after a change of the file.
///
/// Two stamps are equal if device, number, size and time of change are equal. The number differs
/// after an editor has replaced the file.
struct FileStamp: Equatable {
  private var device: UInt
  private var number: UInt
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

  /// Indicates whether the file has no bytes.
  var isEmpty: Bool { size == 0 }

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
