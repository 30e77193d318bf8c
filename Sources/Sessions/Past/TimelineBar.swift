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
    case past
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
  var forks: [Int] = []
  /// In place of the time; nil for the time.
  var nowText: String?
  var endText: String?
  /// What is at this moment, in words; left out where there is no room.
  var text = ""
  /// An answer to the last key, instead of `text`; it has the track's place where there is no room beside.
  var notice: String?
  /// What else there is to know, before the sign of the help.
  var hint = ""

  // As the status line, in whose place it stands.
  private static let ground = Color(rgb: 0xF2F2F7)
  private static let ink = Color(rgb: 0x2C2C2E)
  private static let behind = Color(rgb: 0x98989F)
  private static let badge = Color(rgb: 0xFF9F0A)
  private static let fewestTrackColumns = 8
  private static let textColumns = 22

  func draw(onto canvas: inout Canvas, in rect: CellRect) {
    canvas.fill(rect.asRect, with: Self.ground)
    put(String(repeating: " ", count: rect.columns), 0, Self.ground, .reverse, &canvas, rect)
    let sign = badge
    let hint = rect.columns >= 60 ? "  \(hint)? " : rect.columns >= 24 ? " ? " : ""
    let total = " " + (endText ?? Self.time(end))
    let now = " " + (nowText ?? Self.time(tick, like: end)) + " "
    let isBadge = badgeColor != nil
    var left = put(
      sign, 0, badgeColor ?? Self.ground, isBadge ? [.bold] : [.reverse, .bold], &canvas, rect)
    left = put(now, left, Self.ground, .reverse, &canvas, rect)
    var right = rect.columns
    right -= TextLine(hint).columns
    put(hint, right, Self.behind, .reverse, &canvas, rect)
    let room = right - left - TextLine(total).columns
    let isForText = room >= Self.textColumns + 3 * Self.fewestTrackColumns
    if let notice, !isForText {
      let line = TextLine(notice).cut(toColumns: max(0, right - left))
      put(line, left, Self.ground, [.reverse, .italic], &canvas, rect)
      return
    }
    guard room >= Self.fewestTrackColumns else { return }
    let text = notice ?? text
    if !text.isEmpty, isForText {
      let line = TextLine(text).cut(toColumns: Self.textColumns)
      right -= Self.textColumns
      put(line, right, Self.ground, [.reverse, .italic], &canvas, rect)
      right -= 2
    }
    right -= TextLine(total).columns
    put(total, right, Self.ground, .reverse, &canvas, rect)
    track(from: left, to: right, &canvas, rect)
  }

  /// The tick at a column of the row; nil beside the track.
  func tick(atColumn column: Int, of columns: Int) -> Int? {
    var canvas = Canvas(surface: Surface(columns: columns, rows: 1))
    draw(onto: &canvas, in: canvas.surface.bounds)
    let row = canvas.surface.row(0)
    let isTrack = row.map { cell in Self.trackGlyphs.contains { cell.glyph == Glyph($0) } }
    guard let first = isTrack.firstIndex(of: true), let last = isTrack.lastIndex(of: true),
      (first...last).contains(column), last > first
    else { return nil }
    // Rounded up, for the first tick that stands at this column.
    return (end * (column - first) + last - first - 1) / (last - first)
  }

  // MARK: - Parts

  private static let trackGlyphs: [Unicode.Scalar] = ["━", "─", "┻", "┴", "▲", "◆", "●", "┬", "┳"]

  private var badge: String {
    switch state {
    case .playing: " ▶ \(speed) "
    case .paused: " ‖ \(speed) "
    case .atEnd: " ■ \(speed) "
    case .past: " PAST "
    case .scrubbing(let direction):
      direction == 0 ? " ‖ SCRUB " : direction > 0 ? " ▶ SCRUB " : " ◀ SCRUB "
    }
  }

  /// Behind a badge that says that this is not the present; nil where it is no such badge.
  private var badgeColor: Color? {
    switch state {
    case .playing, .paused, .atEnd: nil
    case .past: Self.badge
    case .scrubbing: Color(rgb: 0x64D2FF)
    }
  }

  private func track(
    from left: Int, to right: Int, _ canvas: inout Canvas, _ rect: CellRect
  ) {
    let columns = right - left
    var marks = [Landmarks.Landmark.Kind?](repeating: nil, count: columns)
    for landmark in landmarks {
      let column = self.column(of: landmark.tick, in: columns)
      marks[column] = marks[column].map { $0.important(or: landmark.kind) } ?? landmark.kind
    }
    let forks = Set(forks.map { column(of: $0, in: columns) })
    let here = column(of: tick, in: columns)
    for column in 0..<columns {
      let isBehind = column < here
      let glyph: String
      var color = isBehind ? Self.ground : Self.behind
      switch marks[column] {
      case _ where column == here: (glyph, color) = ("●", Self.ground)
      case _ where forks.contains(column):
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

  /// Draws reversed, or not: `color` is then the ink, or the ground.
  @discardableResult
  private func put(
    _ text: String, _ column: Int, _ color: Color, _ attributes: TextAttributes,
    _ canvas: inout Canvas, _ rect: CellRect
  ) -> Int {
    put(TextLine(text), column, color, attributes, &canvas, rect)
  }

  @discardableResult
  private func put(
    _ line: TextLine, _ column: Int, _ color: Color, _ attributes: TextAttributes,
    _ canvas: inout Canvas, _ rect: CellRect
  ) -> Int {
    let line = line.cut(toColumns: rect.columns - column)
    guard line.columns > 0 else { return column }
    let box = CellRect(column: rect.column + column, row: rect.row, columns: line.columns, rows: 1)
    canvas.fill(box.asRect, with: color)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: Self.ink, attributes: attributes)
    return column + line.columns
  }
}

extension TimelineBar {
  /// Such as `1:02.5`, the tenth rounded down.
  static func time(_ tick: Int) -> String {
    let tenths = tick * 10 / Tick.perSecond
    let (minutes, seconds) = (tenths / 600, tenths / 10 % 60)
    let hours = minutes / 60
    let start =
      hours > 0
      ? "\(hours):\(twoDigits(minutes % 60))" : "\(minutes)"
    return "\(start):\(twoDigits(seconds)).\(tenths % 10)"
  }

  /// As wide as that of `other`, which is no earlier.
  static func time(_ tick: Int, like other: Int) -> String {
    let (one, wide) = (time(tick), time(other))
    return String(repeating: " ", count: max(0, wide.count - one.count)) + one
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
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
