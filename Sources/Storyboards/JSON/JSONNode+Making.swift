/// Values made in code, at offset 0.
extension JSONNode {
  init(_ text: String) { self.init(value: .string(text)) }
  init(_ bool: Bool) { self.init(value: .bool(bool)) }
  init(_ integer: Int) { self.init(value: .integer(integer)) }
  init(_ elements: [JSONNode]) { self.init(value: .array(elements)) }

  /// A number to the hundredth, whole where it is.
  init(hundredths number: Double) {
    let rounded = (number * 100).rounded() / 100
    if let integer = Int(exactly: rounded) {
      self.init(integer)
    } else {
      self.init(value: .number(rounded))
    }
  }

  /// An object; members that are nil are left out.
  static func object(_ members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    JSONNode(
      value: .object(
        members.compactMap { key, node in node.map { JSONMember(key: key, node: $0) } }))
  }

  /// Sets a member of an object, at its place or at the end; nil removes it.
  mutating func set(_ key: String, _ node: JSONNode?) {
    guard case .object(var members) = value else { return }
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
  func shifted(by bytes: Int) -> JSONNode {
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
  var node: JSONNode? { map { JSONNode($0) } }
}
