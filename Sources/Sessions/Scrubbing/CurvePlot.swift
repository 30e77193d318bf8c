internal import CellGraphics
internal import Motion

/// A plot of progress over time as lines of dots, several dots to a cell.
///
/// The horizontal axis is time, from 0 to ``length`` ticks. The vertical axis is progress, 0 at the
/// bottom and 1 at the top. It is extended if a line goes below 0 or above 1.
///
/// A cell has one colour, so where lines cross in a cell, the later line colours all dots of the
/// cell.
struct CurvePlot {
  /// A line of the plot.
  struct Line {
    /// Returns the progress after a number of ticks.
    var progress: (Double) -> Double
    /// The length of the line in ticks.
    var duration: Int
    var color: Color
    /// Indicates whether the line has gaps, to distinguish it without colours.
    var isDashed = false
  }

  /// The characters that draw the dots of a cell.
  enum Dots {
    /// Two columns of four dots, for terminals with these glyphs.
    case braille
    /// Two columns of two dots.
    case quadrants

    /// The number of dots of a cell from top to bottom.
    var rows: Int {
      switch self {
      case .braille: 4
      case .quadrants: 2
      }
    }

    /// The height of a line in dots.
    var thickness: Int {
      switch self {
      case .braille: 2
      case .quadrants: 1
      }
    }
  }

  /// The lines. Later ones are in front.
  var lines: [Line]
  /// The number of ticks between the left edge and the right edge.
  var length: Int
  /// The tick of the shown frame, 0 to ``length``.
  var elapsed: Int
  var dots = Dots.braille

  /// Draws the lines and, on each line, a circle at the elapsed time. Later lines are drawn over
  /// earlier ones.
  ///
  /// A line that ends before the elapsed time has no circle. Fewer than two columns show nothing.
  func draw(onto canvas: inout Canvas, in rect: CellRect) {
    guard rect.columns > 1, rect.rows > 0, length > 0 else { return }
    var grid = Grid(columns: rect.columns, rows: rect.rows, dots: dots)
    let range = range
    for line in lines { draw(line, in: range, onto: &grid) }
    for cell in grid.bits.indices {
      guard let color = grid.colors[cell] else { continue }
      put(
        dots.glyph(of: grid.bits[cell]), cell % rect.columns, cell / rect.columns, color, &canvas,
        rect)
    }
    for line in lines where elapsed <= line.duration {
      let column = elapsed * (2 * rect.columns - 1) / length / 2
      let row = row(of: line.progress(Double(elapsed)), in: rect.rows)
      put(Glyph("●"), min(column, rect.columns - 1), row, line.color, &canvas, rect)
    }
  }

  /// Returns the row of a progress among `rows`, from the top.
  func row(of progress: Double, in rows: Int) -> Int {
    dotRow(of: progress, range, rows * dots.rows) / dots.rows
  }

  /// Draws a line into the grid of dots. A steep line has no gaps, unless it is dashed.
  private func draw(_ line: Line, in range: ClosedRange<Double>, onto grid: inout Grid) {
    let (columns, rows) = (2 * grid.columns, dots.rows * grid.rows)
    var last: Int?
    for x in 0..<columns {
      let time = Double(x) / Double(columns - 1) * Double(length)
      guard time <= Double(line.duration) + 0.5 else { break }
      let y = dotRow(of: line.progress(min(time, Double(line.duration))), range, rows)
      // Connects neighbouring columns of a steep line.
      let nearest = last.map { $0 < y ? $0 + 1 : $0 > y ? $0 - 1 : y } ?? y
      last = y
      if line.isDashed, x / 2 % 3 == 2 { continue }
      for between in min(y, nearest)...(max(y, nearest) + dots.thickness - 1) {
        grid.set(x, between, line.color)
      }
    }
  }

  /// The range of progress. Springs and control points can exceed 0 and 1.
  ///
  /// Each line is sampled at 65 points, which finds the overshoot of a spring closely enough for
  /// dots.
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

  /// Returns the row of dots for a progress, from 0 at the top. The result is clamped so that the
  /// line's thickness fits.
  private func dotRow(of progress: Double, _ range: ClosedRange<Double>, _ rows: Int) -> Int {
    let part = (progress - range.lowerBound) / (range.upperBound - range.lowerBound)
    let last = rows - dots.thickness
    return min(max(Int(cells: ((1 - part) * Double(last)).rounded()), 0), last)
  }

  private func put(
    _ glyph: Glyph, _ column: Int, _ row: Int, _ color: Color, _ canvas: inout Canvas,
    _ rect: CellRect
  ) {
    let cell = CellRect(column: rect.column + column, row: rect.row + row, columns: 1, rows: 1)
    canvas.draw(TextLine(glyphs: [glyph]), in: cell.asRect, alignment: .leading, color: color)
  }
}

extension CurvePlot {
  /// A grid of `columns` × `rows` cells of dots, row by row from the top left.
  fileprivate struct Grid {
    let columns: Int
    let rows: Int
    let dots: Dots
    /// The dots of each cell.
    private(set) var bits: [Int]
    /// The colour of each cell; nil without dots.
    private(set) var colors: [Color?]

    init(columns: Int, rows: Int, dots: Dots) {
      (self.columns, self.rows, self.dots) = (columns, rows, dots)
      bits = Array(repeating: 0, count: columns * rows)
      colors = Array(repeating: nil, count: columns * rows)
    }

    /// Sets a dot.
    ///
    /// - Parameters:
    ///   - x: The column of dots, two to a cell.
    ///   - y: The row of dots.
    mutating func set(_ x: Int, _ y: Int, _ color: Color) {
      let cell = y / dots.rows * columns + x / 2
      bits[cell] |= dots.bit(x % 2, y % dots.rows)
      colors[cell] = color
    }
  }
}

extension CurvePlot.Dots {
  /// Returns the bit of a dot in its glyph's number, by its column from the left and its row from
  /// the top.
  fileprivate func bit(_ column: Int, _ row: Int) -> Int {
    switch self {
    // Dots 1 to 6 come before 7 and 8: the Unicode Standard, "Braille Patterns".
    case .braille: row == 3 ? 0x40 << column : 1 << (row + 3 * column)
    case .quadrants: 1 << (2 * row + column)
    }
  }

  /// Returns the character with these dots: in Unicode's block of Braille patterns, or one of the
  /// 16 quadrants.
  fileprivate func glyph(of bits: Int) -> Glyph {
    switch self {
    case .braille: Unicode.Scalar(UInt32(0x2800 + bits)).map { Glyph($0) } ?? .blank
    case .quadrants: Glyph(Self.quadrantGlyphs[bits])
    }
  }

  /// The glyphs by their bits. The upper left quadrant is 1, the upper right 2, the lower left 4
  /// and the lower right 8.
  private static let quadrantGlyphs: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}
