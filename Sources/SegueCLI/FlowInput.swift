internal import Flows
internal import Storyboards

/// Files, or revisions of files in Git, that a flow is read from.
enum FlowInput {
  /// Reads a flow of all files together, with those that they lead to.
  ///
  /// - Parameter paths: Of scene files and storyboards; such as `HEAD~1:scenes.json` for a revision.
  static func read(_ paths: [String]) throws -> FlowReading {
    let sources = try paths.map(source)
    let revision = paths.first.flatMap { InputFile.exists($0) ? nil : GitRevision($0) }
    let files = ProjectStoryboards()
    do throws(FlowError) {
      return try FlowReading(sources) { reference in
        switch reference {
        case .sceneFile(let path):
          let isRevision = revision != nil && GitRevision(path) == nil
          return try? source(isRevision ? "\(revision?.name ?? ""):\(path)" : path)
        case .storyboard(let name, let main):
          if let revision = GitRevision(main), !InputFile.exists(main) {
            return try? source(revision.beside(name + StoryboardFile.ending))
          }
          return files.path(of: name, main: main).flatMap { try? source($0) }
        }
      }
    } catch {
      let place = "\(error.position.line):\(error.position.column)"
      throw Failure(
        kind: .badData,
        message: "\(error.path.harmless(upTo: longestPath)):\(place): \(error.what)")
    }
  }

  private static func source(_ path: String) throws -> FlowSource {
    let bytes = try bytes(path)
    var source = FlowSource(path: path, bytes: bytes)
    guard StoryboardFile.isXML(bytes) else { return source }
    let side = StoryboardFile.sidePath(of: path)
    if let bytes = try? Self.bytes(side) { source.sideFile = .init(path: side, json: bytes) }
    return source
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    if !InputFile.exists(path), let revision = GitRevision(path) { return try revision.read() }
    return try InputFile.read(path)
  }

  /// The storyboards beside the main ones, which are looked for once.
  private final class ProjectStoryboards {
    private var found: [String: [String: String]] = [:]

    func path(of name: String, main: String) -> String? {
      if found[main] == nil { found[main] = StoryboardFile(path: main).storyboardsOfProject }
      return found[main]?[name]
    }
  }
}
