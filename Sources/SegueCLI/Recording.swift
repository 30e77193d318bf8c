internal import Motion
internal import Sessions
internal import Simulation
internal import Storyboards
internal import TerminalUI

/// Writes the sessions of one run of the program into files.
final class Recording {
  private let header: SessionHeader
  /// What the files are called that a key begins.
  private let name: String
  private var file: LogFile?
  /// The files that a key has begun, for the end of the program.
  private(set) var names: [String] = []

  init(
    of source: SceneSource, columns: Int, rows: Int, depth: ColorDepth,
    settings: [SessionHeader.Setting]
  ) {
    var header = SessionHeader(
      program: programName, ticksPerSecond: Tick.perSecond, columns: columns, rows: rows,
      storyboardName: source.name, bundle: source.storyboards, colorDepth: depth.name,
      settings: settings)
    header.origins = source.origins
    self.header = header
    let file = source.name.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.split(separator: ".").first.map(String.init) ?? ""
    name = file.contains(".") && !stem.isEmpty ? stem : "segue"
  }

  /// Begins the recording that was asked for on the command line.
  func start(_ path: String, overwrites: Bool) throws -> SessionRecorder {
    recorder(of: try LogFile(path, overwrites: overwrites))
  }

  /// Begins the recording that a key has asked for.
  func start() -> RecordingAnswer {
    guard let (file, name) = LogFile.numbered(name) else {
      return .refused(reason: systemMessage())
    }
    names.append(name)
    return .started(recorder(of: file), name: name)
  }

  /// Why the last file did not take everything.
  var failure: String? { file?.failure }

  /// What the program ends with where a file did not take everything.
  static func lost(_ reason: String?) -> Failure {
    let end = reason.map { ": \($0)" } ?? ""
    return Failure(
      kind: .writeFailed,
      message: "the recording could not be written to the end; what is there is whole\(end)")
  }

  private func recorder(of file: LogFile) -> SessionRecorder {
    self.file = file
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
