import CellGraphics

extension Surface {
  /// The glyphs of all rows: "<" is the second column of a wide glyph, "·" a blank on a ground that
  /// is not opaque.
  var picture: String {
    (0..<rows).map { rowNumber in
      row(rowNumber).reduce(into: "") { picture, cell in
        if cell.glyph == .continuation {
          picture += "<"
        } else if cell.glyph == .blank, cell.background.alpha < 255 {
          picture += "·"
        } else {
          picture.unicodeScalars.append(contentsOf: cell.glyph.scalars)
        }
      }
    }.joined(separator: "\n")
  }

  /// True while every wide glyph has its continuation and no continuation stands alone.
  var isWellFormed: Bool {
    (0..<rows).allSatisfy { rowNumber in
      let glyphs = row(rowNumber).map(\.glyph)
      return glyphs.indices.allSatisfy { column in
        let followed = column + 1 < columns && glyphs[column + 1] == .continuation
        return followed == (glyphs[column].columns == 2)
      } && glyphs.first != .continuation
    }
  }

  /// A surface whose rows are the lines of `picture`, on white.
  init(picture: String) {
    let lines = TextLine.lines(of: picture, columns: 1_000)
    let columns = lines.map(\.columns).max() ?? 0
    self.init(columns: columns, rows: lines.count, filledWith: Cell(background: .white))
    for (row, line) in lines.enumerated() {
      draw(line, column: 0, row: row, color: .black, clip: bounds)
    }
  }
}
