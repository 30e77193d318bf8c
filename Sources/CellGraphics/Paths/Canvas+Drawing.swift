extension Canvas {
  /// Draws a recorded drawing so that its area fills a rectangle.
  ///
  /// The rectangle is moved to whole cells first, as backgrounds are, and the drawing is clipped to
  /// it.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - rect: The rectangle, in the coordinates of the view.
  public mutating func draw(_ drawing: Drawing, in rect: Rect) {
    guard drawing.area.width > 0, drawing.area.height > 0, !drawing.isEmpty else { return }
    inCells(of: rect) { canvas, columns, rows in
      let map = AffineTransform(mapping: drawing.area, columns: columns, rows: rows)
      canvas.carryOut(drawing, map.concatenating(canvas.transform))
    }
  }

  /// Draws a recorded drawing whose unit is a part of a cell, from the origin of the view on.
  ///
  /// Unlike ``draw(_:in:)`` it can reach outside of the view.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - cell: The units of a column and of a row.
  public mutating func draw(_ drawing: Drawing, unitsPerCell cell: Size) {
    guard cell.width > 0, cell.height > 0 else { return }
    let origin = cells(of: Rect(x: 0, y: 0, width: 1, height: 1))
    var map = AffineTransform(
      scaleX: transform.a / cell.width, y: transform.d / cell.height)
    (map.tx, map.ty) = (Double(origin.column), Double(origin.row))
    carryOut(drawing, map)
  }

  /// Draws with a map from the drawing's units to cells of the surface.
  private mutating func carryOut(_ drawing: Drawing, _ map: AffineTransform) {
    let outer = clip
    var area = Coverage(all: clip)
    var saved: [Coverage] = []
    for operation in drawing.operations {
      switch operation {
      case .save: saved.append(area)
      case .restore: if let last = saved.popLast() { area = last }
      case .clip(let path, let rule): area = area.intersection(coverage(of: path, rule, map))
      case .fill(let path, let rule, let color): fill(path, rule, color, map, in: area)
      case .stroke(let path, let style, let color): stroke(path, style, color, map, in: area)
      case .gradient(let gradient, let start, let end):
        fill(gradient, from: start.applying(map), to: end.applying(map), in: area)
      case .text(let text): draw(text, map, in: area)
      case .picture(let picture, let rect):
        guard picture.area.width > 0, picture.area.height > 0 else { continue }
        let target = rect.applying(map)
        clip = target.snapped.intersection(area.extent)
        carryOut(
          picture,
          AffineTransform(mapping: picture.area, to: target))
        clip = outer
      }
    }
  }

  private func coverage(
    of path: Path, _ rule: Path.FillRule, _ map: AffineTransform
  ) -> Coverage {
    let cellPath = path.applying(map)
    return Coverage(Edges(cellPath.polylines(scale: Size(width: 1, height: 1))), rule, in: clip)
  }

  private mutating func fill(
    _ path: Path, _ rule: Path.FillRule, _ color: Color, _ map: AffineTransform, in area: Coverage
  ) {
    let covered = coverage(of: path, rule, map)
    // An area that is thinner than an eighth of a cell is drawn as a line.
    if covered.isEmpty { return stroke(path, StrokeStyle(width: 0), color, map, in: area) }
    fill(covered.intersection(area)) { _, _ in color }
  }

  private mutating func fill(
    _ gradient: ColorGradient, from start: Point, to end: Point, in area: Coverage
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard gradient.hasEffect, length > 0 else { return }
    fill(area) { column, row in
      let (x, y) = (Double(column) + 0.5 - start.x, Double(row) + 0.5 - start.y)
      return gradient.color(at: (x * dx + y * dy) / length)
    }
  }

  /// Lays colours over an area: over eighths of cells, or over whole cells in other styles.
  private mutating func fill(_ area: Coverage, with color: (Int, Int) -> Color) {
    let cells = area.cells.intersection(clip)
    guard !cells.isEmpty else { return }
    let isFine = style.smoothness == .eighths && style.hasColors
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn {
        let mask = area[column, row]
        if mask == .none { continue }
        let color = color(column, row)
        if mask == .all || !isFine && mask.count >= 32 {
          fill(FineRect(CellRect(column: column, row: row, columns: 1, rows: 1)), with: color)
        } else if isFine, color.alpha > 0 {
          let cell = surface[column: column, row: row]
          let opaque = color.alpha == 255 ? color : color.over(cell.dominantBackground)
          set(cell.covered(by: opaque, in: mask), column: column, row: row)
        }
      }
    }
  }

  /// The width in dots from which on a line is drawn as an area.
  private static let widestThinLine = 2.0

  private mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ color: Color, _ map: AffineTransform, in area: Coverage
  ) {
    let scale = Size(width: map.a, height: map.d)
    let lines = path.polylines(scale: scale)
    let dots = style.width * (abs(scale.width) * 2 + abs(scale.height) * 4) / 2
    if style.width > 1, dots >= Self.widestThinLine {
      let pieces = StrokeOutline(lines, style).pieces.map { piece in
        Polyline(points: piece.points.map { $0.applying(map) }, isClosed: true)
      }
      return fill(Coverage(Edges(pieces), .winding, in: clip).intersection(area)) { _, _ in color }
    }
    var braille = BrailleDots(cells: clip)
    for line in style.visible(lines) {
      braille.add(
        Polyline(points: line.points.map { $0.applying(map) }, isClosed: line.isClosed))
    }
    braille.clip(to: area)
    draw(braille, color)
  }

  private mutating func draw(_ dots: BrailleDots, _ color: Color) {
    guard color.alpha > 0 else { return }
    for (index, pattern) in dots.patterns.enumerated() where pattern != 0 {
      let column = dots.cells.column + index % dots.cells.columns
      let row = dots.cells.row + index / dots.cells.columns
      let old = surface[column: column, row: row]
      // A terminal without block elements has no braille patterns either.
      let glyph =
        style.smoothness == .eighths ? Glyph(dots: pattern | (old.glyph.dots ?? 0)) : Glyph("*")
      drawUncut(
        TextLine(glyphs: [glyph]), at: CellRect(column: column, row: row, columns: 1, rows: 1),
        color: color.over(old.dominantBackground), attributes: [])
    }
  }

  private mutating func draw(_ text: DrawnText, _ map: AffineTransform, in area: Coverage) {
    let box = text.box.applying(map)
    let lines =
      text.wraps
      ? TextLine.lines(of: text.text, columns: max(1, snap(box.width)))
      : text.text.split(separator: "\n", omittingEmptySubsequences: false).map {
        TextLine(String($0))
      }
    // One line is in the row of its middle, so that a line in a flat box is not a row too low.
    let first =
      lines.count == 1 ? Int(max(-1e6, min(1e6, box.midY)).rounded(.down)) : snap(box.minY)
    let (outer, transform) = (clip, self.transform)
    clip = clip.intersection(area.extent)
    self.transform = .identity
    for (index, line) in lines.enumerated() {
      let row = first + index
      guard index == 0 || Double(row) + 0.5 < max(box.maxY, Double(first) + 1) else { break }
      let rowBox = Rect(x: box.minX, y: Double(row), width: box.width, height: 1)
      draw(
        line, in: rowBox, alignment: text.alignment, color: text.color, attributes: text.attributes)
    }
    (clip, self.transform) = (outer, transform)
  }
}

extension Coverage {
  /// The cells of which a part is covered, as the smallest rectangle.
  fileprivate var extent: CellRect {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for (index, mask) in masks.enumerated() where mask != .none {
      let (column, row) = (index % cells.columns, index / cells.columns)
      (left, right) = (min(left, column), max(right, column))
      (top, bottom) = (min(top, row), max(bottom, row))
    }
    guard left <= right else { return .zero }
    return CellRect(
      column: cells.column + left, row: cells.row + top, columns: right - left + 1,
      rows: bottom - top + 1)
  }
}

extension AffineTransform {
  /// Creates the map of a rectangle to cells from (0, 0) on.
  fileprivate init(mapping rect: Rect, columns: Int, rows: Int) {
    self.init(
      mapping: rect, to: Rect(x: 0, y: 0, width: Double(columns), height: Double(rows)))
  }

  /// Creates the map of a rectangle, whose sides are above 0, to another one.
  fileprivate init(mapping rect: Rect, to target: Rect) {
    let (x, y) = (target.width / rect.width, target.height / rect.height)
    self.init(
      a: x, b: 0, c: 0, d: y, tx: target.minX - rect.minX * x, ty: target.minY - rect.minY * y)
  }
}
