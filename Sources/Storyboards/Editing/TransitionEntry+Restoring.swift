import TextFormats

extension TransitionEntry {
  /// Indicates whether a setting is the one that runs, apart from values without a meaning there.
  func isAsItWas(_ setting: TransitionSetting) -> Bool {
    if setting == self.setting { return true }
    // Nothing in the file takes a time.
    return movement == nil && setting.style == nil && setting.curve == nil
  }

  /// Puts back what stood in the file that runs, and takes away what has been written for it.
  ///
  /// - Returns: The name of the transition; nil where there was none.
  func restore(from bundle: StoryboardBundle, into text: inout JSONText) throws -> String? {
    let original = try JSONText(bundle.storyboard(storyboard)?.json ?? [])
    let (place, key) = try place(in: &text)
    let current = text.node(place)?[key]?.string
    let name = reference?.name
    if let current, current != name, original.root[SceneKey.Document.transitions]?[current] == nil,
      users(of: current, in: text.root) == users(of: current, in: original.root) + 1
    {
      try text.remove(current, at: [.key("transitions")])
    }
    guard let name else {
      try text.remove(key, at: place)
      try removeEmptyObjects(original, from: &text)
      return nil
    }
    // What others use is left to them, unless it is gone.
    if current == name || text.root[SceneKey.Document.transitions]?[name] == nil,
      let entry = original.text(at: [.key("transitions"), .key(name)])
    {
      try text.set(name, to: entry, at: [.key("transitions")])
    }
    if current != name { try text.set(key, to: JSONNode(name), at: place) }
    try removeEmptyObjects(original, from: &text)
    return name
  }

  /// Takes the objects of transitions away that the file did not have.
  private func removeEmptyObjects(_ original: JSONText, from text: inout JSONText) throws {
    func isEmpty(_ node: JSONNode?) -> Bool {
      node?[SceneKey.Scene.transitions]?.members?.isEmpty == true
    }
    if isEmpty(text.root), original.root[SceneKey.Document.transitions] == nil {
      try text.remove("transitions", at: [])
    }
    func isThis(_ node: JSONNode) -> Bool { node[SceneKey.Scene.id]?.string == scene }
    guard case .container = place,
      let index = text.root[SceneKey.Document.scenes]?.elements?.firstIndex(where: isThis),
      let before = original.root[SceneKey.Document.scenes]?.elements?.first(where: isThis)
    else { return }
    let path: [JSONText.Step] = [.key("scenes"), .index(index)]
    if isEmpty(text.node(path)), before[SceneKey.Scene.transitions] == nil {
      try text.remove("transitions", at: path)
    }
  }
}
