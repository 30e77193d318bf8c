extension JSONNode {
  /// Returns the path from this value to the value or the key at `offset`, such as
  /// `scenes[2].segues[0].to`.
  ///
  /// It takes time proportional to the depth and to the logarithm of the breadth, so reading need
  /// not keep track of paths.
  ///
  /// - Parameter offset: A byte offset in the text. Between two values the path leads to the
  ///   earlier one.
  /// - Returns: The path; empty for this value itself.
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

  /// Joins a component and the rest of the path, with a full stop where necessary.
  private static func joined(_ component: String, _ rest: String) -> String {
    component + (rest.isEmpty || rest.hasPrefix("[") ? rest : ".\(rest)")
  }

  /// Returns a plain word as it is, any other key as `["…"]`.
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

  /// Returns the index of the last item that starts at or before `offset`; nil if all items start
  /// later.
  ///
  /// The offsets of the items must be ascending.
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
