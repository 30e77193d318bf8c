import TextFormats

extension SceneDecoder {
  /// The members of an object that is being decoded.
  struct Fields {
    /// What the object is, such as "a scene".
    var owner: String
    var offset: Int
    var members: [JSONMember]

    subscript(key: String) -> JSONNode? {
      for place in members.indices where members[place].key == key { return members[place].node }
      return nil
    }
  }

  /// Opens an object and reports the keys that it should not have.
  ///
  /// A key that is near none of `keys` is not looked at, as it may be of use to others.
  ///
  /// - Parameter others: Keys that related kinds of object have.
  /// - Returns: Nil, and a report, where the value is no object.
  mutating func open(
    _ node: JSONNode, as owner: String, keys: [String],
    others: @autoclosure () -> [String] = []
  ) -> Fields? {
    guard let members = members(node) else { return nil }
    for member in members where !keys.contains(member.key) {
      if others().contains(member.key) {
        report(.misplacedKey(member.key, owner: owner), at: member.keyOffset)
      } else if let nearest = nearest(to: member.key, in: keys) {
        report(.misspelledKey(member.key, nearest: nearest), at: member.keyOffset)
      }
    }
    return Fields(owner: owner, offset: node.offset, members: members)
  }

  mutating func required(_ key: String, of fields: Fields) -> JSONNode? {
    if let node = fields[key] { return node }
    report(.missingKey(key, owner: fields.owner), at: fields.offset)
    return nil
  }

  /// The one of `keys` that the object has; nil, and a report, where it has none or several.
  mutating func oneOf(_ keys: String..., of fields: Fields) -> String? { oneOf(keys, of: fields) }

  mutating func oneOf(_ keys: [String], of fields: Fields) -> String? {
    let found = keys.filter { fields[$0] != nil }
    if found.count == 1 { return found[0] }
    report(.notOneKey(keys, found: found.count), at: fields.offset)
    return nil
  }

  /// Notes where an object's id is, and reports an id that `offsets` has already.
  mutating func noteID(
    of node: JSONNode, in offsets: inout [String: Int],
    _ reason: (String) -> StoryboardError.Reason
  ) {
    guard let place = node["id"], let id = place.string, !id.isEmpty else { return }
    if let other = offsets[id] {
      // What is decoded first need not come first in the file.
      let (first, second) = (min(other, place.offset), max(other, place.offset))
      report(reason(id), at: second, earlier: first)
      offsets[id] = first
    } else {
      offsets[id] = place.offset
    }
  }

  mutating func members(_ node: JSONNode) -> [JSONMember]? {
    if let members = node.members { return members }
    unexpected(node, "an object")
    return nil
  }

  /// The members of an object whose keys are names that the file chooses.
  mutating func namedMembers(_ node: JSONNode) -> [JSONMember] {
    let members = members(node) ?? []
    for member in members where member.key.isEmpty {
      report(
        .unexpected(expected: "a name", found: quoted(""), nearest: nil), at: member.keyOffset)
    }
    return members
  }

  mutating func elements(_ node: JSONNode?) -> [JSONNode] {
    guard let node else { return [] }
    if let elements = node.elements { return elements }
    unexpected(node, "an array")
    return []
  }
}
