/// A JSON value and its position in the text.
///
/// The position makes it possible to report errors with line and column:
///
/// ```swift
/// let bytes = Array("{\n  \"size\": [80, 24]\n}".utf8)
/// let root = try JSONNode(json: bytes)
/// guard let size = root["size"], let columns = size.elements?.first else { fatalError() }
/// precondition(columns.integer == 80)
/// precondition(root.path(to: columns.offset) == "size[0]")
/// let position = SourceText(bytes).position(at: columns.offset)
/// precondition(position == SourcePosition(line: 2, column: 12))
/// ```
public struct JSONNode: Equatable, Sendable {
  /// The value without its position.
  public var value: JSONValue
  // Four bytes: a file has at most 1 GB, and a smaller node leaves room for a third more of them.
  private var start: UInt32

  /// The byte offset of the value's first character in the text, below 4 GB; 0 for a value made in
  /// code.
  public var offset: Int {
    get { Int(start) }
    set { start = UInt32(newValue) }
  }

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - offset: The byte offset in the text, 0 or more and below 4 GB; otherwise it traps.
  ///   - value: The value.
  public init(offset: Int = 0, value: JSONValue) {
    start = UInt32(offset)
    self.value = value
  }
}

/// A JSON value of one of the types of RFC 8259. Numbers are divided into integers and others.
public enum JSONValue: Equatable, Sendable {
  /// The value `null`.
  case null
  /// The value `true` or `false`.
  case bool(Bool)
  /// A number without a fraction or an exponent that `Int` holds exactly. -0 is a ``number(_:)``.
  case integer(Int)
  /// Any other number, as the nearest double. It is finite.
  case number(Double)
  /// A text, with its escapes resolved.
  case string(String)
  /// The elements, in the order of the text.
  case array([JSONNode])
  /// The members, in the order of the text. All keys differ.
  case object([JSONMember])
}

/// A key of an object and its value.
///
/// A repeated key is an error when a text is read, so the first member with a key is the only one.
public struct JSONMember: Equatable, Sendable {
  /// The key, with its escapes resolved.
  public var key: String
  /// The value.
  public var node: JSONNode
  private var start: UInt32

  /// The byte offset of the key's opening quote, below 4 GB; 0 for a member made in code.
  public var keyOffset: Int {
    get { Int(start) }
    set { start = UInt32(newValue) }
  }

  /// Creates a member.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - keyOffset: The byte offset of the key in the text, 0 or more and below 4 GB; otherwise it
  ///     traps.
  ///   - node: The value.
  public init(key: String, keyOffset: Int = 0, node: JSONNode) {
    self.key = key
    self.node = node
    start = UInt32(keyOffset)
  }
}

/// Accessors for a value of a known type. Each is nil if the value has another type.
extension JSONNode {
  /// The Boolean value; nil for other types.
  public var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  // Swift 6's optimiser crashes if it inlines this into closures of another module.
  /// The number as an integer; nil if it has a fraction or is out of range, and for other types.
  ///
  /// A number such as `2.0` or `1e3` is an integer too.
  @inline(never)
  public var integer: Int? {
    switch value {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// Any number, including an integer; nil for other types.
  public var double: Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The text; nil for other types.
  public var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The elements of an array; nil for other types.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members of an object; nil for other types.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The value of a key; nil if the object does not have the key, and for other types.
  ///
  /// It takes linear time in the number of members.
  ///
  /// ```swift
  /// let node = try JSONNode(json: Array(#"{"a": {"b": [1, 2]}}"#.utf8))
  /// precondition(node["a"]?["b"]?.elements?.count == 2)
  /// // A missing key and a value of another type are both nil.
  /// precondition(node["b"] == nil && node["a"]?["b"]?["c"] == nil)
  /// ```
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    // By index, so that no member is copied before it is found.
    for place in members.indices where members[place].key == key { return members[place].node }
    return nil
  }
}
