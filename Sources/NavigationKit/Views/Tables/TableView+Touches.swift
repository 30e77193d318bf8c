internal import CellGraphics

/// The action of a touch on a table when it ends.
enum TablePress: Equatable {
  case select(IndexPath)
  case accessory(IndexPath)
  case delete(IndexPath)
  /// An action beside a row, by its number.
  case swipe(Int)
}

extension TableView {
  /// Begins a touch on a row, on its ⓘ or on its Delete button. The row gets the focus and is
  /// highlighted.
  ///
  /// While a Delete button is shown, a touch outside of the button only hides the button.
  func press(_ touch: Touch) {
    pressed = nil
    let place = touch.location(in: self)
    let path = indexPathForRow(at: place)
    if pressSwipe(place, path) { return }
    if let waiting = rowToDelete {
      if path == waiting, isOnDelete(place, waiting) {
        pressed = .delete(waiting)
      } else {
        rowToDelete = nil
        updateRows()
      }
      return
    }
    guard let path, !isUnderHeader(place, path), takesInput(path) else { return }
    indexPathForFocusedRow = path
    updateRows()
    pressed = isOnAccessory(place, path) ? .accessory(path) : .select(path)
    highlight(true)
  }

  /// Highlights the row only while the touch is on it.
  func followPress(_ touch: Touch) { highlight(isStillOn(touch)) }

  /// Performs the action of the touch if it ends where it began.
  func endPress(_ touch: Touch) {
    let isOn = isStillOn(touch)
    let action = pressed
    releasePress()
    guard isOn, let action else { return }
    switch action {
    case .select(let path):
      guard currentMetrics.contains(path) else { return }
      if isEditing, isOnSign(touch, path), editRow(path) { return }
      guard canSelect else {
        window?.application?.refuse(.noSelection(part))
        return
      }
      recordAction("select", path) { userSelects(path) }
    case .accessory(let path): pressAccessory(of: path)
    case .delete(let path): if path == rowToDelete { _ = confirmDeletion() }
    case .swipe(let index):
      openSwipe?.chosen = index
      _ = performSwipe()
    }
  }

  /// Ends the touch without an action, such as after a cancellation.
  func releasePress() {
    highlight(false)
    pressed = nil
  }

  /// Indicates whether the touch drags a row sideways that has actions there, or that can be deleted.
  var canDragToDelete: Bool {
    guard deletePan.isSideways, let path = draggedRow else { return false }
    if deletePan.translation(in: nil).x > 0 { return hasSwipe(path, isLeading: true) }
    return hasSwipe(path, isLeading: false) || offersDeletion(of: path)
  }

  /// Adds the recogniser for a sideways drag on a row, which shows its actions or its Delete button.
  ///
  /// The recogniser yields to a drag from the edge, so that going back stays possible.
  func addDeletePan() {
    deletePan.minimumDistance = 4
    deletePan.yieldsToEdgePans = true
    deletePan.addAction { [unowned deletePan] _ in
      guard let table = deletePan.view as? TableView else { return }
      switch deletePan.state {
      case .began: table.beginSwipe()
      case .ended: table.endSwipe()
      case .changed, .cancelled, .failed, .possible: break
      }
    }
    addGestureRecognizer(deletePan)
  }

  private func beginSwipe() {
    guard let path = draggedRow else { return }
    indexPathForFocusedRow = path
    let isLeading = deletePan.translation(in: nil).x > 0
    if !showSwipe(path, isLeading: isLeading), !isLeading { askToDelete(path) }
  }

  /// Performs the first action after a drag over most of the row, if the actions allow it.
  private func endSwipe() {
    guard let swipe = openSwipe, swipe.performsFirstAction else { return }
    let columns = deletePan.translation(in: nil).x * (swipe.isLeading ? 1 : -1)
    guard columns >= Self.fullSwipe * bounds.width else { return }
    openSwipe?.chosen = 0
    _ = performSwipe()
  }

  /// The share of a row's width that a full swipe is long, at least.
  private static let fullSwipe = 0.6

  /// The row on which the dragging touch began.
  private var draggedRow: IndexPath? {
    let translation = deletePan.translation(in: self)
    let place = deletePan.location(in: self) - translation
    return indexPathForRow(at: place)
  }

  /// Highlights the pressed row, or ends its highlight. The delegate is notified of each change. It
  /// can refuse the highlight, and then the row is not selected either.
  private func highlight(_ isHighlighted: Bool) {
    guard case .select(let path) = pressed, canSelect,
      cellForRow(at: path)?.isHighlighted != isHighlighted
    else { return }
    if isHighlighted, !mayHighlight(path) {
      pressed = nil
      return
    }
    cellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Indicates whether the touch is on the same part of the same row as at its beginning.
  private func isStillOn(_ touch: Touch) -> Bool {
    let place = touch.location(in: self)
    let path = indexPathForRow(at: place)
    return switch pressed {
    case .select(let pressed): path == pressed
    case .accessory(let pressed): path == pressed && isOnAccessory(place, pressed)
    case .delete(let pressed): path == pressed && isOnDelete(place, pressed)
    case .swipe(let index): swipeIndex(at: place, path) == index
    case nil: false
    }
  }

  private func isOnAccessory(_ place: Point, _ path: IndexPath) -> Bool {
    guard let cell = cellForRow(at: path), cell.shownAccessoryType.hasButton,
      cell.shownAccessoryView == nil
    else { return false }
    let end = cell.bounds.width - TableAppearance.margin
    let start = end - cell.accessoryColumns
    // The sign is one cell wide. The cell before the sign counts too, for imprecise pointers.
    let x = convert(place, to: cell).x
    return x >= start - 1 && x < start + 2
  }

  /// Indicates whether a touch on a row in editing mode is on the sign that deletes or inserts. Rows
  /// have no sign while several can be selected.
  private func isOnSign(_ touch: Touch, _ path: IndexPath) -> Bool {
    guard !allowsMultipleSelectionDuringEditing, let cell = cellForRow(at: path) else {
      return false
    }
    let signEnd = cell.editColumns + TableAppearance.margin
    return convert(touch.location(in: self), to: cell).x < signEnd
  }

  private func isOnDelete(_ place: Point, _ path: IndexPath) -> Bool {
    guard let cell = cellForRow(at: path) else { return false }
    return convert(place, to: cell).x >= cell.bounds.width - cell.deleteColumns
  }

  /// Indicates whether a header that stays at the top covers this point of a row.
  private func isUnderHeader(_ place: Point, _ path: IndexPath) -> Bool {
    guard style == .plain else { return false }
    let section = currentMetrics.sections[path.section]
    let top = stickyTop(of: section, in: bounds)
    return place.y >= top && place.y < top + section.header
  }
}
