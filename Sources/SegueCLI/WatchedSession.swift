internal import CellGraphics
internal import Sessions
internal import Simulation

/// A session whose files are looked at four times a second, and read anew when they have changed.
///
/// Looking means asking the system for size and time of each file by its path, so an editor that puts
/// a new file in the place of the old one is noticed as well. Nothing is kept open.
///
/// Its user can go back in time as far as to the last change of the files. Who looks at the past, or at a
/// transition out of time, finds the present as it was left: the files are read when they are back.
final class WatchedSession: TerminalProgram {
  private var session: LiveSession
  private var source: SceneSource
  /// Makes the machine that the session began with.
  private var makeSimulator: () -> Simulator
  private let read: (ReadFiles) throws -> SceneSource
  private var files: ReadFiles
  /// What the files were when they were read last.
  private var seen: [FileStamp?]
  /// What they were a moment ago, if that was something else: a file is read when it rests.
  private var changing: [FileStamp?]?
  private var sinceLook = Duration.zero

  private static let interval = Duration.milliseconds(250)

  /// - Parameter read: Reads the app's files and notes which they are.
  init(
    columns: Int, rows: Int, style: DrawingStyle,
    reading read: @escaping (ReadFiles) throws -> SceneSource
  ) throws {
    self.read = read
    files = ReadFiles(areWatched: true)
    source = try read(files)
    seen = files.stamps
    makeSimulator = { [storyboards = source.storyboards] in
      let simulator = Simulator(storyboards: storyboards, columns: columns, rows: rows)
      simulator.style = style
      return simulator
    }
    session = Self.session(makeSimulator(), remadeBy: makeSimulator)
    session.files = source.files
  }

  private static func session(
    _ simulator: Simulator, remadeBy makeSimulator: @escaping () -> Simulator
  ) -> LiveSession {
    LiveSession(
      simulator: simulator,
      startRecording: { .refused(reason: "files may change under --watch, a log has them once") },
      remadeBy: makeSimulator)
  }

  // MARK: - TerminalProgram

  var isFinished: Bool { session.isFinished }

  var timeUntilNextChange: Duration? {
    let look = max(.zero, Self.interval - sinceLook)
    return session.timeUntilNextChange.map { min($0, look) } ?? look
  }

  func advance(by elapsed: Duration) {
    session.advance(by: elapsed)
    sinceLook += elapsed
    guard sinceLook >= Self.interval else { return }
    sinceLook = .zero
    look()
  }

  func receive(_ key: Key) { session.receive(key) }
  func receive(_ pointer: PointerInput) { session.receive(pointer) }
  func receive(pasted text: String) { session.receive(pasted: text) }
  func refuseOverlongPaste() { session.refuseOverlongPaste() }
  func resize(columns: Int, rows: Int) { session.resize(columns: columns, rows: rows) }
  func receive(notice text: String) { session.receive(notice: text) }
  func nextFrame() -> Frame? { session.nextFrame() }
  func workWhileIdle() -> Bool { session.workWhileIdle() }

  // MARK: - Files

  private func look() {
    guard !session.isTimeTravelling, !session.isScrubbing else { return }
    let stamps = files.stamps
    guard stamps != seen else {
      changing = nil
      return
    }
    guard changing == stamps else {
      changing = stamps
      return
    }
    changing = nil
    reload()
  }

  private func reload() {
    let files = ReadFiles(areWatched: true)
    do {
      let source = try read(files)
      let (old, new) = (self.source.storyboards, source.storyboards)
      let (timeline, makeOld) = (session.history?.timeline ?? Timeline(), makeSimulator)
      // Once more what led here: the session before, to its end, and the change of the files.
      makeSimulator = {
        let history = SessionHistory(timeline, makeSimulator: makeOld)
        return history.cursor(at: timeline.last).simulator.reloaded(from: old, with: new)
      }
      session = Self.session(
        session.simulator.reloaded(from: old, with: new), remadeBy: makeSimulator)
      session.files = source.files
      self.source = source
      self.files = files
      seen = files.stamps
    } catch {
      // What it has not come to read may be where the error is, so all of them are watched.
      self.files.add(files)
      seen = self.files.stamps
      let message = (error as? Failure)?.message ?? "\(error)"
      let isMissing = !InputFile.exists(source.name)
      session.simulator.show(
        problems: message.split(separator: "\n").map(String.init)
          + (isMissing ? ["Waiting for the file to come back."] : []))
    }
  }
}
