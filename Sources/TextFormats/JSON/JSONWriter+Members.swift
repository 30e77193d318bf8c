extension JSONWriter {
  public mutating func member(_ key: String, _ bool: Bool) {
    self.key(key)
    write(bool)
  }

  public mutating func member(_ key: String, _ integer: Int) {
    self.key(key)
    write(integer)
  }

  public mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    write(number)
  }

  public mutating func member(_ key: String, _ string: String) {
    self.key(key)
    write(string)
  }

  /// - Parameter value: Writes the one value of the member.
  public mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    self.key(key)
    value(&self)
  }

  /// Writes a value that has been read, keys in the same order.
  ///
  /// Recursive; a tree from `JSONNode.init(json:)` is never too deep for it.
  public mutating func write(_ node: JSONNode) {
    switch node.value {
    case .null: writeNull()
    case .bool(let bool): write(bool)
    case .integer(let integer): write(integer)
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let elements):
      array { writer in
        for element in elements { writer.write(element) }
      }
    case .object(let members):
      object { writer in
        for member in members { writer.member(member.key, member.node) }
      }
    }
  }

  /// Writes a value that has been read as a member.
  public mutating func member(_ key: String, _ node: JSONNode) {
    self.key(key)
    write(node)
  }
}
