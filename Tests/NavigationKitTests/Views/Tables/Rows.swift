import NavigationKit

/// A data source and delegate over texts, which notes what it is asked and told.
final class Rows: TableViewDataSource, TableViewDelegate {
  struct Section {
    var header: String?
    var rows: [String]
    var footer: String?
  }

  var sections: [Section]
  var isEditable = false
  var configure: (TableViewCell, IndexPath) -> Void = { _, _ in }
  var makeCell: () -> TableViewCell = { TableViewCell(style: .default, reuseIdentifier: "cell") }
  /// What the delegate was told, in order.
  private(set) var log: [String] = []
  private(set) var cellsMade = 0
  private(set) var cellsAskedFor = 0
  /// The row to select in place of another.
  var choice: (IndexPath) -> IndexPath? = { $0 }

  init(_ sections: [Section]) { self.sections = sections }

  /// One section of rows numbered from 0.
  convenience init(count: Int) {
    self.init([Section(rows: (0..<count).map { "row \($0)" })])
  }

  /// A table over these rows. The caller keeps the rows alive.
  func table(style: TableView.Style = .plain) -> TableView {
    let table = TableView(style: style)
    table.separatorStyle = .none
    table.dataSource = self
    table.delegate = self
    return table
  }

  func takeLog() -> [String] {
    defer { log.removeAll() }
    return log
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cellsAskedFor += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? newCell()
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
    configure(cell, indexPath)
    return cell
  }

  private func newCell() -> TableViewCell {
    cellsMade += 1
    return makeCell()
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
    log.append("commit \(indexPath)")
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath)")
    return choice(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath)")
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath)")
    return indexPath
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath)")
  }

  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.append("accessory \(indexPath)")
  }
}
