internal import CellGraphics

/// A cell and the row that it shows.
struct ShownCell {
  var path: IndexPath
  var cell: TableViewCell
}

extension TableView {
  /// Registers a closure that makes cells for an identifier.
  ///
  /// ``dequeueReusableCell(withIdentifier:)`` calls it when no cell can be reused. Registering an
  /// identifier again replaces the closure.
  public func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> TableViewCell
  ) {
    cellMakers[identifier] = make
  }

  /// Registers a class whose cells are made in the default style for an identifier.
  public func register(_ type: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = { type.init(registeredAs: identifier) }
  }

  /// Returns a cell that no row needs any longer, or a new one.
  ///
  /// A cell that is used again receives ``TableViewCell/prepareForReuse()`` first.
  ///
  /// - Returns: nil if there is no cell to reuse and nothing is registered for `identifier`.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = cellToReconfigure, cell.reuseIdentifier == identifier {
      cellToReconfigure = nil
      return cell
    }
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cellMakers[identifier]?() else { return nil }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Returns a cell that no row needs any longer, or a new one. Traps if nothing is registered.
  ///
  /// - Parameters:
  ///   - identifier: An identifier that was registered.
  ///   - indexPath: The row for which the cell is; it is not used.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> TableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): must register a class or a "
          + "closure for it")
    }
    return cell
  }

  /// The columns of background on each side of a cell.
  var cellInset: Double { style == .insetGrouped ? 2 : 0 }

  /// Places a cell in each visible row and recycles all other cells.
  func tile(fadesIn: Bool = false) {
    guard let metrics else { return }
    let seen = presentationBounds(at: window?.application?.tick ?? 0)
    let paths = metrics.rows(
      from: min(bounds.minY, seen.minY), to: max(bounds.maxY, seen.maxY))
    var old = shownCells[...]
    shownCells.removeAll(keepingCapacity: true)
    // Rows that become invisible give their cells to rows that become visible.
    let stay = old.filter { shown in
      let isStaying =
        paths.first.map { $0 <= shown.path } == true && shown.path <= paths[paths.count - 1]
      if !isStaying { endDisplaying(shown) }
      return isStaying
    }
    old = stay[...]
    for path in paths {
      if let shown = old.first, shown.path == path {
        old.removeFirst()
        shownCells.append(shown)
        place(shown, isNew: false, fadesIn: false)
      } else if let cell = makeCell(at: path) {
        let shown = ShownCell(path: path, cell: cell)
        shownCells.append(shown)
        place(shown, isNew: true, fadesIn: fadesIn)
      }
    }
    tileSectionViews()
    updateRows()
    // Adding and removing cells has marked the table for layout, but this method is part of the
    // layout.
    needsLayout = false
  }

  /// Returns the data source's cell for a row, with its selection set.
  func makeCell(at path: IndexPath) -> TableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cell.setSelected(selectedRows.contains(path), animated: false)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path), level >= 0 {
      cell.indentationLevel = level
    }
    cell.updateConfigurationIfNeeded()
    return cell
  }

  func recycle(_ cell: TableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier {
      reusableCells[identifier, default: []].append(cell)
    }
  }

  /// Recycles the cell of a row. The delegate is notified if it was shown.
  func endDisplaying(_ shown: ShownCell) {
    let wasShown = shown.cell.superview === self
    recycle(shown.cell)
    guard wasShown else { return }
    tableDelegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: shown.path)
  }

  private func place(_ shown: ShownCell, isNew: Bool, fadesIn: Bool) {
    let rect = rectForRow(at: shown.path)
    guard isNew || shown.cell.superview !== self else { return shown.cell.place(in: rect) }
    tableDelegate?.tableView(self, willDisplay: shown.cell, forRowAt: shown.path)
    View.performWithoutAnimation {
      shown.cell.place(in: rect)
      shown.cell.alpha = fadesIn ? 0 : 1
      addCell(shown.cell)
    }
    if fadesIn { shown.cell.alpha = 1 }
  }

  /// Updates the appearance of all shown cells for the present state of their rows.
  func updateRows() {
    guard let metrics else { return }
    for (path, cell) in shownCells.map({ ($0.path, $0.cell) }) {
      var row = TableViewCell.Row(style: style)
      row.isFirst = path.row == 0
      row.isLast = path.row == metrics.sections[path.section].rows.count - 1
      row.hasSeparator = separatorStyle == .singleLine && !row.isLast
      row.isFocused = path == indexPathForFocusedRow
      row.isInHand = path == rowInHand
      if isEditing {
        if !allowsMultipleSelectionDuringEditing { row.editingStyle = editingStyle(of: path) }
        row.isMovable = canMove(path)
      }
      if path == openSwipe?.path { row.swipe = openSwipe?.looks }
      if path == rowToDelete { row.deleteTitle = deleteTitle(at: path) }
      let isEditingChanged = cell.isEditing != isEditing
      cell.row = row
      if isEditingChanged { cell.setEditing(isEditing, animated: false) }
    }
  }

  private func deleteTitle(at path: IndexPath) -> String {
    tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
  }
}
