extension PictureTransition {
  func drawFade(_ old: Surface, _ new: Surface, _ progress: Double, _ picture: inout Surface) {
    picture.composeRows { row, composer in
      let (olds, news) = (old.row(row), new.row(row))
      // Neighbours are mostly alike, and blending costs far more than comparing.
      var last = (old: Cell.clear, new: Cell.clear, ground: Color.clear)
      for column in 0..<olds.count {
        let a = olds[olds.startIndex + column]
        let b = news[news.startIndex + column]
        if a == b {
          composer.append(a, part: a.glyph.columns == 1 ? 0 : 1)
          continue
        }
        if (a, b) != (last.old, last.new) {
          last = (a, b, a.background.mixed(with: b.background, at: progress))
        }
        // Both halves of a wide glyph change at one moment.
        let isSecondHalf = a.glyph.isContinuation || b.glyph.isContinuation
        let moment = Self.moment(column: isSecondHalf ? column - 1 : column, row: row)
        let isNew = a.isBlank || !b.isBlank && progress >= moment
        composer.append(
          isNew
            ? b.faded(over: last.ground, from: a.isBlank ? 0 : moment, to: 1, at: progress)
            : a.faded(over: last.ground, from: b.isBlank ? 1 : moment, to: 0, at: progress),
          part: isNew ? 2 : 1)
      }
    }
  }

  /// When the letter of a cell gives way to another: between 0.3 and 0.7, in the order of a Bayer
  /// matrix.
  private static func moment(column: Int, row: Int) -> Double {
    let order = bayer[(row & 3) * 4 + column & 3]
    return 0.3 + 0.4 * (Double(order) + 0.5) / 16
  }

  private static let bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}

extension Cell {
  /// The cell on another ground, its ink fading between none at `clear` and all at `full`.
  fileprivate func faded(
    over ground: Color, from clear: Double, to full: Double, at progress: Double
  )
    -> Cell
  {
    var cell = self
    cell.background = ground
    let ink = clear == full ? 1 : (progress - clear) / (full - clear)
    cell.foreground = ground.mixed(with: foreground, at: min(max(ink, 0), 1))
    return cell
  }
}
