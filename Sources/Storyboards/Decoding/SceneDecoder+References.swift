import CellGraphics
import TextFormats

/// Reads names that refer to other parts, and reports unknown ones. The report suggests the most
/// similar name of the same role.
extension SceneDecoder {
  /// Reads the id of a scene of this file, and reports an unknown one. The id is returned in both
  /// cases, so that the rest is still checked.
  mutating func sceneReference(_ node: JSONNode?) -> String? {
    guard let node, let id = name(node) else { return nil }
    if let scenes = index.scenes(of: storyboard), !scenes.contains(id) {
      let nearest = nearest(to: id, in: scenes.names)
      report(.unknownScene(id, nearest: nearest), at: node.offset)
    }
    return id
  }

  /// Returns the bundle's name for the file to which the path in `node` leads.
  mutating func storyboardReference(_ node: JSONNode?) -> String? {
    guard let node, let path = string(node) else { return nil }
    switch StoryboardName.resolve(path, from: storyboard) {
    case .name(let name):
      if index.isMissing(name) {
        let nearest = nearest(to: name, in: index.names.names)
        report(.unknownStoryboard(name, nearest: nearest), at: node.offset)
      }
      return name
    case .notRelative: unexpected(node, "a relative path of a file")
    case .outside: report(.storyboardOutside(path), at: node.offset)
    }
    return nil
  }

  /// Reads the name of a transition, and reports an unknown one.
  mutating func transitionReference(_ node: JSONNode?) -> SceneDocument.TransitionReference? {
    guard let node, let name = name(node) else { return nil }
    if !transitionNames.contains(name) {
      let nearest = nearest(to: name, in: transitionNames.names)
      report(.unknownTransition(name, nearest: nearest), at: node.offset)
    }
    // A transition of the file hides a built-in one with the same name.
    let builtIn = SceneDocument.BuiltInTransition(rawValue: name)
    if let builtIn, !customTransitions.contains(name) { return .builtIn(builtIn) }
    return .custom(name)
  }

  /// Reads a colour: a name of the file, a standard name, or hexadecimal notation.
  mutating func color(_ node: JSONNode?) -> Color? {
    guard let node, let text = string(node) else { return nil }
    if let color = colors.color(text) { return color }
    if text.hasPrefix("#") {
      unexpected(node, "#RGB, #RRGGBB or #RRGGBBAA")
    } else {
      let nearest = nearest(to: text, in: colors.names)
      report(.unknownColor(text, nearest: nearest), at: node.offset)
    }
    return nil
  }

  /// Reads the object `"colors"`. Its values are standard colours or hexadecimal notation.
  mutating func customColors(_ node: JSONNode) -> [SceneDocument.NamedColor] {
    let members = namedMembers(node)
    // All values are read before any name is added, so no colour depends on another or on the
    // order.
    let named = members.map { member in
      SceneDocument.NamedColor(name: member.key, color: color(member.node) ?? .clear)
    }
    for (member, entry) in zip(members, named) {
      if entry.name.hasPrefix("#") {
        report(
          .unexpected(
            expected: "a name that does not start with '#'", found: quoted(entry.name),
            nearest: nil), at: member.keyOffset)
      } else if let earlier = colors.insert(
        entry.color, as: entry.name, offset: member.keyOffset)
      {
        report(.duplicateColor(entry.name), at: member.keyOffset, earlier: earlier)
      }
    }
    return named
  }

  /// Reads an object of texts by label.
  ///
  /// - Parameters:
  ///   - labels: The known labels; nil to skip the check.
  ///   - source: The scene whose values the texts may contain; nil for texts without placeholders.
  ///   - unknown: Returns the reason for an unknown label, given the label and the nearest known
  ///     one.
  ///
  /// The texts are returned in file order, also those with unknown labels, so that the rest of the
  /// file is checked with them.
  mutating func labelTexts(
    _ node: JSONNode?, labels: NameList?, source: String? = nil,
    unknown: (String, String?) -> StoryboardError.Reason
  ) -> [SceneDocument.LabelText] {
    guard let node, let members = members(node) else { return [] }
    return members.map { member in
      if let labels, !labels.contains(member.key) {
        let nearest = nearest(to: member.key, in: labels.names)
        report(unknown(member.key, nearest), at: member.keyOffset)
      }
      let text = string(member.node) ?? ""
      if let source { checkValues(of: text, at: member.node.offset, scene: source) }
      return SceneDocument.LabelText(label: member.key, text: text)
    }
  }

  /// Reports the placeholders of a template that name unknown values.
  private mutating func checkValues(of text: String, at offset: Int, scene: String) {
    guard let values = index.entry(place(scene))?.names(.value) else { return }
    for name in TextTemplate(text).names where !values.contains(name) {
      let nearest = nearest(to: name, in: values.names)
      report(.unknownValue(name, scene: scene, nearest: nearest), at: offset)
    }
  }

  /// Reads the id of an object in the current scene that can be used as `role` says.
  ///
  /// - Parameter unknown: Returns the reason for an unknown id, given the id, the scene and the
  ///   nearest known id.
  ///
  /// If the scene's own list of ids is damaged, nothing is reported, because the object may be in
  /// the damaged part.
  mutating func reference(
    _ node: JSONNode?, to role: SceneIndex.Role,
    unknown: (_ id: String, _ scene: String, _ nearest: String?) -> StoryboardError.Reason
  ) -> String? {
    guard let node, let id = name(node) else { return nil }
    if let names = index.entry(place(scene))?.names(role), !names.contains(id) {
      let nearest = nearest(to: id, in: names.names)
      report(unknown(id, scene, nearest), at: node.offset)
    }
    return id
  }
}
