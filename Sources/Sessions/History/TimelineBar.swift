internal import CellGraphics
internal import Motion
internal import Simulation

/// A row that says where in a session one is: the time, and a track with what there is to go to.
struct TimelineBar {
  enum State {
    case playing
    case paused
    case atEnd
    /// A moment of a session that goes on.
    case timeTravel
    /// A transition out of time, with the direction that it plays in, or 0.
    case scrubbing(Int)
  }

  var state: State
  /// Such as `×0.5`; empty for none.
  var speed = ""
  var tick: Int
  var end: Int
  var landmarks: [Landmarks.Landmark]
  /// The ticks at which other courses leave this one.
  var branchPoints: [Int] = []
  /// In place of the time; nil for the time.
  var nowText: String?
  var endText: String?
  /// What is at this moment, in words; left out where there is no room.
  var text = ""
  /// An answer to the last key, instead of `text`, in ever fewer words; it has the track's place, or the
  /// whole row, where there is no room beside. Empty for none.
  var notice: [String] = []
  /// What else there is to know, before the sign of the help.
  var hint = ""

  // As the status line, in whose place it stands.
  var colors: ChromeColors.Surface

  // Most is drawn reversed.
  private var background: Color { colors.foreground }

  func draw(onto canvas: inout Canvas, in rect: CellRect) {
    canvas.fill(rect.asRect, with: background)
    put(String(repeating: " ", count: rect.columns), 0, background, .reverse, &canvas, rect)
    let parts = parts(in: rect.columns)
    let isBadge = badgeColor != nil
    put(
      parts.badge, 0, badgeColor ?? background, isBadge ? [.bold] : [.reverse, .bold], &canvas,
      rect)
    put(parts.now, TextLine(parts.badge).columns, background, .reverse, &canvas, rect)
    if !parts.track.isEmpty { track(in: parts.track, &canvas, rect) }
    put(parts.total, parts.track.upperBound, background, .reverse, &canvas, rect)
    put(parts.text, parts.textColumn, background, [.reverse, .italic], &canvas, rect)
    let hint = TextLine(parts.hint)
    put(hint, rect.columns - hint.columns, colors.secondary, .reverse, &canvas, rect)
  }

  /// The tick at a column of the row; nil beside the track.
  func tick(atColumn column: Int, of columns: Int) -> Int? {
    let track = parts(in: columns).track
    guard track.contains(column), track.count > 1 else { return nil }
    let last = track.count - 1
    // Rounded up, for the first tick that stands at this column.
    return (end * (column - track.lowerBound) + last - 1) / last
  }

  // MARK: - Drawing

  private func track(in range: Range<Int>, _ canvas: inout Canvas, _ rect: CellRect) {
    let (left, columns) = (range.lowerBound, range.count)
    var marks = [Landmarks.Landmark.Kind?](repeating: nil, count: columns)
    for landmark in landmarks {
      let column = self.column(of: landmark.tick, in: columns)
      marks[column] = marks[column].map { $0.important(or: landmark.kind) } ?? landmark.kind
    }
    let branchPoints = Set(branchPoints.map { column(of: $0, in: columns) })
    let here = column(of: tick, in: columns)
    for column in 0..<columns {
      let isBehind = column < here
      let glyph: String
      var color = isBehind ? background : colors.secondary
      switch marks[column] {
      case _ where column == here: (glyph, color) = ("●", background)
      case _ where branchPoints.contains(column):
        (glyph, color) = (isBehind ? "┳" : "┬", Color(rgb: 0x30D158))
      case nil: glyph = isBehind ? "━" : "─"
      case .navigation: (glyph, color) = (isBehind ? "┻" : "┴", Color(rgb: 0x64D2FF))
      case .warning: (glyph, color) = ("▲", Color(rgb: 0xFFD60A))
      case .resize: (glyph, color) = ("◆", Color(rgb: 0xDA8FFF))
      }
      put(glyph, left + column, color, .reverse, &canvas, rect)
    }
  }

  private func column(of tick: Int, in columns: Int) -> Int {
    end > 0 ? min(max(tick, 0), end) * (columns - 1) / end : columns - 1
  }

  /// Draws reversed, or not: `color` is then the ink, or the background.
  private func put(
    _ text: String, _ column: Int, _ color: Color, _ attributes: TextAttributes,
    _ canvas: inout Canvas, _ rect: CellRect
  ) {
    put(TextLine(text), column, color, attributes, &canvas, rect)
  }

  private func put(
    _ line: TextLine, _ column: Int, _ color: Color, _ attributes: TextAttributes,
    _ canvas: inout Canvas, _ rect: CellRect
  ) {
    let line = line.cut(toColumns: rect.columns - column)
    guard line.columns > 0 else { return }
    let box = CellRect(column: rect.column + column, row: rect.row, columns: line.columns, rows: 1)
    canvas.fill(box.asRect, with: color)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: colors.background, attributes: attributes)
  }
}

extension Landmarks.Landmark.Kind {
  /// The one to be seen where both stand at one place.
  fileprivate func important(or other: Self) -> Self {
    switch (self, other) {
    case (.warning, _), (_, .warning): .warning
    case (.resize, _), (_, .resize): .resize
    case (.navigation, .navigation): .navigation
    }
  }
}

extension CellRect {
  /// The same cells as a rectangle of the canvas.
  var asRect: Rect {
    Rect(x: Double(column), y: Double(row), width: Double(columns), height: Double(rows))
  }
}
