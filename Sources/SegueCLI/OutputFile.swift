internal import Glibc
internal import Storyboards

/// Writes whole files.
enum OutputFile {
  /// Makes a new file.
  ///
  /// - Throws: `Failure` where there is one already, so that nothing is lost, or it cannot be made.
  static func create(_ path: String, _ bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = errno == EEXIST ? "it exists; name another, or delete it" : systemMessage()
      throw cannotCreate(path, reason)
    }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw writeFailed(path) }
  }

  /// Puts `bytes` in the place of what a file holds, or makes it.
  ///
  /// Who reads meanwhile sees the one or the other, whole: the file is written beside its place and
  /// moved there. It keeps its permissions, and a link stays one.
  static func replace(_ path: String, _ bytes: [UInt8]) throws {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    let place = resolved.map { String(cString: $0) } ?? path
    var status = stat()
    let mode = stat(place, &status) == 0 ? status.st_mode & 0o7777 : 0o644
    let temporary = "\(place).segue-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw cannotCreate(path, systemMessage()) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor), fchmod(descriptor, mode) == 0,
      rename(temporary, place) == 0
    else {
      let failure = writeFailed(path)
      unlink(temporary)
      throw failure
    }
  }

  /// Writes to a file, or to standard output where `path` is nil or `-`.
  static func write(_ text: String, to path: String?) throws {
    if let path, path != "-" { return try replace(path, Array(text.utf8)) }
    guard writeAll(Array(text.utf8), to: STDOUT_FILENO) else {
      throw Failure(kind: .writeFailed, message: "standard output: \(systemMessage())")
    }
  }

  private static func cannotCreate(_ path: String, _ reason: String) -> Failure {
    let name = path.harmless(upTo: longestPath)
    return Failure(kind: .cannotCreate, message: "cannot write \(name): \(reason)")
  }

  private static func writeFailed(_ path: String) -> Failure {
    let name = path.harmless(upTo: longestPath)
    return Failure(kind: .writeFailed, message: "cannot write \(name): \(systemMessage())")
  }
}
