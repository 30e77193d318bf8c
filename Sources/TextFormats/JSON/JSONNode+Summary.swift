extension JSONNode {
  /// The value for an error message: `an array` or `an object` for these types, otherwise the value
  /// itself.
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
