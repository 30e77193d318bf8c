/// An object that provides the rows of a table.
///
/// Only the first two methods are required, as in UIKit; the others have default implementations.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a configured cell for a row that becomes visible.
  ///
  /// Get it by ``TableView/dequeueReusableCell(withIdentifier:for:)`` and set everything that it
  /// shows, because a reused cell keeps its old content.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the title above a section; nil, the default, for no header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the text below a section, which wraps to the table's width; nil, the default, for no
  /// footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Asks whether the user can change a row; true by default.
  ///
  /// Editing mode shows `⊖` or `⊕` in such rows. If this method is implemented, a swipe or Left offers
  /// their deletion at other times too. UIKit does so if `tableView(_:commit:forRowAt:)` is
  /// implemented, which Swift cannot find out. If this method returns false, the row has no swipe
  /// actions either.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Called when the user has confirmed the deletion of a row.
  ///
  /// Remove the data and call ``TableView/deleteRows(at:with:)``. The default does nothing.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Asks whether the user can move a row in editing mode; false by default.
  ///
  /// UIKit's default is true if `tableView(_:moveRowAt:to:)` is implemented, which Swift cannot find
  /// out.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has moved a row. Change the data; the table has moved the row.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles of an index beside the rows. Never called.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Returns the section of a title of the index. Never called.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No header.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No footer.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// No moves.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Changes nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// No index.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The title's own number.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// True.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.hasNoAnswerAboutEditing = true
    return true
  }

  /// Changes nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
