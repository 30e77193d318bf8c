public import CellGraphics

/// A view controller whose view is a table. It is the table's data source and delegate.
///
/// Override the data source's methods. The table reloads its data when it first appears, and deselects
/// the selected rows each time.
///
/// ```swift
/// final class Menu: TableViewController {
///   override func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
///   override func tableView(_ table: TableView, didSelectRowAt path: IndexPath) {
///     title = "Row \(path.row)"
///   }
/// }
/// let (application, menu) = (Application(), Menu(style: .plain))
/// let window = Window(application: application, size: Size(width: 40, height: 10))
/// application.turn {
///   window.rootViewController = menu
///   window.makeKeyAndVisible()
/// }
/// application.send(.arrow(.down))
/// application.tap()
/// precondition(menu.title == "Row 1")
/// ```
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style
  private var hasAppeared = false

  /// A Boolean value that indicates whether the selection is cleared each time the table appears;
  /// true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose table has a style.
  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  public override init?<Archive>(coder: Archive) {
    style = .plain
    super.init(coder: coder)
  }

  /// The controller's view as a table, which is loaded if necessary.
  ///
  /// It is nil if an override of `loadView()` sets another kind of view.
  public var tableView: TableView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? TableView
    }
    set { view = newValue }
  }

  open override func loadView() {
    let table = takeStoryboardView() as? TableView ?? TableView(style: style)
    table.dataSource = self
    table.delegate = self
    setDefaultView(table)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      // Without metrics, the table has not asked for its data yet.
      if let table = viewIfLoaded as? TableView, table.metrics != nil { table.reloadData() }
    }
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    let paths = table.indexPathsForSelectedRows ?? []
    for path in paths { table.deselectRow(at: path, animated: animated) }
    guard !paths.isEmpty, let transitionCoordinator else { return }
    transitionCoordinator.animate(alongsideTransition: nil) { [weak table] context in
      guard context.isCancelled, let table else { return }
      // The way back was cancelled, so the rows are still those of the controller in front.
      for path in paths where table.currentMetrics.contains(path) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }
  }

  /// Turns editing mode of the controller and of its table on or off.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? TableView)?.setEditing(editing, animated: animated)
  }

  // MARK: - Data source

  /// Returns the number of sections: 1 unless overridden, as in UIKit.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns the number of rows of a section: 0 unless overridden.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row: an empty cell unless overridden.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  /// Returns the title above a section: nil, for no header, unless overridden.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the text below a section: nil, for no footer, unless overridden.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Asks whether the user can change a row: true unless overridden. Only an override lets swipes
  /// offer the deletion.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.hasNoAnswerAboutEditing = true
    return true
  }

  /// Called when the user has confirmed the deletion of a row. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Asks whether the user can move a row in editing mode: false unless overridden.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has moved a row. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns the titles of an index beside the rows. Never called.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns the section of a title of the index. Never called.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: - Delegate

  /// Called when a drag begins. Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Called when a drag is about to end. Does nothing unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// Called when a drag ends. Does nothing unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the momentum of a drag begins. Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Called when the momentum of a drag ends. Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Called after each change of the content offset. Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Called when an animated scroll has arrived. Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Called when the adjusted insets have changed. Does nothing unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// Returns the height of a row in rows of the screen. Leaves the heights to the table unless
  /// overridden.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.uniformRowHeight()
  }

  /// Returns the row to select in place of `indexPath`; the same row unless overridden, nil for
  /// none.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Called when the user has selected a row. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns whether a tap on a row performs its primary action; true unless overridden, except in
  /// editing mode.
  open func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }

  /// Performs the primary action of a tapped row. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  /// Returns the row to deselect in place of `indexPath`; the same row unless overridden, nil for
  /// none.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Called when the user has deselected a row. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called when the user has pressed the ⓘ of a row. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns the title of a row's Delete button; nil, for Delete, unless overridden.
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns the view above a section: nil unless overridden.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// Returns the view below a section: nil unless overridden.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Returns the height of a header: the header's own unless overridden.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    TableView.automaticDimension
  }
  /// Returns the height of a footer: the footer's own unless overridden.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    TableView.automaticDimension
  }
  /// Returns an estimate of a row height, which is never used.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> Double
  { TableView.automaticDimension }
  /// Called before a cell is shown. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called after a cell was removed. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called before the view of a header is shown. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  /// Called before the view of a footer is shown. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  /// Called after the view of a header was removed. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}
  /// Called after the view of a footer was removed. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}
  /// Asks whether a touch can highlight a row: true unless overridden.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called when a touch has highlighted a row. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when a row is no longer highlighted. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the change that editing mode offers: deletion unless overridden.
  open func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  { .delete }
  /// Asks whether a row is indented in editing mode. Never called.
  open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Called before the actions of a row are shown. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  {
    -1
  }
  /// Called after the actions of a row were hidden. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the position to which a row is moved: the proposed one unless overridden.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns the actions at the right end of a row, in the form before iOS 11: nil unless
  /// overridden.
  open func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath)
    -> [TableViewRowAction]?
  { nil }
  /// Returns the actions at the left end of a row: nil unless overridden.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Returns the actions at the right end of a row: nil unless overridden.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
