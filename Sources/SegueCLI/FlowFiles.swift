internal import Flows
internal import Storyboards

/// Reads the files of a flow from the disk: scene files and storyboards, with what they lead to.
enum FlowFiles {
  /// - Parameters:
  ///   - paths: At least one.
  ///   - sidePath: The side file of the only storyboard; nil for the ones beside the storyboards.
  static func read(_ paths: [String], sidePath: String? = nil) throws -> FlowReading {
    let sources = try paths.map { try source($0, sidePath: sidePath) }
    // The storyboards of a project by name, looked up once for each that refers to others.
    var indexes: [String: [String: String]] = [:]
    do {
      return try FlowReading(sources) { reference in
        switch reference {
        case .sceneFile(let path): return try? source(path, sidePath: nil)
        case .storyboard(let name, let main):
          let folder = StoryboardFile(path: main).projectFolder
          let index = indexes[folder] ?? ProjectFolder(folder).storyboards
          indexes[folder] = index
          return index[name].flatMap { try? source($0, sidePath: nil) }
        }
      }
    } catch {
      throw Failure(kind: .badData, message: error.description)
    }
  }

  private static func source(_ path: String, sidePath: String?) throws -> FlowSource {
    let bytes = try InputFile.read(path)
    var source = FlowSource(path: path, bytes: bytes)
    guard StoryboardFile.isXML(bytes) else { return source }
    let ending = StoryboardFile.ending
    let stem = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    let side = sidePath ?? stem + StoryboardFile.sideEnding
    if sidePath != nil || InputFile.exists(side) {
      source.sideFile = .init(path: side, json: try InputFile.read(side))
    }
    return source
  }
}
