internal import Glibc
internal import TextFormats

/// Functions that read the files of an app's command line: its logs and the user's settings.
enum AppFile {
  /// The first bytes of every log.
  static let logStart = Array(#"{"record":"header","#.utf8)
  /// The largest size of a file: 1 GB.
  private static let limit = 1 << 30

  /// Reads the first `count` bytes of a file, or all bytes of a shorter file.
  ///
  /// - Throws: ``SystemError`` if the file cannot be opened or read.
  static func read(_ path: String, first count: Int = limit) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let length = Glibc.read(descriptor, &chunk, min(chunk.count, count - bytes.count))
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw .last }
      if length == 0 { break }
      bytes += chunk[..<length]
    }
    return bytes
  }

  /// Indicates whether a path is a regular file; false for a path without a file.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the name of a file for a message, without control characters.
  static func name(_ path: String) -> String { path.harmless(upTo: 4_096) }
}
