internal import CellGraphics

extension TableView {
  /// Shows rows that the data source has got: `paths` are where they are now.
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.inserted += paths }
  }

  /// Takes away rows that the data source no longer has: `paths` are where they were.
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.deleted += paths }
  }

  /// Asks for the cells of these rows anew.
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.reloaded += paths }
  }

  /// Has the changes that `updates` asks for take effect together: whatever the order of the calls,
  /// what goes is named by where it was before all of them, what comes by where it is after.
  ///
  /// The selected rows and the lit one stay the same rows. In a table that is scrolled, the
  /// uppermost row that stays does not move on the screen; UIKit keeps the offset instead.
  ///
  /// - Parameter completion: Called at the end, with false where the animation was cut short.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard openUpdate == nil else {
      updates?()
      completion?(true)
      return
    }
    openUpdate = TableUpdate()
    updates?()
    let update = openUpdate ?? TableUpdate()
    openUpdate = nil
    apply(update, completion: completion)
  }

  private func collect(_ animation: RowAnimation, _ change: (inout TableUpdate) -> Void) {
    var update = openUpdate ?? TableUpdate()
    if animation != .none { update.isAnimated = true }
    change(&update)
    if openUpdate == nil { apply(update, completion: nil) } else { openUpdate = update }
  }

  private func apply(_ update: TableUpdate, completion: ((Bool) -> Void)?) {
    guard !update.isEmpty, let old = metrics else {
      setNeedsMetrics()
      completion?(true)
      return
    }
    let anchor = contentOffset.y > -contentInset.top ? anchor(for: update, in: old) : nil
    rowToDelete = nil
    follow(update)
    metrics = nil
    updateMetrics()
    let new = currentMetrics
    check(update, from: old, to: new)
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

  /// The uppermost visible row that stays.
  private func anchor(for update: TableUpdate, in metrics: TableMetrics)
    -> (old: IndexPath, new: IndexPath)?
  {
    for path in metrics.rows(from: bounds.minY, to: bounds.maxY) {
      if let new = update.newPath(of: path) { return (path, new) }
    }
    return nil
  }

  /// Brings everything that is kept by row to where the rows are now.
  private func follow(_ update: TableUpdate) {
    selectedRows = selectedRows.compactMap { update.newPath(of: $0) }.sorted()
    // Whatever takes the place of a lit row that has gone is lit.
    indexPathForFocusedRow = indexPathForFocusedRow.map { update.nearestNewPath(of: $0) }
    shownCells = shownCells.compactMap { shown in
      guard let path = update.newPath(of: shown.path), !update.reloaded.contains(shown.path) else {
        recycle(shown.cell)
        return nil
      }
      return ShownCell(path: path, cell: shown.cell)
    }
  }

  private func check(_ update: TableUpdate, from old: TableMetrics, to new: TableMetrics) {
    precondition(
      old.sections.count == new.sections.count,
      "invalid update: the number of sections has changed from \(old.sections.count) to "
        + "\(new.sections.count); call reloadData()")
    for section in new.sections.indices {
      let (before, after) = (old.sections[section].rows.count, new.sections[section].rows.count)
      let inserted = update.inserted.count { $0.section == section }
      let deleted = update.deleted.count { $0.section == section }
      precondition(
        before + inserted - deleted == after,
        "invalid update: section \(section) has \(after) rows, which must be the \(before) from before "
          + "it, plus those inserted (\(inserted)) and minus those deleted (\(deleted))")
    }
  }
}
