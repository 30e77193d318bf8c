import CellGraphics
import Glibc
import Sessions
import Simulation
import Storyboards
import TerminalUI

/// A session in which time passes with a key only, so that a screen in the midst of a movement stays as it
/// is while it is looked at.
final class FrozenProgram: TerminalProgram {
  /// Lets a twentieth of a second pass.
  static let tick = Key.control("t")

  let isFinished = false
  let timeUntilNextChange: Duration? = nil
  private var session: LiveSession?
  private let bundle: StoryboardBundle

  init(_ bundle: StoryboardBundle) { self.bundle = bundle }

  /// Runs the gallery.
  static func show() -> Never {
    do {
      let bytes = try contents(of: "docs/storyboards/gallery.json")
      let bundle = try StoryboardBundle(name: "gallery.json", json: bytes) { _ in nil }
      _ = RunLoop(try Terminal()).run(FrozenProgram(bundle))
      exit(0)
    } catch {
      print(error)
      exit(70)
    }
  }

  private static func contents(of path: String) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Fault("cannot read \(path): run it in the project's folder") }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  private func start(columns: Int, rows: Int) -> LiveSession {
    LiveSession(recorder: nil) { [bundle] in
      Simulator(storyboards: bundle, columns: columns, rows: rows)
    }
  }

  func resize(columns: Int, rows: Int) {
    if let session { return session.resize(columns: columns, rows: rows) }
    session = start(columns: columns, rows: rows)
  }

  func receive(_ key: Key) {
    key == Self.tick ? session?.advance(by: .milliseconds(50)) : session?.receive(key)
    beginAgain()
  }

  func receive(_ pointer: PointerInput) {
    session?.receive(pointer)
    beginAgain()
  }

  func receive(pasted text: String) {
    session?.receive(pasted: text)
    beginAgain()
  }

  /// Starts a new session if the user has quit the last one.
  private func beginAgain() {
    guard let session, session.isFinished else { return }
    self.session = start(columns: session.simulator.columns, rows: session.simulator.rows)
  }

  func showLimit(_ used: (columns: Int, rows: Int), of window: (columns: Int, rows: Int)) {
    session?.showLimit(used, of: window)
  }
  func nextFrame() -> Frame? { session?.nextFrame() }
  func workWhileIdle() -> Bool { session?.workWhileIdle() ?? false }
  func advance(by elapsed: Duration) {}
}
