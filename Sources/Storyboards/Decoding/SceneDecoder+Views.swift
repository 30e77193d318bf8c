import NavigationKit
import TextFormats

/// Reads views with the checks that involve several objects.
extension SceneDecoder {
  // MARK: - Layout

  /// Adds an empty layout for a view, before the layouts of its subviews.
  ///
  /// A subview is read while its superview is open. The layouts of open views are therefore a stack
  /// of indices, and the innermost is ``viewLayout``.
  mutating func beginView(_ id: String) {
    openViews.append(layouts.count)
    layouts.append(SceneDocument.ViewLayout(view: id))
  }

  /// Ends the current view. Each call belongs to a call of ``beginView(_:)``.
  mutating func endView() { openViews.removeLast() }

  /// The layout of the current view.
  var viewLayout: SceneDocument.ViewLayout {
    get { layouts[openViews[openViews.count - 1]] }
    set { layouts[openViews[openViews.count - 1]] = newValue }
  }

  /// Reads the item to which a constraint relates the view.
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

  /// Keeps the views of the scene for its variations. It is called when all views have been read.
  mutating func endViews(_ node: JSONNode) {
    sceneViews = node.elements ?? []
    viewIDs = Set(ids.keys)
  }

  /// Reads a variation. Its views may repeat ids of the scene's views, but not of its bars.
  ///
  /// The ids and layouts that the variation adds are forgotten afterwards, so that two variations
  /// can have the same additional view.
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

  /// Returns the views of a variation, completed with the members of the scene's views with the
  /// same ids.
  ///
  /// This is done before the views are decoded. A variation's view is then checked like any other,
  /// and its errors have places in the variation.
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
  /// This object, completed with the missing members from `other`. Null removes a member.
  fileprivate func merged(with other: JSONNode) -> JSONNode {
    var result = JSONNode(offset: offset, value: other.value)
    for member in members ?? [] where member.key != "kind" {
      result.set(member.key, member.node.value == .null ? nil : member.node)
    }
    guard var members = result.members, let place = members.firstIndex(where: { $0.key == "id" })
    else { return result }
    // A duplicate id is reported at its place in the variation.
    members[place].node.offset = self[SceneKey.View.id]?.offset ?? offset
    result.value = .object(members)
    return result
  }
}
