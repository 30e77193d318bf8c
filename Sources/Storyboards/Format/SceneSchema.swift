import TextFormats

/// The JSON Schema of the scene file, from which editors offer completions.
///
/// The schema describes each value by itself. Rules between two places of a file, such as the
/// existence of a segue's destination, are checked only when the file is read.
///
/// The schema is written for the draft 2020-12 of JSON Schema. Unknown keys are allowed, as the
/// reader allows them.
public enum SceneSchema {
  /// The text of the schema, as in `docs/scenes.schema.json`.
  public static var text: String { root.indented }

  /// The schema as JSON: the rules of the document, and under `$defs` those of all other objects.
  static var root: JSONNode {
    let definitions = SceneFormat.objects.filter { $0.name != SceneFormat.document.name }
    var root = JSONNode.object([
      "$schema": JSONNode("https://json-schema.org/draft/2020-12/schema"),
      "title": JSONNode("A scene file of Segue, version 1"),
    ])
    for member in schema(of: SceneFormat.document.object).members ?? [] {
      root.set(member.key, member.node)
    }
    root.set(
      "$defs",
      JSONNode(
        value: .object(
          [
            JSONMember(key: "color", node: color), JSONMember(key: "acceptance", node: acceptance),
          ]
            + definitions.map { JSONMember(key: $0.name, node: schema(of: $0)) })))
    return root
  }

  /// The name of a colour, perhaps defined by the file, or hexadecimal notation.
  private static var color: JSONNode {
    let digits = "[0-9A-Fa-f]"
    return .object([
      "type": JSONNode("string"),
      "pattern": JSONNode("^([^#]|#(\(digits){3}|\(digits){6}|\(digits){8})$)"),
    ])
  }

  /// A rule, several rules, or an object with a text for each rule.
  private static var acceptance: JSONNode {
    let rule = JSONNode.object(["enum": JSONNode(SceneFormat.rules.map { JSONNode($0) })])
    return .object([
      "oneOf": JSONNode([
        rule, .object(["type": JSONNode("array"), "items": rule]),
        .object([
          "type": JSONNode("object"), "propertyNames": rule,
          "additionalProperties": .object(["type": JSONNode("string")]),
        ]),
      ])
    ])
  }

  // MARK: - Objects

  /// Returns the schema of an object.
  ///
  /// The keys that mean the same in all their cases are under `properties`. The others are in an
  /// `if` and `then` for each case.
  ///
  /// A key that all cases share is described once, which keeps the hints of editors short.
  private static func schema(of object: FormatObject) -> JSONNode {
    let shared = sharedKeys(of: object)
    let names = object.cases.flatMap { $0.keys.map(\.name) }
    let always = shared.filter { key in
      object.cases.allSatisfy { one in
        one.keys.contains { $0.name == key.name && $0.isRequired }
      }
    }
    var parts: [JSONNode] = []
    if object.cases.count > 1 {
      parts = object.cases.map { part($0, shared: shared, required: always, all: names) }
    }
    let rules = object.rules + (object.cases.count == 1 ? object.cases[0].rules : [])
    parts += rules.map(schema)
    return .object([
      "type": JSONNode("object"),
      "properties": properties(shared),
      "required": required(always),
      "allOf": parts.isEmpty ? nil : JSONNode(parts),
    ])
  }

  /// Returns the keys that mean the same in all their cases. A key of one case of several is not
  /// included.
  ///
  /// Two keys mean the same if their schemas, with the sentences for editors, are equal.
  private static func sharedKeys(of object: FormatObject) -> [FormatKey] {
    var shared: [FormatKey] = []
    for key in object.cases.flatMap(\.keys) where !shared.contains(where: { $0.name == key.name }) {
      let same = object.cases.compactMap { one in one.keys.first { $0.name == key.name } }
      guard same.count > 1 || object.cases.count == 1 else { continue }
      if same.allSatisfy({ schema(of: $0) == schema(of: key) }) { shared.append(key) }
    }
    return shared
  }

  /// Returns the schema of one case: its own keys, and no keys of other cases.
  private static func part(
    _ one: FormatCase, shared: [FormatKey], required always: [FormatKey], all: [String]
  ) -> JSONNode {
    let own = one.keys.filter { key in !shared.contains { $0.name == key.name } }
    var members = own.map { JSONMember(key: $0.name, node: schema(of: $0)) }
    for name in all where !one.keys.contains(where: { $0.name == name }) {
      guard !members.contains(where: { $0.key == name }) else { continue }
      members.append(JSONMember(key: name, node: JSONNode(false)))
    }
    return .object([
      "if": schema(one.condition),
      "then": .object([
        "properties": members.isEmpty ? nil : JSONNode(value: .object(members)),
        "required": required(one.keys.filter { key in !always.contains { $0.name == key.name } }),
        "allOf": one.rules.isEmpty ? nil : JSONNode(one.rules.map(schema)),
      ]),
    ])
  }

  /// Returns the schemas of keys under `properties`; nil for no keys.
  private static func properties(_ keys: [FormatKey]) -> JSONNode? {
    guard !keys.isEmpty else { return nil }
    return JSONNode(
      value: .object(keys.map { JSONMember(key: $0.name, node: schema(of: $0)) }))
  }

  /// Returns the names of the required keys; nil if there are none.
  private static func required(_ keys: [FormatKey]) -> JSONNode? {
    let names = keys.filter(\.isRequired).map { JSONNode($0.name) }
    return names.isEmpty ? nil : JSONNode(names)
  }

  // MARK: - Values

  /// Returns the schema of a key's value, with the key's meaning as the description that editors
  /// show.
  private static func schema(of key: FormatKey) -> JSONNode {
    var schema = schema(key.shape)
    schema.set("description", JSONNode(key.meaning))
    return schema
  }

  /// Returns the schema of a value, without regard to other values of the file.
  private static func schema(_ shape: FormatShape) -> JSONNode {
    switch shape {
    case .text: return .object(["type": JSONNode("string")])
    case .name: return .object(["type": JSONNode("string"), "minLength": JSONNode(1)])
    case .path: return .object(["type": JSONNode("string"), "pattern": JSONNode("^[^/]")])
    case .boolean: return .object(["type": JSONNode("boolean")])
    case .color: return .object(["$ref": JSONNode("#/$defs/color")])
    case .integer(let lowest, let highest):
      return .object([
        "type": JSONNode("integer"), "minimum": JSONNode(lowest),
        "maximum": highest.map { JSONNode($0) },
      ])
    case .number(let lowest, let highest):
      return .object([
        "type": JSONNode("number"), "minimum": JSONNode(hundredths: lowest),
        "maximum": JSONNode(hundredths: highest),
      ])
    case .numberAbove(let lowest, let highest):
      return .object([
        "type": JSONNode("number"), "exclusiveMinimum": JSONNode(hundredths: lowest),
        "maximum": JSONNode(hundredths: highest),
      ])
    case .version: return .object(["const": JSONNode(1)])
    case .acceptance: return .object(["$ref": JSONNode("#/$defs/acceptance")])
    case .word(let words): return .object(["enum": JSONNode(words.map { JSONNode($0) })])
    case .wordOrObject(let words, let object):
      return .object(["oneOf": JSONNode([schema(.word(words)), schema(.object(object))])])
    case .controlPoints:
      let point = [SceneFormat.controlTime.shape, SceneFormat.controlProgress.shape].map(schema)
      return .object([
        "type": JSONNode("array"), "prefixItems": JSONNode(point + point),
        "items": JSONNode(false), "minItems": JSONNode(4),
      ])
    case .list(let element, let count):
      return .object([
        "type": JSONNode("array"), "items": schema(element),
        "minItems": count > 0 ? JSONNode(count) : nil,
      ])
    case .keyframes:
      let keyframe = schema(.object("keyframe"))
      var first = keyframe
      first.set(
        "properties", .object(of: "time", .object(["const": JSONNode(0)])))
      return .object([
        "type": JSONNode("array"), "prefixItems": JSONNode([first]), "items": keyframe,
        "minItems": JSONNode(1),
      ])
    case .names(let value, let excludesHash):
      let names: JSONNode =
        excludesHash
        ? .object(["pattern": JSONNode("^[^#]")]) : .object(["minLength": JSONNode(1)])
      return .object([
        "type": JSONNode("object"), "propertyNames": names,
        "additionalProperties": schema(value),
      ])
    case .object(let name): return .object(["$ref": JSONNode("#/$defs/\(name)")])
    }
  }

  // MARK: - Conditions and rules

  /// Returns the schema of the objects for which a condition holds.
  private static func schema(_ condition: FormatCondition) -> JSONNode {
    switch condition {
    case .always: return JSONNode(true)
    case .word(let word, let key): return has([word], key)
    case .wordOrNone(let word, let key):
      return .object(["properties": .object(of: key, .object(["const": JSONNode(word)]))])
    case .otherThan(let words, let key):
      return .object([
        "required": JSONNode([JSONNode(key)]), "not": has(words, key),
      ])
    case .without(let key): return .object(["not": requiring([key])])
    case .with(let key): return requiring([key])
    }
  }

  /// Returns the schema of the objects that keep a rule.
  private static func schema(_ rule: FormatRule) -> JSONNode {
    switch rule {
    case .exactlyOne(let keys, _):
      return .object(["oneOf": JSONNode(keys.map { requiring([$0]) })])
    case .atLeastOne(let keys):
      return .object([
        "not": .object(["allOf": JSONNode(keys.map { .object(["not": requiring([$0])]) })])
      ])
    case .onlyWith(let key, let word, let others, _):
      return .object(["if": .object(["not": has([word], key)]), "then": without(others)])
    case .limits(let key, let words, let other, let among):
      return .object([
        "if": has(words, key),
        "then": .object([
          "properties": .object(
            of: other, .object(["enum": JSONNode(among.map { JSONNode($0) })]))
        ]),
      ])
    case .notBoth(let first, let second): return .object(["not": requiring([first, second])])
    case .never(let keys): return without(keys)
    case .excludes(let key, let word, let others, _):
      return .object(["if": has([word], key), "then": without(others)])
    case .rulesOut(let key, let others, _):
      return .object(["if": requiring([key]), "then": without(others)])
    case .excludesUnless(let key, let words, let absent, let others, _):
      return .object([
        "if": .object([
          "allOf": JSONNode([has(words, key)] + absent.map { .object(["not": requiring([$0])]) })
        ]),
        "then": without(others),
      ])
    }
  }

  /// Returns the schema of the objects in which a key has one of these words.
  private static func has(_ words: [String], _ key: String) -> JSONNode {
    let value: JSONNode =
      words.count == 1
      ? .object(["const": JSONNode(words[0])])
      : .object(["enum": JSONNode(words.map { JSONNode($0) })])
    return .object([
      "required": JSONNode([JSONNode(key)]), "properties": .object(of: key, value),
    ])
  }

  /// Returns the schema of the objects that have all of these keys.
  private static func requiring(_ keys: [String]) -> JSONNode {
    .object(["required": JSONNode(keys.map { JSONNode($0) })])
  }

  /// Returns the schema of the objects that have none of these keys.
  private static func without(_ keys: [String]) -> JSONNode {
    .object([
      "properties": JSONNode(
        value: .object(keys.map { JSONMember(key: $0, node: JSONNode(false)) }))
    ])
  }
}

extension JSONNode {
  /// Returns an object with one member.
  fileprivate static func object(of key: String, _ node: JSONNode) -> JSONNode {
    JSONNode(value: .object([JSONMember(key: key, node: node)]))
  }
}
