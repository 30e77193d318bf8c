internal import CellGraphics
internal import Narration
internal import Simulation

extension Scrubber {
  private var colors: ChromeColors { playback.colors }
  private var background: Color { colors.panel.background }
  private var foreground: Color { colors.panel.foreground }
  private var secondary: Color { colors.panel.secondary }

  /// Returns the frame: the scenes, the events beside them, the panel below, and the help over all.
  func frame(columns: Int, rows: Int) -> Frame {
    screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    let panel = panel
    let eventColumns = eventColumns
    let room = CellRect(column: 0, row: 0, columns: columns - eventColumns, rows: panel.row)
    var canvas = Canvas(
      surface: Surface(columns: columns, rows: rows, filledWith: Cell(background: .black)))
    drawScenes(onto: &canvas, in: room)
    canvas.clip = canvas.surface.bounds
    let side = CellRect(
      column: room.columns, row: 0, columns: eventColumns, rows: room.rows)
    if !side.isEmpty {
      events.draw(playback, landmark, at: elapsed, in: side, onto: &canvas)
    }
    var frame = Frame(
      surface: canvas.surface, panels: [Frame.Panel(id: "scrubbed", rect: room)])
    frame.addOverlay("scrubber", over: panel) { drawPanel(onto: &$0, in: $1) }
    if let helpOffset {
      frame.addOverlay(
        KeyBindings.scrubberHelp(words), in: screen, from: helpOffset, colors: colors.box)
    }
    return frame
  }

  /// The columns of the life cycles and events beside the scenes: two fifths of a wide screen, but at
  /// most 90.
  ///
  /// They are hidden with the panel, and where less than 84 columns would be left.
  private var eventColumns: Int {
    guard isPanelVisible, screen.columns >= Self.fewestColumnsWithEvents, screen.rows >= 20 else {
      return 0
    }
    return min(screen.columns * 2 / 5, 90)
  }

  private static let fewestColumnsWithEvents = 140

  /// The rectangle of the timeline and the settings below it, at the bottom of the screen.
  ///
  /// It has one row if the panel is hidden or the screen has fewer than 7 rows. From 60 columns and
  /// 18 rows on it has a quarter of the rows, but 9 to 15. Otherwise it has 3 rows.
  var panel: CellRect {
    let (columns, rows) = (screen.columns, screen.rows)
    let panelRows =
      !isPanelVisible || rows < 7
      ? min(1, rows - 1)
      : columns >= 60 && rows >= 18
        ? min(max(Self.minimumFullPanelRows, rows / 4), 15) : Self.smallPanelRows
    return CellRect(column: 0, row: rows - panelRows, columns: columns, rows: panelRows)
  }

  /// The fewest rows for the plot and a row for each setting. A lower panel lists the settings.
  private static let minimumFullPanelRows = 9
  private static let smallPanelRows = 3

  /// Returns the columns of the plot: three eighths of the panel's, but 30 to 60.
  private static func plotColumns(in columns: Int) -> Int { min(max(30, columns * 3 / 8), 60) }

  // MARK: - Scenes

  /// Draws the scene, or A and B side by side during a comparison.
  ///
  /// With fewer than 9 columns, only B is drawn.
  private func drawScenes(onto canvas: inout Canvas, in room: CellRect) {
    guard let comparison, room.columns >= 9 else {
      return draw(playback, onto: &canvas, in: room)
    }
    let half = (room.columns - 1) / 2
    let left = CellRect(column: 0, row: 0, columns: half, rows: room.rows)
    let right = CellRect(
      column: room.columns - half, row: 0, columns: half, rows: room.rows)
    draw(comparison, onto: &canvas, in: left)
    draw(playback, onto: &canvas, in: right)
    canvas.clip = room
    for row in 0..<room.rows { put("│", half, row, secondary, &canvas, room) }
    badge(" A ", at: left, colors.first, &canvas)
    badge(" B ", at: right, colors.second, &canvas)
  }

  /// Draws the scene, laid out for its rectangle. The row below the rectangle is for the status
  /// line.
  private func draw(_ playback: TransitionPlayback, onto canvas: inout Canvas, in rect: CellRect) {
    // A screen of a single row has no status line.
    playback.fit(columns: rect.columns, rows: rect.rows < 2 ? rect.rows : rect.rows + 1)
    canvas.clip = rect
    canvas.composite(playback.frame(at: elapsed).surface, column: rect.column, row: rect.row)
  }

  /// Draws a text in the top left corner of a rectangle, on a ground of this colour.
  private func badge(
    _ text: String, at rect: CellRect, _ color: Color, _ canvas: inout Canvas
  ) {
    let line = TextLine(text)
    let box = CellRect(column: rect.column, row: 0, columns: line.columns, rows: 1)
      .intersection(rect)
    canvas.clip = box
    canvas.fill(box.asRect, with: color)
    canvas.draw(line, in: box.asRect, alignment: .leading, color: background, attributes: .bold)
  }

  // MARK: - Panel

  /// Draws the panel: the timeline, the plot and the settings. A low panel has fewer parts.
  private func drawPanel(onto canvas: inout Canvas, in rect: CellRect) {
    canvas.fill(rect.asRect, with: background)
    bar.draw(
      onto: &canvas,
      in: CellRect(column: 0, row: rect.row, columns: rect.columns, rows: 1))
    guard rect.rows > 1 else { return }
    if rect.rows < Self.minimumFullPanelRows { return drawSmallPanel(onto: &canvas, in: rect) }
    drawPlot(onto: &canvas, in: rect)
    drawSettings(onto: &canvas, in: rect)
  }

  /// Draws the plot with its axes, or a note for a transition without a curve.
  private func drawPlot(onto canvas: inout Canvas, in rect: CellRect) {
    let box = CellRect(
      column: 2, row: rect.row + 1, columns: Self.plotColumns(in: rect.columns),
      rows: rect.rows - 2)
    let plot = plot
    guard !plot.lines.isEmpty else {
      put(words.label("scrubber.none"), 2, rect.rows / 2 - 1, secondary, &canvas, rect)
      put(words.label("scrubber.noCurve"), 2, rect.rows / 2, secondary, &canvas, rect)
      return
    }
    plot.draw(onto: &canvas, in: box)
    for progress in [0, 1] {
      let row = plot.row(of: Double(progress), in: box.rows)
      put("\(progress)", 1, 1 + row, secondary, &canvas, rect)
    }
    let end = Self.seconds(length)
    put(
      end, box.endColumn - TextLine(end).columns, rect.rows - 1, secondary, &canvas, rect)
    put(words.label("scrubber.curve"), box.column, rect.rows - 1, secondary, &canvas, rect)
  }

  /// Draws the settings, each with its key. During a comparison there is a column for A and for B.
  private func drawSettings(onto canvas: inout Canvas, in rect: CellRect) {
    let left = Self.plotColumns(in: rect.columns) + 6
    // The columns are limited, so that the two values are close to each other.
    let valueColumns = min((rect.columns - left - 10) / 2, 24)
    let (first, second) = (left + 10, left + 10 + valueColumns)
    let column = put(title, left, 1, foreground, .bold, &canvas, rect) + 2
    put(sourceText, column, 1, secondary, &canvas, rect)
    if comparison != nil {
      put("A", first, 2, colors.first, .bold, &canvas, rect)
      put("B", second, 2, colors.second, .bold, &canvas, rect)
    }
    for (index, line) in settingLines.enumerated() {
      let row = index + 3
      let column = put(line.key + " ", left, row, foreground, .bold, &canvas, rect)
      put(line.name, max(column, left + 3), row, secondary, &canvas, rect)
      if comparison != nil {
        let text = TextLine(line.a).cut(toColumns: second - first - 1)
        put(text, first, row, colors.first, [], &canvas, rect)
        put(line.b, second, row, colors.second, &canvas, rect)
      } else {
        put(
          line.b, first, row, line.isChanged ? colors.second : foreground,
          line.isChanged ? .bold : [], &canvas, rect)
      }
    }
    drawHints(
      [
        (.play(1), words.label("hint.play")), (.play(-1), words.label("hint.reverse")),
        (.compare, words.label(comparison == nil ? "hint.compare" : "hint.single")),
        (.write, words.label("hint.write")),
      ],
      onto: &canvas, in: rect, column: left, row: min(8, rect.rows - 2))
    drawMessage(onto: &canvas, in: rect, column: 2, row: rect.rows - 1)
  }

  /// Draws as many settings and hints as fit.
  private func drawSmallPanel(onto canvas: inout Canvas, in rect: CellRect) {
    var items = settingLines.filter { $0.b != Self.none }.map {
      (key: $0.key, text: $0.b, color: $0.isChanged ? colors.second : foreground)
    }
    let hints: [(ScrubberCommand, String)] = [
      (.compare, words.label(comparison == nil ? "hint.compare" : "hint.single")),
      (.write, words.label("hint.write")), (.leave, words.label("hint.close")),
    ]
    items += hints.map {
      (key: KeyBindings.scrubber.sign(of: $0.0), text: $0.1, color: secondary)
    }
    var (column, row) = (1, 1)
    for item in items {
      let columns = TextLine(item.key + " " + item.text).columns
      if column > 1, column + columns > rect.columns { (column, row) = (1, row + 1) }
      guard row < (message == nil ? rect.rows : rect.rows - 1) else { break }
      column = put(item.key + " ", column, row, foreground, .bold, &canvas, rect)
      column = put(item.text, column, row, item.color, &canvas, rect) + 2
    }
    drawMessage(onto: &canvas, in: rect, column: 1, row: 2)
  }

  /// Draws keys with their meanings from a column on.
  private func drawHints(
    _ hints: [(ScrubberCommand, String)], onto canvas: inout Canvas, in rect: CellRect, column: Int,
    row: Int
  ) {
    var column = column
    for (command, meaning) in hints {
      let key = KeyBindings.scrubber.sign(of: command)
      column = put(key + " ", column, row, foreground, .bold, &canvas, rect)
      column = put(meaning, column, row, secondary, &canvas, rect) + 2
    }
  }

  /// Draws the message, in its short form if the row is too narrow.
  private func drawMessage(
    onto canvas: inout Canvas, in rect: CellRect, column: Int, row: Int
  ) {
    guard let message else { return }
    let line = CellRect(column: 0, row: rect.row + row, columns: rect.columns, rows: 1)
    canvas.fill(line.intersection(rect).asRect, with: background)
    let isRoom = TextLine(message.text).columns <= rect.columns - column
    put(
      isRoom || rect.columns >= 40 ? message.text : shortText(of: message), column, row,
      message.isError ? colors.error : colors.second, .bold, &canvas, rect)
  }

  /// The timeline of the transition, with the tick in place of a time.
  var bar: TimelineBar {
    // Padded to the width of the end, so that the track does not move.
    let (now, end) = ("\(elapsed)", "\(length)")
    return TimelineBar(
      state: .scrubbing(direction), tick: elapsed, end: length, landmarks: [],
      nowText: now + String(repeating: " ", count: end.count - now.count), endText: end,
      text: isPanelVisible ? "" : title,
      notice: panel.rows > 1 ? [] : message.map { [$0.text, shortText(of: $0)] } ?? [],
      hint: "\(KeyBindings.scrubber.sign(of: .leave)) \(words.label("hint.close"))  ",
      words: words, colors: colors.line)
  }

  // MARK: - Drawing

  @discardableResult
  private func put(
    _ text: String, _ column: Int, _ row: Int, _ color: Color, _ canvas: inout Canvas,
    _ rect: CellRect
  ) -> Int {
    put(text, column, row, color, [], &canvas, rect)
  }

  @discardableResult
  private func put(
    _ text: String, _ column: Int, _ row: Int, _ color: Color, _ attributes: TextAttributes,
    _ canvas: inout Canvas, _ rect: CellRect
  ) -> Int {
    put(TextLine(text), column, row, color, attributes, &canvas, rect)
  }

  @discardableResult
  /// Draws a text at a column and a row of `rect`, cut to its width, and returns the column after
  /// the text. A row below `rect` is not drawn.
  private func put(
    _ text: TextLine, _ column: Int, _ row: Int, _ color: Color, _ attributes: TextAttributes,
    _ canvas: inout Canvas, _ rect: CellRect
  ) -> Int {
    let line = text.cut(toColumns: rect.columns - column)
    guard line.columns > 0, row < rect.rows else { return column }
    let box = CellRect(
      column: rect.column + column, row: rect.row + row, columns: line.columns, rows: 1)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: color, attributes: attributes)
    return column + line.columns
  }
}
