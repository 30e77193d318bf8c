/// What a table shows.
///
/// Only the first two are required, as in UIKit.
public protocol TableViewDataSource: AnyObject {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row that is about to be seen, from `dequeueReusableCell(withIdentifier:)` where
  /// there is one.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// 1 by default.
  func numberOfSections(in tableView: TableView) -> Int

  /// nil, the default, is no header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// nil, the default, is no footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Whether the user can delete the row.
  ///
  /// False by default. UIKit's default is true where `tableView(_:commit:forRowAt:)` is
  /// implemented, which cannot be asked in Swift.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// The user has confirmed: change the data and tell the table, as by `deleteRows(at:with:)`.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
