import Foundation
import TextFormats

/// A small validator of the keywords that the schema of scene files uses, as the draft 2020-12 defines
/// them.
///
/// An unknown keyword is an error, so that nothing is passed over. Python's `jsonschema` validates the
/// same files where it is installed.
struct SchemaValidator {
  let root: JSONNode

  struct UnknownKeyword: Error { var keyword: String }

  func accepts(_ value: JSONNode) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: JSONNode, _ schema: JSONNode) throws -> Bool {
    if let bool = schema.bool { return bool }
    for member in schema.members ?? [] {
      guard try accepts(value, member.key, member.node, of: schema) else { return false }
    }
    return true
  }

  private func accepts(
    _ value: JSONNode, _ keyword: String, _ argument: JSONNode, of schema: JSONNode
  ) throws -> Bool {
    switch keyword {
    case "$schema", "title", "description", "$defs", "then": return true
    case "$ref":
      let name = argument.string?.replacingOccurrences(of: "#/$defs/", with: "") ?? ""
      guard let definition = root["$defs"]?[name] else { throw UnknownKeyword(keyword: name) }
      return try accepts(value, definition)
    case "type": return isOfType(value, argument.string ?? "")
    case "enum": return argument.elements?.contains { isSame($0, value) } ?? false
    case "const": return isSame(argument, value)
    case "minimum": return value.double.map { $0 >= argument.double ?? 0 } ?? true
    case "maximum": return value.double.map { $0 <= argument.double ?? 0 } ?? true
    case "exclusiveMinimum": return value.double.map { $0 > argument.double ?? 0 } ?? true
    case "minLength":
      return value.string.map { $0.unicodeScalars.count >= argument.integer ?? 0 } ?? true
    case "minItems": return value.elements.map { $0.count >= argument.integer ?? 0 } ?? true
    case "pattern":
      return value.string.map {
        $0.range(of: argument.string ?? "", options: .regularExpression) != nil
      } ?? true
    case "items":
      // Of those that come after the ones with schemas of their own.
      let rest = value.elements?.dropFirst(schema["prefixItems"]?.elements?.count ?? 0)
      return try rest?.allSatisfy { try accepts($0, argument) } ?? true
    case "prefixItems":
      return try zip(value.elements ?? [], argument.elements ?? []).allSatisfy {
        try accepts($0, $1)
      }
    case "required":
      guard value.members != nil else { return true }
      return argument.elements?.allSatisfy { value[$0.string ?? ""] != nil } ?? true
    case "properties":
      return try value.members?.allSatisfy { member in
        try argument[member.key].map { try accepts(member.node, $0) } ?? true
      } ?? true
    case "propertyNames":
      return try value.members?.allSatisfy { member in
        try accepts(JSONNode(value: .string(member.key)), argument)
      } ?? true
    case "additionalProperties":
      return try value.members?.allSatisfy { try accepts($0.node, argument) } ?? true
    case "allOf": return try argument.elements?.allSatisfy { try accepts(value, $0) } ?? true
    case "oneOf":
      return try argument.elements?.filter { try accepts(value, $0) }.count == 1
    case "not": return try !accepts(value, argument)
    case "if":
      guard try accepts(value, argument), let then = schema["then"] else { return true }
      return try accepts(value, then)
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func isOfType(_ value: JSONNode, _ type: String) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.elements != nil
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "number": value.double != nil
    case "integer": value.double.map { $0 == $0.rounded() } ?? false
    default: false
    }
  }

  private func isSame(_ a: JSONNode, _ b: JSONNode) -> Bool {
    if let a = a.double, let b = b.double { return a == b }
    return a.string != nil && a.string == b.string
  }
}
