internal import Sessions
internal import Storyboards
import TextFormats

extension SceneSource {
  /// The scene files for the scrubber, which writes changed transitions into them.
  ///
  /// The closure remembers what it has written. A later change can then tell the program's own
  /// bytes from those of an editor.
  var files: SceneFiles {
    // The bytes that this program wrote last, by path.
    var left: [String: [UInt8]] = [:]
    let mainFile = InputFile.resolved(name)
    var files = SceneFiles(storyboards) { entry, setting in
      outcome { try write(setting, of: entry, resolvedMain: mainFile, &left) }
    }
    var edited: [String: EditedFile] = [:]
    files.writeEdits = { edits in
      outcome { try write(edits, resolvedMain: mainFile, &edited) }
    }
    return files
  }

  private func outcome(_ write: () throws -> String) -> SceneFiles.Outcome {
    do {
      return .written(try write())
    } catch let failure as Failure {
      return .refused(failure.message)
    } catch {
      return .refused("\(error)")
    }
  }

  /// A file with the changes of the inspector.
  private struct EditedFile {
    var path: String
    /// The name for messages.
    var name: String
    /// The bytes before the first change.
    var original: [UInt8]
    /// The bytes that this program wrote last.
    var written: [UInt8]
  }

  /// Writes the changes of the inspector into their files, each file once.
  ///
  /// All files are changed in memory before any is written. A file that no other program has changed
  /// is written from its original bytes, so that a change that was taken back is no longer in it.
  ///
  /// - Parameters:
  ///   - edits: All changes that there are.
  ///   - mainFile: The main file at the start of the session, with links followed; nil if unknown.
  ///   - written: The files that were written before, by the name of the storyboard.
  /// - Returns: The files' names, as a sentence.
  private func write(
    _ edits: [SceneEdit], resolvedMain mainFile: String?, _ written: inout [String: EditedFile]
  ) throws -> String {
    try refuseReadOnly(place: "it")
    var names = written.keys.sorted()
    for edit in edits where !names.contains(edit.storyboard) { names.append(edit.storyboard) }
    var files: [(storyboard: String, file: EditedFile)] = []
    for name in names {
      let (path, short) = try checkedPath(of: name, resolvedMain: mainFile)
      guard let bytes = try? InputFile.read(path, onlyRegular: true) else {
        throw Failure(kind: .noInput, message: "\(short): \(systemMessage())")
      }
      var file = EditedFile(path: path, name: short, original: bytes, written: bytes)
      if let last = written[name], last.written == bytes { file.original = last.original }
      file.written = file.original
      do {
        for edit in edits where edit.storyboard == name {
          file.written = try edit.written(into: file.written, in: storyboards)
        }
      } catch {
        throw Failure(kind: .badData, message: "\(short): \(error)".harmless(upTo: 400))
      }
      files.append((name, file))
    }
    for (name, file) in files {
      try OutputFile.replace(file.path, file.written)
      written[name] = file
    }
    return files.map { "\($0.file.name): written" }.joined(separator: ", ")
  }

  /// Throws the reason why the files of this source are not changed; returns for scene files.
  private func refuseReadOnly(place: String) throws {
    switch kind {
    case .json: return
    case .builtIn:
      throw Failure(
        kind: .cannotCreate,
        message: "the built-in tutorial is read-only; segue new --tutorial DIR makes a copy")
    case .log:
      throw Failure(kind: .cannotCreate, message: "a recorded session has no scene file")
    case .interfaceBuilder:
      throw Failure(
        kind: .cannotCreate,
        message: "Xcode storyboards are not changed; change \(place) in Xcode, "
          + "or make a scene file with segue import")
    }
  }

  /// Returns the path of a storyboard's file, and its name for messages.
  private func checkedPath(
    of storyboard: String, resolvedMain mainFile: String?
  ) throws -> (path: String, name: String) {
    guard case .json(let folder) = kind else { return (name, name) }
    let isMain = storyboard == storyboards.main.name
    let path = isMain ? name : folder + storyboard
    let short = (path.split(separator: "/").last.map(String.init) ?? path).harmless(upTo: 60)
    // A link may have changed since the file was read.
    guard isMain ? InputFile.resolved(path) == mainFile : InputFile.isWithin(folder, path) else {
      throw Failure(
        kind: .cannotCreate,
        message: "\(short) is now a link to another place; nothing was written")
    }
    return (path, short)
  }

  /// Writes a setting into the file of a transition.
  ///
  /// - Parameters:
  ///   - mainFile: The main file at the start of the session, with links followed; nil if unknown.
  ///   - left: The bytes that this program wrote last to each file, by path.
  /// - Returns: The file's name and the change, as a sentence.
  private func write(
    _ setting: TransitionSetting, of entry: TransitionEntry, resolvedMain mainFile: String?,
    _ left: inout [String: [UInt8]]
  ) throws -> String {
    switch kind {
    case .builtIn:
      throw Failure(
        kind: .cannotCreate,
        message: "the built-in tutorial is read-only; segue new --tutorial DIR makes a copy")
    case .log:
      throw Failure(kind: .cannotCreate, message: "a recorded session has no scene file")
    case .interfaceBuilder:
      guard case .segue(let segue) = entry.place else {
        throw Failure(
          kind: .cannotCreate,
          message: "an Xcode storyboard cannot hold the transition of a container")
      }
      throw Failure(
        kind: .cannotCreate,
        message: "Xcode storyboards are not changed; add it to "
          + "\(StoryboardFile.sidePath(of: name)), at scenes.\(entry.scene).segues.\(segue)")
    case .json(let folder):
      let isMain = entry.storyboard == storyboards.main.name
      let path = isMain ? name : folder + entry.storyboard
      let short = (path.split(separator: "/").last.map(String.init) ?? path).harmless(upTo: 60)
      guard let bytes = try? InputFile.read(path, onlyRegular: true) else {
        throw Failure(kind: .noInput, message: "\(short): \(systemMessage())")
      }
      // A link may have changed since the file was read.
      guard
        isMain ? InputFile.resolved(path) == mainFile : InputFile.isWithin(folder, path)
      else {
        throw Failure(
          kind: .cannotCreate,
          message: "\(short) is now a link to another place; nothing was written")
      }
      do {
        let (new, transition) = try entry.written(
          setting, into: bytes, in: storyboards, after: left[path])
        try OutputFile.replace(path, new)
        left[path] = new
        return "\(short): "
          + (transition.map { "\($0.harmless(upTo: 60)) is written" }
            ?? "restored, without a transition")
      } catch let error as TransitionEditError {
        throw Failure(
          kind: .badData, message: "\(short): \(error)".harmless(upTo: 400))
      }
    }
  }
}
