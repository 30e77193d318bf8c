import CellGraphics
import NavigationKit

extension ViewDescription {
  /// A text field, whose text segues can set. It can trigger segues by a change and by Enter.
  static let textField = control(
    "a text field", .textField(SceneDocument.TextField()),
    [
      .value("text", \.control.textField.text, .text, default: ""),
      .value("placeholder", \.control.textField.placeholder, .text, default: "").saying(
        "The text that an empty text field shows"),
      .value("border", \.control.textField.border, .word(), default: .roundedRect),
      .value("alignment", \.control.textField.alignment, .word(), default: .leading),
      .value(
        "isSecure", \.control.textField.isSecure, .boolean, default: false,
        "Shows a dot for each letter"),
      tint, isEnabled,
    ],
    roles: [.label, .value, .control, .textField],
    make: { description, maker in
      let field = maker.base(description.id, TextField())
      field.text = description.textField.text
      field.placeholder = description.textField.placeholder
      field.borderStyle = description.textField.border
      field.textAlignment = description.textField.alignment
      field.isSecureTextEntry = description.textField.isSecure
      if let color = description.color { field.textColor = color }
      return field
    }
  ).focusable
}

extension SceneDocument.Control {
  fileprivate var textField: SceneDocument.TextField {
    get { if case .textField(let field) = content { field } else { SceneDocument.TextField() } }
    set { content = .textField(newValue) }
  }
}

extension TextField: SceneTexted {
  var textValue: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
