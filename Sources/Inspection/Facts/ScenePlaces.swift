internal import Storyboards
internal import TextFormats

/// Finds the lines of scenes and views in their files. It keeps what it has read.
final class ScenePlaces {
  private struct File {
    var scenes: [JSONNode]
    var text: SourceText
  }

  /// The parsed files by storyboard name; nil for a file that cannot be parsed, which is not read
  /// again.
  private var files: [String: File?] = [:]

  /// Returns the file and the line of a scene, such as `scenes.json:12`; nil if it is unknown.
  func place(of scene: String, in bundle: StoryboardBundle?) -> String? {
    find(scene, in: bundle) { node in node }
  }

  /// Returns the file and the line of a view of a scene; nil if it is unknown.
  func place(of view: String, inScene scene: String, in bundle: StoryboardBundle?) -> String? {
    find(scene, in: bundle) { Self.view(view, in: $0) }
  }

  private func find(
    _ scene: String, in bundle: StoryboardBundle?, _ part: (JSONNode) -> JSONNode?
  ) -> String? {
    for storyboard in bundle?.storyboards ?? []
    where storyboard.document.scenes.contains(where: { $0.id == scene }) {
      guard let file = file(storyboard),
        let node = file.scenes.first(where: { $0[SceneKey.Scene.id]?.string == scene }),
        let found = part(node)
      else { return nil }
      return "\(storyboard.name):\(file.text.position(at: found.offset).line)"
    }
    return nil
  }

  /// Returns the object with an id anywhere inside of a node.
  private static func view(_ id: String, in node: JSONNode) -> JSONNode? {
    for element in node.elements ?? [] {
      if let found = view(id, in: element) { return found }
    }
    for member in node.members ?? [] {
      for element in member.node.elements ?? [] where element[SceneKey.Scene.id]?.string == id {
        return element
      }
      if let found = view(id, in: member.node) { return found }
    }
    return nil
  }

  private func file(_ storyboard: StoryboardBundle.Storyboard) -> File? {
    if let file = files[storyboard.name] { return file }
    let bytes = storyboard.json
    let root = try? JSONNode(json: bytes)
    let file = root?[SceneKey.Document.scenes]?.elements.map {
      File(scenes: $0, text: SourceText(bytes))
    }
    files[storyboard.name] = .some(file)
    return file
  }
}
