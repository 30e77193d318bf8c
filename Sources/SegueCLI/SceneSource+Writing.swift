internal import Sessions
internal import Storyboards

extension SceneSource {
  /// The files, for who changes transitions in them while they run.
  var files: SceneFiles {
    // As this program has left them.
    var left: [String: [UInt8]] = [:]
    return SceneFiles(storyboards) { entry, setting in
      do {
        return .written(try write(setting, of: entry, &left))
      } catch let failure as Failure {
        return .refused(failure.message)
      } catch {
        return .refused("\(error)")
      }
    }
  }

  /// - Parameter left: The files that were written to before, by their paths.
  /// - Returns: What was written where.
  private func write(
    _ setting: TransitionSetting, of entry: TransitionEntry, _ left: inout [String: [UInt8]]
  ) throws -> String {
    switch kind {
    case .builtIn:
      throw Failure(
        kind: .cannotCreate, message: "the built-in tutorial is no file: run a copy of it")
    case .log:
      throw Failure(kind: .cannotCreate, message: "a recorded session has no scene file")
    case .interfaceBuilder:
      guard case .segue(let segue) = entry.place else {
        throw Failure(
          kind: .cannotCreate, message: "an Xcode storyboard: it has no place for a container's")
      }
      throw Failure(
        kind: .cannotCreate,
        message: "an Xcode storyboard: it belongs into \(StoryboardFile.sidePath(of: name)), "
          + "scenes.\(entry.scene).segues.\(segue)")
    case .json(let folder):
      let path = entry.storyboard == storyboards.main.name ? name : folder + entry.storyboard
      let short = (path.split(separator: "/").last.map(String.init) ?? path).harmless(upTo: 60)
      guard let bytes = try? InputFile.read(path) else {
        throw Failure(kind: .noInput, message: "\(short): \(systemMessage())")
      }
      do {
        let (new, transition) = try entry.written(
          setting, into: bytes, in: storyboards, after: left[path])
        try OutputFile.replace(path, new)
        left[path] = new
        return "\(short): "
          + (transition.map { "\($0.harmless(upTo: 60)) is written" }
            ?? "as it was, without a style")
      } catch let error as TransitionEditError {
        throw Failure(
          kind: .badData, message: "\(short): \(error)".harmless(upTo: 400))
      }
    }
  }
}
