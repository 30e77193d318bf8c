internal import Storyboards
internal import TextFormats

/// Finds the lines of scenes and their parts in scene files and in Xcode's storyboards. It keeps what
/// it has read.
final class ScenePlaces {
  /// A file with the lines of its scenes.
  private struct File {
    var name: String
    var table: ImportedLines.Table
  }

  /// A part of a scene.
  enum Part {
    /// The scene itself.
    case scene
    /// A view or bar item, by its id.
    case object(String)
    /// A segue, by its id.
    case segue(String)
    /// The gesture that performs the segue with this id.
    case gesture(String)
  }

  /// The read files by the name of the storyboard; nil for a file that cannot be parsed, which is not
  /// read again.
  private var files: [String: File?] = [:]

  /// Returns the file and the line of a part of a scene, such as `scenes.json:12`; nil if it is
  /// unknown.
  func place(_ part: Part, of scene: String, in bundle: StoryboardBundle?) -> String? {
    guard let file = file(scene, in: bundle), let line = Self.line(part, of: scene, file) else {
      return nil
    }
    return "\(file.name):\(line)"
  }

  /// Returns the line of a part of a scene; nil if it is unknown.
  func line(_ part: Part, of scene: String, in bundle: StoryboardBundle?) -> Int? {
    file(scene, in: bundle).flatMap { Self.line(part, of: scene, $0) }
  }

  private static func line(_ part: Part, of scene: String, _ file: File) -> Int? {
    let lines = file.table.scenes[scene]
    return switch part {
    case .scene: lines?.line
    case .object(let id): lines?.objects[id]
    case .segue(let id): lines?.segues[id]
    case .gesture(let id): lines?.gestures[id] ?? lines?.segues[id]
    }
  }

  /// Returns the file that describes a scene.
  private func file(_ scene: String, in bundle: StoryboardBundle?) -> File? {
    let storyboard = bundle?.storyboards.first { storyboard in
      storyboard.document.scenes.contains { $0.id == scene }
    }
    return storyboard.flatMap { file($0) }
  }

  private func file(_ storyboard: StoryboardBundle.Storyboard) -> File? {
    if let file = files[storyboard.name] { return file }
    let file =
      storyboard.importedLines.map { File(name: $0.file, table: $0.counted()) }
      ?? Self.table(of: storyboard.json).map { File(name: storyboard.name, table: $0) }
    files[storyboard.name] = .some(file)
    return file
  }

  // MARK: - Scene files

  /// Returns the lines in a scene file; nil if it cannot be parsed.
  private static func table(of json: [UInt8]) -> ImportedLines.Table? {
    let root = try? JSONNode(json: json)
    guard let scenes = root?[SceneKey.Document.scenes]?.elements else { return nil }
    let text = SourceText(json)
    func line(_ node: JSONNode) -> Int { text.position(at: node.offset).line }
    var table = ImportedLines.Table()
    for scene in scenes {
      guard let id = scene[SceneKey.Scene.id]?.string, table.scenes[id] == nil else { continue }
      var lines = ImportedLines.Scene(line: line(scene))
      for segue in scene[SceneKey.Scene.segues]?.elements ?? [] {
        if let id = segue[SceneKey.Segue.id]?.string, lines.segues[id] == nil {
          lines.segues[id] = line(segue)
        }
      }
      for member in scene.members ?? [] where member.key != SceneKey.Scene.segues.rawValue {
        addObjects(in: member.node) { id, node in
          if lines.objects[id] == nil { lines.objects[id] = line(node) }
        }
      }
      table.scenes[id] = lines
    }
    return table
  }

  /// Calls a function with each object that has an id anywhere inside of a node, outer ones first.
  private static func addObjects(in node: JSONNode, _ add: (String, JSONNode) -> Void) {
    for element in node.elements ?? [] {
      if let id = element[SceneKey.View.id]?.string { add(id, element) }
      addObjects(in: element, add)
    }
    for member in node.members ?? [] { addObjects(in: member.node, add) }
  }
}
