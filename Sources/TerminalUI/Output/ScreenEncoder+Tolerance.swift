internal import CNcurses

/// The choice of the cells to send: those that differ visibly from what the terminal shows.
extension ScreenEncoder {
  /// The number of frames after which an unchanged row is shown exactly, about a tenth of a second.
  private static let patience = 6

  /// Indicates whether a row differs from the composed one by invisible amounts.
  var isApproximate: Bool { differs.contains(true) }

  /// Makes `next` the rows to show, and lists the rows that can differ from the shown ones.
  ///
  /// - Parameters:
  ///   - changes: The parts that have been composed again, from the top.
  ///   - exactly: True to show every composed cell, also if the difference is invisible.
  ///   - isTruecolor: True if colour numbers are RGB values. Colours of a palette are shown exactly.
  func chooseRows(_ changes: [ScreenChange], exactly: Bool, isTruecolor: Bool) {
    chosenRows.removeAll(keepingCapacity: true)
    frameNumber += 1
    for change in changes { lastComposed[change.row] = frameNumber }
    let isApproximate = isTruecolor && !exactly
    if isApproximate { chooseColors() } else { steps.reset() }
    for row in 0..<rows {
      let isComposed = lastComposed[row] == frameNumber
      guard isComposed || differs[row] else { continue }
      if isApproximate, frameNumber - lastComposed[row] < Self.patience {
        differs[row] = showChosenColors(in: row)
      } else {
        differs[row] = false
        next.copy(row, from: row, of: composed)
      }
      chosenRows.append(row)
    }
  }

  /// Chooses the shown colour for each composed one.
  ///
  /// All cells of a composed colour get the same one, so that an area that fades and moves has one
  /// colour. Rows that have not changed count too, because the others keep the order to their colours.
  private func chooseColors() {
    steps.begin()
    for row in 0..<rows {
      if let new = composed.uniformBackground(row), let old = shown.uniformBackground(row) {
        steps.add(
          ColorSteps.Change(
            oldBackground: old, newBackground: new, oldForeground: -1, newForeground: -1,
            keepsGlyph: true, keepsAttributes: true, count: columns))
        continue
      }
      addChanges(of: row)
    }
    steps.choose(cells: columns * rows)
  }

  /// Adds the changes of a row, each run of equal ones at once.
  private func addChanges(of row: Int) {
    let (old, new) = (shown[row], composed[row])
    func change(at column: Int) -> ColorSteps.Change {
      let (old, new) = (old[column], new[column])
      return ColorSteps.Change(
        oldBackground: old.background, newBackground: new.background,
        oldForeground: old.foreground, newForeground: new.foreground,
        keepsGlyph: old.glyph == new.glyph,
        keepsAttributes: old.attributes == new.attributes || new.glyph == 0x20, count: 1)
    }
    var run = change(at: 0)
    for column in 1..<columns {
      let next = change(at: column)
      if next.isAlike(run) {
        run.count += 1
      } else {
        steps.add(run)
        run = next
      }
    }
    steps.add(run)
  }

  /// Makes a row of `next` the composed one in the colours to show.
  ///
  /// - Returns: True if a colour differs from the composed one.
  private func showChosenColors(in row: Int) -> Bool {
    if let background = composed.uniformBackground(row) {
      let color = steps.color(for: background)
      next.setUniformBackground(color, row: row)
      return color != background
    }
    let new = composed[row]
    var differs = false
    next.change(row) { cells in
      var last: (composed: UInt64, background: Int32, foreground: Int32)?
      for column in 0..<columns {
        var cell = new[column]
        let colors = last?.composed == cell.colors ? last : nil
        let background = colors?.background ?? steps.color(for: cell.background)
        let foreground = colors?.foreground ?? steps.color(for: cell.foreground)
        last = (cell.colors, background, foreground)
        (cell.background, cell.foreground) = (background, foreground)
        differs = differs || cell != new[column]
        cells[column] = cell
      }
    }
    return differs
  }
}
