extension PictureTransition {
  func drawFade(
    _ old: Surface, _ new: Surface, _ progress: Double, _ style: DrawingStyle.Fading,
    _ picture: inout Surface
  ) {
    picture.composeRows { row, composer in
      let (olds, news) = (old.row(row), new.row(row))
      var fade = Fade(style, at: progress)
      for column in 0..<olds.count {
        let a = olds[olds.startIndex + column]
        let b = news[news.startIndex + column]
        fade.enter(column, end: olds.count) {
          (olds[olds.startIndex + $0], news[news.startIndex + $0])
        }
        if a == b, fade.isSameWord {
          composer.append(a, part: a.glyph.columns == 1 ? 0 : 1)
          continue
        }
        let moment = fade.moment(from: a, to: b, column: column, row: row)
        composer.append(moment.cell, part: moment.isNew ? 2 : 1)
      }
    }
  }
}
