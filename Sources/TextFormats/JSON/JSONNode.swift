/// A JSON value and its place in the text it was read from.
public struct JSONNode: Equatable, Sendable {
  public var value: JSONValue
  // A file has at most 1 GB, and a node in four bytes less makes room for a third more of them.
  private var start: UInt32

  /// The byte offset of the value's first character in the text, below 4 GB.
  public var offset: Int {
    get { Int(start) }
    set { start = UInt32(newValue) }
  }

  public init(offset: Int = 0, value: JSONValue) {
    start = UInt32(offset)
    self.value = value
  }
}

public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number without fraction and exponent that `Int` holds exactly; -0 is not one.
  case integer(Int)
  /// Any other number, the nearest double; always finite.
  case number(Double)
  case string(String)
  case array([JSONNode])
  /// In the order of the text, no key twice.
  case object([JSONMember])
}

/// One key of an object and its value.
public struct JSONMember: Equatable, Sendable {
  public var key: String
  public var node: JSONNode
  private var start: UInt32

  /// The byte offset of the key's opening quote, below 4 GB.
  public var keyOffset: Int {
    get { Int(start) }
    set { start = UInt32(newValue) }
  }

  public init(key: String, keyOffset: Int = 0, node: JSONNode) {
    self.key = key
    self.node = node
    start = UInt32(keyOffset)
  }
}

/// Each is nil where the value is of another type.
extension JSONNode {
  public var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  // Swift 6's optimizer fails over its own checks where it inlines this into closures of another module.
  @inline(never)
  public var integer: Int? {
    switch value {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// Any number, an integer too.
  public var double: Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }

  public var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The value of `key` in linear time; nil where the object lacks it or this is no object.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    // By places, so that no member is copied before it is found.
    for place in members.indices where members[place].key == key { return members[place].node }
    return nil
  }
}
