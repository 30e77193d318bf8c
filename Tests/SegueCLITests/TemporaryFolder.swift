import Foundation

/// A folder that goes with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file and tells its path.
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }
}
