package import CellGraphics

extension Inspector {
  /// Creates an inspector that shows a transition by ``drawTransition(in:onto:)``.
  ///
  /// None of its panes has the focus.
  package static func ofTransition() -> Inspector {
    let inspector = Inspector(columns: 0, rows: 0)
    inspector.focus = .app
    return inspector
  }

  /// Draws the ribbon, and the feed below it, at the right of a line.
  ///
  /// Call ``update(_:)`` before.
  package func drawTransition(in rect: CellRect, onto canvas: inout Canvas) {
    let writer = PaneWriter(rect: rect, palette: palette)
    writer.fill(0, rows: rect.rows, with: palette.background, onto: &canvas)
    let ribbonRows = min(ribbon.lanes.count + 5, rect.rows / 2)
    var row = rect.row
    for (pane, rows) in [(InspectorPane.ribbon, ribbonRows), (.feed, rect.rows - ribbonRows)] {
      let area = CellRect(
        column: rect.column + 1, row: row, columns: rect.columns - 1, rows: max(0, rows))
      drawTitle(of: [pane], showing: pane, in: area, onto: &canvas)
      var body = area
      (body.row, body.rows) = (area.row + 1, area.rows - 1)
      let writer = PaneWriter(rect: body, palette: palette)
      if pane == .ribbon {
        drawRibbon(writer, onto: &canvas)
      } else {
        drawFeed(writer, onto: &canvas)
      }
      row += rows
    }
    for row in 0..<rect.rows { writer.put("▏", 0, row, palette.secondary, onto: &canvas) }
  }
}
