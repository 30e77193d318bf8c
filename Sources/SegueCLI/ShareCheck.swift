internal import ArgumentParser
internal import Sessions
internal import Sharing
internal import Storyboards
import TextFormats

/// Simulates shared sessions again with the program and the scenes of today, and reports which
/// differ.
///
/// The scenes of today are in the file that the log names, from the current folder on. If there is
/// no such file, the scenes of the log are used.
struct ShareCheck {
  private let path: String
  private let updates: Bool

  init(of path: String, updates: Bool) { (self.path, self.updates) = (path, updates) }

  /// The result for one file.
  private enum Verdict {
    case same
    case differs(String)
  }

  /// Checks all files.
  ///
  /// - Throws: Exit code 1 if a file differs and is not updated, or ``Failure`` if the folder has no
  ///   shared session.
  func run() throws {
    let isFolder = !OutputFile.isRegular(path)
    let paths = isFolder ? Self.files(in: path) : [path]
    var (checked, differing) = (0, 0)
    for path in paths {
      guard let format = SharedFormat(rawValue: OutputFile.ending(of: path) ?? "") else { continue }
      let bytes = try InputFile.read(path, onlyRegular: true)
      if isFolder, (try? CarriedLog(in: bytes)) == nil { continue }
      checked += 1
      if case .differs(let text) = try check(path, format, bytes) {
        differing += 1
        try writeToStandardOutput("\(path.harmless(upTo: longestPath)): \(text)\n")
      }
    }
    guard checked > 0 else {
      throw Failure(
        kind: .noInput,
        message: "\(path.harmless(upTo: longestPath)): no file carries a log; "
          + "segue share writes such files")
    }
    if differing == 0 {
      try writeToStandardOutput(
        "\(checked) shared \(checked == 1 ? "session is" : "sessions are") up to date\n")
    } else if !updates {
      throw ExitCode(Failure.Kind.findings.rawValue)
    }
  }

  /// Returns the files in a folder and below it, by name.
  private static func files(in folder: String) -> [String] {
    let entries = ProjectFolder.names(in: folder).filter { !$0.name.hasPrefix(".") }
      .sorted { $0.name < $1.name }
    return entries.flatMap { entry -> [String] in
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + entry.name
      return entry.isFolder ? files(in: path) : entry.isFile ? [path] : []
    }
  }

  private func check(_ path: String, _ format: SharedFormat, _ bytes: [UInt8]) throws -> Verdict {
    let reading = try LogReading(path)
    guard let carried = reading.carried else {
      throw Failure(
        kind: .badData, message: "\(reading.name): \(SharingError.noLog.description)")
    }
    let scenes = try scenes(of: reading)
    let session = try reading.sharedSession(carried.options, for: format, with: scenes)
    var log = carried.log
    if let scenes, !reading.log.hasScenes(scenes) {
      log = reading.log.recordedAgain(on: scenes, by: programName)
    }
    let new = session.artefact(
      format, carried.options, log: log,
      font: format.isPicture ? PictureFont(for: session) : .builtIn)
    if new == bytes { return .same }
    if updates {
      try OutputFile.replace(path, new)
      return .differs("updated")
    }
    return .differs(
      try difference(of: session, reading, carried.options, format, old: bytes, new: new))
  }

  /// Returns the scenes of today; nil to use those of the log.
  private func scenes(of reading: LogReading) throws -> StoryboardBundle? {
    let name = reading.log.header.storyboardName
    guard OutputFile.isRegular(name) else { return nil }
    let options = try StoryboardOptions.parse([])
    return try SceneSource(path: name, appearance: reading.log.header.appearance, options)
      .storyboards
  }

  /// Returns a description of the first difference: its tick and cell, or that only the form
  /// differs.
  private func difference(
    of session: SharedSession, _ reading: LogReading, _ options: SharingOptions,
    _ format: SharedFormat, old: [UInt8], new: [UInt8]
  ) throws -> String {
    let before = try reading.sharedSession(options, for: format)
    if let difference = session.firstDifference(from: before) {
      return "tick \(difference.tick), row \(difference.row), column \(difference.column): "
        + "expected \(quote(difference.before)), found \(quote(difference.now))"
    }
    if let divergence = try reading.replay().run() {
      return "tick \(divergence.tick): expected \(divergence.expected.harmless(upTo: 200)), "
        + "found \(divergence.found.harmless(upTo: 200))"
    }
    if format.isPicture,
      let difference = session.firstDifference(
        ofPicture: old, from: new, format, scale: options.scale)
    {
      let (rows, columns) = (difference.rows, difference.columns)
      return "tick \(difference.tick), rows \(rows.lowerBound) to \(rows.upperBound), columns "
        + "\(columns.lowerBound) to \(columns.upperBound): the screen is the same, but this program "
        + "has another image for it"
    }
    return "the screens are the same, but this version writes other bytes for them"
  }

  private func quote(_ text: String) -> String {
    "'\(String(text.drop { $0 == " " }).harmless(upTo: 80))'"
  }
}

extension SessionLog {
  /// Returns whether scenes are those of the log.
  fileprivate func hasScenes(_ scenes: StoryboardBundle) -> Bool {
    let texts = [header.storyboard] + header.storyboards.map(\.text)
    return scenes.storyboards.map { String(decoding: $0.json, as: UTF8.self) } == texts
  }
}
