internal import CNcurses
internal import CellGraphics
internal import Simulation

/// The panels of ncurses, one for each panel of the frame that is shown, back to front.
///
/// They are windows of the standard screen and share its memory, which holds the composed frame
/// with each cell at its position. The screen therefore shows the frame correctly in any order of
/// the panels. A panel that moves only draws the cells that have changed.
final class PanelStack {
  /// A panel of the frame and its ncurses panel.
  struct Entry {
    var id: String
    var rect: CellRect
    var panel: UnsafeMutablePointer<PANEL>
  }

  /// The panels, back to front.
  private(set) var entries: [Entry] = []
  /// The panels of the frame that is shown, and the area in which they have been arranged.
  private var arranged: (panels: [Frame.Panel], area: CellRect)?
  /// The contents of the windows; nil if they are unknown.
  private var shown: Surface?
  /// The parts of the screen that the last frame has changed.
  private(set) var changes: [ScreenChange] = []

  deinit {
    for entry in entries { Self.delete(entry.panel) }
  }

  /// Removes all panels. The next frame is drawn in full.
  func removeAll() {
    for entry in entries { Self.delete(entry.panel) }
    entries = []
    arranged = nil
    shown = nil
    werase(cncurses_stdscr())
  }

  /// Makes the panels those of `frame`, and draws its changed cells.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - screen: The area of the screen. Parts of the frame outside are not drawn.
  ///   - encoder: Turns cells into characters of ncurses.
  func show(_ frame: Frame, on screen: CellRect, with encoder: inout RowEncoder) {
    if shown?.bounds != frame.surface.bounds { removeAll() }
    let area = frame.surface.bounds.intersection(screen)
    changes.removeAll(keepingCapacity: true)
    let isMoved = arranged.map { $0.panels != frame.panels || $0.area != area } ?? true
    if isMoved || entries.contains(where: { frame.surface.splitsGlyph(atEdgesOf: $0.rect) }) {
      arrange(frame, within: area)
    }
    arranged = (frame.panels, area)
    for row in area.row..<area.endRow { draw(row, of: frame.surface, in: area, with: &encoder) }
    shown = frame.surface
  }

  /// Deletes a panel and its window.
  private static func delete(_ panel: UnsafeMutablePointer<PANEL>) {
    let window = panel_window(panel)
    del_panel(panel)
    delwin(window)
  }
}

// MARK: - Positions

extension PanelStack {
  /// Makes the number, the positions and the order of the panels those of `frame`.
  private func arrange(_ frame: Frame, within area: CellRect) {
    removePanels(notIn: frame)
    for panel in frame.panels {
      place(panel, at: frame.surface.widenedToWholeGlyphs(panel.rect.intersection(area)))
    }
    raise(inOrderOf: frame)
    // Moving a panel makes ncurses compose all of it again, although only a part has changed.
    untouchwin(cncurses_stdscr())
    for entry in entries { untouchwin(panel_window(entry.panel)) }
  }

  /// Removes panels that `frame` does not have.
  private func removePanels(notIn frame: Frame) {
    entries.removeAll { entry in
      let isGone = !frame.panels.contains { $0.id == entry.id }
      if isGone { Self.delete(entry.panel) }
      return isGone
    }
  }

  /// Puts a panel at `rect`: creates, moves or removes it.
  private func place(_ panel: Frame.Panel, at rect: CellRect) {
    let index = entries.firstIndex { $0.id == panel.id }
    if let index, entries[index].rect == rect { return }
    guard !rect.isEmpty, let window = Self.window(at: rect) else {
      if let index { Self.delete(entries.remove(at: index).panel) }
      return
    }
    if let index {
      // move_panel(3) and wresize(3) are not used. A moved window of the standard screen keeps
      // pointing at its old lines. Each order of the two calls fails for one direction of movement.
      let old = panel_window(entries[index].panel)
      replace_panel(entries[index].panel, window)
      delwin(old)
      entries[index].rect = rect
    } else if let created = new_panel(window) {
      entries.append(Entry(id: panel.id, rect: rect, panel: created))
    } else {
      delwin(window)
    }
  }

  /// Returns a new window of the standard screen.
  private static func window(at rect: CellRect) -> Window? {
    let window = subwin(
      cncurses_stdscr(), Int32(rect.rows), Int32(rect.columns), Int32(rect.row),
      Int32(rect.column))
    // The cursor is hidden, so moving it to the last drawn cell would only cost bytes.
    if let window { leaveok(window, true) }
    return window
  }

  /// Puts the panels into the order of the frame.
  private func raise(inOrderOf frame: Frame) {
    let isInOrder =
      entries.count == frame.panels.count && entries.elementsEqual(frame.panels) { $0.id == $1.id }
    if isInOrder { return }
    // Each entry is taken once. An entry that is in the list twice would be deleted twice.
    var rest = entries
    let ordered = frame.panels.compactMap { panel in
      rest.firstIndex { $0.id == panel.id }.map { rest.remove(at: $0) }
    }
    guard !ordered.elementsEqual(entries, by: { $0.id == $1.id }) else { return }
    entries = ordered
    for entry in entries { top_panel(entry.panel) }
  }
}

// MARK: - Cells

extension PanelStack {
  /// Draws the changed parts of a row.
  private func draw(
    _ row: Int, of surface: Surface, in area: CellRect, with encoder: inout RowEncoder
  ) {
    if let shown {
      surface.forEachChange(ofRow: row, since: shown) {
        draw($0, row, of: surface, in: area, with: &encoder)
      }
    } else {
      surface.forEachPart(ofRow: row) { draw($0, row, of: surface, in: area, with: &encoder) }
    }
  }

  /// Draws a part of a row.
  private func draw(
    _ change: Surface.Change, _ row: Int, of surface: Surface, in area: CellRect,
    with encoder: inout RowEncoder
  ) {
    let columns = change.columns.clamped(to: area.column..<area.endColumn)
    guard !columns.isEmpty else { return }
    let (window, origin) = frontmostWindow(at: row, columns)
    let place = (column: columns.lowerBound - origin.column, row: row - origin.row)
    if let cell = change.cell {
      encoder.fill(columns.count, with: cell, in: window, column: place.column, row: place.row)
    } else {
      surface.withCells(ofRow: row, columns: columns) { cells in
        encoder.draw(cells, in: window, column: place.column, row: place.row)
      }
    }
    changes.append(ScreenChange(row: row, columns: columns, isUniform: change.cell != nil))
  }

  /// Returns the front window that contains all of `columns`, and its position; the standard screen
  /// if no panel contains them.
  private func frontmostWindow(
    at row: Int, _ columns: Range<Int>
  ) -> (Window?, origin: (column: Int, row: Int)) {
    for entry in entries.reversed() {
      let rect = entry.rect
      if rect.row <= row, row < rect.endRow, rect.column <= columns.lowerBound,
        columns.upperBound <= rect.endColumn
      {
        return (panel_window(entry.panel), (rect.column, rect.row))
      }
    }
    return (cncurses_stdscr(), (0, 0))
  }
}

extension Surface {
  /// Indicates whether a wide glyph is across the left or right edge of `rect`.
  fileprivate func splitsGlyph(atEdgesOf rect: CellRect) -> Bool {
    splitsGlyph(at: rect.column, in: rect) || splitsGlyph(at: rect.endColumn, in: rect)
  }

  /// Indicates whether a wide glyph is across the left edge of `column`, in the rows of `rect`.
  private func splitsGlyph(at column: Int, in rect: CellRect) -> Bool {
    guard column > 0, column < columns else { return false }
    return (rect.row..<rect.endRow).contains {
      self[column: column, row: $0].glyph == .continuation
    }
  }

  /// Returns `rect` widened so that it splits no wide glyph. ncurses would show neither half of a
  /// split glyph.
  fileprivate func widenedToWholeGlyphs(_ rect: CellRect) -> CellRect {
    guard !rect.isEmpty else { return rect }
    var result = rect
    while splitsGlyph(at: result.column, in: result) {
      result.column -= 1
      result.columns += 1
    }
    while splitsGlyph(at: result.endColumn, in: result) { result.columns += 1 }
    return result
  }
}

/// A part of a row of the screen that has been drawn.
struct ScreenChange {
  var row: Int
  var columns: Range<Int>
  /// Indicates whether all its cells are equal.
  var isUniform: Bool
}
