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

  /// Returns whether a tap on a row performs its primary action; true by default, except in editing
  /// mode.
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool

  /// Called after ``tableView(_:didSelectRowAt:)`` for a tap that performs the row's primary action.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

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
  /// Returns the view above the rows of a section, which replaces the title; nil by default.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the view below the rows of a section, which replaces the text; nil by default.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Returns the height of a header in rows; ``TableView/automaticDimension``, the default, for the
  /// header's own.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// Returns the height of a footer in rows; ``TableView/automaticDimension``, the default, for the
  /// footer's own.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
  /// Returns an estimate of a row's height. Never called.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double
  /// Returns the indentation steps of a row; -1, the default, keeps the cell's own.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Called before a cell is shown.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a cell was removed because its row is no longer visible.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called before the view of a header is shown.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called before the view of a footer is shown.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called after the view of a header was removed.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Called after the view of a footer was removed.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
  /// Asks whether a touch can highlight a row; true by default.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a touch has highlighted a row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row is no longer highlighted.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the change that editing mode offers for a row; deletion by default.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  /// Asks whether a row is indented in editing mode. Never called.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Called before the actions or the Delete button of a swiped row are shown.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after the actions or the Delete button of a swiped row were hidden.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the position to which a row that the user moves is moved; the proposed one by default.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the actions at the left end of a row, which Right shows; nil by default.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions at the right end of a row, in the form before iOS 11; nil by default. It is
  /// asked if there are no trailing swipe actions.
  func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath)
    -> [TableViewRowAction]?
  /// Returns the actions at the right end of a row, which Left shows.
  ///
  /// nil, the default, shows the Delete button if the row can be deleted; no actions show nothing.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
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

  /// Returns true, except in editing mode.
  public func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

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
