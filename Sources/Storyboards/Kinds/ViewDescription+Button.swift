import CellGraphics
import NavigationKit

extension ViewDescription {
  /// A button with a title. A tap performs the segues that name its id.
  static let button = ViewDescription(
    owner: "a button", empty: .button(SceneDocument.Button(id: "", title: "", frame: .zero)),
    fields: [
      .required("title", \.button.title, .text, "The button's title"),
      .value("bold", \.button.isBold, .boolean, default: false),
      .color(
        "color", \.button.color,
        default: { $0 == .dark ? Color(rgb: 0x0A84FF) : SceneDocument.Button.defaultColor },
        "The colour of the view's content"),
      .optional("background", \.button.background, .color, "Default clear"),
      .value("alignment", \.button.alignment, .word(), default: .center),
      .value("isEnabled", \.button.isEnabled, .boolean, default: true),
    ],
    roles: [.button],
    make: { description, maker in
      let button = maker.base(description.id, Button())
      button.title = description.button.title
      button.isEnabled = description.button.isEnabled
      setAppearance(of: button, description.button)
      let (notify, id) = (maker.notify, description.id)
      button.addAction { notify(.tap(button: id), $0) }
      return button
    },
    setAppearance: { view, description in
      if let button = view as? Button { setAppearance(of: button, description.button) }
    }
  ).focusable

  private static func setAppearance(of button: Button, _ description: SceneDocument.Button) {
    button.titleColor = description.color
    button.isBold = description.isBold
    button.titleAlignment = description.alignment
    button.backgroundColor = description.background
  }
}
