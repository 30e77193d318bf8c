internal import CNcurses

/// The choice of the cells to send: those that differ visibly from what the terminal shows.
extension ScreenEncoder {
  /// The number of frames after which an unchanged row is shown exactly, about a tenth of a second.
  private static let patience = 6

  /// The number of bytes of exact colours that are sent at once after a movement. A screen with more
  /// becomes exact in some frames, so that none of them costs much more than those of the movement.
  private static let exactBytes = 2_500

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
        keepsAttributes: old.attributes == new.attributes || new.glyph == 0x20,
        fillsWithForeground: (0x2580...0x259F).contains(new.glyph), count: 1)
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

  /// Leaves rows at the bottom as they are shown, if the exact colours of all rows take many bytes.
  ///
  /// The rows stay approximate until the next update.
  ///
  /// - Parameter total: The sum of the costs of all rows.
  /// - Returns: The sum of the costs of the other rows.
  func postponeRows(of total: Int) -> Int {
    let count = Self.rowsAtOnce(of: chosenRows.lazy.map { [costs] in costs[$0] }, total: total)
    var rest = total
    for row in chosenRows.dropFirst(count) where costs[row] > 0 {
      rest -= costs[row]
      costs[row] = 0
      next.copy(row, from: row, of: shown)
      differs[row] = true
    }
    return rest
  }

  /// Returns the number of rows that become exact at once, at least one that costs bytes.
  ///
  /// Each frame has up to a third of the rest, so also a large screen is soon exact.
  ///
  /// - Parameters:
  ///   - costs: The number of bytes of each row.
  ///   - total: Their sum.
  static func rowsAtOnce(of costs: some Sequence<Int>, total: Int) -> Int {
    let most = max(exactBytes, total / 3)
    var (sum, count) = (0, 0)
    for cost in costs {
      if sum > 0, sum + cost > most { break }
      sum += cost
      count += 1
    }
    return count
  }
}
