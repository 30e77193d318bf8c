import NavigationKit
import TextFormats

/// Views, beyond what each object says for itself.
extension SceneDecoder {
  // MARK: - Layout

  /// Makes room for what a view says about its layout, before those of the views in it.
  mutating func beginView(_ id: String) {
    openViews.append(layouts.count)
    layouts.append(SceneDocument.ViewLayout(view: id))
  }

  mutating func endView() { openViews.removeLast() }

  /// The layout of the view that is being read.
  var viewLayout: SceneDocument.ViewLayout {
    get { layouts[openViews[openViews.count - 1]] }
    set { layouts[openViews[openViews.count - 1]] = newValue }
  }

  /// Reads what a constraint relates a view to.
  mutating func constraintItem(_ node: JSONNode) -> SceneDocument.Constraint.Item {
    switch node.string {
    case "superview": return .superview
    case "safeAreaLayoutGuide": return .safeAreaLayoutGuide
    case "layoutMarginsGuide": return .layoutMarginsGuide
    case _:
      let id = reference(node, to: .placed) { .unknownView($0, scene: $1, nearest: $2) }
      return id.map { .view($0) } ?? .superview
    }
  }

  // MARK: - Variations

  /// Keeps what the variations of the scene refer to, when its views have been read.
  mutating func endViews(_ node: JSONNode) {
    sceneViews = node.elements ?? []
    viewIDs = Set(ids.keys)
  }

  /// Reads a variation, whose views share their ids with the scene's bars alone.
  mutating func inVariation<Value>(_ read: (inout SceneDecoder) -> Value?) -> Value? {
    let outer = (ids, layouts)
    ids = ids.filter { !viewIDs.contains($0.key) }
    isInVariation = true
    defer {
      (ids, layouts) = outer
      isInVariation = false
    }
    return read(&self)
  }

  /// Views of a variation with the members that those of the scene have under their ids.
  mutating func merged(_ node: JSONNode) -> JSONNode {
    guard let elements = node.elements else { return node }
    var node = node
    node.value = .array(
      elements.map { element in
        guard let id = element[SceneKey.View.id]?.string,
          let view = sceneViews.first(where: { $0[SceneKey.View.id]?.string == id })
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
    members[place].node.offset = self[SceneKey.View.id]?.offset ?? offset
    result.value = .object(members)
    return result
  }
}
