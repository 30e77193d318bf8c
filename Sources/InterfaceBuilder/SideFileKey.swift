import TextFormats

/// The keys of a side file that the import reads itself. The file's other keys are those of a scene
/// file, which the import copies.
///
/// Keys that the import only copies have no case here. The check of the resulting scene file finds
/// misspelled ones.
enum SideFileKey: String {
  // Beside the scenes.
  case version, transitions, scenes, segues, initialScene, accept
  // In a scene and in a segue.
  case unwindActions, segue, kind, action, to, trigger, tap, flash, set, color, duration
  /// The condition of a segue.
  case condition = "if"
  // In a transition.
  case from, curve, backdrop, source, destination, front, time
}

extension JSONNode {
  /// Sets a member of an object; nil removes it.
  mutating func set<Key: RawRepresentable<String>>(_ key: Key, _ node: JSONNode?) {
    set(key.rawValue, node)
  }
}
