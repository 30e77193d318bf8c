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

extension String? {
  /// The text as a value; nil where there is none.
  var node: JSONNode? { map { JSONNode($0) } }
}
