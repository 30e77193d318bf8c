extension JSONWriter {
  /// Writes a member whose value is a Boolean.
  public mutating func member(_ key: String, _ bool: Bool) {
    self.key(key)
    write(bool)
  }

  /// Writes a member whose value is an integer.
  public mutating func member(_ key: String, _ integer: Int) {
    self.key(key)
    write(integer)
  }

  /// Writes a member whose value is a number, which must be finite.
  public mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    write(number)
  }

  /// Writes a member whose value is a string.
  public mutating func member(_ key: String, _ string: String) {
    self.key(key)
    write(string)
  }

  /// Writes a member with any value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: Writes exactly one value.
  public mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    self.key(key)
    value(&self)
  }

  /// Writes a value with all its elements and members, in their order.
  ///
  /// It calls itself for each level of nesting. A value from ``JSONNode/init(json:in:)`` is never
  /// too deep.
  ///
  /// ```swift
  /// var writer = JSONWriter()
  /// writer.write(try JSONNode(json: Array(#"{ "size" : [ 80, 24 ] }"#.utf8)))
  /// // White space is not kept.
  /// precondition(writer.text == #"{"size":[80,24]}"#)
  /// ```
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

  /// Writes a member with a value that has been read or made.
  public mutating func member(_ key: String, _ node: JSONNode) {
    self.key(key)
    write(node)
  }
}
