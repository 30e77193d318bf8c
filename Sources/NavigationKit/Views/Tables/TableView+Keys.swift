internal import CellGraphics

extension TableView {
  /// Moves or uses the focused row by a key.
  ///
  /// - Returns: False if the key has no effect.
  ///
  /// The arrows to the sides act on the row: → moves it in editing mode, presses its accessory
  /// button or shows its leading actions, in this order. ← shows its trailing actions or its Delete
  /// button.
  func moveFocusedRow(by input: KeyInput) -> Bool {
    let metrics = currentMetrics
    guard let path = indexPathForFocusedRow else { return false }
    let page = max(1, bounds.height - stickyHeaderHeight(ofSection: path.section) - 1)
    switch input {
    case .arrow(.up): return moveFocusedRow(to: metrics.path(before: path))
    case .arrow(.down): return moveFocusedRow(to: metrics.path(after: path))
    case .arrow(.right):
      return takeInHand(path) || pressAccessory(of: path) || showSwipe(path, isLeading: true)
    case .arrow(.left): return showSwipe(path, isLeading: false) || askToDelete(path)
    case .home: return moveFocusedRow(to: metrics.first)
    case .end: return moveFocusedRow(to: metrics.last)
    case .pageUp: return moveFocusedRow(byRows: -page, from: path) || refreshAtTop()
    case .pageDown: return moveFocusedRow(byRows: page, from: path)
    case .text, .deleteBackward, .deleteForward: return false
    }
  }

  /// The keys that act on the focused row now.
  var rowHints: [KeyHint] {
    guard let path = indexPathForFocusedRow else { return [] }
    if let openSwipe { return openSwipe.hints }
    if rowInHand != nil {
      return [KeyHint(keys: "↑↓", meaning: "move"), KeyHint(keys: "⏎", meaning: "drop")]
    }
    if rowToDelete != nil {
      return [KeyHint(keys: "⏎", meaning: "delete"), KeyHint(keys: "Esc", meaning: "keep")]
    }
    var hints: [KeyHint] = []
    let metrics = currentMetrics
    let isFirst = metrics.path(before: path) == nil
    let isLast = metrics.path(after: path) == nil
    let arrows = (isFirst ? "" : "↑") + (isLast ? "" : "↓")
    if !arrows.isEmpty { hints.append(KeyHint(keys: arrows, meaning: "rows")) }
    if isFirst { hints += refreshHints }
    let answers = answers(about: path)
    if isEditing, !allowsMultipleSelectionDuringEditing, let verb = answers.editingVerb {
      hints.append(KeyHint(keys: "⏎", meaning: verb))
    } else if canSelect {
      hints.append(KeyHint(keys: "⏎", meaning: "select"))
    }
    if isEditing, answers.canMove {
      hints.append(KeyHint(keys: "→", meaning: "move"))
    } else if hasAccessoryButton(path) {
      hints.append(KeyHint(keys: "→", meaning: "details"))
    } else if answers.hasLeadingActions {
      hints.append(KeyHint(keys: "→", meaning: "actions"))
    }
    if answers.hasTrailingActions {
      hints.append(KeyHint(keys: "←", meaning: "actions"))
    } else if answers.offersDeletion {
      hints.append(KeyHint(keys: "←", meaning: "delete"))
    }
    return hints
  }

  /// Deletes the row whose Delete button is shown.
  ///
  /// - Returns: False if no row shows the button.
  func confirmDeletion() -> Bool {
    guard let path = rowToDelete else { return false }
    recordAction("delete", path) {
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
    }
    rowToDelete = nil
    updateRows()
    return true
  }

  /// Records an action on a row, and calls `effects`. The action is the cause of the events that
  /// `effects` records.
  func recordAction(_ action: String, _ path: IndexPath, causing effects: () -> Void) {
    guard let application = window?.application else { return effects() }
    application.record(
      .actionSent, controllerOfView, object: eventName, detail: "\(action) \(path)",
      causing: effects)
  }

  /// Moves the focus to a row and scrolls until it is visible.
  ///
  /// - Returns: False if the row has the focus already, or if there is no such row.
  func moveFocusedRow(to path: IndexPath?) -> Bool {
    guard let path, path != indexPathForFocusedRow else { return false }
    indexPathForFocusedRow = path
    updateRows()
    reveal(path)
    return true
  }

  /// Moves the focused row by a distance in rows of the screen and scrolls by the same distance. So
  /// the focused row stays at its place on the screen.
  private func moveFocusedRow(byRows distance: Double, from path: IndexPath) -> Bool {
    let y = currentMetrics.top(of: path) + distance
    let goal = distance < 0 && y < 0 ? currentMetrics.first : currentMetrics.row(near: y)
    guard let goal, goal != path else { return false }
    let moved = currentMetrics.top(of: goal) - currentMetrics.top(of: path)
    let offset = Point(x: contentOffset.x, y: contentOffset.y + moved)
    setContentOffset(clamped(offset), animated: false)
    return moveFocusedRow(to: goal)
  }

  /// Indicates whether → presses a button at the end of the row.
  private func hasAccessoryButton(_ path: IndexPath) -> Bool {
    cellForRow(at: path)?.shownAccessoryType.hasButton == true
  }

  /// Indicates whether editing mode offers a change of a row.
  func canEdit(_ path: IndexPath) -> Bool {
    hasNoAnswerAboutEditing = false
    return dataSource?.tableView(self, canEditRowAt: path) == true
  }

  /// Indicates whether a swipe or Left offers the deletion of a row.
  ///
  /// The default answer of a data source counts in editing mode only, because most tables have no
  /// deletion.
  package func offersDeletion(of path: IndexPath) -> Bool {
    guard canEdit(path), isEditing || !hasNoAnswerAboutEditing else { return false }
    guard let tableDelegate else { return true }
    return tableDelegate.tableView(self, editingStyleForRowAt: path) == .delete
      && tableDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) == nil
  }

  /// Presses the accessory button of a row. The segue of a storyboard is performed before the
  /// delegate is called.
  ///
  /// - Returns: False if the row has no button or the table has no delegate.
  @discardableResult
  func pressAccessory(of path: IndexPath) -> Bool {
    guard let tableDelegate, hasAccessoryButton(path) else { return false }
    recordAction("accessory", path) {
      if let cell = cellForRow(at: path) { cell.storyboardAction?(cell, true) }
      tableDelegate.tableView(self, accessoryButtonTappedForRowWith: path)
    }
    return true
  }

  /// Shows the Delete button of a row that is swiped.
  ///
  /// - Returns: False if the row cannot be deleted.
  @discardableResult
  func askToDelete(_ path: IndexPath) -> Bool {
    guard offersDeletion(of: path) else { return false }
    if !isEditing { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }
    showDeleteButton(of: path)
    return true
  }

  /// Shows the Delete button of a row. Enter or a tap on it deletes the row; Esc or a touch
  /// elsewhere hides it.
  func showDeleteButton(of path: IndexPath) {
    rowToDelete = path
    reveal(path)
    updateRows()
  }
}
