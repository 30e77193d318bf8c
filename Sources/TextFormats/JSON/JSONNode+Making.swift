/// Values made in code. Their offset is 0.
extension JSONNode {
  /// Creates a string.
  package init(_ text: String) { self.init(value: .string(text)) }
  /// Creates a Boolean value.
  package init(_ bool: Bool) { self.init(value: .bool(bool)) }
  /// Creates an integer.
  package init(_ integer: Int) { self.init(value: .integer(integer)) }
  /// Creates an array.
  package init(_ elements: [JSONNode]) { self.init(value: .array(elements)) }

  /// Creates a number that is rounded to two decimals. It is an integer if it has no fraction.
  package init(hundredths number: Double) {
    let rounded = (number * 100).rounded() / 100
    if let integer = Int(exactly: rounded) {
      self.init(integer)
    } else {
      self.init(value: .number(rounded))
    }
  }

  /// Returns an object. Members whose value is nil are left out.
  package static func object(_ members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    JSONNode(
      value: .object(
        members.compactMap { key, node in node.map { JSONMember(key: key, node: $0) } }))
  }

  /// Returns the same value with ascending offsets, as if it had been read from a text.
  ///
  /// Errors in a value that was made in code then find their paths by ``path(to:)``.
  package func assigningOffsets() -> JSONNode {
    var next = 0
    return assigningOffsets(&next)
  }

  /// Returns the value with offsets from `next` on, and advances `next`.
  private func assigningOffsets(_ next: inout Int) -> JSONNode {
    defer { next += 1 }
    let offset = next
    next += 1
    switch value {
    case .null, .bool, .integer, .number, .string: return JSONNode(offset: offset, value: value)
    case .array(let elements):
      var numbered: [JSONNode] = []
      numbered.reserveCapacity(elements.count)
      for element in elements { numbered.append(element.assigningOffsets(&next)) }
      return JSONNode(offset: offset, value: .array(numbered))
    case .object(let members):
      var numbered: [JSONMember] = []
      numbered.reserveCapacity(members.count)
      for member in members {
        let keyOffset = next
        next += 1
        numbered.append(
          JSONMember(
            key: member.key, keyOffset: keyOffset, node: member.node.assigningOffsets(&next)))
      }
      return JSONNode(offset: offset, value: .object(numbered))
    }
  }

  /// Sets a member of an object, in its present place or at the end.
  ///
  /// - Parameters:
  ///   - key: The key of the member.
  ///   - node: The value; nil removes the member. Values that are no object stay unchanged.
  package mutating func set(_ key: String, _ node: JSONNode?) {
    guard case .object(var members) = value else { return }
    // Releases the array, which would be copied otherwise.
    value = .null
    let place = members.firstIndex { $0.key == key }
    switch (place, node) {
    case (let place?, let node?): members[place].node = node
    case (let place?, nil): members.remove(at: place)
    case (nil, let node?): members.append(JSONMember(key: key, node: node))
    case (nil, nil): break
    }
    value = .object(members)
  }
}

extension JSONNode {
  /// Returns the value with all offsets increased by `bytes`, as if the text began later.
  package func shifted(by bytes: Int) -> JSONNode {
    let value: JSONValue =
      switch value {
      case .null, .bool, .integer, .number, .string: value
      case .array(let elements): .array(elements.map { $0.shifted(by: bytes) })
      case .object(let members):
        .object(
          members.map { member in
            JSONMember(
              key: member.key, keyOffset: member.keyOffset + bytes,
              node: member.node.shifted(by: bytes))
          })
      }
    return JSONNode(offset: offset + bytes, value: value)
  }
}

extension String? {
  /// The text as a JSON value; nil if there is no text.
  package var node: JSONNode? { map { JSONNode($0) } }
}
