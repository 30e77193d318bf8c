import CellGraphics
import TextFormats

/// Names that must be known.
extension SceneDecoder {
  mutating func sceneReference(_ node: JSONNode?) -> String? {
    guard let node, let id = name(node) else { return nil }
    if let scenes = index.scenes(of: storyboard), !scenes.contains(id) {
      let nearest = nearest(to: id, in: scenes.names)
      report(.unknownScene(id, nearest: nearest), at: node.offset)
    }
    return id
  }

  /// The name in the bundle of the file that `node` is the path of.
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

  mutating func transitionReference(_ node: JSONNode?) -> SceneDocument.TransitionReference? {
    guard let node, let name = name(node) else { return nil }
    if !transitionNames.contains(name) {
      let nearest = nearest(to: name, in: transitionNames.names)
      report(.unknownTransition(name, nearest: nearest), at: node.offset)
    }
    // The file's own names hide the built-in ones.
    let builtIn = SceneDocument.BuiltInTransition(rawValue: name)
    if let builtIn, !customTransitions.contains(name) { return .builtIn(builtIn) }
    return .custom(name)
  }

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

  /// Reads the object `"colors"`, whose values are standard colours or hexadecimal.
  mutating func customColors(_ node: JSONNode) -> [SceneDocument.NamedColor] {
    let members = namedMembers(node)
    // All values first, so that none can depend on another and the order of the file has no say.
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
  ///   - labels: The labels there are; nil for no check.
  ///   - source: The scene whose values the texts may ask for; nil for texts that are as they are.
  ///   - unknown: The reason for a label that is not among them, with the nearest one that is.
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

  /// Reports the values that a template asks for in vain.
  private mutating func checkValues(of text: String, at offset: Int, scene: String) {
    guard let values = index.entry(place(scene))?.names(.value) else { return }
    for name in TextTemplate(text).names where !values.contains(name) {
      let nearest = nearest(to: name, in: values.names)
      report(.unknownValue(name, scene: scene, nearest: nearest), at: offset)
    }
  }

  /// An id of something in the scene that is being read, which can be used as `role` says.
  ///
  /// - Parameter unknown: The reason for one that there is not, with the scene and the nearest one that
  ///   there is.
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
