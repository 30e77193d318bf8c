import TextFormats

extension TransitionEntry {
  /// Indicates whether a setting equals the running one. Values without an effect are ignored.
  func isAsItWas(_ setting: TransitionSetting) -> Bool {
    if setting == self.setting { return true }
    // A transition that the file does not define has no duration.
    return movement == nil && setting.style == nil && setting.curve == nil
  }

  /// Restores the transition as it is in the running file, and removes the parts that this program
  /// wrote.
  ///
  /// - Returns: The name of the transition; nil if the running file names none.
  ///
  /// Only parts with which the program replaced the original are changed. Changes that someone else
  /// made to the file in the meantime remain.
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
    // An entry that other places use stays unchanged. It is restored only if it is missing.
    if current == name || text.root[SceneKey.Document.transitions]?[name] == nil,
      let entry = original.text(at: [.key("transitions"), .key(name)])
    {
      try text.set(name, to: entry, at: [.key("transitions")])
    }
    if current != name { try text.set(key, to: JSONNode(name), at: place) }
    try removeEmptyObjects(original, from: &text)
    return name
  }

  /// Removes empty `transitions` objects that the original file does not have.
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
