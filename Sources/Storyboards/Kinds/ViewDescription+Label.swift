import CellGraphics
import NavigationKit

extension ViewDescription {
  /// A label of one or more lines, whose text segues can set.
  static let label = ViewDescription(
    owner: "a label", empty: .label(SceneDocument.Label(id: "", frame: .zero)),
    fields: [
      .value("text", \.label.text, .text, default: ""),
      .value("bold", \.label.isBold, .boolean, default: false),
      .color(
        "color", \.label.color,
        default: { $0 == .dark ? .white : SceneDocument.Label.defaultColor },
        "The colour of the view's content"),
      .optional("background", \.label.background, .color, "Default clear"),
      .value("alignment", \.label.alignment, .word(), default: .leading),
      .value(
        "lines", \.label.lines, .integer(0...1_000), default: 1,
        "The maximum number of lines, 0 for no limit"),
    ],
    roles: [.label, .value],
    make: { description, maker in
      let label = maker.base(description.id, Label())
      label.text = description.label.text
      setAppearance(of: label, description.label)
      return label
    },
    setAppearance: { view, description in
      if let label = view as? Label { setAppearance(of: label, description.label) }
    })

  private static func setAppearance(of label: Label, _ description: SceneDocument.Label) {
    label.textColor = description.color
    label.textAlignment = description.alignment
    label.isBold = description.isBold
    label.numberOfLines = description.lines
    label.backgroundColor = description.background
  }
}

extension Label: SceneTexted {
  var textValue: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
