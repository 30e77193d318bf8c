/// Values made in code, at offset 0.
extension JSONNode {
  package init(_ text: String) { self.init(value: .string(text)) }
  package init(_ bool: Bool) { self.init(value: .bool(bool)) }
  package init(_ integer: Int) { self.init(value: .integer(integer)) }
  package init(_ elements: [JSONNode]) { self.init(value: .array(elements)) }

  /// A number to the hundredth, whole where it is.
  package init(hundredths number: Double) {
    let rounded = (number * 100).rounded() / 100
    if let integer = Int(exactly: rounded) {
      self.init(integer)
    } else {
      self.init(value: .number(rounded))
    }
  }

  /// An object; members that are nil are left out.
  package static func object(_ members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    JSONNode(
      value: .object(
        members.compactMap { key, node in node.map { JSONMember(key: key, node: $0) } }))
  }

  /// The same with places for values made in code, as ascending as those of a text, by which a defect
  /// finds its path.
  package func assigningOffsets() -> JSONNode {
    var next = 0
    return assigningOffsets(&next)
  }

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
          JSONMember(key: member.key, keyOffset: keyOffset, node: member.node.assigningOffsets(&next)))
      }
      return JSONNode(offset: offset, value: .object(numbered))
    }
  }

  /// Sets a member of an object, at its place or at the end; nil removes it.
  package mutating func set(_ key: String, _ node: JSONNode?) {
    guard case .object(var members) = value else { return }
    // Or the array would be copied each time.
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
  /// The value as if so many bytes came before it.
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
  /// The text as a value; nil where there is none.
  package var node: JSONNode? { map { JSONNode($0) } }
}
