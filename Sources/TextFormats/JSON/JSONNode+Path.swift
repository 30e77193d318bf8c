extension JSONNode {
  /// The path from here to the value or the key at `offset`, such as `scenes[2].segues[0].to`.
  ///
  /// Takes time in proportion to depth and the logarithm of breadth, so that reading need not
  /// keep track of paths.
  package func path(to offset: Int) -> String {
    switch value {
    case .array(let elements):
      guard let index = lastIndex(in: elements, at: offset, \.offset) else { return "" }
      return Self.joined("[\(index)]", elements[index].path(to: offset))
    case .object(let members):
      guard let index = lastIndex(in: members, at: offset, \.keyOffset) else { return "" }
      let rest = members[index].node.path(to: offset)
      return Self.joined(Self.component(members[index].key), rest)
    case .null, .bool, .integer, .number, .string:
      return ""
    }
  }

  private static func joined(_ component: String, _ rest: String) -> String {
    component + (rest.isEmpty || rest.hasPrefix("[") ? rest : ".\(rest)")
  }

  /// A plain word as it is, any other key as `["…"]`.
  private static func component(_ key: String) -> String {
    let isWord = key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isWord && !key.isEmpty ? key.harmless() : "[\"\(key.harmless())\"]"
  }

  /// The last of `items`, whose offsets ascend, that starts at or before `offset`; nil where
  /// `offset` is before all of them.
  private func lastIndex<Item>(
    in items: [Item], at offset: Int, _ start: (Item) -> Int
  ) -> Int? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if start(items[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
