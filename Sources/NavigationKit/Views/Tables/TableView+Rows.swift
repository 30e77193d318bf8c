public import CellGraphics

extension TableView {
  /// The place of a row's cell in the content.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    let metrics = currentMetrics
    let top = metrics.top(of: indexPath)
    return Rect(
      x: cellInset, y: top, width: max(0, bounds.width - 2 * cellInset),
      height: metrics.end(of: indexPath) - top)
  }

  /// The row at a point of the content; nil where there is none.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    currentMetrics.row(near: point.y).flatMap { rectForRow(at: $0).contains(point) ? $0 : nil }
  }

  /// The cell of a row; nil for one that is not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    shownCells.first { $0.path == indexPath }?.cell
  }

  /// The row that a cell shows; nil for a cell that is not in the table.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    shownCells.first { $0.cell === cell }?.path
  }

  /// The rows of which something is visible, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    currentMetrics.rows(from: bounds.minY, to: bounds.maxY)
  }

  /// The cells of the visible rows, from top to bottom.
  public var visibleCells: [TableViewCell] {
    let visible = indexPathsForVisibleRows ?? []
    return shownCells.filter { visible.contains($0.path) }.map(\.cell)
  }

  /// Scrolls until the row stands where it is to, as far as there is content.
  ///
  /// Under a header that stays at the top, the top is below that.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let metrics = currentMetrics
    precondition(
      metrics.contains(indexPath), "attempted to scroll to row \(indexPath) of none such")
    let header = stickyHeaderHeight(ofSection: indexPath.section)
    let (top, end) = (metrics.top(of: indexPath), metrics.end(of: indexPath))
    var y = contentOffset.y
    switch position {
    case .none: y = min(max(y, end - bounds.height), top - header)
    case .top: y = top - header
    case .middle: y = ((top + end - bounds.height - header) / 2).rounded(.down)
    case .bottom: y = end - bounds.height
    }
    let offset = clamped(Point(x: contentOffset.x, y: y))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Scrolls no farther than needed to show the row, at the ends of a section with what belongs to
  /// it: its header, its footer, the ground around.
  func reveal(_ path: IndexPath) {
    let metrics = currentMetrics
    let section = metrics.sections[path.section]
    var top = metrics.top(of: path) - stickyHeaderHeight(ofSection: path.section)
    var end = metrics.end(of: path)
    if path.row == 0 { top = path == metrics.first ? -contentInset.top : section.top }
    if path.row == section.rows.count - 1 {
      end = path == metrics.last ? metrics.height + contentInset.bottom : section.end
    }
    // Of a row with a footer too long for the table the row itself counts.
    end = min(end, max(metrics.end(of: path), top + bounds.height))
    let y = min(max(contentOffset.y, end - bounds.height), top)
    setContentOffset(clamped(Point(x: contentOffset.x, y: y)), animated: false)
  }

  func stickyHeaderHeight(ofSection section: Int) -> Double {
    style == .plain ? currentMetrics.sections[section].header : 0
  }
}
