extension JSONNode {
  /// The value as a message shows it: the type of a large one, else the value itself.
  package var summary: String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool.description
    case .integer(let integer): integer.description
    case .number(let number): decimal(number)
    case .string(let string): quoted(string)
    case .array: "an array"
    case .object: "an object"
    }
  }
}
