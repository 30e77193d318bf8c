internal import Motion
internal import Sessions
internal import Simulation
internal import TerminalApps
internal import TerminalUI
import TextFormats

/// Writes the sessions of one run of the program to files.
///
/// A run can have several recordings: one from the command line, and others that the key **r**
/// starts. They all have the same header.
final class Recording {
  /// The header of the files, which contains the scenes as text. It is created for the first file.
  private lazy var header = makeHeader()
  private let makeHeader: () -> SessionHeader
  /// The first part of the names of recordings that a key starts.
  ///
  /// It is the main file's name up to its first dot, or `segue` for a name without a dot.
  private let name: String
  private var files: [LogFile] = []

  /// Creates recordings of a new session.
  ///
  /// - Parameters:
  ///   - source: The scenes, whose text the header contains.
  ///   - columns: The width of the screen at the start, in columns.
  ///   - rows: The height of the screen at the start, in rows.
  ///   - depth: The number of colours of the terminal.
  ///   - settings: The settings that a replay must have, such as the drawing style.
  convenience init(
    of source: SceneSource, columns: Int, rows: Int, depth: ColorDepth?,
    settings: [SessionHeader.Setting]
  ) {
    self.init(ofStoryboard: source.name) {
      var header = SessionHeader(
        program: programName, ticksPerSecond: Tick.perSecond, columns: columns, rows: rows,
        storyboardName: source.name, bundle: source.storyboards, colorDepth: depth?.name,
        settings: SessionHeader.settings(of: source.appearance) + settings)
      header.origins = source.origins
      return header
    }
  }

  /// Creates recordings of sessions that continue from a recorded one.
  ///
  /// - Parameter source: The scenes that replace the log's scenes; nil to use the log's scenes.
  convenience init(
    branchingFrom recorded: SessionHeader, with source: SceneSource?,
    settings: [SessionHeader.Setting]
  ) {
    self.init(ofStoryboard: source?.name ?? recorded.storyboardName) {
      var header = recorded
      if let source {
        header = SessionHeader(
          program: programName, ticksPerSecond: recorded.ticksPerSecond, columns: recorded.columns,
          rows: recorded.rows, storyboardName: source.name, bundle: source.storyboards,
          colorDepth: recorded.colorDepth)
        header.origins = source.origins
      }
      header.program = programName
      let appearance = source.map(\.appearance) ?? recorded.appearance
      header.settings = SessionHeader.settings(of: appearance) + settings
      return header
    }
  }

  private init(ofStoryboard storyboard: String, _ makeHeader: @escaping () -> SessionHeader) {
    self.makeHeader = makeHeader
    let file = storyboard.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.split(separator: ".").first.map(String.init) ?? ""
    name = file.contains(".") && !stem.isEmpty ? stem : "segue"
  }

  /// Starts the recording of the command line.
  ///
  /// - Throws: ``Failure`` if the log cannot be created or must not be overwritten.
  func start(_ path: String, overwrites: Bool) throws -> SessionRecorder {
    do {
      return recorder(of: try LogFile(path, overwrites: overwrites))
    } catch {
      throw Failure(kind: .cannotCreate, message: error.message)
    }
  }

  /// Starts the recording that the user requested with a key.
  func start() -> RecordingStartResult {
    do {
      let file = try LogFile.numbered(name)
      return .started(recorder(of: file), name: file.path)
    } catch {
      return .refused(reason: error.message)
    }
  }

  /// Indicates whether writing to any file failed.
  var hasFailed: Bool { files.contains { $0.failure != nil } }

  /// Reports the files on standard error, in the order in which their recordings started.
  func reportFiles() {
    for file in files where file.failure == nil {
      writeToStandardError("segue: recorded to \(file.path.harmless(upTo: longestPath))\n")
    }
  }

  /// Returns the failure that the program ends with after a write error.
  func writeFailure() -> Failure {
    let file = files.first { $0.failure != nil }
    let name = file.map { $0.path.harmless(upTo: longestPath) } ?? "the recording"
    let reason = file?.failure.map { ": \($0)" } ?? ""
    return Failure(
      kind: .writeFailed,
      message: "\(name) is incomplete; its records up to the write error can be replayed\(reason)")
  }

  private func recorder(of file: LogFile) -> SessionRecorder {
    files.append(file)
    return SessionRecorder(header: header, sink: file.append, synchronize: file.synchronize)
  }
}

extension ColorDepth {
  fileprivate var name: String {
    switch self {
    case .monochrome: "monochrome"
    case .palette8: "8 colours"
    case .palette16: "16 colours"
    case .palette256: "256 colours"
    case .truecolor: "truecolor"
    }
  }
}
