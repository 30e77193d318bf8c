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
    if isApproximate { findSubstitutes() }
    for row in 0..<rows {
      let isComposed = lastComposed[row] == frameNumber
      guard isComposed || differs[row] else { continue }
      if isComposed, isApproximate {
        differs[row] = substituteColors(of: row)
      } else if exactly || frameNumber - lastComposed[row] >= Self.patience || !isTruecolor {
        differs[row] = false
        next.copy(row, from: row, of: composed)
      } else {
        continue
      }
      chosenRows.append(row)
    }
  }

  /// Finds the shown colour that takes the place of each composed one.
  ///
  /// All cells of a composed colour get the same one, so that an area that fades and moves has one
  /// colour.
  private func findSubstitutes() {
    substitutes.removeAll(keepingCapacity: true)
    for row in 0..<rows where lastComposed[row] == frameNumber {
      if let new = composed.uniformBackground(row), let old = shown.uniformBackground(row) {
        addSubstitute(old, for: new)
        continue
      }
      let (old, new) = (shown[row], composed[row])
      var last: (old: UInt64, new: UInt64) = (0, 0)
      for column in 0..<columns {
        let colors = (old: old[column].colors, new: new[column].colors)
        guard old[column].glyph == new[column].glyph, colors != last else { continue }
        last = colors
        addSubstitute(old[column].background, for: new[column].background)
        addSubstitute(old[column].foreground, for: new[column].foreground)
      }
    }
  }

  private func addSubstitute(_ shown: Int32, for composed: Int32) {
    if shown == composed {
      // A colour that is shown exactly somewhere stays exact everywhere.
      substitutes[composed] = composed
    } else if substitutes[composed] == nil, tolerance.isInvisible(shown, composed) {
      substitutes[composed] = shown
    }
  }

  /// Makes a row of `next` the composed one in the colours to show.
  ///
  /// - Returns: True if a colour differs from the composed one.
  private func substituteColors(of row: Int) -> Bool {
    if let background = composed.uniformBackground(row) {
      let color = substitutes[background] ?? background
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
        let background = colors?.background ?? substitutes[cell.background] ?? cell.background
        let foreground = colors?.foreground ?? substitutes[cell.foreground] ?? cell.foreground
        last = (cell.colors, background, foreground)
        (cell.background, cell.foreground) = (background, foreground)
        differs = differs || cell != new[column]
        cells[column] = cell
      }
    }
    return differs
  }
}
