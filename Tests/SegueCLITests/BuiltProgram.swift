import Foundation
import ProjectFiles
import TerminalTestSupport

/// The program that these tests drive: the debug build's, which is built with the tests, or the one
/// that `SEGUE_PROGRAM` names, such as `.build/release/segue`.
enum BuiltProgram {
  static let root = Project.root

  /// The absolute path of the program. A relative `SEGUE_PROGRAM` starts at the project's folder.
  ///
  /// - Throws: An error that says what to do, if there is no program.
  static func path() throws -> String {
    let name = ProcessInfo.processInfo.environment["SEGUE_PROGRAM"] ?? ".build/debug/segue"
    let path = URL(filePath: name, relativeTo: root).path
    guard FileManager.default.isExecutableFile(atPath: path) else { throw NotBuilt(name: name) }
    return path
  }

  private struct NotBuilt: Error, CustomStringConvertible {
    var name: String
    var description: String {
      "\(name) is missing; run `make test`, which builds the program with its tests"
    }
  }
}

extension TestTerminal {
  /// Starts segue.
  ///
  /// - Parameters:
  ///   - environment: What differs from an xterm with direct colours; an empty value removes.
  ///   - folder: Where it is started; nil for the project's own, whose `scenes.json` is the tutorial.
  convenience init(
    segue arguments: [String] = [], environment: [String: String] = [:], in folder: String? = nil,
    columns: Int = 80, rows: Int = 24
  ) throws {
    try self.init(
      shell: "exec \"$@\"", segue: arguments, environment: environment, in: folder,
      columns: columns, rows: rows)
  }

  /// Runs a line of a shell in which `"$@"` is segue with its arguments.
  convenience init(
    shell line: String, segue arguments: [String], environment: [String: String] = [:],
    in folder: String? = nil, columns: Int = 80, rows: Int = 24
  ) throws {
    let words = [
      "-c", "cd \"$0\" && { \(line); }", folder ?? BuiltProgram.root.path,
      try BuiltProgram.path(),
    ]
    try self.init(
      "/bin/sh", words + arguments,
      environment: ["COLORTERM": "truecolor"].merging(environment) { $1 }, columns: columns,
      rows: rows)
  }
}

/// The result of a run of segue without a terminal.
struct PlainRun {
  var status: Int32
  var output: String
  var errors: String
  /// From its start to its end.
  var duration: Duration

  /// Runs segue with nothing to read and pipes to write to, for a minute at most.
  ///
  /// - Parameters:
  ///   - environment: What differs from a UTF-8 xterm; an empty value removes.
  ///   - device: What takes its output, such as `/dev/full`; nil for a pipe.
  ///   - program: The path of another program than segue; nil for segue.
  init(
    _ arguments: [String], program: String? = nil, environment: [String: String] = [:],
    in folder: URL? = nil,
    writingTo device: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "60", try program ?? BuiltProgram.path()] + arguments
    process.currentDirectoryURL = folder ?? BuiltProgram.root
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8"]
      .merging(environment) { $1 }.filter { !$0.value.isEmpty }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = device.flatMap { FileHandle(forWritingAtPath: $0) } ?? output
    process.standardError = errors
    let start = ContinuousClock.now
    try process.run()
    // Of the second there is never more than a pipe holds, so that one can be read after the other.
    if device != nil { try output.fileHandleForWriting.close() }
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    duration = ContinuousClock.now - start
    status = process.terminationStatus
  }
}
