internal import Glibc
import TextFormats

/// Reads whole files.
enum InputFile {
  /// The most that a scene file or log may hold: 1 GB.
  private static let limit = 1 << 30
  private static let tooLarge = "it is larger than 1 GB"

  /// - Parameter onlyRegular: True refuses a pipe, which might never end.
  /// - Throws: `Failure` where the file cannot be opened, is a folder, or is too large.
  static func read(_ path: String, onlyRegular: Bool = false) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (onlyRegular ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw cannotOpen(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, systemMessage()) }
    // A device may have no end.
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

  /// The first `count` bytes of a file, or all of a shorter one.
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

  static func readStandardInput() throws -> [UInt8] {
    try read("standard input", from: STDIN_FILENO)
  }

  /// Reads what `descriptor` gives, to its end; `path` is what messages call it.
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

  /// Reads the file at `name` from `folder`, which has its slash or is empty; nil where there is none, or
  /// where links lead to it out of the folder.
  static func read(_ name: String, within folder: String) -> [UInt8]? {
    guard let path = resolved(folder + name), isWithin(folder, path) else { return nil }
    return try? read(path, onlyRegular: true)
  }

  /// Whether the file at `path` lies in `folder`, which has its slash or is empty, all links followed.
  static func isWithin(_ folder: String, _ path: String) -> Bool {
    guard let path = resolved(path), let root = resolved(folder.isEmpty ? "." : folder) else {
      return false
    }
    return path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// The absolute path with all links followed; nil where it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func cannotOpen(_ path: String) -> Failure {
    // The bytes of an argument that are not UTF-8 have become U+FFFD.
    guard errno == ENOENT, path.unicodeScalars.contains("\u{FFFD}") else {
      return failure(path, systemMessage())
    }
    return failure(
      path, "its name is not UTF-8; rename it, or make a link to it with a name that is")
  }

  private static func failure(_ path: String, _ reason: String) -> Failure {
    Failure(kind: .noInput, message: "cannot read \(path.harmless(upTo: longestPath)): \(reason)")
  }
}
