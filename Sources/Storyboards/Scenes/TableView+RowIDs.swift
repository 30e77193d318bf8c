package import NavigationKit

extension TableView {
  /// Returns the id of a row in the scene file; nil for a row without one, and for a table in code.
  package func sceneRowID(at path: IndexPath) -> String? {
    guard let table = dataSource as? SceneTable, (0..<numberOfSections).contains(path.section),
      (0..<numberOfRows(inSection: path.section)).contains(path.row)
    else { return nil }
    return table.id(ofRowAt: path)
  }
}
