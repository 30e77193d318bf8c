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
    makeUnique()
    let opacity = min(opacity, 1)
    var fade = opacity < 1 ? fading.map { Fade($0, at: opacity) } : nil
    for y in area.row..<area.endRow {
      let isOfRuns = !layer.storage.runs[y - row].isNone
      let isCovered = opacity >= 1 && area.columns == columns && layer.isOpaqueRun(y - row)
      let isBlank = fade == nil || storage.isOfBlanks(y) && layer.storage.isOfBlanks(y - row)
      if isOfRuns, isBlank, isCovered || !storage.runs[y].isNone {
        layRuns(
          of: layer, row: y - row, over: y, from: column, area, opacity: opacity, fade: &fade)
      } else {
        storage.expand(y)
        let cells = UnsafeMutableBufferPointer(start: storage[y], count: columns)
        blend(
          RowReader(layer.storage, y - row), at: column, onto: cells,
          area.column..<area.endColumn, row: y, opacity: opacity, fade: &fade)
      }
    }
  }

  private func isOpaqueRun(_ row: Int) -> Bool {
    storage.runs[row].count == 1 && storage[row].pointee.background.alpha == 255
  }

  /// Lays a row of runs over another one, neither of which has a wide glyph, and of a fade no letter.
  private func layRuns(
    of layer: Surface, row: Int, over target: Int, from column: Int, _ area: CellRect,
    opacity: Double, fade: inout Fade?
  ) {
    let runs = layer.storage.runs[row]
    var start = column
    for index in 0..<runs.count {
      let end = column + runs.end(index)
      let (first, last) = (max(start, area.column), min(end, area.endColumn))
      start = end
      let above = layer.storage[row][index]
      guard first < last, !above.isClear else { continue }
      if opacity >= 1, above.background.alpha == 255 {
        set(above, from: first, to: last, row: target)
        continue
      }
      storage.change(row: target, from: first, to: last) { beneath in
        if above.background.alpha == 255, beneath.background.alpha == 255,
          let cell = fade?.cell(from: beneath, to: above)
        {
          return cell
        }
        return above.over(beneath, opacity: opacity)
      }
    }
  }
}

/// Blends the cells of `layer`, the first of which comes to `start`, onto `columns` of a row.
private func blend(
  _ layer: RowReader, at start: Int, onto row: UnsafeMutableBufferPointer<Cell>,
  _ columns: Range<Int>, row line: Int, opacity: Double, fade: inout Fade?
) {
  let (column, end) = (columns.lowerBound, columns.upperBound)
  var pairing = WideGlyphPairing(row: row)
  if column > 0, row[column - 1].glyph.isWide { pairing.head = column - 1 }
  // A row has few pairs of colours and blending costs far more than comparing.
  var memory = BlendMemory(opacity: opacity)
  if fade != nil {
    blend(layer, at: start, columns, row: line, &memory, &pairing, &fade!)
    return pairing.finish(at: end)
  }
  for x in column..<end {
    let above = layer[x - start]
    if opacity >= 1, above.background.alpha == 255 {
      row[x] = above
      pairing.visit(x, isFromLayer: true)
    } else if above.isClear {
      pairing.visit(x, isFromLayer: false)
    } else {
      pairing.visit(x, isFromLayer: memory.lay(above, over: &row[x]))
    }
  }
  pairing.finish(at: end)
}

/// As above, of a fade.
private func blend(
  _ layer: RowReader, at start: Int, _ columns: Range<Int>, row line: Int,
  _ memory: inout BlendMemory, _ pairing: inout WideGlyphPairing, _ fade: inout Fade
) {
  let row = pairing.row
  fade.beginRow()
  for x in columns {
    let (above, beneath) = (layer[x - start], row[x])
    if above.isClear {
      pairing.visit(x, isFromLayer: false)
    } else if above.background.alpha == 255, beneath.background.alpha == 255 {
      let result = fade.cell(
        from: beneath, to: above, column: x, end: columns.upperBound, row: line
      ) { (row[$0], layer[$0 - start]) }
      row[x] = result.cell
      pairing.visit(x, isFromLayer: result.isNew)
    } else {
      pairing.visit(x, isFromLayer: memory.lay(above, over: &row[x]))
    }
  }
}

/// The last blends of two cells. What comes of them depends on the colours, on which of the two are
/// blank and on whether the upper one is a rim, and only the glyph on which one it is.
private struct BlendMemory {
  private struct Key: Equatable {
    var foregrounds: UInt64
    var backgrounds: UInt64
    var areBlank: UInt8

    @inline(__always)
    init(_ above: Cell, _ beneath: Cell) {
      foregrounds = UInt64(above.foreground.bits) << 32 | UInt64(beneath.foreground.bits)
      backgrounds = UInt64(above.background.bits) << 32 | UInt64(beneath.background.bits)
      areBlank = (above.isBlank ? 1 : 0) | (beneath.isBlank ? 2 : 0) | (above.isBorder ? 4 : 0)
    }

    @inline(__always)
    static func == (a: Key, b: Key) -> Bool {
      (a.foregrounds ^ b.foregrounds) | (a.backgrounds ^ b.backgrounds)
        | UInt64(a.areBlank ^ b.areBlank) == 0
    }
  }

  private struct Entry {
    var key: Key
    var foreground: Color
    var background: Color
    var isFromLayer: Bool
  }

  let opacity: Double
  // Letters take turns with the blanks between them.
  private var last: Entry
  private var beforeLast: Entry

  init(opacity: Double) {
    self.opacity = opacity
    last = Self.entry(.clear, .clear, opacity)
    beforeLast = last
  }

  private static func entry(_ above: Cell, _ beneath: Cell, _ opacity: Double) -> Entry {
    let blended = above.over(beneath, opacity: opacity)
    return Entry(
      key: Key(above, beneath), foreground: blended.foreground, background: blended.background,
      isFromLayer: above.coversGlyph(of: beneath, opacity: opacity))
  }

  /// - Returns: Whether the glyph of `above` is what shows.
  @inline(__always)
  mutating func lay(_ above: Cell, over beneath: inout Cell) -> Bool {
    let key = Key(above, beneath)
    if key != last.key {
      swap(&last, &beforeLast)
      if key != last.key { last = Self.entry(above, beneath, opacity) }
    }
    if last.isFromLayer { beneath = above }
    beneath.foreground = last.foreground
    beneath.background = last.background
    return last.isFromLayer
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

  /// Ends before a column, which may be the one after the row's last.
  mutating func finish(at end: Int) {
    if end < row.count {
      visit(end, isFromLayer: false)
    } else if let head {
      row[head].glyph = .blank
    }
  }
}
