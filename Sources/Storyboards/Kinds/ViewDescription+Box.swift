import CellGraphics
import NavigationKit

extension ViewDescription {
  /// A rectangle of one colour, whose kind is `view`.
  static let box = ViewDescription(
    owner: "a plain view",
    empty: .box(SceneDocument.Box(id: "", background: .white, frame: .zero)),
    fields: [.required("background", \.box.background, .color, "The colour of the whole view")],
    make: { description, maker in
      let box = maker.base(description.id, View())
      box.backgroundColor = description.box.background
      box.isUserInteractionEnabled = false
      return box
    })
}
