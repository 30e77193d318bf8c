/// A card that turns about its middle, seen from the front.
///
/// The side that moves towards the viewer keeps its length and the other side becomes shorter, so
/// the card has the shape of a trapezium.
struct TurnedCard {
  private let columns: Double
  private let rows: Double
  /// Indicates whether the axis is vertical, so that columns move.
  private let turnsColumns: Bool
  /// 1 if the right or lower side moves towards the viewer, -1 if the left or upper side does.
  private let near: Double
  private let cosine: Double
  private let sine: Double
  /// Half of the card's length across the axis, in columns or rows.
  private let half: Double
  /// The distance from the viewer to the card, in columns or rows.
  private let distance: Double
  /// The magnification of the near side. All scales are divided by it, so that the near side keeps
  /// its length.
  private let magnification: Double
  /// Indicates whether edges can be between cells.
  private let isFine: Bool
  /// Indicates whether the back is visible.
  let showsBack: Bool

  /// The distance of the viewer, in lengths of the card.
  private static let viewingDistance = 2.5
  /// The share of the light that is missing on the far side when the viewer sees only the edge of
  /// the card.
  private static let shade = 0.55

  init(columns: Int, rows: Int, near side: PictureTransition.Side, progress: Double, isFine: Bool) {
    self.isFine = isFine
    self.columns = Double(columns)
    self.rows = Double(rows)
    turnsColumns = side.isHorizontal
    near = side == .right || side == .bottom ? 1 : -1
    let turn = halfTurn(progress)
    let length = turnsColumns ? self.columns : self.rows
    half = length / 2
    distance = length * Self.viewingDistance
    showsBack = progress >= 0.5
    // A card seen from its edge is still visible.
    let thickness = min(1, (turnsColumns ? 0.5 : 0.25) / length)
    cosine = showsBack ? min(turn.cosine, -thickness) : max(turn.cosine, thickness)
    sine = turn.sine
    magnification = distance / (distance - half * sine)
  }

  /// A point on the visible face, in columns and rows from its top left corner.
  private struct Place {
    var column: Double
    var row: Double
    /// The share of the light that is missing there.
    var shade: Double
  }

  /// Returns the point of the face at a position of the screen; nil beside the card.
  private func place(x: Double, y: Double) -> Place? {
    let (along, across) = turnsColumns ? (x - half, y - rows / 2) : (y - half, x - columns / 2)
    let u = near * along * magnification
    let divisor = cosine * distance + u * sine
    guard divisor * cosine > 0 else { return nil }
    let turned = u * distance / divisor
    guard abs(turned) <= half else { return nil }
    let scale = scale(at: turned)
    let (a, b) = (half + turned * side, across / scale)
    guard abs(b) <= (turnsColumns ? rows : columns) / 2 else { return nil }
    return turnsColumns
      ? Place(column: a, row: rows / 2 + b, shade: shade(at: turned))
      : Place(column: columns / 2 + b, row: a, shade: shade(at: turned))
  }

  /// Returns the position on the screen of a point on the face.
  private func screenPoint(column: Double, row: Double) -> (x: Double, y: Double, shade: Double) {
    let turned = side * ((turnsColumns ? column : row) - half)
    let scale = scale(at: turned)
    let along = half + near * turned * cosine * scale
    return turnsColumns
      ? (along, rows / 2 + (row - rows / 2) * scale, shade(at: turned))
      : (columns / 2 + (column - columns / 2) * scale, along, shade(at: turned))
  }

  /// The direction of the visible face across the axis. The back has the opposite direction.
  private var side: Double { showsBack ? -near : near }

  /// Returns the scale at a distance from the axis.
  private func scale(at turned: Double) -> Double {
    distance / (distance - turned * sine) / magnification
  }

  /// Returns the share of the light that is missing at a distance from the axis.
  private func shade(at turned: Double) -> Double {
    Self.shade * sine * (0.65 - 0.35 * turned / half)
  }

  // MARK: - Drawing

  /// Draws the face and the backdrop over all of `picture`.
  func draw(_ face: Surface, backdrop: Color, onto picture: inout Surface) {
    picture.composeRows { row, composer in
      for column in 0..<face.columns {
        composer.append(backgroundCell(of: face, column, row, backdrop), part: 0)
      }
    }
    var lastLine = LastTextLine()
    for row in 0..<face.rows {
      drawStrips(of: face, row: row, onto: &picture)
      drawText(of: face, row: row, &lastLine, onto: &picture)
    }
  }

  /// Returns the background of one cell: one colour, or two and the edge between them.
  private func backgroundCell(of face: Surface, _ column: Int, _ row: Int, _ backdrop: Color)
    -> Cell
  {
    func color(_ x: Double, _ y: Double) -> Color {
      guard let place = place(x: Double(column) + x, y: Double(row) + y) else { return backdrop }
      let (column, row) = (
        min(Int(place.column), face.columns - 1), min(Int(place.row), face.rows - 1)
      )
      let isStrip = face.isOneRowStrip(column: column, row: row)
      return face.background(column: column, row: isStrip ? row - 1 : row).shaded(by: place.shade)
    }
    guard isFine else { return Cell(background: color(0.5, 0.5)) }
    let (left, right) = (color(0.06, 0.5), color(0.94, 0.5))
    let (top, bottom) = (color(0.5, 0.06), color(0.5, 0.94))
    let isUpright = left.differs(from: right)
    let isLevel = top.differs(from: bottom)
    if isLevel || isUpright {
      let corners = (color(0.06, 0.06), color(0.94, 0.06), color(0.06, 0.94), color(0.94, 0.94))
      if let corner = corner(corners, backdrop, color) { return corner }
    }
    if isLevel, isUpright {
      return .quarters(
        color(0.2, 0.2), color(0.8, 0.2), color(0.2, 0.8), color(0.8, 0.8))
    }
    if isLevel {
      let eighths = (0..<8).prefix { !color(0.5, (Double($0) + 0.5) / 8).differs(from: top) }.count
      return .edge(top: top, bottom: bottom, eighths: 8 - eighths)
    }
    if isUpright {
      let eighths = (0..<8).prefix { !color((Double($0) + 0.5) / 8, 0.5).differs(from: left) }.count
      return .edge(left: left, right: right, eighths: eighths)
    }
    return Cell(background: color(0.5, 0.5))
  }

  /// Returns the cell with the corner of an area that contains exactly one corner of the cell.
  ///
  /// The area fills its whole quadrant, or no part of the cell if it does not cover the quadrant.
  /// So the corner does not protrude.
  ///
  /// - Returns: nil if the cell has no such corner.
  private func corner(
    _ colors: (Color, Color, Color, Color), _ backdrop: Color,
    _ color: (_ x: Double, _ y: Double) -> Color
  ) -> Cell? {
    let (a, b, c, d) = colors
    let isOther = (b.differs(from: a), c.differs(from: a), d.differs(from: a))
    let (rest, own, index): (Color, Color, Int)
    switch isOther {
    case (true, true, true): (rest, own, index) = (d, a, 0)
    case (true, false, false): (rest, own, index) = (a, b, 1)
    case (false, true, false): (rest, own, index) = (a, c, 2)
    case (false, false, true): (rest, own, index) = (a, d, 3)
    default: return nil
    }
    if index == 0, b.differs(from: c) || b.differs(from: d) { return nil }
    // Only the card has corners. The backdrop meets the card in slanted edges, never in a corner.
    guard own != backdrop else { return nil }
    let (right, lower) = (index & 1 != 0, index & 2 != 0)
    let innermost = color(right ? 0.56 : 0.44, lower ? 0.56 : 0.44)
    if innermost.differs(from: own) { return Cell(background: rest) }
    return .quarters(
      index == 0 ? own : rest, index == 1 ? own : rest, index == 2 ? own : rest,
      index == 3 ? own : rest)
  }

  /// Draws areas that are one row high, such as buttons. They move by whole rows, as text does.
  private func drawStrips(of face: Surface, row: Int, onto picture: inout Surface) {
    var start = 0
    while start < face.columns {
      guard face.isOneRowStrip(column: start, row: row) else {
        start += 1
        continue
      }
      let color = face.background(column: start, row: row)
      var end = start + 1
      while end < face.columns, face.isOneRowStrip(column: end, row: row),
        face.background(column: end, row: row) == color
      { end += 1 }
      drawStrip(color, start..<end, row: row, onto: &picture)
      start = end
    }
  }

  /// Draws one area that is one row high.
  private func drawStrip(
    _ color: Color, _ columns: Range<Int>, row: Int, onto picture: inout Surface
  ) {
    let begin = screenPoint(column: Double(columns.lowerBound), row: Double(row) + 0.5)
    let end = screenPoint(column: Double(columns.upperBound), row: Double(row) + 0.5)
    let line = snap(begin.y - 0.5)
    guard line >= 0, line < picture.rows, end.x - begin.x >= 1,
      isTallEnough(column: columns.lowerBound, row: row)
    else { return }
    let first = Int(cells: begin.x)
    for column in max(0, first)..<max(0, first, min(picture.columns, snap(end.x) + 1)) {
      let from = eighths(begin.x - Double(column))
      let to = eighths(end.x - Double(column))
      let way = (Double(column) + 0.5 - begin.x) / max(end.x - begin.x, 1)
      let shade = begin.shade + (end.shade - begin.shade) * min(max(way, 0), 1)
      let under = picture[column: column, row: line].visibleBackground
      let color = color.shaded(by: shade)
      picture[column: column, row: line] =
        from > 0
        ? .edge(left: under, right: color, eighths: from)
        : .edge(left: color, right: under, eighths: to)
    }
  }

  /// Returns the number of eighths of a cell before `position`.
  private func eighths(_ position: Double) -> Int {
    let way = min(max(position, 0), 1)
    return isFine ? Int(cells: (way * 8).rounded()) : way < 0.5 ? 0 : 8
  }

  /// The text that was drawn last. Rows of a turned card move together, so the text of the
  /// next row can fall into the same line of the screen.
  private struct LastTextLine {
    /// The line of the screen; -1 before the first text.
    var line = -1
    /// The row of the card's face that the text is from; -1 before the first text.
    var row = -1
  }

  /// Draws the runs of text in a row, each at its position and cut before the next run.
  private func drawText(
    of face: Surface, row: Int, _ lastLine: inout LastTextLine, onto picture: inout Surface
  ) {
    let cells = face.row(row)
    var start = cells.startIndex
    while let first = cells[start...].firstIndex(where: \.hasGlyph) {
      var end = first + 1
      while end < cells.endIndex,
        cells[end].hasGlyph || end + 1 < cells.endIndex && cells[end + 1].hasGlyph
      { end += 1 }
      // An underline that is longer than the text is a separator. A part of it would look like a link.
      let isRuled =
        first > cells.startIndex && cells[first - 1].attributes.contains(.underline)
        || end < cells.endIndex && cells[end].attributes.contains(.underline)
      drawRun(
        cells[first..<end], column: first - cells.startIndex, row: row,
        room: room(after: end, in: cells), isRuled: isRuled, &lastLine, onto: &picture)
      start = end
    }
  }

  /// Returns the number of columns after a run of text that have the same background and no text.
  ///
  /// One column stays free between two texts.
  private func room(after end: Int, in cells: SurfaceRow) -> Int {
    let background = cells[end - 1].visibleBackground
    var next = end
    while next < cells.endIndex, !cells[next].hasGlyph, cells[next].visibleBackground == background
    { next += 1 }
    let meetsText = next < cells.endIndex && cells[next].hasGlyph
    return next - end - (meetsText && next > end ? 1 : 0)
  }

  /// Draws one run of text, if there is room for it.
  private func drawRun(
    _ run: Slice<SurfaceRow>, column: Int, row: Int, room: Int, isRuled: Bool,
    _ lastLine: inout LastTextLine, onto picture: inout Surface
  ) {
    let begin = screenPoint(column: Double(column), row: Double(row) + 0.5)
    let end = screenPoint(column: Double(column + run.count), row: Double(row) + 0.5)
    let edge = screenPoint(column: Double(column + run.count + room), row: Double(row) + 0.5)
    let left = snap(begin.x)
    var width = min(snap(edge.x) - left, run.count)
    var line = snap(begin.y - 0.5)
    // If the middle of the text is beside the card, the text moves to the next line towards the
    // centre.
    if place(x: (begin.x + end.x) / 2, y: Double(line) + 0.5) == nil {
      line += line * 2 < picture.rows ? 1 : -1
    }
    guard isTallEnough(column: column, row: row),
      width >= min(Canvas.fewestTextColumns, run.count),
      line >= 0, line < picture.rows, left >= 0, left + width <= picture.columns,
      turnsColumns || line != lastLine.line || row == lastLine.row
    else { return }
    // The texts of two rows must not mix on one line of the screen.
    let other = (left..<left + width).first { column in
      let glyph = picture[column: column, row: line].glyph
      return glyph != .blank && !glyph.isBlock
    }
    if let other {
      guard other > snap(end.x) else { return }
      width = other - 1 - left
    }
    lastLine = LastTextLine(line: line, row: row)
    var count = width
    if count < run.count, run[run.startIndex + count].glyph.isContinuation { count -= 1 }
    for index in 0..<count {
      let cell = run[run.startIndex + index]
      guard cell.hasGlyph || cell.attributes.contains(.reverse), !cell.glyph.isContinuation else {
        continue
      }
      let way = Double(index) / max(end.x - begin.x, 1)
      var shaded = cell.shaded(by: begin.shade + (end.shade - begin.shade) * min(way, 1))
      if isRuled { shaded.attributes.remove(.underline) }
      picture[column: left + index, row: line] = shaded
    }
  }

  /// Indicates whether a row of the face is high enough on the screen for a line of text.
  private func isTallEnough(column: Int, row: Int) -> Bool {
    let top = screenPoint(column: Double(column), row: Double(row)).y
    let bottom = screenPoint(column: Double(column), row: Double(row + 1)).y
    return abs(bottom - top) >= Canvas.smallestTextHeight
  }
}

extension Surface {
  /// Returns the visible background of a cell.
  fileprivate func background(column: Int, row: Int) -> Color {
    self[column: column, row: row].visibleBackground
  }

  /// Indicates whether the cells above and below have equal backgrounds that differ from the
  /// background of this cell.
  fileprivate func isOneRowStrip(column: Int, row: Int) -> Bool {
    guard row > 0, row + 1 < rows else { return false }
    let above = background(column: column, row: row - 1)
    return above == background(column: column, row: row + 1)
      && above != background(column: column, row: row)
  }
}

extension Color {
  /// Indicates whether two colours differ by more than a gradient on one surface can explain: in
  /// alpha, or by more than 12 of 255 in a channel.
  func differs(from other: Color) -> Bool {
    alpha != other.alpha || abs(Int(red) - Int(other.red)) > 12
      || abs(Int(green) - Int(other.green)) > 12 || abs(Int(blue) - Int(other.blue)) > 12
  }
}
