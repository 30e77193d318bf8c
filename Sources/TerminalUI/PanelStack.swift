internal import CNcurses
internal import CellGraphics
internal import Simulation

/// The panels of ncurses, one for each panel of the frame that is shown, back to front.
///
/// Every panel holds the composed frame's cells at its own place, and the standard screen, which
/// lies beneath them all, those that no panel covers. So whatever ncurses makes of the order, the
/// picture is the frame.
final class PanelStack {
  private struct Entry {
    var id: String
    var rect: CellRect
    var panel: UnsafeMutablePointer<PANEL>
    /// True until its cells have been drawn.
    var isNew: Bool
  }

  private var entries: [Entry] = []
  /// What the windows hold; nil when nothing of them can be relied on.
  private var shown: Surface?
  /// The rows of the standard screen that were hidden when they changed.
  private var staleRows: Set<Int> = []

  deinit {
    for entry in entries { Self.delete(entry.panel) }
  }

  /// Drops all panels; the next frame is drawn in full.
  func forget() {
    for entry in entries { Self.delete(entry.panel) }
    entries = []
    shown = nil
    staleRows = []
    werase(cncurses_stdscr())
  }

  /// Makes the panels those of `frame`, of which only what lies on `screen` counts.
  func lay(_ frame: Frame, on screen: CellRect, with encoder: inout RowEncoder) {
    if shown?.bounds != frame.surface.bounds { forget() }
    let area = frame.surface.bounds.intersection(screen)
    removePanels(notIn: frame)
    for panel in frame.panels { place(panel, within: area) }
    raise(inOrderOf: frame)
    frame.surface.cells.withUnsafeBufferPointer { new in
      draw(Grid(cells: new, columns: frame.surface.columns), area: area, with: &encoder)
    }
    shown = frame.surface
  }

  private static func delete(_ panel: UnsafeMutablePointer<PANEL>) {
    let window = panel_window(panel)
    del_panel(panel)
    delwin(window)
  }
}

extension PanelStack {
  private func removePanels(notIn frame: Frame) {
    let ids = Set(frame.panels.map(\.id))
    for entry in entries where !ids.contains(entry.id) { Self.delete(entry.panel) }
    entries.removeAll { !ids.contains($0.id) }
  }

  private func place(_ panel: Frame.Panel, within area: CellRect) {
    let rect = panel.rect.intersection(area)
    let index = entries.firstIndex { $0.id == panel.id }
    if let index, entries[index].rect == rect { return }
    guard !rect.isEmpty, let window = Self.window(at: rect) else {
      if let index { Self.delete(entries.remove(at: index).panel) }
      return
    }
    if let index {
      // Not move_panel() and wresize(): each order of them fails for one direction of movement.
      let old = panel_window(entries[index].panel)
      replace_panel(entries[index].panel, window)
      delwin(old)
      entries[index].rect = rect
      entries[index].isNew = true
    } else if let created = new_panel(window) {
      entries.append(Entry(id: panel.id, rect: rect, panel: created, isNew: true))
    } else {
      delwin(window)
    }
  }

  private static func window(at rect: CellRect) -> Window? {
    let window = newwin(
      Int32(rect.rows), Int32(rect.columns), Int32(rect.row), Int32(rect.column))
    // The cursor is hidden: moving it to where the last cell was drawn would only cost bytes.
    if let window { leaveok(window, true) }
    return window
  }

  private func raise(inOrderOf frame: Frame) {
    // Each entry is taken once: one that stood there twice would be deleted twice.
    var rest = entries
    let ordered = frame.panels.compactMap { panel in
      rest.firstIndex { $0.id == panel.id }.map { rest.remove(at: $0) }
    }
    guard !ordered.elementsEqual(entries, by: { $0.id == $1.id }) else { return }
    entries = ordered
    for entry in entries { top_panel(entry.panel) }
  }
}

extension PanelStack {
  /// The cells of a surface, to compare as memory.
  private struct Grid {
    var cells: UnsafeBufferPointer<Cell>
    var columns: Int

    func row(_ row: Int, of rect: CellRect) -> Slice<UnsafeBufferPointer<Cell>> {
      let start = row * columns + rect.column
      return cells[start..<start + rect.columns]
    }

    /// True if the cells are the same.
    func hasSameRow(_ row: Int, of rect: CellRect, as other: Grid) -> Bool {
      let start = row * columns + rect.column
      guard let mine = cells.baseAddress, let theirs = other.cells.baseAddress else { return false }
      return CellMemory.areEqual(mine + start, theirs + start, count: rect.columns)
    }
  }

  private func draw(_ new: Grid, area: CellRect, with encoder: inout RowEncoder) {
    let old = shown
    (old?.cells ?? []).withUnsafeBufferPointer { cells in
      let old = old.map { Grid(cells: cells, columns: $0.columns) }
      drawBase(new, old: old, area: area, with: &encoder)
      for index in entries.indices {
        let rect = entries[index].rect
        let old = entries[index].isNew ? nil : old
        let window = panel_window(entries[index].panel)!
        for row in rect.row..<rect.endRow where old?.hasSameRow(row, of: rect, as: new) != true {
          encoder.draw(new.row(row, of: rect), in: window, row: row - rect.row)
        }
        entries[index].isNew = false
      }
    }
  }

  /// Draws the rows of the standard screen that changed, but for those behind a panel from edge to
  /// edge: they wait until they are seen.
  private func drawBase(
    _ new: Grid, old: Grid?, area: CellRect, with encoder: inout RowEncoder
  ) {
    for row in area.row..<area.endRow {
      let isHidden = entries.contains {
        $0.rect.columns == area.columns && $0.rect.row <= row && row < $0.rect.endRow
      }
      let isSame = old?.hasSameRow(row, of: area, as: new) == true && !staleRows.contains(row)
      if isSame { continue }
      if isHidden {
        staleRows.insert(row)
      } else {
        encoder.draw(new.row(row, of: area), in: cncurses_stdscr(), row: row)
        staleRows.remove(row)
      }
    }
  }
}
