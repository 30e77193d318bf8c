internal import CellGraphics
internal import Motion

/// Progress over time as lines of dots, four to a cell.
struct CurvePlot {
  struct Line {
    /// Progress after so many ticks.
    var progress: (Double) -> Double
    /// Ticks until it is over.
    var duration: Int
    var color: Color
  }

  /// The one that counts last.
  var lines: [Line]
  /// Ticks from the left edge to the right one.
  var length: Int
  /// The tick that is seen now.
  var elapsed: Int

  func draw(onto canvas: inout Canvas, in rect: CellRect) {
    guard rect.columns > 1, rect.rows > 0, length > 0 else { return }
    var dots = [Int](repeating: 0, count: rect.columns * rect.rows)
    var colors = [Color?](repeating: nil, count: dots.count)
    let range = range
    for line in lines {
      var last: Int?
      for x in 0..<2 * rect.columns {
        let time = Double(x) / Double(2 * rect.columns - 1) * Double(length)
        guard time <= Double(line.duration) + 0.5 else { break }
        let y = row(of: line.progress(min(time, Double(line.duration))), range, 2 * rect.rows)
        // A steep line leaves no gap between two of its columns of dots.
        let nearest = last.map { $0 < y ? $0 + 1 : $0 > y ? $0 - 1 : y } ?? y
        for between in min(y, nearest)...max(y, nearest) {
          let cell = between / 2 * rect.columns + x / 2
          dots[cell] |= Self.bit(x % 2, between % 2)
          colors[cell] = line.color
        }
        last = y
      }
    }
    for cell in dots.indices {
      guard let color = colors[cell] else { continue }
      put(
        Glyph(Self.quadrants[dots[cell]]), cell % rect.columns, cell / rect.columns, color, &canvas,
        rect)
    }
    for line in lines {
      let column = elapsed * (2 * rect.columns - 1) / length / 2
      guard elapsed <= line.duration else { continue }
      let y = row(of: line.progress(Double(elapsed)), range, 2 * rect.rows)
      put(Glyph("●"), min(column, rect.columns - 1), y / 2, line.color, &canvas, rect)
    }
  }

  /// What progress there is, which springs and control points may take beyond 0 and 1.
  private var range: ClosedRange<Double> {
    var (low, high) = (0.0, 1.0)
    for line in lines {
      for step in 0...64 {
        let progress = line.progress(Double(step) / 64 * Double(line.duration))
        (low, high) = (min(low, progress), max(high, progress))
      }
    }
    return low...high
  }

  private func row(of progress: Double, _ range: ClosedRange<Double>, _ rows: Int) -> Int {
    let part = (progress - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(max(Int(((1 - part) * Double(rows - 1)).rounded()), 0), rows - 1)
  }

  /// The bit of a dot in the place of its glyph, by its column from the left and its row from above.
  private static func bit(_ column: Int, _ row: Int) -> Int { 1 << (2 * row + column) }

  private static let quadrants: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  private func put(
    _ glyph: Glyph, _ column: Int, _ row: Int, _ color: Color, _ canvas: inout Canvas,
    _ rect: CellRect
  ) {
    let cell = CellRect(column: rect.column + column, row: rect.row + row, columns: 1, rows: 1)
    canvas.draw(TextLine(glyphs: [glyph]), in: cell.asRect, alignment: .leading, color: color)
  }
}
