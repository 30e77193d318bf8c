extension Surface {
  /// Lays `layer` over the cells at (`column`, `row`), faded by `opacity`.
  ///
  /// Where both have a glyph the one beneath shows until the layer is half there: a cell holds one
  /// glyph, so text cross-fades through the colour of the ground. A wide glyph of which only one
  /// half would show is a blank there.
  ///
  /// - Parameters:
  ///   - opacity: 0 to 1, multiplied with every alpha of the layer.
  ///   - fading: How what is opaque gives way to what is opaque; nil where the opacity is not changing.
  ///   - clip: Cells of this surface outside it stay as they are, but for the outer half of a wide
  ///     glyph whose inner half was covered.
  public mutating func composite(
    _ layer: Surface, column: Int, row: Int, opacity: Double = 1, clip: CellRect? = nil,
    fading: DrawingStyle.Fading? = nil
  ) {
    let placed = CellRect(column: column, row: row, columns: layer.columns, rows: layer.rows)
    let area = placed.intersection(clip ?? bounds).intersection(bounds)
    guard !area.isEmpty, opacity > 0 else { return }
    let columns = columns
    cells.withUnsafeMutableBufferPointer { cells in
      layer.cells.withUnsafeBufferPointer { layerCells in
        for y in area.row..<area.endRow {
          let start = (y - row) * layer.columns - column
          blend(
            UnsafeBufferPointer(
              rebasing: layerCells[start + area.column..<start + area.endColumn]),
            onto: UnsafeMutableBufferPointer(rebasing: cells[y * columns..<(y + 1) * columns]),
            from: area.column, row: y, opacity: opacity, fading: fading)
        }
      }
    }
  }
}

/// Blends the cells of `layer` onto those of `row` from `column` on.
private func blend(
  _ layer: UnsafeBufferPointer<Cell>, onto row: UnsafeMutableBufferPointer<Cell>,
  from column: Int, row line: Int, opacity: Double, fading: DrawingStyle.Fading?
) {
  let end = column + layer.count
  var pairing = WideGlyphPairing(row: row)
  if column > 0, row[column - 1].glyph.isWide { pairing.head = column - 1 }
  // Neighbours are mostly alike, and blending costs far more than comparing.
  // (A clear cell never gets as far as being compared with the first value of `last`.)
  var last = (above: Cell.clear, beneath: Cell.clear)
  var blended = (cell: Cell.clear, isFromLayer: false)
  let isFading = fading != nil && opacity < 1
  var fade = Fade(fading ?? .blend, at: opacity)
  for x in column..<end {
    let above = layer[x - column]
    if opacity >= 1, above.background.alpha == 255 {
      row[x] = above
      pairing.visit(x, isFromLayer: true)
    } else if above.isClear {
      pairing.visit(x, isFromLayer: false)
    } else if isFading, above.background.alpha == 255, row[x].background.alpha == 255 {
      fade.enter(x, end: end) { (row[$0], layer[$0 - column]) }
      let moment = fade.moment(from: row[x], to: above, column: x, row: line)
      row[x] = moment.cell
      pairing.visit(x, isFromLayer: moment.isNew)
    } else {
      if last != (above, row[x]) {
        last = (above, row[x])
        blended.cell = above.over(row[x], opacity: opacity)
        blended.isFromLayer = above.coversGlyph(of: row[x], opacity: opacity)
      }
      row[x] = blended.cell
      pairing.visit(x, isFromLayer: blended.isFromLayer)
    }
  }
  if end < row.count {
    pairing.visit(end, isFromLayer: false)
  } else if let head = pairing.head {
    row[head].glyph = .blank
  }
}

/// Blanks, from left to right, each half of a wide glyph that is not followed or preceded by the
/// other half from the same surface.
private struct WideGlyphPairing {
  let row: UnsafeMutableBufferPointer<Cell>
  /// The column just visited, if it holds the first half of a wide glyph.
  var head: Int?
  private var isHeadFromLayer = false

  init(row: UnsafeMutableBufferPointer<Cell>) { self.row = row }

  @inline(__always)
  mutating func visit(_ x: Int, isFromLayer: Bool) {
    let glyph = row[x].glyph
    if head == nil, glyph.columns == 1 { return }
    let isPaired = head != nil && glyph.isContinuation && isHeadFromLayer == isFromLayer
    if let head, !isPaired { row[head].glyph = .blank }
    if glyph.isContinuation, !isPaired { row[x].glyph = .blank }
    head = glyph.isWide ? x : nil
    isHeadFromLayer = isFromLayer
  }
}
