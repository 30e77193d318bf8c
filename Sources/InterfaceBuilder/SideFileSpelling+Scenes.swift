import Storyboards
import TextFormats

/// Finds the scenes, segues and actions that the short forms name.
extension SideFileSpelling {
  /// Returns the scene where an unwind segue ends.
  ///
  /// This is the scene that `to` names. Without `to` it is the only scene that shows the scene of
  /// the segue, but only if there are effects to place there.
  ///
  /// - Returns: The names of the scene, and the value in the file that decides it. Nil if the entry
  ///   has neither `to` nor an effect.
  func end(
    of node: JSONNode, in scene: String, _ effects: [(String, JSONNode)]
  ) throws(SideFileError) -> (aliases: [String], place: JSONNode)? {
    if let end = node[Key.to], let target = end.string {
      let aliases = aliases(ofScene: target)
      guard !aliases.isEmpty else {
        throw file.error("no scene \(quoted(target)) in the storyboard", at: end)
      }
      return (aliases, end)
    }
    guard let effect = effects.first else { return nil }
    let before = predecessors(ofScene: scene)
    guard before.count == 1 else {
      throw file.error(
        "expected 'to', the scene where '\(effect.0)' takes effect, because "
          + (before.isEmpty ? "no segue leads" : "\(before.count) scenes lead") + " to this scene",
        at: effect.1)
    }
    return (before[0], effect.1)
  }

  /// Returns the names of each scene that shows this scene, or a container around it, with a segue.
  ///
  /// A container that has the scene as a child is not a predecessor itself. The search continues
  /// with the scenes that lead to the container.
  ///
  /// Each container is visited once. The result has a scene once for each segue container through
  /// which it leads here.
  private func predecessors(ofScene name: String) -> [[String]] {
    let scene = document.scenes.first { scene in
      scene.controller.map { names.aliases(of: scene, $0).contains(name) } ?? false
    }
    var waiting = [scene?.controller?["id"] ?? ""]
    var met = Set(waiting)
    var found: [[String]] = []
    while let id = waiting.popLast() {
      for scene in document.scenes {
        let segues = scene.segues.filter { $0.destination == id && $0.kind != .unwind }
        guard !segues.isEmpty, let controller = scene.controller, let own = controller["id"] else {
          continue
        }
        if segues.allSatisfy({ $0.kind == .relationship || $0.kind == .embed }) {
          if met.insert(own).inserted { waiting.append(own) }
        } else {
          found.append(names.aliases(of: scene, controller))
        }
      }
    }
    return found
  }

  /// Returns the name of an unwind segue's action; nil for a segue of another kind. A kind in the
  /// side file takes precedence over the storyboard.
  func unwindAction(_ id: String, of scene: String, _ node: JSONNode) -> String? {
    if let kind = node[Key.kind]?.string {
      return kind == "unwind" ? node[Key.action]?.string : nil
    }
    let segue = self.segue(id, of: scene)
    guard segue?.kind == .unwind else { return nil }
    return segue?.unwindAction.map(SegueConversion.action)
  }

  /// Indicates whether the side file, else the storyboard, makes this an unwind segue.
  func isUnwind(_ id: String, of scene: String, _ node: JSONNode) -> Bool {
    node[Key.kind].map { $0.string == "unwind" } ?? (segue(id, of: scene)?.kind == .unwind)
  }

  /// Returns the segue of a scene by its identifier, or by its object id if it has no identifier.
  func segue(_ id: String, of scene: String) -> InterfaceBuilderDocument.Segue? {
    document.scenes.filter { candidate in
      candidate.controller.map { names.aliases(of: candidate, $0).contains(scene) } ?? false
    }.flatMap(\.segues).first { ($0.identifier ?? $0.id) == id }
  }

  /// Returns all names of a scene; empty if the storyboard has no such scene.
  func aliases(ofScene name: String) -> [String] {
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      let aliases = names.aliases(of: scene, controller)
      if aliases.contains(name) { return aliases }
    }
    return []
  }
}
