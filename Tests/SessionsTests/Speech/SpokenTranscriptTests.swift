import Foundation
import NavigationKit
import ProjectFiles
import Sessions
import Simulation
import Testing

/// Transcripts of spoken mode in the apps of the tutorials.
///
/// A transcript has the keys of each step after `> `, and the lines that follow them.
/// `RECORD_SNAPSHOTS=1` records the lines again, and fails all the same.
@Suite struct SpokenTranscriptTests {
  private static let folder = Project.file("Tests/Fixtures/Recorded/Transcripts")
  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  /// The names of the transcripts, which are those of the scene files.
  static let names = ["adaptive", "grow", "items", "scenes", "vertical"]

  private static func scenes(_ name: String) -> URL {
    name == "scenes" ? Recording.tutorial : Recording.storyboard(name)
  }

  @Test(arguments: names)
  func `a tutorial is read as in its transcript`(name: String) throws {
    let file = Self.folder.appending(path: "\(name).txt")
    let expected = try String(contentsOf: file, encoding: .utf8)
    let keys = expected.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    let app = try SpokenApp(Self.scenes(name))
    var lines = app.firstLines
    for key in keys {
      lines.append("> \(key)")
      lines += app.press(try #require(SpokenKeys.key(String(key)), "\(key)"))
    }
    let found = lines.map { $0 + "\n" }.joined()
    if Self.isRecording {
      try Data(found.utf8).write(to: file)
      Issue.record("recorded \(name).txt; read it, then run again")
    } else {
      #expect(found == expected)
    }
  }

  @Test(arguments: names)
  func `a transcript has no character that only draws and no control character`(name: String)
    throws
  {
    let text = try String(
      contentsOf: Self.folder.appending(path: "\(name).txt"), encoding: .utf8)
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(!(0x2500...0x28FF).contains(scalar.value), "\(scalar)")
      #expect(scalar.properties.generalCategory != .control, "\(scalar)")
    }
  }
}

/// Keys by the names that logs have for them.
enum SpokenKeys {
  private static let named: [String: Key] = {
    let keys: [Key] = [
      .up, .down, .left, .right, .shift(.up), .shift(.down), .shift(.left), .shift(.right), .enter,
      .escape, .tab, .backTab, .home, .end, .pageUp, .pageDown, .f1, .backspace,
    ]
    return Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
  }()

  static func key(_ name: String) -> Key? {
    named[name] ?? (name.count == 1 ? name.first.map { .character($0) } : nil)
  }
}
