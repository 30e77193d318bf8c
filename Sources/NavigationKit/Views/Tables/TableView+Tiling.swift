internal import CellGraphics

/// A cell and the row it shows.
struct ShownCell {
  var path: IndexPath
  var cell: TableViewCell
}

extension TableView {
  /// Has `dequeueReusableCell(withIdentifier:)` make cells by `make` when there is none to reuse.
  public func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> TableViewCell
  ) {
    cellMakers[identifier] = make
  }

  /// Has cells of `type` made, in the default style.
  public func register(_ type: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = { type.init(registeredAs: identifier) }
  }

  /// A cell that its row no longer needs, else a new one; nil where nothing is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cellMakers[identifier]?() else { return nil }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// As the other, for an identifier that is registered.
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

  /// Columns of the ground that are left at both sides of a cell.
  var cellInset: Double { style == .insetGrouped ? 2 : 0 }

  /// Stands a cell in each visible row, and takes away all others.
  func tile(fadesIn: Bool = false) {
    guard let metrics else { return }
    let seen = presentationBounds(at: window?.application?.tick ?? 0)
    let paths = metrics.rows(
      from: min(bounds.minY, seen.minY), to: max(bounds.maxY, seen.maxY))
    var old = shownCells[...]
    shownCells.removeAll(keepingCapacity: true)
    // The rows that leave give their cells to those that come.
    let stay = old.filter { shown in
      let isStaying =
        paths.first.map { $0 <= shown.path } == true && shown.path <= paths[paths.count - 1]
      if !isStaying { recycle(shown.cell) }
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
    updateRows()
    // Cells have come and gone, which is this layout and needs no other.
    needsLayout = false
  }

  /// The cell that the data source gives for a row.
  func makeCell(at path: IndexPath) -> TableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cell.setSelected(selectedRows.contains(path), animated: false)
    return cell
  }

  func recycle(_ cell: TableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier {
      reusableCells[identifier, default: []].append(cell)
    }
  }

  private func place(_ shown: ShownCell, isNew: Bool, fadesIn: Bool) {
    let rect = rectForRow(at: shown.path)
    guard isNew || shown.cell.superview !== self else { return shown.cell.place(in: rect) }
    View.performWithoutAnimation {
      shown.cell.place(in: rect)
      shown.cell.alpha = fadesIn ? 0 : 1
      addSubview(shown.cell)
    }
    if fadesIn { shown.cell.alpha = 1 }
  }

  /// Tells the cells what their rows are like now.
  func updateRows() {
    guard let metrics else { return }
    for (path, cell) in shownCells.map({ ($0.path, $0.cell) }) {
      var row = TableViewCell.Row(style: style)
      row.isFirst = path.row == 0
      row.isLast = path.row == metrics.sections[path.section].rows.count - 1
      row.hasSeparator = separatorStyle == .singleLine && !row.isLast
      row.isFocused = path == indexPathForFocusedRow
      if path == rowToDelete { row.deleteTitle = deleteTitle(at: path) }
      cell.row = row
    }
  }

  private func deleteTitle(at path: IndexPath) -> String {
    tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
  }
}
