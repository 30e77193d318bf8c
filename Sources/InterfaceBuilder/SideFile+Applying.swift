import Storyboards
import TextFormats

extension SideFile {
  /// Adds the contents of this side file to a scene file and to its scenes.
  ///
  /// - Parameter aliases: Returns the names that this file may use for a scene, by the scene's id.
  ///
  /// The JSON of the scene file is changed and read again. A value of the side file is therefore
  /// checked like any value of a scene file.
  func apply(to file: inout JSONNode, aliases: (String) -> [String]) {
    for key in [SceneKey.Document.initialScene, .transitions] {
      if let node = root[key] { file.set(key, node) }
    }
    let scenes = (file[SceneKey.Document.scenes]?.elements ?? []).map { scene in
      var scene = scene
      apply(to: &scene, aliases: aliases(scene[SceneKey.Scene.id]?.string ?? ""))
      return scene
    }
    file.set(SceneKey.Document.scenes, JSONNode(scenes))
  }

  /// Adds this file's entry for a scene to the scene; does nothing if there is no entry.
  ///
  /// The entry's members replace those of the same name. If the entry has a `kind`, the scene
  /// becomes a scene of that kind: it keeps only its id, title and name, and gets all other members
  /// from the entry. Segues are merged one by one.
  ///
  /// - Parameters:
  ///   - scene: The scene, as JSON of a scene file.
  ///   - aliases: The names that this file may use for the scene.
  private func apply(to scene: inout JSONNode, aliases: [String]) {
    typealias Key = SceneKey.Scene
    guard let entry = entry(aliases) else { return }
    if entry.node[Key.kind] != nil {
      // A scene of another kind has other members.
      let kept = [Key.id, .title, .name].compactMap { key in scene[key].map { (key, $0) } }
      scene = JSONNode(offset: scene.offset, value: .object([]))
      for (key, node) in kept { scene.set(key, node) }
    }
    for member in entry.node.members ?? []
    where member.key != Key.segues.rawValue && member.key != Key.id.rawValue {
      scene.set(member.key, member.node)
    }
    guard let additions = entry.node[Key.segues]?.members else { return }
    var segues = scene[Key.segues]?.elements ?? []
    for addition in additions { add(addition, to: &segues) }
    scene.set(Key.segues, JSONNode(segues))
  }

  /// Adds an entry to the segue whose id is the entry's key, or appends a new segue with that id.
  ///
  /// Two changes keep the result consistent. Another segue with the same trigger loses it. An
  /// unwind segue for which the entry names an action loses a `target` that the import had given
  /// it.
  private func add(_ addition: JSONMember, to segues: inout [JSONNode]) {
    typealias Key = SceneKey.Segue
    let place = segues.firstIndex { $0[Key.id]?.string == addition.key }
    if let trigger = addition.node[Key.trigger] {
      // The side file overrides the storyboard: a trigger can belong to one segue only.
      for index in segues.indices
      where index != place && Self.agree(segues[index][Key.trigger], trigger) {
        segues[index].set(Key.trigger, nil)
      }
    }
    var segue = place.map { segues[$0] } ?? JSONNode(value: .object([]))
    segue.set(Key.id, JSONNode(addition.key))
    for member in addition.node.members ?? [] where member.key != Key.id.rawValue {
      segue.set(member.key, member.node)
    }
    if segue[Key.kind]?.string == SceneOutline.Segue.Kind.unwind.rawValue,
      addition.node[Key.action] != nil
    {
      segue.set(Key.target, nil)
    }
    if let place { segues[place] = segue } else { segues.append(segue) }
  }

  /// Indicates whether two triggers are the same gesture with the same value, such as a `swipe` to
  /// `up`. A trigger is an object with one member.
  static func agree(_ a: JSONNode?, _ b: JSONNode) -> Bool {
    guard let a = a?.members?.first, let b = b.members?.first else { return false }
    return a.key == b.key && a.node.string == b.node.string
  }
}
