import CellGraphics
import NavigationKit

extension ViewDescription {
  /// A table beside other views. A table that fills its scene is a scene of the kind
  /// `tableViewController`.
  static let tableView = ViewDescription(
    owner: "a table view",
    empty: .table(SceneDocument.TableView(id: "", table: SceneDocument.Table(), frame: .zero)),
    fields: [
      .value("style", \.table.table.style, .word(), default: .plain),
      SceneFormat.sections(\.table.table.sections),
    ],
    make: { description, maker in maker.makeView(of: description.table) })
}
