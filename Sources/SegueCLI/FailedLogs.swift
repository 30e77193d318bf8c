import FlowTesting
internal import Glibc

/// The logs of failed flows in `.segue/failed`.
enum FailedLogs {
  /// Writes the log of a failed flow and returns its path; nil for a flow that has no log.
  static func write(_ result: FlowResult) throws -> String? {
    guard let log = result.log else { return nil }
    let path = path(of: result)
    try write(log, to: path)
    return path
  }

  static func write(_ log: [UInt8], to path: String) throws {
    try makeFolder(of: path)
    try OutputFile.replace(path, log)
  }

  /// Returns the path of the log of a flow.
  static func path(of result: FlowResult) -> String {
    let file = result.flow.path.split(separator: "/").last.map(String.init) ?? "flow"
    let stem = file.hasSuffix(".flow") ? String(file.dropLast(5)) : file
    let name = "\(stem)-\(result.flow.line)-\(result.variant.fileName)".map { character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
    }
    return ".segue/failed/\(String(name)).log"
  }

  /// Creates the folders of a path. Folders that exist are kept.
  static func makeFolder(of path: String) throws {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").dropLast() {
      folder += part + "/"
      guard mkdir(folder, 0o777) != 0, errno != EEXIST else { continue }
      throw Failure(kind: .cannotCreate, message: "cannot create \(folder): \(systemMessage())")
    }
  }
}
