internal import Glibc

/// Notes which files have been read or looked for.
final class ReadFiles {
  private(set) var paths: [String] = []
  /// Indicates whether the files are read while an app runs, which must not wait for one.
  let areWatched: Bool

  init(areWatched: Bool = false) { self.areWatched = areWatched }

  func note(_ path: String) {
    if !paths.contains(path) { paths.append(path) }
  }

  func add(_ others: ReadFiles) { for path in others.paths { note(path) } }

  /// What the system says of each now; nil where there is no such file.
  var stamps: [FileStamp?] { paths.map { FileStamp($0) } }
}

/// What tells a file from itself at another time.
struct FileStamp: Equatable {
  private var device: UInt
  private var number: UInt
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

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
