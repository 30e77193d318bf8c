import Storyboards
import TextFormats

extension SideFile {
  /// Adds the parts of this side file that are outside its scenes to the outline of a storyboard:
  /// the initial scene, the transitions and the accepted findings.
  func apply(to outline: inout SceneOutline) {
    for key in [SceneKey.Document.initialScene, .transitions, .accept] {
      if let node = root[key] { outline.read(key, node) }
    }
  }

  /// Adds this side file's entry for a scene to the outline of the scene.
  ///
  /// The rules are those of an import: an entry with a `kind` replaces the scene except for its
  /// names, and its other members override those of the storyboard.
  ///
  /// - Parameters:
  ///   - scene: The outline of the scene.
  ///   - aliases: The names that the side file may use for the scene.
  func apply(to scene: inout SceneOutline.Scene, aliases: [String]) {
    guard let entry = entry(aliases) else { return }
    if entry.node[SceneKey.Scene.kind] != nil {
      // A scene of another kind has other members.
      var other = SceneOutline.Scene(offset: scene.offset, number: scene.number)
      (other.id, other.title, other.name) = (scene.id, scene.title, scene.name)
      scene = other
    }
    for member in entry.node.members ?? [] {
      guard let key = SceneKey.Scene(rawValue: member.key), key != .segues, key != .id else {
        continue
      }
      scene.read(key, member.node)
    }
    for addition in entry.node[SceneKey.Scene.segues]?.members ?? [] { add(addition, to: &scene) }
  }

  /// Adds an entry to the segue with its name, or appends a new segue.
  private func add(_ addition: JSONMember, to scene: inout SceneOutline.Scene) {
    let place = scene.segues.firstIndex { $0.id == addition.key }
    if let trigger = addition.node[SceneKey.Segue.trigger].flatMap(
      SceneOutline.Segue.Trigger.init(json:))
    {
      // The side file overrides the storyboard: a trigger can belong to one segue only.
      for index in scene.segues.indices
      where index != place && scene.segues[index].trigger?.isSame(as: trigger) == true {
        scene.segues[index].trigger = nil
      }
    }
    var segue =
      place.map { scene.segues[$0] }
      ?? SceneOutline.Segue(
        offset: addition.keyOffset, number: scene.segues.count, id: addition.key)
    for member in addition.node.members ?? [] {
      guard let key = SceneKey.Segue(rawValue: member.key), key != .id else { continue }
      segue.read(key, member.node)
    }
    if segue.kind == .unwind, addition.node[SceneKey.Segue.action] != nil {
      segue.unwindsToNearest = false
    }
    if let place { scene.segues[place] = segue } else { scene.segues.append(segue) }
  }
}
