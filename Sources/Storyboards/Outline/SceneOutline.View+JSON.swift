import TextFormats

extension SceneOutline.View {
  /// Reads the views of a list. Any other value has none.
  static func all(json list: JSONNode) -> [SceneOutline.View] {
    (list.elements ?? []).map { SceneOutline.View(json: $0) }
  }

  private init(json node: JSONNode) {
    self.init(offset: node.offset)
    node.forEachMember { key, member in read(key, member.node) }
    if let kind { isAtEnd = kind.entry.isAtEnd(node) }
  }

  /// Replaces the value of a key. A text that is no kind of view is read as `view`.
  private mutating func read(_ key: SceneKey.View, _ node: JSONNode) {
    switch key {
    case .id: id = node.string
    case .kind: kind = node.string.map { Kind(rawValue: $0) ?? .view }
    case .isEnabled: isEnabled = node.bool
    case .title: title = node.string
    case .text: text = node.string
    case .placeholder: placeholder = node.string
    case .lines: lines = node.integer
    case .width: width = node.integer
    case .frame: frame = SceneOutline.Frame(json: node)
    case .autoresizing: isAutoresizing = true
    case .segments: segments = (node.elements ?? []).compactMap(\.string)
    case .isEditable: isEditable = node.bool
    case .views: views = Self.all(json: node)
    case .sections: sections = SceneOutline.Section.all(json: node)
    }
  }
}

extension SceneOutline.Frame {
  init(json node: JSONNode) {
    typealias Key = SceneKey.Frame
    x = node[Key.x]?.double
    y = node[Key.y]?.double
    width = node[Key.width]?.double
    height = node[Key.height]?.double
  }
}

extension SceneOutline.Section {
  /// Reads the sections of a list. Any other value has none.
  static func all(json list: JSONNode) -> [SceneOutline.Section] {
    (list.elements ?? []).map { SceneOutline.Section(json: $0) }
  }

  private init(json node: JSONNode) {
    typealias Key = SceneKey.Section
    offset = node.offset
    header = node[Key.header]?.string
    rows = (node[Key.rows]?.elements ?? []).map { SceneOutline.Row(json: $0) }
    template = node[Key.row].map { SceneOutline.Row(json: $0) }
    count = node[Key.count]?.integer
  }
}

extension SceneOutline.Row {
  init(json node: JSONNode) {
    typealias Key = SceneKey.Row
    offset = node.offset
    id = node[Key.id]?.string
    title = node[Key.title]?.string
    detail = node[Key.detail]?.string
    hasAccessoryButton = node[Key.accessory]?.string?.hasPrefix("detail") == true
    isDeletable = node[Key.deletable]?.bool == true
    detailPlace =
      switch node[Key.style]?.string {
      case nil, "default": .nowhere
      case "value1", "value2": .besideTitle
      default: .belowTitle
      }
  }
}

extension SceneOutline.BarButton {
  /// Reads the bar buttons of a list. Any other value has none.
  static func all(json list: JSONNode) -> [SceneOutline.BarButton] {
    (list.elements ?? []).map { node in
      typealias Key = SceneKey.BarButton
      var button = SceneOutline.BarButton(offset: node.offset)
      button.id = node[Key.id]?.string
      button.title = node[Key.title]?.string
      button.systemItem = node[Key.systemItem]?.string
      return button
    }
  }
}

extension SceneOutline.AlertAction {
  init(json node: JSONNode) {
    typealias Key = SceneKey.AlertAction
    offset = node.offset
    id = node[Key.id]?.string
    title = node[Key.title]?.string
    style = node[Key.style]?.string
    isEnabled = node[Key.isEnabled]?.bool != false
  }
}
