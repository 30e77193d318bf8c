import Foundation
import Motion
import ProjectFiles
import Sessions
import Simulation
import Storyboards

/// A spoken session that is recorded in memory.
final class SpokenApp {
  let spoken: SpokenSession
  /// The lines of the first screen.
  let firstLines: [String]
  private let log: () -> [UInt8]

  /// Starts a session. The lines of the first screen have been taken.
  ///
  /// - Parameter bundle: The scene files.
  init(_ bundle: StoryboardBundle) {
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: Tick.perSecond, columns: 80, rows: 24,
      storyboardName: "main.json", bundle: bundle)
    var written: [UInt8] = []
    let recorder = SessionRecorder(header: header) { records in
      written += records
      return true
    }
    log = { written }
    spoken = SpokenSession(
      LiveSession(recorder: recorder) { Simulator(storyboards: bundle, columns: 80, rows: 24) })
    spoken.start()
    firstLines = spoken.takeLines()
  }

  /// Starts a session with a scene file and those that it refers to.
  convenience init(_ file: URL = Recording.tutorial) throws {
    let folder = file.deletingLastPathComponent()
    let bundle = try StoryboardBundle(name: "main.json", json: Array(Data(contentsOf: file))) {
      (try? Data(contentsOf: folder.appending(path: $0))).map { Array($0) }
    }
    self.init(bundle)
  }

  /// Starts a session with a scene file as text.
  convenience init(scenes: String) throws {
    self.init(
      try StoryboardBundle(name: "main.json", json: Array(scenes.utf8)) { _ in nil })
  }

  /// Returns what is said to some keys.
  func press(_ keys: Key...) -> [String] {
    for key in keys { spoken.receive(key) }
    return spoken.takeLines()
  }

  /// Returns what is said to typed characters.
  func type(_ text: String) -> [String] {
    for character in text { spoken.receive(.character(character)) }
    return spoken.takeLines()
  }

  /// Ends the session and returns its log.
  func end() throws -> SessionLog {
    spoken.end()
    return try SessionLog(log())
  }
}
