package import TextFormats

extension SceneOutline {
  /// Reads a scene file, and ignores its defects.
  ///
  /// The values of wrong types are left out, one by one. `segue check` reports them elsewhere as
  /// `file-format`.
  package init(json root: JSONNode) {
    self.init(offset: root.offset)
    root.forEachMember { key, member in read(key, member.node) }
  }

  /// Replaces the value of a key.
  package mutating func read(_ key: SceneKey.Document, _ node: JSONNode) {
    switch key {
    case .version: break
    case .canvas: canvas = Size(json: node)
    case .colors: colors = Self.colors(node)
    case .initialScene: initialScene = Reference(json: node)
    case .scenes:
      scenes = Self.numbered(node) { scene, number in Scene(json: scene, number: number) }
    case .transitions: transitions = Set(node.members?.map(\.key) ?? [])
    case .accept: acceptances = Acceptance.all(json: node)
    }
  }

  /// Returns the objects of a list, with their indices in the list.
  static func numbered<Part>(_ list: JSONNode, _ part: (JSONNode, Int) -> Part) -> [Part] {
    let elements = list.elements ?? []
    var parts: [Part] = []
    parts.reserveCapacity(elements.count)
    for (number, element) in elements.enumerated() where element.members != nil {
      parts.append(part(element, number))
    }
    return parts
  }

  /// Returns the standard colours and those of the file. A colour with a defect is left out.
  private static func colors(_ node: JSONNode) -> ColorNames {
    var colors = ColorNames()
    // The values are standard colours or hexadecimal, so their order does not matter.
    let plain = colors
    for member in node.members ?? [] {
      guard let color = member.node.string.flatMap(plain.color) else { continue }
      _ = colors.insert(color, as: member.key, offset: member.keyOffset)
    }
    return colors
  }
}

extension SceneOutline.Reference {
  init(json node: JSONNode) { self.init(id: node.string, offset: node.offset) }
}

extension SceneOutline.Size {
  init(json node: JSONNode) {
    self.init(width: node[SceneKey.Size.width]?.double, height: node[SceneKey.Size.height]?.double)
  }
}

extension SceneOutline.Acceptance {
  /// Reads an array of rules, an object from rule to reason, or one rule.
  static func all(json node: JSONNode) -> [SceneOutline.Acceptance] {
    switch node.value {
    case .array(let elements):
      elements.map { Self(rule: $0.string ?? "", reason: "", offset: $0.offset) }
    case .object(let members):
      members.map { Self(rule: $0.key, reason: $0.node.string ?? "", offset: $0.keyOffset) }
    case .string(let rule): [Self(rule: rule, reason: "", offset: node.offset)]
    case .null, .bool, .integer, .number: [Self(rule: "", reason: "", offset: node.offset)]
    }
  }
}
