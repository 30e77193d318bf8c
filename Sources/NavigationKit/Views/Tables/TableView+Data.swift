internal import CellGraphics

/// The texts above and below the rows of a section.
struct SectionTitles {
  var header: TextLine?
  /// As many lines as the table's width needs.
  var footer: [TextLine] = []
}

extension TableView {
  /// Asks the data source anew for everything. Nothing is selected afterwards.
  public func reloadData() {
    for path in selectedRows { cellForRow(at: path)?.setSelected(false, animated: false) }
    selectedRows = []
    rowToDelete = nil
    for shown in shownCells { recycle(shown.cell) }
    shownCells = []
    setNeedsMetrics()
  }

  public var numberOfSections: Int { currentMetrics.sections.count }

  public func numberOfRows(inSection section: Int) -> Int {
    currentMetrics.sections[section].rows.count
  }

  /// Has the table find out anew where everything stands, before it is next needed.
  func setNeedsMetrics() {
    metrics = nil
    setNeedsLayout()
  }

  /// Where everything stands now.
  var currentMetrics: TableMetrics {
    updateMetrics()
    return metrics ?? TableMetrics()
  }

  /// What a delegate's `tableView(_:heightForRowAt:)` answers that leaves the heights to the table.
  public func uniformRowHeight() -> Double {
    hasUniformRows = true
    return Self.automaticDimension
  }

  /// Brings `metrics` up to date, and with it whatever depends on the number of rows.
  func updateMetrics() {
    guard metrics == nil || metricsWidth != bounds.width else { return }
    metricsWidth = bounds.width
    let counts = rowCounts
    titles = counts.indices.map(titles(ofSection:))
    // A cell may ask where rows stand while it is made to be measured: for now nowhere.
    metrics = TableMetrics()
    let heights = rowHeights(counts: counts)
    let metrics = TableMetrics(
      sections: counts.indices.map { index in
        let header = titles[index].header == nil ? 0.0 : 1
        return TableMetrics.Section(
          gap: style == .plain ? 0 : 1, header: header, rows: heights[index],
          footer: Double(titles[index].footer.count))
      }, bottomGap: style == .plain || counts.isEmpty ? 0 : 1)
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

  private func titles(ofSection section: Int) -> SectionTitles {
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
    guard !hasUniformRows, let tableDelegate else {
      return counts.map { .uniform(height: common, count: $0) }
    }
    return counts.indices.map { section in
      RowHeights(
        (0..<counts[section]).lazy.map { row in
          let path = IndexPath(row: row, section: section)
          let height = tableDelegate.tableView(self, heightForRowAt: path)
          return height == Self.automaticDimension ? common : height
        })
    }
  }

  /// The height that the cell of this row wants. The cell is kept, as it is mostly seen next.
  private func fittingHeight(ofRowAt path: IndexPath) -> Double {
    if let cell = shownCells.first(where: { $0.path == path })?.cell { return cell.fittingHeight }
    guard let cell = makeCell(at: path) else { return 1 }
    shownCells.insert(ShownCell(path: path, cell: cell), at: 0)
    return cell.fittingHeight
  }
}
