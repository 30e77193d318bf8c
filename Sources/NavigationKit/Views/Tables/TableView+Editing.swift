extension TableView {
  func changeEditing(_ editing: Bool) {
    guard storedIsEditing != editing else { return }
    rowToDelete = nil
    storedIsEditing = editing
    let swipe = takeSwipe()
    rowInHand = nil
    if !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing {
      for path in selectedRows { deselectRow(at: path, animated: false) }
    }
    updateRows()
    setNeedsLayout()
    didEndEditing(swipe)
  }

  /// Returns the change that editing mode offers for a row.
  func editingStyle(of path: IndexPath) -> TableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Returns the word for what Enter does to a row in editing mode; nil for nothing.
  func editingVerb(of path: IndexPath) -> String? {
    switch editingStyle(of: path) {
    case .none: nil
    case .delete: "delete"
    case .insert: "insert"
    }
  }

  /// Performs the change that editing mode offers for a row.
  ///
  /// - Returns: False if it offers none.
  func editRow(_ path: IndexPath) -> Bool {
    switch editingStyle(of: path) {
    case .none: return false
    case .delete:
      showDeleteButton(of: path)
      return true
    case .insert:
      recordAction("insert", path) {
        dataSource?.tableView(self, commit: .insert, forRowAt: path)
      }
      return true
    }
  }

  func canMove(_ path: IndexPath) -> Bool {
    isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
  }

  /// Lets the arrows move a row in editing mode.
  ///
  /// - Returns: False if the row cannot be moved.
  func takeInHand(_ path: IndexPath) -> Bool {
    guard canMove(path) else { return false }
    rowInHand = path
    updateRows()
    return true
  }

  /// - Returns: False if no row is in hand.
  func dropRow() -> Bool {
    guard rowInHand != nil else { return false }
    rowInHand = nil
    updateRows()
    return true
  }

  /// Moves the row in hand by one place. Any other key but an arrow drops it.
  ///
  /// Each step is a whole move: the data source receives it at once.
  func moveRowInHand(by input: KeyInput) -> Bool {
    guard let path = rowInHand else { return false }
    let goal: IndexPath?
    switch input {
    case .arrow(.up): goal = place(before: path)
    case .arrow(.down): goal = place(after: path)
    default: return dropRow()
    }
    guard let goal else { return true }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: goal) ?? goal
    guard target != path else { return true }
    recordAction("move \(path) to", target) {
      dataSource?.tableView(self, moveRowAt: path, to: target)
      moveRow(at: path, to: target)
    }
    indexPathForFocusedRow = target
    rowInHand = canMove(target) ? target : nil
    reveal(target)
    updateRows()
    return true
  }

  private func place(after path: IndexPath) -> IndexPath? {
    let sections = currentMetrics.sections
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    guard path.section + 1 < sections.count else { return nil }
    return IndexPath(row: 0, section: path.section + 1)
  }

  private func place(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    guard path.section > 0 else { return nil }
    return IndexPath(
      row: currentMetrics.sections[path.section - 1].rows.count, section: path.section - 1)
  }
}
