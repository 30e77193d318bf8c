internal import CellGraphics
internal import Motion
internal import Narration
internal import Simulation

/// A row that shows the position in a session: the time, and a track with landmarks.
struct TimelineBar {
  /// The state that the badge shows.
  enum State {
    case playing
    case paused
    case atEnd
    /// An earlier position of a running session.
    case timeTravel
    /// A transition frame by frame, with the direction of playing: 1, -1 or 0.
    case scrubbing(Int)
  }

  var state: State
  /// The speed, such as `×0.5`; empty for none.
  var speed = ""
  var tick: Int
  var end: Int
  var landmarks: [Landmarks.Landmark]
  /// The ticks at which other branches leave this one.
  var branchPoints: [Int] = []
  /// A text in place of the time; nil for the time.
  var nowText: String?
  var endText: String?
  /// The description of the position; omitted without room.
  var text = ""
  /// The result of the last key in place of `text`, in wordings from long to short. The notice
  /// takes the track's place, or the whole row if there is no room beside it. The array is empty
  /// without a notice.
  var notice: [String] = []
  /// A hint before the key of the help.
  var hint = ""
  /// The words of the badge.
  var words: StringTable

  // The colours of the status line, which the bar covers.
  var colors: ChromeColors.Surface

  // Most parts of the bar are drawn reversed.
  private var background: Color { colors.foreground }

  /// Draws the row: the badge, the time, the track, the total time, the text and the hint.
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

  /// Returns the tick at a column of the row; nil outside the track.
  func tick(atColumn column: Int, of columns: Int) -> Int? {
    let track = parts(in: columns).track
    guard track.contains(column), track.count > 1 else { return nil }
    let last = track.count - 1
    // Rounded up to the first tick of this column.
    return (end * (column - track.lowerBound) + last - 1) / last
  }

  // MARK: - Drawing

  /// Draws the track. Of several landmarks in one cell, the most important is shown; the current
  /// position covers all of them.
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

  /// Draws a text with `color` as its foreground, or as its background if the text is reversed.
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
  /// Returns the kind to show where two landmarks share a column.
  fileprivate func important(or other: Self) -> Self {
    switch (self, other) {
    case (.warning, _), (_, .warning): .warning
    case (.resize, _), (_, .resize): .resize
    case (.navigation, .navigation): .navigation
    }
  }
}
