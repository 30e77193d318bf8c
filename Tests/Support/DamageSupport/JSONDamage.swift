import TextFormats

extension JSONNode {
  /// The values in it, itself among them.
  package var nodeCount: Int {
    1 + (elements ?? []).reduce(0) { $0 + $1.nodeCount }
      + (members ?? []).reduce(0) { $0 + $1.node.nodeCount }
  }

  /// Changes the value with this number, counted as by `nodeCount`, or what is in it.
  package mutating func damage(at number: Int, _ random: inout some RandomNumberGenerator) {
    var number = number
    damage(&number, &random)
  }

  private mutating func damage(_ number: inout Int, _ random: inout some RandomNumberGenerator) {
    guard number >= 0 else { return }
    guard number > 0 else {
      number = -1
      change(&random)
      return
    }
    number -= 1
    switch value {
    case .array(var elements):
      for index in elements.indices { elements[index].damage(&number, &random) }
      value = .array(elements)
    case .object(var members):
      for index in members.indices { members[index].node.damage(&number, &random) }
      value = .object(members)
    case .null, .bool, .integer, .number, .string: break
    }
  }

  private mutating func change(_ random: inout some RandomNumberGenerator) {
    let others: [JSONValue] = [
      .null, .bool(true), .integer(3), .integer(-7), .number(0.5), .string(""), .string("left"),
      .array([]), .object([]),
    ]
    if case .object(var members) = value, !members.isEmpty, random.next() % 2 == 0 {
      let place = Int(random.next() % UInt64(members.count))
      let keys = ["kind", "to", "title", "frame", "tabs", "row", "style", "x", "segue", "time"]
      switch random.next() % 2 {
      case 0: members.remove(at: place)
      default:
        let key = keys[Int(random.next() % UInt64(keys.count))]
        if !members.contains(where: { $0.key == key }) {
          members.append(JSONMember(key: key, node: JSONNode(value: .string("x"))))
        }
      }
      value = .object(members)
    } else {
      value = others[Int(random.next() % UInt64(others.count))]
    }
  }
}
