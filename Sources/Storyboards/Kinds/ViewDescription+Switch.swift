import NavigationKit

extension ViewDescription {
  /// A switch, off by default. Its value is the text `on` or `off`, which conditions of segues
  /// compare.
  static let `switch` = control(
    "a switch", .switch(isOn: false),
    [.value("isOn", \.control.isOn, .boolean, default: false), tint, isEnabled],
    roles: [.value, .control],
    make: { description, maker in
      let view = maker.base(description.id, Switch())
      view.isOn = description.isOn
      if let color = description.color { view.onTintColor = color }
      return view
    }
  ).focusable.inRows
}

extension SceneDocument.Control {
  fileprivate var isOn: Bool {
    get { if case .switch(let isOn) = content { isOn } else { false } }
    set { content = .switch(isOn: newValue) }
  }
}

extension Switch: SceneValued {
  /// The value as a text: `on` or `off`.
  var textValue: String {
    get { isOn ? "on" : "off" }
    set { isOn = newValue == "on" }
  }
}
