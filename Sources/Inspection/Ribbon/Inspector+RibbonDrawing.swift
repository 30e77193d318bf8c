internal import CellGraphics
internal import Narration
internal import NavigationKit

extension Inspector {
  /// The columns for the names of the lanes.
  private func nameColumns(_ columns: Int) -> Int { min(20, max(8, columns / 5)) }

  func drawRibbon(_ writer: PaneWriter, onto canvas: inout Canvas) {
    let names = nameColumns(writer.rect.columns)
    let scale = RibbonScale(ticks: ribbon.ticks, columns: writer.rect.columns - names - 2)
    guard scale.columns > 3, writer.rect.rows > 2 else { return }
    drawCursor(scale, names, writer, onto: &canvas)
    drawTimes(scale, names, writer, onto: &canvas)
    drawBars(scale, names, row: 1, writer, onto: &canvas)
    let defects = ribbon.defects.suffix(1)
    let rows = writer.rect.rows - 2 - defects.count
    ribbonLane = min(ribbonLane, max(0, ribbon.lanes.count - 1))
    ribbonOffset = min(
      max(min(ribbonOffset, ribbonLane), ribbonLane - rows + 1), ribbon.lanes.count)
    for (row, lane) in ribbon.lanes.dropFirst(ribbonOffset).prefix(rows).enumerated() {
      draw(lane, scale, names, row + 2, writer, onto: &canvas)
    }
    for defect in defects {
      writer.put(
        "✗ " + defect.text(in: words), 1, writer.rect.rows - 1, palette.error, .bold, onto: &canvas)
    }
  }

  /// Draws the seconds above the lanes.
  private func drawTimes(
    _ scale: RibbonScale, _ names: Int, _ writer: PaneWriter, onto canvas: inout Canvas
  ) {
    for (tick, text) in scale.marks {
      // A time does not cover the mark of the shown moment.
      guard let column = scale.column(of: tick), !covers(column, text, scale) else { continue }
      writer.put(text, names + 1 + column, 0, palette.secondary, onto: &canvas)
    }
  }

  /// Returns whether a text at a column covers the mark of the shown moment or of the cursor.
  private func covers(_ column: Int, _ text: String, _ scale: RibbonScale) -> Bool {
    [ribbon.now, ribbonCursor].compactMap { $0.flatMap(scale.column) }
      .contains { (column - 1...column + text.count).contains($0) }
  }

  /// Draws the transitions in one row. A bar is full up to the progress that it has reached now.
  private func drawBars(
    _ scale: RibbonScale, _ names: Int, row: Int, _ writer: PaneWriter, onto canvas: inout Canvas
  ) {
    writer.put(words.label("pane.transitions"), 1, row, palette.secondary, onto: &canvas)
    for bar in ribbon.bars {
      let cells = scale.cells(of: bar, now: ribbon.now)
      for cell in cells {
        writer.put(
          cell.sign, names + 1 + cell.column, row,
          bar.isCancelled ? palette.change : palette.accent, onto: &canvas)
      }
    }
  }

  private func draw(
    _ lane: Ribbon.Lane, _ scale: RibbonScale, _ names: Int, _ row: Int, _ writer: PaneWriter,
    onto canvas: inout Canvas
  ) {
    if focus == .ribbon, ribbon.lanes.indices.contains(ribbonLane), ribbon.lanes[ribbonLane] == lane
    {
      writer.mark(row, isFocused: true, onto: &canvas)
    }
    let name = TextLine(String(repeating: " ", count: max(0, lane.level)) + lane.controller)
      .cut(toColumns: names - 1)
    writer.put(name, 1, row, palette.foreground, onto: &canvas)
    for column in 0..<scale.columns {
      guard let (sign, look) = scale.sign(of: lane, at: column, now: ribbon.now) else { continue }
      let color =
        switch look {
        case .usual: palette.accent
        case .moving: palette.change
        case .faint: palette.secondary
        case .defect: palette.error
        }
      writer.put(sign, names + 1 + column, row, color, onto: &canvas)
    }
  }

  /// Draws the shown moment, and the cursor if it is elsewhere.
  private func drawCursor(
    _ scale: RibbonScale, _ names: Int, _ writer: PaneWriter, onto canvas: inout Canvas
  ) {
    func draw(_ tick: Int, _ color: Color, _ canvas: inout Canvas) {
      guard let column = scale.column(of: tick) else { return }
      let place = names + 1 + column
      let rect = CellRect(
        column: writer.rect.column + place, row: writer.rect.row + 1, columns: 1,
        rows: writer.rect.rows - 1)
      canvas.fill(rect.asRect, with: palette.background.mixed(with: color, at: 0.3))
      writer.put("▼", place, 0, color, onto: &canvas)
    }
    draw(ribbon.now, palette.secondary, &canvas)
    if let ribbonCursor { draw(ribbonCursor, palette.change, &canvas) }
  }
}
