public import CellGraphics

extension TableView {
  /// Returns the rectangle of a row's cell in the table's content, in cells.
  ///
  /// Traps if the row does not exist. The cell need not be visible.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    let metrics = currentMetrics
    guard metrics.contains(indexPath) else { return .zero }
    let top = metrics.top(of: indexPath)
    return Rect(
      x: cellInset, y: top, width: max(0, bounds.width - 2 * cellInset),
      height: metrics.end(of: indexPath) - top)
  }

  /// Returns the row at a point of the content; nil for a header, a footer or an empty area.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    currentMetrics.row(near: point.y).flatMap { rectForRow(at: $0).contains(point) ? $0 : nil }
  }

  /// Returns the rows of which a part is in a rectangle of the content, from top to bottom.
  ///
  /// - Returns: As in UIKit the type is optional; it is never nil.
  public func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
    guard rect.height > 0, rect.maxX > 0, rect.minX < bounds.width else { return [] }
    return currentMetrics.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns the cell of a row; nil if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    shownCells.first { $0.path == indexPath }?.cell
  }

  /// Returns the row that a cell shows; nil if the cell is not in the table.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    shownCells.first { $0.cell === cell }?.path
  }

  /// The rows that are at least partly visible, from top to bottom. As in UIKit the type is
  /// optional; it is never nil.
  public var indexPathsForVisibleRows: [IndexPath]? {
    currentMetrics.rows(from: bounds.minY, to: bounds.maxY)
  }

  /// The cells of the visible rows, from top to bottom.
  public var visibleCells: [TableViewCell] {
    let visible = indexPathsForVisibleRows ?? []
    return shownCells.filter { visible.contains($0.path) }.map(\.cell)
  }

  /// Scrolls a row to a position between the insets, but not beyond the ends of the content.
  ///
  /// In a plain table, the top is below the section's header, which stays there.
  ///
  /// - Parameters:
  ///   - indexPath: The row; traps if it does not exist.
  ///   - position: The row's position afterwards; `none` scrolls as little as possible.
  ///   - animated: True moves the content in 0.3 s.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let metrics = currentMetrics
    precondition(
      metrics.contains(indexPath), "scrollToRow(at:): index path \(indexPath) is out of bounds")
    let inset = adjustedContentInset
    let header = stickyHeaderHeight(ofSection: indexPath.section)
    // The offsets at which the row is at the top and at the bottom.
    let first = metrics.top(of: indexPath) - header - inset.top
    let last = metrics.end(of: indexPath) + inset.bottom - bounds.height
    var y = contentOffset.y
    switch position {
    case .none: y = min(max(y, last), first)
    case .top: y = first
    case .middle: y = ((first + last) / 2).rounded(.down)
    case .bottom: y = last
    }
    let offset = clamped(Point(x: contentOffset.x, y: y))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Scrolls as little as possible to show a row. For the first and the last row of a section it
  /// also shows the header, the footer and the gap.
  func reveal(_ path: IndexPath) {
    let metrics = currentMetrics
    let section = metrics.sections[path.section]
    let inset = adjustedContentInset
    let height = bounds.height - inset.top - inset.bottom
    var top = metrics.top(of: path) - stickyHeaderHeight(ofSection: path.section)
    var end = metrics.end(of: path)
    if path.row == 0 { top = path == metrics.first ? 0 : section.top }
    if path.row == section.rows.count - 1 {
      end = path == metrics.last ? metrics.height : section.end
    }
    // If there is no room for both the row and its footer, the row has priority.
    end = min(end, max(metrics.end(of: path), top + height))
    let y = min(max(contentOffset.y, end + inset.bottom - bounds.height), top - inset.top)
    setContentOffset(clamped(Point(x: contentOffset.x, y: y)), animated: false)
  }

  func stickyHeaderHeight(ofSection section: Int) -> Double {
    style == .plain ? currentMetrics.sections[section].header : 0
  }
}
