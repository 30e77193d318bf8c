import TextFormats

extension SceneDecoder {
  /// The members of an object that is being read.
  ///
  /// A field looks for its key here, so the order of the keys in a file does not matter. An object
  /// has few keys, so they are in an array and not in a dictionary.
  struct Fields {
    /// The name of the object in messages, such as "a scene".
    var owner: String
    var offset: Int
    var members: [JSONMember]

    subscript(key: some RawRepresentable<String>) -> JSONNode? { self[key.rawValue] }

    /// The value of a key; nil if the object does not have it. Takes time linear in the number of
    /// members.
    subscript(key: String) -> JSONNode? {
      for place in members.indices where members[place].key == key { return members[place].node }
      return nil
    }
  }

  /// Reports a missing key at the start of its object.
  mutating func reportMissing(_ key: String, of fields: Fields) {
    report(.missingKey(key, owner: fields.owner), at: fields.offset)
  }

  /// Reports a key that is similar to one of `keys`. Other unknown keys are allowed.
  ///
  /// A key that resembles no known key is probably meant for another program. Editors and other
  /// tools may add such keys to a file.
  mutating func reportUnknownKey(_ member: JSONMember, among keys: [String]) {
    guard let nearest = nearest(to: member.key, in: keys) else { return }
    report(.misspelledKey(member.key, nearest: nearest), at: member.keyOffset)
  }

  /// Records the offset of an object's id, and reports an id that the scene already has.
  ///
  /// The scene's views, rows, bar buttons and actions share one set of ids, because a trigger names
  /// any of them by its id alone.
  ///
  /// - Parameters:
  ///   - node: The object with the id. An object without an id, or with an empty one, is ignored.
  ///   - reason: Returns the reason for an id that is repeated.
  mutating func noteID(of node: JSONNode, _ reason: (String) -> StoryboardError.Reason) {
    var offsets = ids
    // Releases the dictionary, which would be copied otherwise.
    ids = [:]
    noteID(of: node, in: &offsets, reason)
    ids = offsets
  }

  /// Records the offset of an object's id, and reports an id that `offsets` already has.
  mutating func noteID(
    of node: JSONNode, in offsets: inout [String: Int],
    _ reason: (String) -> StoryboardError.Reason
  ) {
    guard let place = node[SceneKey.View.id], let id = place.string, !id.isEmpty else { return }
    if let other = offsets[id] {
      // The objects are not decoded in the order of the file.
      let (first, second) = (min(other, place.offset), max(other, place.offset))
      report(reason(id), at: second, earlier: first)
      offsets[id] = first
    } else {
      offsets[id] = place.offset
    }
  }

  /// Returns the members of an object; nil after it has reported another value.
  mutating func members(_ node: JSONNode) -> [JSONMember]? {
    if let members = node.members { return members }
    unexpected(node, "an object")
    return nil
  }

  /// Returns the members of an object whose keys are names chosen by the file.
  mutating func namedMembers(_ node: JSONNode) -> [JSONMember] {
    let members = members(node) ?? []
    for member in members where member.key.isEmpty {
      report(
        .unexpected(expected: "a name", found: quoted(""), nearest: nil), at: member.keyOffset)
    }
    return members
  }

  /// Returns the elements of an array. It reports another value and returns an empty array.
  mutating func elements(_ node: JSONNode) -> [JSONNode] {
    if let elements = node.elements { return elements }
    unexpected(node, "an array")
    return []
  }

  /// Reports an empty array.
  ///
  /// - Parameter what: The name of an element in the message.
  mutating func requireElements(of node: JSONNode, _ what: String) {
    guard node.elements?.isEmpty == true else { return }
    report(
      .unexpected(expected: "at least one \(what)", found: "none", nearest: nil), at: node.offset)
  }
}
