package import TextFormats

extension SceneOutline.Segue {
  init(json node: JSONNode, number: Int) {
    self.init(offset: node.offset, number: number)
    node.forEachMember { key, member in read(key, member.node) }
  }

  /// Replaces the value of a key.
  package mutating func read(_ key: SceneKey.Segue, _ node: JSONNode) {
    switch key {
    case .id: id = node.string
    case .kind: kind = node.string.flatMap(Kind.init)
    case .to: to = node.string
    case .action: action = node.string
    case .target: unwindsToNearest = node.string == "nearest"
    case .container: container = node.string
    case .transition: transition = node.string
    case .layerTransition: layerTransition = node.string
    case .trigger: trigger = Trigger(json: node)
    case .modalPresentationStyle: modalPresentationStyle = node.string
    case .anchor: anchor = node.string
    case .accept: acceptances = SceneOutline.Acceptance.all(json: node)
    case .condition: condition = SceneDocument.Segue.Condition(outlining: node)
    case .customClass: customClass = node.string
    }
  }
}

extension SceneOutline.Segue.Trigger {
  /// Creates a trigger from the first gesture of an object; nil if the object has none.
  package init?(json node: JSONNode) {
    for member in node.members ?? [] {
      if let gesture = SceneOutline.Segue.Gesture(rawValue: member.key),
        let value = member.node.string
      {
        self.init(gesture, value)
        return
      }
    }
    return nil
  }
}

extension SceneDocument.Segue.Condition {
  /// Returns nil if a part of the condition is missing.
  fileprivate init?(outlining node: JSONNode) {
    guard let value = node[SceneKey.Condition.value]?.string else { return nil }
    let wanted = node[SceneKey.Condition.is]?.string
    guard let text = wanted ?? node[SceneKey.Condition.isNot]?.string else { return nil }
    self.init(value: value, text: text, isEqual: wanted != nil)
  }
}
