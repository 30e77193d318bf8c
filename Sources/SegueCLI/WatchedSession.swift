internal import CellGraphics
internal import Sessions
internal import Simulation

/// A session whose files are checked four times a second, and reloaded when they have changed.
///
/// A check reads the size and the time of each file by its path. The check therefore also detects
/// that an editor has replaced a file. No file is kept open.
///
/// Time travel reaches back to the last change of the files. During time travel and scrubbing the
/// files are not reloaded.
///
/// A reload makes a new simulator with the new scenes and restores the place of the old one. If the
/// files have errors, the old app keeps running, and the errors are shown over it.
final class WatchedSession: TerminalProgram {
  private var session: LiveSession
  private var source: SceneSource
  /// Creates the simulator at the start of the session.
  private var makeSimulator: () -> Simulator
  /// The function that reads the app's files and collects their paths for the next check.
  private let read: (ReadFiles) throws -> SceneSource
  private var files: ReadFiles
  /// The state of the files before they were read last.
  private var loadedStamps: [FileStamp?]
  /// The state of the files at the last check, if it had changed. Files are read only after they
  /// have stopped changing.
  private var changedStamps: [FileStamp?]?
  private var timeSinceCheck = Duration.zero

  private static let interval = Duration.milliseconds(250)

  /// Creates a session.
  ///
  /// The first version of the files is read here. Later errors are shown over the app instead.
  ///
  /// - Parameter read: Reads the app's files and adds their paths to the `ReadFiles`.
  init(
    columns: Int, rows: Int, style: DrawingStyle, preferences: UserPreferences,
    reading read: @escaping (ReadFiles) throws -> SceneSource
  ) throws {
    self.read = read
    files = ReadFiles(areWatched: true)
    source = try read(files)
    loadedStamps = files.readStamps
    makeSimulator = { [storyboards = source.storyboards] in
      let simulator = Simulator(
        storyboards: storyboards, columns: columns, rows: rows, preferences: preferences)
      simulator.style = style
      return simulator
    }
    session = Self.session(makeSimulator(), remadeBy: makeSimulator)
    session.files = source.files
    session.inspectorFiles = .inCurrentFolder
  }

  /// Returns a session that cannot be recorded, because a log holds only one version of the files.
  private static func session(
    _ simulator: Simulator, remadeBy makeSimulator: @escaping () -> Simulator
  ) -> LiveSession {
    LiveSession(
      simulator: simulator,
      startRecording: { .refused(reason: "not available with --watch") },
      remadeBy: makeSimulator)
  }

  // MARK: - TerminalProgram

  var isFinished: Bool { session.isFinished }

  /// The time until the next frame or the next check of the files, whichever is earlier.
  var timeUntilNextChange: Duration? {
    let check = max(.zero, Self.interval - timeSinceCheck)
    return session.timeUntilNextChange.map { min($0, check) } ?? check
  }

  var timeUntilMovementEnds: Duration? { session.timeUntilMovementEnds }

  func advance(by elapsed: Duration) {
    session.advance(by: elapsed)
    timeSinceCheck += elapsed
    guard timeSinceCheck >= Self.interval else { return }
    timeSinceCheck = .zero
    checkFiles()
  }

  func receive(_ key: Key) { session.receive(key) }
  func receive(_ pointer: PointerInput) { session.receive(pointer) }
  func receive(pasted text: String) { session.receive(pasted: text) }
  func refuseOverlongPaste() { session.refuseOverlongPaste() }
  func resize(columns: Int, rows: Int) { session.resize(columns: columns, rows: rows) }
  func showLimit(_ used: (columns: Int, rows: Int), of window: (columns: Int, rows: Int)) {
    session.showLimit(used, of: window)
  }
  var showsOutput: Bool { session.showsOutput }
  func receive(_ output: OutputFigures) { session.receive(output) }
  func nextFrame() -> Frame? { session.nextFrame() }
  func workWhileIdle() -> Bool { session.workWhileIdle() }

  // MARK: - Files

  /// Compares the files with the last reload.
  ///
  /// Changed files are reloaded at the next check, and only if they have not changed again since.
  /// A file that an editor is still writing is therefore not read.
  private func checkFiles() {
    guard !session.isTimeTravelling, !session.isScrubbing else { return }
    let stamps = files.stamps
    guard stamps != loadedStamps else {
      changedStamps = nil
      return
    }
    guard changedStamps == stamps else {
      changedStamps = stamps
      return
    }
    changedStamps = nil
    reload()
  }

  /// Reads the files and continues the session with them, or shows their errors.
  ///
  /// The new session can be made again for time travel: it executes the old one up to its end and
  /// then the reload.
  private func reload() {
    let files = ReadFiles(areWatched: true)
    do {
      let source = try read(files)
      let (old, new) = (self.source.storyboards, source.storyboards)
      let (timeline, makeOld) = (session.history?.timeline ?? Timeline(), makeSimulator)
      // Executes the previous session up to its end, and then the reload.
      makeSimulator = {
        let history = SessionHistory(timeline, makeSimulator: makeOld)
        return history.cursor(at: timeline.last).simulator.reloaded(from: old, with: new)
      }
      let previous = session
      session = Self.session(
        previous.simulator.reloaded(from: old, with: new), remadeBy: makeSimulator)
      session.files = source.files
      session.inspectorFiles = .inCurrentFolder
      session.continueInspection(of: previous)
      self.source = source
      self.files = files
      loadedStamps = files.readStamps
    } catch {
      // The error can be in a file that was not read successfully, so all files are watched.
      self.files.add(files)
      loadedStamps = self.files.readStamps
      let message = (error as? Failure)?.message ?? "\(error)"
      let isMissing = !InputFile.exists(source.name)
      session.simulator.show(
        problems: message.split(separator: "\n").map(String.init)
          + (isMissing ? ["Waiting for the file to reappear."] : []))
    }
  }
}
