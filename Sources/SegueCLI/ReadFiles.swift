internal import Glibc

/// Collects the paths of files that have been read or looked for.
///
/// A file that was looked for and is missing is included. `segue run --watch` then reloads when it
/// appears.
final class ReadFiles {
  private(set) var paths: [String] = []
  /// The status of each file before it was read; nil for a missing one.
  private var statesBefore: [FileStamp?] = []
  /// Indicates whether the files are read while an app runs, so that pipes are refused.
  let areWatched: Bool

  init(areWatched: Bool = false) { self.areWatched = areWatched }

  /// Adds a file. Call it before the file is read, so that no later change is missed.
  func add(_ path: String) {
    guard !paths.contains(path) else { return }
    paths.append(path)
    statesBefore.append(FileStamp(path))
  }

  /// Adds files that were read later than the ones here.
  func add(_ others: ReadFiles) {
    for (path, state) in zip(others.paths, others.statesBefore) {
      if let index = paths.firstIndex(of: path) {
        statesBefore[index] = state
      } else {
        paths.append(path)
        statesBefore.append(state)
      }
    }
  }

  /// The current status of each file; nil for a missing one.
  var stamps: [FileStamp?] { paths.map { FileStamp($0) } }

  /// The status of each file before it was read.
  var readStamps: [FileStamp?] { statesBefore }

  /// The files that have changed since they were read.
  var changedPaths: [String] {
    zip(paths, statesBefore).filter { FileStamp($0) != $1 }.map(\.0)
  }

  /// Stores the current status of files that are about to be read again, or that the program itself
  /// has written.
  func noteStates(of changed: [String]) {
    for (index, path) in paths.enumerated() where changed.contains(path) {
      statesBefore[index] = FileStamp(path)
    }
  }
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
