/// An object that determines the heights of rows and is called when the user selects them.
///
/// All methods have default implementations. Set it as the table's ``ScrollView/delegate``.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns the height of a row in rows of the screen, or ``TableView/automaticDimension``.
  ///
  /// If it is not implemented, all rows have the same height. Otherwise the table asks for every
  /// row when the rows or its width change, which takes O(n), and never while it scrolls.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double

  /// Returns the row to select in place of `indexPath`, which the user selects; nil selects none.
  ///
  /// The default returns the same row.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when the user has selected a row. Selecting a row in code does not call it.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the row to deselect in place of `indexPath`; nil deselects none.
  ///
  /// The default returns the same row.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when the user has deselected a row: by selecting another one, or by selecting it again
  /// in a table with multiple selection.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// Called when the user has pressed the ⓘ of a row.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns the title of a row's Delete button; nil, the default, for Delete.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
}

extension TableViewDelegate {
  /// The table's own height.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.uniformRowHeight()
  }

  /// The row itself.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// The row itself.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// The title Delete.
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
}
