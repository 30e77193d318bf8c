import Simulation
import TextFormats

extension SettingField {
  /// Declares the setting with the keys of actions.
  static func keys(
    _ name: String, _ path: any WritableKeyPath<UserSettings, KeyMap?> & Sendable,
    _ meaning: String
  ) -> Self {
    let key = JSONNode.object(["type": JSONNode("string"), "minLength": JSONNode(1)])
    let keys = JSONNode.object([
      "oneOf": JSONNode([
        key,
        .object(["type": JSONNode("array"), "items": key, "minItems": JSONNode(1)]),
      ])
    ])
    let members = KeyAction.allCases.map { JSONMember(key: $0.rawValue, node: keys) }
    return Self(
      name, path, meaning, variable: nil, option: nil,
      schema: .object([
        "type": JSONNode("object"), "properties": JSONNode(value: .object(members)),
        "additionalProperties": JSONNode(false),
      ])
    ) { node, reader in reader.keyMap(node) }
  }
}

extension SettingsReader {
  /// Reads the keys of actions. Every defect is reported.
  fileprivate mutating func keyMap(_ node: JSONNode) -> KeyMap? {
    guard let members = node.members else { return unexpected(node, KeyMap.expectation) }
    let names = KeyAction.allCases.map(\.rawValue)
    var keys: [KeyAction: [Key]] = [:]
    var isValid = true
    for member in members {
      if let action = KeyAction(rawValue: member.key) {
        guard let read = self.keys(member.node) else {
          isValid = false
          continue
        }
        keys[action] = read
      } else {
        isValid = false
        unknownKey(member, known: names)
      }
    }
    guard isValid else { return nil }
    do {
      return try KeyMap(keys)
    } catch {
      let place = members.last { member in
        (member.node.elements ?? [member.node]).contains { $0.string == error.key }
      }
      report(.conflict(error), at: place?.node.offset ?? node.offset)
      return nil
    }
  }

  /// Reads one key or several; nil if one of them is unknown.
  private mutating func keys(_ node: JSONNode) -> [Key]? {
    let nodes = node.elements ?? [node]
    guard !nodes.isEmpty else { return unexpected(node, "at least one key") }
    var keys: [Key] = []
    for node in nodes {
      if let key = node.string.flatMap({ Key(choosable: $0) }) {
        keys.append(key)
      } else {
        let _: Never? = unexpected(node, Key.choosableForm)
      }
    }
    return keys.count == nodes.count ? keys : nil
  }
}
