package import Foundation

/// The working copy that the tests were built from.
package enum Project {
  package static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Returns the file at a path from the root.
  package static func file(_ path: String) -> URL { root.appending(path: path) }

  package static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: file(path)))
  }

  /// Returns the text of a file; bytes that are not UTF-8 are replaced.
  package static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }
}
