internal import CellGraphics
internal import Sessions
internal import Simulation
internal import Storyboards

/// A session whose files are looked at four times a second, and read anew when they have changed.
///
/// Looking means asking the system for size and time of each file by its path, so an editor that puts
/// a new file in the place of the old one is noticed as well. Nothing is kept open.
final class WatchedSession: TerminalProgram {
  private var session: LiveSession
  private var source: SceneSource
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
    files = ReadFiles()
    source = try read(files)
    seen = files.stamps
    let simulator = Simulator(storyboards: source.storyboards, columns: columns, rows: rows)
    simulator.style = style
    session = LiveSession(simulator: simulator, recorder: nil)
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
  func resize(columns: Int, rows: Int) { session.resize(columns: columns, rows: rows) }
  func nextFrame() -> Frame? { session.nextFrame() }

  // MARK: - Files

  private func look() {
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
    let files = ReadFiles()
    do {
      let source = try read(files)
      let simulator = session.simulator.reloaded(
        from: self.source.storyboards, with: source.storyboards)
      session = LiveSession(simulator: simulator, recorder: nil)
      self.source = source
      self.files = files
      seen = files.stamps
    } catch {
      // What it has not come to read may be where the error is, so all of them are watched.
      self.files.add(files)
      seen = self.files.stamps
      let message = (error as? Failure)?.message ?? "\(error)"
      session.simulator.show(problems: message.split(separator: "\n").map(String.init))
    }
  }
}
