import Foundation
import ProjectFiles

/// The working copy that this test was built from. Paths are relative to its root, with slashes.
enum Repository {
  private static let root = Project.root

  /// False in an archive of the sources, where nothing says which files belong to the project.
  static var isGitCheckout: Bool { exists(".git") }

  static func url(of path: String) -> URL { root.appending(path: path) }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Returns the text of a file; bytes that are not UTF-8 are replaced.
  static func text(of path: String) throws -> String { try Project.text(of: path) }

  /// Returns the folders directly in `folder`, sorted.
  static func folders(in folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    return names.filter { name in
      var isFolder: ObjCBool = false
      let path = root.appending(path: "\(folder)/\(name)").path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }

  /// Every folder below `folder` at any depth, by its path from there, sorted.
  static func folders(below folder: String) throws -> [String] {
    try folders(in: folder).flatMap { name in
      [name] + (try folders(below: "\(folder)/\(name)")).map { "\(name)/\($0)" }
    }
  }

  /// Every file below `folder` whose name ends in one of `endings`, sorted, without the code of a
  /// catalogue's tutorials, which is an app's.
  static func files(below folder: String, endingIn endings: [String]) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    return paths.filter { path in
      !path.contains(".docc/Resources/") && endings.contains { path.hasSuffix($0) }
    }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Every Swift file below `folder`, checked by `rule`.
  static func findings(
    below folder: String, endingIn endings: [String] = [".swift"], by rule: (String) -> [Finding]
  ) throws -> [FileFinding] {
    try files(below: folder, endingIn: endings).flatMap { path in
      rule(try text(of: path)).map { FileFinding(path: path, finding: $0) }
    }
  }
}

// MARK: - Git

extension Repository {
  /// Every file that is committed or staged.
  static func trackedFiles() throws -> [String] { try git("ls-files", "-z", "--cached") }

  /// Every file that is or might soon be committed, and exists.
  static func ownFiles() throws -> [String] {
    try git("ls-files", "-z", "--cached", "--others", "--exclude-standard").filter(exists)
  }

  private struct GitFailure: Error { var status: Int32 }

  private static func git(_ arguments: String...) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", root.path] + arguments
    // Inside a hook, git's variables point at the repository of the hook.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GitFailure(status: process.terminationStatus)
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
  }
}
