import TextFormats

extension SideFile {
  /// Adds to a scene of a scene file what this file says of it.
  func apply(to scene: inout JSONNode, aliases: [String]) {
    guard let entry = entry(aliases) else { return }
    if entry.node["kind"] != nil {
      // Of another kind, it has other members.
      let kept = ["id", "title", "name"].compactMap { key in scene[key].map { (key, $0) } }
      scene = JSONNode(offset: scene.offset, value: .object([]))
      for (key, node) in kept { scene.set(key, node) }
    }
    for member in entry.node.members ?? [] where member.key != "segues" && member.key != "id" {
      scene.set(member.key, member.node)
    }
    guard let additions = entry.node["segues"]?.members else { return }
    var segues = scene["segues"]?.elements ?? []
    for addition in additions {
      let place = segues.firstIndex { $0["id"]?.string == addition.key }
      if let trigger = addition.node["trigger"] {
        // The file's word counts more than the storyboard's: a trigger is one segue's.
        for index in segues.indices
        where index != place && Self.agree(segues[index]["trigger"], trigger) {
          segues[index].set("trigger", nil)
        }
      }
      var segue =
        place.map { segues[$0] }
        ?? JSONNode(
          offset: addition.keyOffset, value: JSONNode.object(["id": JSONNode(addition.key)]).value)
      for member in addition.node.members ?? [] where member.key != "id" {
        segue.set(member.key, member.node)
      }
      if segue["kind"]?.string == "unwind", addition.node["action"] != nil {
        segue.set("target", nil)
      }
      if let place { segues[place] = segue } else { segues.append(segue) }
    }
    scene.set("segues", JSONNode(segues))
  }

  /// Whether two triggers are the same.
  static func agree(_ a: JSONNode?, _ b: JSONNode) -> Bool {
    guard let a = a?.members?.first, let b = b.members?.first else { return false }
    return a.key == b.key && a.node.string == b.node.string
  }
}
