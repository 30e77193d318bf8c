import NavigationKit
import TextFormats

extension SceneDecoder {
  private enum Extent: String, CaseIterable {
    case compact
    case regular

    var sizeClass: UserInterfaceSizeClass { self == .compact ? .compact : .regular }
  }

  /// - Parameters:
  ///   - views: The scene's.
  ///   - ids: The places of the ids in the scene's bars.
  mutating func variations(
    _ node: JSONNode?, of views: JSONNode?, ids: [String: Int]
  ) -> [SceneDocument.Variation] {
    elements(node).compactMap { element in
      let keys = ["width", "height", "canvas", "views"]
      guard let fields = open(element, as: "a variation", keys: keys) else { return nil }
      if fields["width"] == nil, fields["height"] == nil {
        report(.notOneKey(["width", "height"], found: 0), at: element.offset)
      }
      var ids = ids
      return SceneDocument.Variation(
        width: choice(fields["width"], Extent.self)?.sizeClass,
        height: choice(fields["height"], Extent.self)?.sizeClass,
        canvas: fields["canvas"].map { size($0) },
        views: self.views(merged(required("views", of: fields), with: views), ids: &ids),
        offset: element.offset)
    }
  }

  /// Views of a variation with the members that those of the scene have under their ids.
  private mutating func merged(_ node: JSONNode?, with views: JSONNode?) -> JSONNode? {
    guard var node, let elements = node.elements else { return node }
    let known = views?.elements ?? []
    node.value = .array(
      elements.map { element in
        guard let id = element["id"]?.string,
          let view = known.first(where: { $0["id"]?.string == id })
        else { return element }
        for member in element.members ?? [] where member.key == "kind" {
          report(
            .misplacedKey("kind", owner: "a view that the scene has too"), at: member.keyOffset)
        }
        return element.merged(with: view)
      })
    return node
  }
}

extension JSONNode {
  /// This object with the members of `other` that it does not have; null is for having none.
  fileprivate func merged(with other: JSONNode) -> JSONNode {
    var result = JSONNode(offset: offset, value: other.value)
    for member in members ?? [] where member.key != "kind" {
      result.set(member.key, member.node.value == .null ? nil : member.node)
    }
    guard var members = result.members, let place = members.firstIndex(where: { $0.key == "id" })
    else { return result }
    // A second view of the id is one in the variation.
    members[place].node.offset = self["id"]?.offset ?? offset
    result.value = .object(members)
    return result
  }
}
