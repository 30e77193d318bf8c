/// Hears what the user does with the rows of a table, and says how high they are.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Rows of the screen that a row takes, or `TableView.automaticDimension` for the table's own.
  ///
  /// A table whose delegate does not implement it has rows of one height, and asks nobody. Else it
  /// asks for every row when the rows or its width change, and for none while it scrolls. An
  /// override calls no super.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double

  /// The row to select in place of this one; nil selects none. Itself by default.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// The user has selected the row; selecting it by code calls nobody.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// The row to deselect in place of this one; nil deselects none. Itself by default.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// The user has selected another row, or in a table with several selected rows this one again.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// The user has pressed the row's ⓘ.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// What the button says that deletes the row. nil, the default, says Delete.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.uniformRowHeight()
  }

  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
}
