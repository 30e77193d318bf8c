import Foundation
import ProjectFiles
import Sessions
import Simulation
import Storyboards

/// A spoken session that is recorded in memory.
final class SpokenApp {
  let spoken: SpokenSession
  private let recording: Recording

  /// Starts a session. The lines of the first screen have been taken.
  init(_ file: URL = Recording.tutorial) throws {
    recording = try Recording(file)
    spoken = SpokenSession(recording.session)
    spoken.start()
    firstLines = spoken.takeLines()
  }

  /// The lines of the first screen.
  let firstLines: [String]

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
    return try SessionLog(recording.log)
  }
}

extension SpokenApp {
  /// Starts a session with a scene file as text.
  convenience init(scenes: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "spoken-\(UUID().uuidString).json")
    try Data(scenes.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try self.init(file)
  }
}
