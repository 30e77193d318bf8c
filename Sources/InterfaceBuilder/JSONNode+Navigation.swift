import TextFormats

extension JSONNode {
  /// A scene file without what decides nothing of where segues lead: views but for containers, items of
  /// bars, rows, triggers. Scenes and segues keep their places.
  var navigation: JSONNode {
    guard let scenes = self["scenes"]?.elements else { return self }
    var file = self
    file.set("scenes", JSONNode(scenes.map(\.navigationOfScene)))
    return file
  }

  private var navigationOfScene: JSONNode {
    JSONNode(
      offset: offset,
      value: .object(
        (members ?? []).compactMap { member in
          var member = member
          switch member.key {
          case "navigationItem", "toolbarItems": return nil
          case "sections": member.node = JSONNode([])
          case "views": member.node = member.node.containers
          case "variations":
            member.node = JSONNode(
              (member.node.elements ?? []).map { variation in
                var variation = variation
                variation.set("views", variation["views"]?.containers)
                return variation
              })
          case "segues": member.node = JSONNode((member.node.elements ?? []).map(\.untriggered))
          default: break
          }
          return member
        }))
  }

  private var containers: JSONNode {
    JSONNode((elements ?? []).filter { $0["kind"]?.string == "container" })
  }

  private var untriggered: JSONNode {
    JSONNode(
      offset: offset,
      value: .object(
        (members ?? []).filter { !["trigger", "prepare", "anchor"].contains($0.key) }))
  }
}
