import NavigationKit

extension ViewDescription {
  /// A text view of several lines. It reports changes by a closure, because it is no control in
  /// UIKit.
  static let textView = control(
    "a text view", .textView("", isEditable: true),
    [
      .value("text", \.control.text, .text, default: ""),
      .value("isEditable", \.control.isEditable, .boolean, default: true), tint,
    ],
    roles: [.label, .value, .control],
    make: { description, maker in
      let view = maker.base(description.id, TextView())
      view.text = description.text
      view.isEditable = description.isEditable
      if let color = description.color { view.textColor = color }
      let (notify, id) = (maker.notify, description.id)
      view.onChange = { notify(.change(control: id), $0) }
      return view
    })
}

extension SceneDocument.Control {
  fileprivate var text: String {
    get { if case .textView(let text, _) = content { text } else { "" } }
    set { content = .textView(newValue, isEditable: isEditable) }
  }

  fileprivate var isEditable: Bool {
    get { if case .textView(_, let isEditable) = content { isEditable } else { true } }
    set { content = .textView(text, isEditable: newValue) }
  }
}

extension TextView: SceneTexted {
  var textValue: String {
    get { text }
    set { text = newValue }
  }
}
