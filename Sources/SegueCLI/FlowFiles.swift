internal import Flows
internal import Storyboards

/// Reads the files of a flow from the disk or from revisions of Git: scene files and storyboards, with
/// what they lead to.
enum FlowFiles {
  /// - Parameters:
  ///   - paths: At least one; such as `HEAD~1:scenes.json` for a file of a revision, whose references
  ///     lead to that revision too.
  ///   - sidePath: The side file of the only storyboard; nil for the ones beside the storyboards.
  static func read(_ paths: [String], sidePath: String? = nil) throws -> FlowReading {
    let sources = try paths.map { try source($0, sidePath: sidePath) }
    let revision = paths.first.flatMap { Self.revision(of: $0) }
    // The storyboards of a project by name, looked up once for each that refers to others.
    var indexes: [String: [String: String]] = [:]
    do {
      return try FlowReading(sources) { reference in
        switch reference {
        case .sceneFile(let path):
          // A main file of no folder hands on none of its revision.
          let isBare = GitRevision(path) == nil
          let name = revision.map { isBare ? "\($0.name):\(path)" : path } ?? path
          return try? source(name, sidePath: nil)
        case .storyboard(let name, let main):
          if let revision = Self.revision(of: main) {
            return try? source(revision.beside(name + StoryboardFile.ending), sidePath: nil)
          }
          let folder = StoryboardFile(path: main).projectFolder
          let index = indexes[folder] ?? StoryboardFile.storyboards(under: folder)
          indexes[folder] = index
          return index[name].flatMap { try? source($0, sidePath: nil) }
        }
      }
    } catch {
      throw Failure(kind: .badData, message: error.description)
    }
  }

  private static func source(_ path: String, sidePath: String?) throws -> FlowSource {
    let bytes = try bytes(path)
    var source = FlowSource(path: path, bytes: bytes)
    guard StoryboardFile.isXML(bytes) else { return source }
    let side = sidePath ?? StoryboardFile.sidePath(of: path)
    if sidePath != nil || InputFile.exists(side) {
      source.sideFile = .init(path: side, json: try InputFile.read(side))
    } else if revision(of: side) != nil, let json = try? self.bytes(side) {
      source.sideFile = .init(path: side, json: json)
    }
    return source
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    try revision(of: path).map { try $0.read() } ?? InputFile.read(path)
  }

  /// nil for the path of a file that is there, and for what names no revision.
  private static func revision(of path: String) -> GitRevision? {
    InputFile.exists(path) ? nil : GitRevision(path)
  }
}
