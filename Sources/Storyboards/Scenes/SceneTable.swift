internal import CellGraphics
internal import NavigationKit

/// The rows of a table that a document describes, without those that the user has deleted.
///
/// It is the data source and the delegate of the table view, which does not retain it.
///
/// Two kinds of numbers occur: an index path counts the rows on the screen, and the document counts
/// deleted rows too. ``SceneTableSection`` converts between them.
final class SceneTable: TableViewDataSource, TableViewDelegate {
  /// An action of the user on a row.
  enum Action {
    case select
    case accessory
  }

  /// The row of the last action.
  struct ActedRow {
    var row: SceneDocument.TableRow
    /// The index in its section as the document has it.
    var index: Int
  }

  private let description: SceneDocument.Table
  private var sections: [SceneTableSection]
  /// Indicates whether rows have different heights.
  private let isMixed: Bool
  private(set) var actedRow: ActedRow?
  /// Called when the user has acted on a row.
  private let act: (Action, SceneDocument.TableRow, _ cell: TableViewCell?) -> Void
  /// Makes the control of a row.
  private let makeControl: (SceneDocument.Control) -> View
  /// The controls of rows by their ids. Cells are reused, but each row keeps its control.
  private var controls: [String: View] = [:]

  /// Creates the rows.
  ///
  /// - Parameters:
  ///   - description: The table of the document.
  ///   - makeControl: Makes the control of a row, once for each control.
  ///   - act: Called when the user has selected a row or its accessory. The cell is nil if it is
  ///     not visible.
  init(
    _ description: SceneDocument.Table,
    makeControl: @escaping (SceneDocument.Control) -> View,
    act: @escaping (Action, SceneDocument.TableRow, _ cell: TableViewCell?) -> Void
  ) {
    self.description = description
    self.makeControl = makeControl
    self.act = act
    sections = description.sections.map(SceneTableSection.init)
    let rows = description.sections.flatMap(\.writtenRows)
    isMixed = rows.contains { $0.style == .subtitle } && rows.contains { $0.style != .subtitle }
  }

  /// Makes a table view that shows the rows. The caller keeps this object alive.
  func makeView() -> TableView {
    let table = TableView(style: description.style)
    table.dataSource = self
    table.delegate = self
    return table
  }

  /// The rows that can have a segue or that the user can delete. Of a section of copies it is the
  /// first row.
  var declaredRows: [DeclaredRow] {
    var rows: [DeclaredRow] = []
    var start = 0
    for section in sections {
      let places = section.isCopies ? min(1, section.count) : section.count
      for place in 0..<places {
        let row = section.row(at: place).row
        guard row.id != nil || row.isDeletable else { continue }
        rows.append(
          DeclaredRow(
            number: start + place, hasButton: row.id != nil && row.accessory.hasButton,
            isDeletable: row.isDeletable))
      }
      start += section.count
    }
    return rows
  }

  /// The ids of the rows that are written one by one.
  var rowNames: [String] { description.sections.flatMap(\.writtenRows).compactMap(\.id) }

  /// Returns the text of the row `id`: its detail, or its title in a style without details; nil if
  /// there is no such row.
  ///
  /// Rows of a section of copies are not found, because the copies have no ids of their own.
  func text(ofRow id: String) -> String? {
    sections.lazy.compactMap { $0.row(withID: id) }.first.map { $0.row[keyPath: $0.row.textPath] }
  }

  /// Returns the cell of the row `id`; nil if it is not visible.
  func cell(ofRow id: String, in table: TableView?) -> TableViewCell? {
    for section in sections.indices {
      guard let found = sections[section].row(withID: id) else { continue }
      return table?.cellForRow(at: IndexPath(row: found.place, section: section))
    }
    return nil
  }

  /// Sets the text of a row, and reloads the row. An unknown id is ignored.
  ///
  /// - Parameter table: The table view that shows the row; nil if there is none yet.
  func set(_ text: String, ofRow id: String, in table: TableView?) {
    for section in sections.indices {
      guard let found = sections[section].row(withID: id) else { continue }
      sections[section].set(text, ofRow: found.place)
      table?.reloadRows(at: [IndexPath(row: found.place, section: section)], with: .none)
    }
  }

  // MARK: - Data source

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    description.sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    description.sections[section].footer
  }

  /// Returns the id of a row; nil for a row without one.
  func id(ofRowAt indexPath: IndexPath) -> String? {
    sections[indexPath.section].row(at: indexPath.row).row.id
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = sections[indexPath.section].row(at: indexPath.row).row
    let identifier = "\(row.style)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? TableViewCell(style: row.style, reuseIdentifier: identifier)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.text = row.image
    cell.accessoryType = row.accessory
    cell.accessoryView = row.control.map(control)
    return cell
  }

  /// Returns the control of a row, and makes it on the first call.
  private func control(_ description: SceneDocument.RowControl) -> View {
    if let made = controls[description.control.id] { return made }
    let control = makeControl(description.control)
    // A cell gives its accessory view the view's own width.
    let own = control.intrinsicContentSize.width
    let columns = description.width.map(Double.init) ?? (own > 0 ? own : Self.usualColumns)
    control.frame.size = Size(width: columns, height: 1)
    controls[description.control.id] = control
    return control
  }

  /// The columns of a control without a width of its own, such as a slider.
  private static let usualColumns = 12.0

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].row(at: indexPath.row).row.isDeletable
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  // MARK: - Delegate

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard isMixed else { return tableView.uniformRowHeight() }
    return sections[indexPath.section].style(at: indexPath.row) == .subtitle ? 2 : 1
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    act(.select, at: indexPath, in: tableView)
  }

  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    act(.accessory, at: indexPath, in: tableView)
  }

  /// Keeps the row for ``actedRow`` and reports the action.
  private func act(_ action: Action, at path: IndexPath, in table: TableView) {
    let (row, index) = sections[path.section].row(at: path.row)
    actedRow = ActedRow(row: row, index: index)
    act(action, row, table.cellForRow(at: path))
  }
}

extension SceneDocument.TableRow {
  /// The text of the row that others can read and set.
  var textPath: WritableKeyPath<Self, String> { style == .default ? \.title : \.detail }
}

/// A row of a storyboard's table that the user can select or delete.
package struct DeclaredRow: Hashable, Sendable {
  /// The number of the row in the whole table, from 0.
  package var number: Int
  /// Indicates whether the row has an accessory button.
  package var hasButton: Bool
  /// Indicates whether the user can delete the row.
  package var isDeletable: Bool
}

extension TableView {
  /// The rows of a storyboard that can have segues of their own; empty for a table in code.
  package var declaredRows: [DeclaredRow] { (dataSource as? SceneTable)?.declaredRows ?? [] }
}
