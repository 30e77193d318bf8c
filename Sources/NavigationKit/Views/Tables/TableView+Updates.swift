internal import CellGraphics

extension ListUpdate {
  /// Returns whether the element at a position before the update is made again.
  fileprivate func reloads(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }
}

extension TableView {
  /// Indicates whether changes wait for the end of a batch.
  public var hasUncommittedUpdates: Bool { openUpdate != nil }

  /// Shows rows that the data source has inserted.
  ///
  /// Change the data first; the table checks the counts and traps if they do not match.
  ///
  /// - Parameters:
  ///   - paths: The rows' positions after the change.
  ///   - animation: `none` shows them at once; all others move the rows below and fade the new ones
  ///     in.
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.inserted += paths }
  }

  /// Removes rows that the data source has deleted.
  ///
  /// Change the data first; the table checks the counts and traps if they do not match.
  ///
  /// - Parameters:
  ///   - paths: The rows' positions before the change.
  ///   - animation: `none` removes them at once; all others close the gap in 0.3 s.
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.deleted += paths }
  }

  /// Requests the cells of rows again, for rows whose content has changed. The rows are no longer
  /// selected.
  ///
  /// - Parameters:
  ///   - paths: The rows' positions before the change.
  ///   - animation: `none` replaces them at once; all others fade the new cells in.
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.reloaded += paths }
  }

  /// Moves a row that the data source has moved.
  ///
  /// - Parameters:
  ///   - indexPath: The row's position before the change.
  ///   - newIndexPath: The row's position after the change.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect(.automatic) { $0.moved.append(.init(old: indexPath, new: newIndexPath)) }
  }

  /// Asks the data source to configure the present cells of rows again, instead of new ones.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    collect(.none) { $0.reconfigured += indexPaths }
  }

  /// Shows sections that the data source has inserted, by their indices after the change.
  public func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    collect(animation) { $0.insertedSections += sections }
  }

  /// Removes sections that the data source has deleted, by their indices before the change.
  public func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    collect(animation) { $0.deletedSections += sections }
  }

  /// Requests the rows and titles of sections again. The numbers of rows can change.
  public func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    collect(animation) { $0.reloadedSections += sections }
  }

  /// Moves a section from its index before the change to its index after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    collect(.automatic) { $0.movedSections.append(.init(old: section, new: newSection)) }
  }

  /// Begins a batch of changes, which ``endUpdates()`` applies together.
  ///
  /// Calls can be nested. Without changes in between, the table asks for all row heights again.
  public func beginUpdates() {
    if openUpdate == nil { openUpdate = ListUpdate() }
    updateDepth += 1
  }

  /// Applies the changes since ``beginUpdates()``. Traps without such a call.
  public func endUpdates() {
    precondition(updateDepth > 0, "endUpdates() without beginUpdates()")
    updateDepth -= 1
    guard updateDepth == 0, let update = openUpdate else { return }
    openUpdate = nil
    apply(update, completion: nil)
  }

  /// Applies insertions, deletions, moves and reloads together, with one animation.
  ///
  /// The order of the calls in `updates` does not matter. Deleted and reloaded rows are named by
  /// their positions before all changes, inserted rows by their positions after them. The selected
  /// rows and the focused row stay the same rows. In a scrolled table, the first visible row that
  /// remains keeps its place on the screen; UIKit keeps the content offset instead.
  ///
  /// ```swift
  /// final class Names: TableViewDataSource {
  ///   var names = ["Ada", "Grace"]
  ///   func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
  ///   func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell { .init() }
  /// }
  /// let (source, table) = (Names(), TableView(frame: Rect(x: 0, y: 0, width: 20, height: 5)))
  /// table.dataSource = source
  /// table.layoutIfNeeded()
  /// table.performBatchUpdates {
  ///   source.names = ["Grace", "Linus"]
  ///   table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  ///   table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
  /// }
  /// precondition(table.numberOfRows(inSection: 0) == 2)
  /// ```
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods above.
  ///   - completion: Called at the end, with false if the animation was interrupted.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard openUpdate == nil else {
      updates?()
      completion?(true)
      return
    }
    openUpdate = ListUpdate()
    updates?()
    let update = openUpdate ?? ListUpdate()
    openUpdate = nil
    apply(update, completion: completion)
  }

  private func collect(_ animation: RowAnimation, _ change: (inout ListUpdate) -> Void) {
    var update = openUpdate ?? ListUpdate()
    if animation != .none { update.isAnimated = true }
    change(&update)
    if openUpdate == nil { apply(update, completion: nil) } else { openUpdate = update }
  }

  /// Applies an update whose data the data source has already.
  func apply(_ update: ListUpdate, completion: ((Bool) -> Void)?) {
    guard !update.isEmpty, let old = metrics else {
      setNeedsMetrics()
      completion?(true)
      return
    }
    let anchor = contentOffset.y > -contentInset.top ? anchor(for: update, in: old) : nil
    rowToDelete = nil
    let swipe = takeSwipe()
    defer { didEndEditing(swipe, at: swipe.flatMap { update.newPath(of: $0.path) }) }
    rowInHand = nil
    keepsSectionViews = !update.changesSections
    follow(update)
    metrics = nil
    updateMetrics()
    keepsSectionViews = false
    let new = currentMetrics
    check(update, from: old, to: new)
    reconfigure(update)
    if let anchor {
      let moved = new.top(of: anchor.new) - old.top(of: anchor.old)
      contentOffset = clamped(Point(x: contentOffset.x, y: contentOffset.y + moved))
    }
    setNeedsDisplay()
    guard update.isAnimated, window != nil else {
      setNeedsLayout()
      completion?(true)
      return
    }
    View.animate(withDuration: 0.3, options: .allowUserInteraction) {
      tile(fadesIn: true)
    } completion: { [weak self] finished in
      self?.setNeedsLayout()
      completion?(finished)
    }
  }

  /// Returns the positions, before and after the update, of the first visible row that is not
  /// deleted.
  private func anchor(for update: ListUpdate, in metrics: TableMetrics)
    -> (old: IndexPath, new: IndexPath)?
  {
    for path in metrics.rows(from: bounds.minY, to: bounds.maxY) {
      if let new = update.newPath(of: path) { return (path, new) }
    }
    return nil
  }

  /// Moves the selection, the focused row and the shown cells to the new positions of their rows.
  private func follow(_ update: ListUpdate) {
    selectedRows = selectedRows.filter { !update.reloads($0) }
      .compactMap { update.newPath(of: $0) }.sorted()
    // If the focused row is deleted, the row that takes its position becomes the focused row.
    indexPathForFocusedRow = indexPathForFocusedRow.map { update.nearestNewPath(of: $0) }
    shownCells = shownCells.compactMap { shown in
      guard let path = update.newPath(of: shown.path), !update.reloaded.contains(shown.path) else {
        endDisplaying(shown)
        return nil
      }
      return ShownCell(path: path, cell: shown.cell)
    }
    shownCells.sort { $0.path < $1.path }
  }

  private func reconfigure(_ update: ListUpdate) {
    for old in update.reconfigured {
      guard let path = update.newPath(of: old), let cell = cellForRow(at: path) else { continue }
      cellToReconfigure = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      cellToReconfigure = nil
    }
  }

  private func check(_ update: ListUpdate, from old: TableMetrics, to new: TableMetrics) {
    let problem = update.problem(
      before: old.sections.map(\.rows.count), after: new.sections.map(\.rows.count), in: .table)
    precondition(problem == nil, problem ?? "")
  }
}
