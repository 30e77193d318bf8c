internal import CellGraphics

/// The texts above and below the rows of a section.
struct SectionTitles {
  var header: TextLine?
  /// The lines of the footer, wrapped to the table's width.
  var footer: [TextLine] = []
  /// The views that the delegate provides in place of texts.
  var headerView = SectionView()
  var footerView = SectionView()

  var headerHeight: Double { headerView.height ?? (header == nil ? 0 : 1) }
  var footerHeight: Double { footerView.height ?? Double(footer.count) }

  subscript(isHeader isHeader: Bool) -> SectionView {
    get { isHeader ? headerView : footerView }
    set { if isHeader { headerView = newValue } else { footerView = newValue } }
  }
}

/// A view above or below the rows of a section.
struct SectionView {
  /// The view; nil if the delegate has none, or has not been asked since the place was last out of
  /// sight.
  var view: View?
  /// Indicates whether the delegate has been asked for the view.
  var isAsked = false
  /// The height that the delegate or the table determines, or the view's own; nil for a text.
  var height: Double?
}

extension TableView {
  /// Asks the data source again for all sections, rows and cells.
  ///
  /// It clears the selection. The scroll position stays as far as the new content allows. The cells
  /// are requested at the next layout, in the same turn.
  public func reloadData() {
    for path in selectedRows { cellForRow(at: path)?.setSelected(false, animated: false) }
    selectedRows = []
    rowToDelete = nil
    let swipe = takeSwipe()
    rowInHand = nil
    let shown = shownCells
    shownCells = []
    prefetching = Prefetching()
    setNeedsMetrics()
    didEndEditing(swipe)
    for shown in shown { endDisplaying(shown) }
  }

  /// The number of sections, as the data source says; 0 without a data source.
  public var numberOfSections: Int { currentMetrics.sections.count }

  /// Returns the number of rows of a section. Traps if the section does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    currentMetrics.sections[section].rows.count
  }

  /// Marks the positions of all parts as outdated. They are computed again when they are next
  /// needed.
  func setNeedsMetrics() {
    metrics = nil
    focusedRowAnswers = nil
    setNeedsLayout()
  }

  /// The positions of all parts, computed now if they are outdated.
  var currentMetrics: TableMetrics {
    updateMetrics()
    return metrics ?? TableMetrics()
  }

  /// Returns the value by which a delegate leaves the row heights to the table.
  ///
  /// The default implementation of ``TableViewDelegate/tableView(_:heightForRowAt:)`` returns it.
  /// The table then does not ask for other rows.
  public func uniformRowHeight() -> Double {
    hasUniformRows = true
    return Self.automaticDimension
  }

  /// Computes `metrics` and all values that depend on the number of rows, if they are outdated.
  func updateMetrics() {
    guard metrics == nil || metricsWidth != bounds.width else { return }
    metricsWidth = bounds.width
    let counts = rowCounts
    titles = sectionTitles(count: counts.count)
    // A cell that is made here for measuring may read positions, so `metrics` must not be nil.
    metrics = TableMetrics()
    let heights = rowHeights(counts: counts)
    let metrics = TableMetrics(
      sections: counts.indices.map { index in
        TableMetrics.Section(
          gap: style == .plain ? 0 : 1, header: titles[index].headerHeight, rows: heights[index],
          footer: titles[index].footerHeight)
      }, top: tableHeaderView?.bounds.height ?? 0,
      bottomGap: (style == .plain || counts.isEmpty ? 0 : 1)
        + (tableFooterView?.bounds.height ?? 0))
    self.metrics = metrics
    selectedRows.removeAll { !metrics.contains($0) }
    indexPathForFocusedRow =
      indexPathForFocusedRow.map { metrics.row(near: $0) } ?? selectedRows.first ?? metrics.first
    contentSize = Size(width: bounds.width, height: metrics.height)
    if bounds.height > 0 { contentOffset = clamped(contentOffset) }
  }

  private var rowCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func titles(ofSection section: Int) -> SectionTitles {
    let header = dataSource?.tableView(self, titleForHeaderInSection: section)
    let footer = dataSource?.tableView(self, titleForFooterInSection: section)
    let columns = Int(cells: bounds.width - 2 * (cellInset + TableAppearance.margin))
    return SectionTitles(
      header: header.map { TextLine(style == .grouped ? $0.uppercased() : $0) },
      footer: footer.map { TextLine.lines(of: $0, columns: max(1, columns)) } ?? [])
  }

  private func rowHeights(counts: [Int]) -> [RowHeights] {
    guard let section = counts.firstIndex(where: { $0 > 0 }) else {
      return counts.map { .uniform(height: 1, count: $0) }
    }
    let first = IndexPath(row: 0, section: section)
    // The delegate's default implementation raises the flag.
    hasUniformRows = tableDelegate == nil
    _ = tableDelegate?.tableView(self, heightForRowAt: first)
    let common = rowHeight == Self.automaticDimension ? fittingHeight(ofRowAt: first) : rowHeight
    let measuresAll = estimatedRowHeight != Self.automaticDimension && rowHeight < 0
    guard measuresAll || !hasUniformRows, tableDelegate != nil || measuresAll else {
      return counts.map { .uniform(height: common, count: $0) }
    }
    return counts.indices.map { section in
      RowHeights(
        (0..<counts[section]).lazy.map { row in
          let path = IndexPath(row: row, section: section)
          let height =
            self.hasUniformRows
            ? Self.automaticDimension
            : self.tableDelegate?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
          guard height == Self.automaticDimension else { return height }
          return measuresAll ? self.measuredHeight(ofRowAt: path) : common
        })
    }
  }

  /// Returns the fitting height of a row's own cell, which is recycled if the row is not shown.
  private func measuredHeight(ofRowAt path: IndexPath) -> Double {
    if let cell = shownCells.first(where: { $0.path == path })?.cell {
      return fittingHeight(of: cell)
    }
    guard let cell = makeCell(at: path) else { return 1 }
    defer { recycle(cell) }
    return fittingHeight(of: cell)
  }

  /// Returns the height that a cell asks for at the table's width.
  private func fittingHeight(of cell: TableViewCell) -> Double {
    cell.bounds.size.width = max(0, bounds.width - 2 * cellInset)
    return max(0, cell.fittingHeight.rounded(.up))
  }

  /// Returns the fitting height of the cell of a row. The cell is kept, because it is usually
  /// visible next.
  private func fittingHeight(ofRowAt path: IndexPath) -> Double {
    if let cell = shownCells.first(where: { $0.path == path })?.cell {
      return fittingHeight(of: cell)
    }
    guard let cell = makeCell(at: path) else { return 1 }
    shownCells.insert(ShownCell(path: path, cell: cell), at: 0)
    return fittingHeight(of: cell)
  }
}
