internal import Glibc
import TextFormats

/// Functions that read whole files.
///
/// Every file that the program reads goes through these functions. They have one limit of size and
/// one form of message, and never wait for a device.
enum InputFile {
  /// The largest size of a scene file or log: 1 GB.
  private static let limit = 1 << 30
  private static let tooLarge = "it is larger than 1 GB"

  /// Reads a file.
  ///
  /// - Parameter onlyRegular: True to refuse a pipe, because a pipe may never end.
  /// - Throws: `Failure` if the file cannot be opened, is a folder or device, or is larger than 1
  ///   GB.
  static func read(_ path: String, onlyRegular: Bool = false) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (onlyRegular ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw cannotOpen(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, systemMessage()) }
    // Reading a device may never end.
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFCHR && kind != S_IFBLK else {
      throw failure(path, "it is a device, neither a file nor a pipe")
    }
    guard kind != S_IFIFO || !onlyRegular else {
      throw failure(path, "it is a pipe; only a file can be read here")
    }
    guard kind != S_IFREG || status.st_size <= limit else { throw failure(path, tooLarge) }
    return try read(path, from: descriptor)
  }

  /// Reads the first `count` bytes of a file, or all bytes of a shorter file.
  ///
  /// The call does not wait for the writer of a pipe. A pipe without data gives an empty result or
  /// a failure. Other files can be of any size.
  static func read(_ path: String, first count: Int) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, systemMessage()) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    var length = 0
    while length < count {
      let read = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress! + length, count - length)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw failure(path, systemMessage()) }
      if read == 0 { break }
      length += read
    }
    return Array(bytes[..<length])
  }

  /// Reads standard input to its end. It can be a file, a pipe or a terminal, with at most 1 GB.
  static func readStandardInput() throws -> [UInt8] {
    try read("standard input", from: STDIN_FILENO)
  }

  /// Reads from a file descriptor to its end. Messages name `path`.
  static func read(_ path: String, from descriptor: Int32) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, systemMessage()) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw failure(path, tooLarge) }
    }
  }

  /// Reads a file within a folder; returns nil if it cannot be read or links lead out of the
  /// folder.
  ///
  /// - Parameter folder: The path with its slash, or an empty text for the working folder.
  static func read(_ name: String, within folder: String) -> [UInt8]? {
    guard let path = resolved(folder + name), isWithin(folder, path) else { return nil }
    return try? read(path, onlyRegular: true)
  }

  /// Indicates whether a file is in a folder or below it, with all links followed.
  ///
  /// A reference in a scene file may lead only to files in the folder of the main file. A link that
  /// leads out of it is therefore refused.
  ///
  /// The result is false if one of the paths does not exist.
  static func isWithin(_ folder: String, _ path: String) -> Bool {
    guard let path = resolved(path), let root = resolved(folder.isEmpty ? "." : folder) else {
      return false
    }
    return path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// Returns the absolute path with all links followed; nil if there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  /// Indicates whether there is a file, folder or device at a path. A dangling link does not exist.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the failure of `open(2)`. It reads `errno`, so no call may come between.
  private static func cannotOpen(_ path: String) -> Failure {
    // If an argument had bytes that are not UTF-8, Swift has replaced them by U+FFFD.
    guard errno == ENOENT, path.unicodeScalars.contains("\u{FFFD}") else {
      return failure(path, systemMessage())
    }
    return failure(
      path, "its name is not UTF-8; rename it, or make a link to it with another name")
  }

  private static func failure(_ path: String, _ reason: String) -> Failure {
    Failure(kind: .noInput, message: "cannot read \(path.harmless(upTo: longestPath)): \(reason)")
  }
}
