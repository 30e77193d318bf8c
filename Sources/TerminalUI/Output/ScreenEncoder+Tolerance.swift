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
    var index = 0
    for row in 0..<rows {
      let isComposed = index < changes.count && changes[index].row == row
      while index < changes.count, changes[index].row == row { index += 1 }
      if isComposed { lastComposed[row] = frameNumber }
      guard isComposed || differs[row] else { continue }
      if isComposed, isTruecolor, !exactly {
        differs[row] = keepInvisibleChanges(of: row)
      } else if !isComposed, !exactly, frameNumber - lastComposed[row] < Self.patience {
        continue
      } else {
        differs[row] = false
        next.copy(row, from: row, of: composed)
      }
      chosenRows.append(row)
    }
  }

  /// Makes a row of `next` the composed one, except for cells whose colours differ invisibly from
  /// the shown ones.
  ///
  /// - Returns: True if there are such cells.
  private func keepInvisibleChanges(of row: Int) -> Bool {
    if let new = composed.uniformBackground(row), let old = shown.uniformBackground(row) {
      let isKept = old != new && tolerance.isInvisible(old, new)
      if !isKept { next.setUniformBackground(new, row: row) }
      return isKept
    }
    let (old, new) = (shown[row], composed[row])
    var hasKept = false
    next.change(row) { cells in
      var isKept = false
      for column in 0..<columns {
        // Both halves of a wide glyph have the same colours.
        if !new[column].isContinuation || !old[column].isContinuation {
          isKept = old[column] != new[column] && isInvisible(old[column], new[column])
        }
        cells[column] = isKept ? old[column] : new[column]
        hasKept = hasKept || isKept
      }
    }
    return hasKept
  }

  /// Indicates whether two cells differ by invisible amounts of their colours only.
  private func isInvisible(_ old: ScreenCell, _ new: ScreenCell) -> Bool {
    old.glyph == new.glyph && old.attributes == new.attributes
      && tolerance.isInvisible(old.background, new.background)
      && tolerance.isInvisible(old.foreground, new.foreground)
  }
}
