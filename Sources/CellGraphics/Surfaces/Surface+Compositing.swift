extension Surface {
  /// Lays `layer` over the cells at (`column`, `row`) with an opacity.
  ///
  /// If both surfaces have a glyph in a cell, the one beneath is visible up to an opacity of one
  /// half. A cell holds one glyph, so text fades out into the background and then in. A wide glyph
  /// of which only one half would be visible becomes a blank.
  ///
  /// ```swift
  /// var screen = Surface(columns: 4, rows: 1, filledWith: Cell(background: .white))
  /// let box = Surface(columns: 2, rows: 1, filledWith: Cell(background: .black))
  /// screen.composite(box, column: 3, row: 0)  // half of it is outside
  /// precondition(screen[column: 2, row: 0].background == .white)
  /// precondition(screen[column: 3, row: 0].background == .black)
  /// ```
  ///
  /// - Parameters:
  ///   - layer: The surface on top.
  ///   - column: The column for the layer's first column. It can be outside the surface.
  ///   - row: The row for the layer's first row.
  ///   - opacity: 0 to 1; it multiplies every alpha of the layer.
  ///   - clip: The cells that can change; nil for all. Beyond it only the outer half of a wide
  ///     glyph changes, if its inner half was covered.
  ///   - fading: The way in which opaque cells fade into opaque cells; nil if the opacity is not
  ///     changing.
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

  /// Indicates whether a row is a single opaque run.
  private func isOpaqueRun(_ row: Int) -> Bool {
    storage.runs[row].count == 1 && storage[row].pointee.background.alpha == 255
  }

  /// Lays a row of runs over another row of runs. Both rows are without wide glyphs, and during a
  /// fade also without text.
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

/// Blends the cells of `layer`, whose first cell is at `start`, with `columns` of a row.
private func blend(
  _ layer: RowReader, at start: Int, onto row: UnsafeMutableBufferPointer<Cell>,
  _ columns: Range<Int>, row line: Int, opacity: Double, fade: inout Fade?
) {
  let (column, end) = (columns.lowerBound, columns.upperBound)
  var pairing = WideGlyphPairing(row: row)
  if column > 0, row[column - 1].glyph.isWide { pairing.head = column - 1 }
  // The cache saves time: a row has few pairs of colours, and blending takes much longer than
  // comparing.
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

/// Blends the cells of `layer` with `columns` of a row during a fade.
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

/// A cache of the last two blends of two cells.
///
/// The result depends on the colours of both cells, on whether each cell is blank, and on whether
/// the upper cell is a border. It does not depend on the glyphs.
private struct BlendMemory {
  /// Everything that the result of a blend depends on.
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

  /// A blend and its result.
  private struct Entry {
    var key: Key
    var foreground: Color
    var background: Color
    var isFromLayer: Bool
  }

  let opacity: Double
  // Two entries, because letters alternate with the blanks between them.
  private var last: Entry
  private var beforeLast: Entry

  init(opacity: Double) {
    self.opacity = opacity
    last = Self.entry(.clear, .clear, opacity)
    beforeLast = last
  }

  /// Blends two cells.
  private static func entry(_ above: Cell, _ beneath: Cell, _ opacity: Double) -> Entry {
    let blended = above.over(beneath, opacity: opacity)
    return Entry(
      key: Key(above, beneath), foreground: blended.foreground, background: blended.background,
      isFromLayer: above.coversGlyph(of: beneath, opacity: opacity))
  }

  /// Lays one cell over another cell.
  ///
  /// - Returns: True if the glyph of `above` is visible.
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

/// A check, from left to right, of wide glyphs whose halves come from two surfaces.
///
/// Each half becomes a blank if the other half is not from the same surface.
private struct WideGlyphPairing {
  let row: UnsafeMutableBufferPointer<Cell>
  /// The column of the last cell, if it holds the first half of a wide glyph.
  var head: Int?
  private var isHeadFromLayer = false

  init(row: UnsafeMutableBufferPointer<Cell>) { self.row = row }

  /// Checks one cell. Call it for each column in ascending order.
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

  /// Ends the check before a column, which can be the end of the row.
  mutating func finish(at end: Int) {
    if end < row.count {
      visit(end, isFromLayer: false)
    } else if let head {
      row[head].glyph = .blank
    }
  }
}
