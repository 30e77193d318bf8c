internal import CellGraphics

extension TableView {
  /// The first selected row; nil without a selection.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  /// The selected rows from top to bottom; nil without a selection.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  /// Selects a row in code, without calling the delegate.
  ///
  /// Other rows are deselected unless ``allowsMultipleSelection`` is true, or in editing mode
  /// ``allowsMultipleSelectionDuringEditing``. The row becomes the focused row.
  ///
  /// - Parameters:
  ///   - indexPath: The row, which traps if it does not exist; nil deselects all rows.
  ///   - animated: True animates the scrolling.
  ///   - scrollPosition: The position to scroll the row to; `none` does not scroll.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selectedRows { setSelected(false, path, animated: animated) }
      return
    }
    precondition(
      currentMetrics.contains(indexPath), "selectRow(at:): index path \(indexPath) is out of bounds"
    )
    if !allowsSeveral {
      for path in selectedRows where path != indexPath {
        setSelected(false, path, animated: animated)
      }
    }
    setSelected(true, indexPath, animated: animated)
    indexPathForFocusedRow = indexPath
    updateRows()
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Scrolls the selected row that is nearest to the visible rows to a position. Without a selection,
  /// nothing happens.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let metrics = currentMetrics
    func distance(_ path: IndexPath) -> Double {
      max(bounds.minY - metrics.top(of: path), metrics.end(of: path) - bounds.maxY, 0)
    }
    guard let nearest = selectedRows.min(by: { distance($0) < distance($1) }) else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  /// Deselects a row in code, without calling the delegate. Nothing happens if it is not selected.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  /// Selects a row for the user: the delegate may choose another row and is called afterwards.
  func userSelects(_ path: IndexPath) {
    if allowsSeveral, selectedRows.contains(path) {
      userDeselects(path)
      reportSelection()
      return
    }
    guard let chosen = willSelect(path) else {
      window?.application?.refuse(.selectionRefused(part))
      return
    }
    if !allowsSeveral {
      for other in selectedRows where other != chosen { userDeselects(other) }
    }
    // The delegate may have changed the rows.
    guard currentMetrics.contains(chosen) else { return }
    let isNew = !selectedRows.contains(chosen)
    setSelected(true, chosen, animated: false)
    if let cell = cellForRow(at: chosen) { cell.storyboardAction?(cell, false) }
    defer { if isNew { reportSelection() } }
    guard let tableDelegate else { return }
    let isPrimary = tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: chosen)
    tableDelegate.tableView(self, didSelectRowAt: chosen)
    if isPrimary { tableDelegate.tableView(self, performPrimaryActionForRowAt: chosen) }
  }

  /// Indicates whether the user can select rows now.
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Indicates whether the cell of a row receives input.
  func takesInput(_ path: IndexPath) -> Bool {
    cellForRow(at: path)?.isUserInteractionEnabled != false
  }

  /// Asks the delegate whether a row can be highlighted. A row that cannot, or whose cell receives no
  /// input, is not selected.
  func mayHighlight(_ path: IndexPath) -> Bool {
    if takesInput(path), tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true {
      return true
    }
    window?.application?.refuse(.selectionRefused(part))
    return false
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func userDeselects(_ path: IndexPath) {
    var chosen: IndexPath? = path
    if let tableDelegate { chosen = tableDelegate.tableView(self, willDeselectRowAt: path) }
    guard let chosen, selectedRows.contains(chosen) else { return }
    setSelected(false, chosen, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: chosen)
  }

  private func reportSelection() {
    SystemNotifications.post("UITableViewSelectionDidChangeNotification", self)
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == path }
    if isSelected { selectedRows.insert(path, at: selectedRows.partitioningIndex { $0 > path }) }
    cellForRow(at: path)?.setSelected(isSelected, animated: animated)
  }
}
