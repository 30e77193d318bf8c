extension PictureTransition {
  /// Draws a fade, row by row.
  func drawFade(
    _ old: Surface, _ new: Surface, _ progress: Double, _ style: DrawingStyle.Fading,
    _ picture: inout Surface
  ) {
    var fade = Fade(style, at: progress)
    picture.makeUnique()
    for row in 0..<picture.rows {
      if old.storage.isOfBlanks(row), new.storage.isOfBlanks(row) {
        picture.storage.copyRow(row, from: old.storage)
        picture.fadeBlanks(row, into: new, &fade)
      } else {
        picture.compose(row) { Self.compose(old.row(row), new.row(row), &fade, &$0) }
      }
    }
  }

  /// Composes one row of two surfaces that have text in it.
  private static func compose(
    _ olds: SurfaceRow, _ news: SurfaceRow, _ fade: inout Fade, _ composer: inout RowComposer
  ) {
    fade.beginRow()
    for column in 0..<olds.count {
      let (a, b) = (olds[column], news[column])
      fade.enter(column, end: olds.count) { (olds[$0], news[$0]) }
      if a == b, fade.isSameWord {
        composer.append(a, part: a.glyph.columns == 1 ? 0 : 1)
        continue
      }
      let result = fade.cell(from: a, to: b, column: column, row: olds.row)
      composer.append(result.cell, part: result.isNew ? 2 : 1)
    }
  }
}

extension Surface {
  /// Fades a row of blanks into a row of blanks, run by run.
  fileprivate func fadeBlanks(_ row: Int, into new: Surface, _ fade: inout Fade) {
    let runs = new.storage.runs[row]
    var start = 0
    for index in 0..<runs.count {
      let cell = new.storage[row][index]
      storage.change(row: row, from: start, to: runs.end(index)) {
        fade.cell(from: $0, to: cell)
      }
      start = runs.end(index)
    }
  }
}
