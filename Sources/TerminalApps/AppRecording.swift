internal import Sessions

/// The recordings of one run of an app: one of the command line, and those that a key starts.
final class AppRecording {
  /// The header of all recordings. It is set before the first one starts.
  var header: SessionHeader?
  private let name: String
  private var files: [LogFile] = []

  /// Creates recordings; the files of the key are named after the app.
  init(name: String) {
    let plain = name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    self.name = plain.isEmpty ? "app" : plain
  }

  /// Starts the recording of the command line.
  func start(_ path: String, overwrites: Bool) throws(AppFailure) -> SessionRecorder {
    recorder(of: try LogFile(path, overwrites: overwrites))
  }

  /// Starts the recording that the user requested with a key.
  func start() -> RecordingStartResult {
    do throws(SystemError) {
      let file = try LogFile.numbered(name)
      return .started(recorder(of: file), name: AppFile.name(file.path))
    } catch {
      return .refused(reason: error.message)
    }
  }

  /// The names of the complete recordings.
  var names: [String] { files.filter { $0.failure == nil }.map { AppFile.name($0.path) } }

  /// The failure after a write error.
  var failure: AppFailure {
    let file = files.first { $0.failure != nil }
    let name = file.map { AppFile.name($0.path) } ?? "the recording"
    let reason = file?.failure.map { ": \($0)" } ?? ""
    return AppFailure(
      .writeFailed,
      "\(name) is incomplete; its records up to the write error can be replayed\(reason)")
  }

  private func recorder(of file: LogFile) -> SessionRecorder {
    files.append(file)
    guard let header else { preconditionFailure("the recording has no header yet") }
    return SessionRecorder(header: header, sink: file.append, synchronize: file.synchronize)
  }
}
