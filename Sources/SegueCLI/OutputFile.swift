internal import Glibc
import TextFormats

/// Functions that write whole files.
///
/// A command never overwrites a file that it reads. Wherever the system allows it, other programs
/// never see a half-written file.
enum OutputFile {
  /// Creates a file. A file that cannot be written completely is removed again.
  ///
  /// - Throws: `Failure` if the file exists or cannot be created or written.
  static func create(_ path: String, _ bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? isThere(path) : cannotCreate(path, systemMessage())
    }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else {
      let failure = writeFailed(path)
      unlink(path)
      throw failure
    }
  }

  /// Replaces the contents of a file, or creates it.
  ///
  /// Other programs see either the old file or the complete new one. The new file is written beside
  /// the old one and then renamed, with the permissions and owner of the old one. A symbolic link
  /// stays a link.
  ///
  /// If `path` is the file that standard output goes to, the bytes are written to standard output.
  ///
  /// A file with several hard links, or with an owner that cannot be kept, is overwritten instead.
  /// A copy of the new contents stays beside the file until writing has succeeded. Devices, pipes
  /// and the target of a dangling link are written to directly.
  static func replace(_ path: String, _ bytes: [UInt8]) throws {
    try replace(path) { try $0(bytes) }
  }

  /// The contents of a file: a function that gives each part to its argument. It can be called twice
  /// and must give the same parts then.
  typealias Contents = (_ write: ([UInt8]) throws -> Void) throws -> Void

  /// Replaces the contents of a file as ``replace(_:_:)`` does, without holding all of them in memory.
  static func replace(_ path: String, with contents: Contents) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      var output = stat()
      if fstat(STDOUT_FILENO, &output) == 0, output.st_dev == status.st_dev,
        output.st_ino == status.st_ino
      {
        return try write(contents, to: STDOUT_FILENO, as: path)
      }
      guard isRegular(status) else { return try writeInPlace(path, contents) }
      // rename(2) would replace a read-only file.
      guard access(path, W_OK) == 0 else { throw cannotCreate(path, systemMessage()) }
      let resolved = realpath(path, nil)
      defer { free(resolved) }
      let place = resolved.map { String(cString: $0) } ?? path
      try moveIn(place, contents, replacing: status, as: path)
    } else if lstat(path, &status) == 0 {
      try writeInPlace(path, contents)
    } else {
      try moveIn(path, contents, replacing: nil, as: path)
    }
  }

  private static func write(
    _ contents: Contents, to descriptor: Int32, as path: String
  ) throws {
    try contents { bytes in
      guard writeAll(bytes, to: descriptor) else { throw writeFailed(path) }
    }
  }

  /// Indicates whether a path is a regular file; false for a path without a file.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && isRegular(status)
  }

  /// Indicates whether a path is a device or pipe, which have no contents to overwrite.
  static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && !isRegular(status) && status.st_mode & S_IFMT != S_IFDIR
  }

  private static func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  /// Writes to a file without replacing it. An error of `close(2)` counts too, because a network
  /// file system may report a full disk only then.
  private static func writeInPlace(_ path: String, _ contents: Contents) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw cannotCreate(path, systemMessage()) }
    do {
      try write(contents, to: descriptor, as: path)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw writeFailed(path) }
  }

  /// Writes a temporary file beside `place` and renames it.
  ///
  /// The bytes are stored on the disk before the rename. A crash during the rename therefore
  /// leaves the old or the new contents.
  ///
  /// - Parameter old: The status of the file at `place`; nil if there is none.
  private static func moveIn(
    _ place: String, _ contents: Contents, replacing old: stat?, as path: String
  ) throws {
    let temporary = "\(place).segue-\(getpid())"
    let mode = old.map { $0.st_mode & 0o7777 }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o644)
    guard descriptor >= 0 else { throw cannotCreate(path, systemMessage()) }
    defer { close(descriptor) }
    let keepsOwner = old.map { takesOwner(of: $0, descriptor) } ?? true
    do {
      try write(contents, to: descriptor, as: path)
    } catch {
      unlink(temporary)
      throw error
    }
    // The mode is set after the owner, because fchown(2) clears the set-user-ID bits.
    guard mode.map({ fchmod(descriptor, $0) == 0 }) ?? true, fsync(descriptor) == 0
    else { throw failed(path, removing: temporary) }
    if let old, old.st_nlink > 1 || !keepsOwner {
      return try overwrite(place, contents, keptIn: temporary, as: path)
    }
    guard rename(temporary, place) == 0 else { throw failed(path, removing: temporary) }
  }

  /// Gives the open file the owner and group of `old`; returns false if that fails.
  private static func takesOwner(of old: stat, _ descriptor: Int32) -> Bool {
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { return false }
    return (new.st_uid == old.st_uid && new.st_gid == old.st_gid)
      || fchown(descriptor, old.st_uid, old.st_gid) == 0
  }

  /// Overwrites the contents of a file without replacing the file itself.
  ///
  /// - Parameter copy: A file with the same bytes, which is removed after success. The failure
  ///   names the copy.
  private static func overwrite(
    _ place: String, _ contents: Contents, keptIn copy: String, as path: String
  ) throws {
    do {
      try writeInPlace(place, contents)
    } catch let failure as Failure {
      let name = copy.harmless(upTo: longestPath)
      throw Failure(
        kind: failure.kind, message: "\(failure.message); the new contents are in \(name)")
    }
    unlink(copy)
  }

  /// Returns the failure of a write, and removes the temporary file afterwards, because `unlink(2)`
  /// can change `errno`.
  private static func failed(_ path: String, removing temporary: String) -> Failure {
    let failure = writeFailed(path)
    unlink(temporary)
    return failure
  }

  /// Writes to a file, or to standard output if `path` is nil or `-`.
  ///
  /// - Parameter inputs: The files that `text` was made from.
  /// - Throws: `Failure` if the file is one of `inputs` or cannot be written.
  static func write(_ text: String, to path: String?, from inputs: [String] = []) throws {
    try write(Array(text.utf8), to: path, from: inputs)
  }

  /// Writes to a file, or to standard output if `path` is nil or `-`.
  ///
  /// - Parameter inputs: The files that `bytes` were made from.
  /// - Throws: `Failure` if the file is one of `inputs` or cannot be written.
  static func write(_ bytes: [UInt8], to path: String?, from inputs: [String]) throws {
    try write(to: path, from: inputs) { try $0(bytes) }
  }

  /// Writes to a file, or to standard output if `path` is nil or `-`, without holding everything in
  /// memory.
  ///
  /// - Parameter inputs: The files that the contents are made from.
  /// - Throws: `Failure` if the file is one of `inputs` or cannot be written.
  static func write(
    to path: String?, from inputs: [String], _ contents: Contents
  ) throws {
    guard let path, path != "-" else { return try contents(writeToStandardOutput) }
    try refuse(path, ifAmong: inputs)
    try replace(path, with: contents)
  }

  /// Refuses to overwrite an input.
  ///
  /// - Throws: `Failure` if `path` is a regular file and one of `inputs`.
  static func refuse(_ path: String, ifAmong inputs: [String]) throws {
    guard isRegular(path), inputs.contains(where: { isSame(path, $0) }) else { return }
    throw cannotCreate(path, "this command reads it; name another file")
  }

  /// Returns the part of a file's name after its last dot; nil for a name without a dot.
  ///
  /// A file name that begins with its only dot, such as `.flow`, has no ending.
  static func ending(of path: String?) -> String? {
    let name = path?.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// Indicates whether two paths lead to one file. Device and number are compared, so links count
  /// too.
  private static func isSame(_ path: String, _ other: String) -> Bool {
    var (one, two) = (stat(), stat())
    return stat(path, &one) == 0 && stat(other, &two) == 0 && one.st_dev == two.st_dev
      && one.st_ino == two.st_ino
  }

  /// Returns the failure of a command whose new file already exists.
  static func isThere(_ path: String) -> Failure {
    cannotCreate(path, "it exists; name another, or delete it")
  }

  /// Returns the failure of a command with an `--overwrite` option whose new file already exists.
  static func needsOverwrite(_ path: String) -> Failure {
    cannotCreate(path, "it exists; name another, or add --overwrite")
  }

  private static func cannotCreate(_ path: String, _ reason: String) -> Failure {
    let name = path.harmless(upTo: longestPath)
    return Failure(kind: .cannotCreate, message: "cannot write \(name): \(reason)")
  }

  private static func writeFailed(_ path: String) -> Failure {
    let reason = systemMessage()
    let name = path.harmless(upTo: longestPath)
    return Failure(kind: .writeFailed, message: "cannot write \(name): \(reason)")
  }
}
