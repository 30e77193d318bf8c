import NavigationKit
import TextFormats

extension SceneFormat {
  static let tableViewController = sceneCase(
    .tableViewController, "a table view controller",
    .tableViewController(SceneDocument.Table()), tableViewControllerFields)

  private static let tableViewControllerFields: [SceneField] =
    sceneIdentity + sceneNames + scenePresentation
    + [.value("style", \.table.style, .word(), default: .plain)] + itemBars + contentBars
    + [sections(\.table.sections), segues, unwindActions, codeActions, standsFor, accept()]
}

extension SceneDocument.Scene {
  fileprivate var table: SceneDocument.Table {
    get { if case .tableViewController(let table) = kind { table } else { SceneDocument.Table() } }
    set { kind = .tableViewController(newValue) }
  }
}
