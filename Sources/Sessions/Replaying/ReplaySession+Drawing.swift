internal import CellGraphics
internal import Inspection
internal import Narration
internal import Simulation

extension ReplaySession {
  /// The offset that shows the top left of a screen larger than the terminal.
  static let topLeft = (column: Int.min / 4, row: Int.min / 4)

  /// Returns the recorded screen with the timeline in front of its last row. A screen that is larger
  /// than the terminal is laid out for the terminal, or cropped.
  func frame(of recorded: Frame) -> Frame {
    let size = (columns: recorded.surface.columns, rows: recorded.surface.rows)
    let hasOtherSize = size != (columns, rows)
    let noteRows = showsNote(ofColumns: size.columns, rows: size.rows) ? 1 : 0
    let barRows = showsBar ? 1 : 0
    // The timeline covers only the status line of a screen of the terminal's size.
    let room = hasOtherSize ? rows - noteRows - barRows : rows
    let fittedSize = fittedSize(ofColumns: size.columns, rows: size.rows)
    let isFitted = fittedSize != nil
    var shown = recorded
    if let inspector {
      shown = inspector.framingSelection(in: inspectedSimulator.frame())
    } else if let fittedSize {
      shown =
        fitting.simulator(
          at: viewer.position, columns: fittedSize.columns, rows: fittedSize.rows
        ).frame()
    }
    let place = CellRect(column: 0, row: 0, columns: columns, rows: room)
    var frame =
      isFitted
      ? shown.fitted(columns: columns, rows: rows)
      : shown.placed(in: place, rows: rows, moved: &offset)
    if noteRows > 0 {
      let rect = CellRect(column: 0, row: rows - 2, columns: columns, rows: 1)
      frame.addOverlay("size", over: rect) {
        sizeNote(recorded, isFitted: isFitted).draw(onto: &$0, in: $1, colors: colors.line)
      }
    }
    if barRows > 0 {
      let rect = CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)
      frame.addOverlay("timeline", over: rect) { canvas, rect in
        if let prompt {
          prompt.draw(onto: &canvas, in: rect, colors: colors.line)
        } else {
          bar.draw(onto: &canvas, in: rect)
        }
      }
    }
    if overlay == .help {
      frame.addOverlay(
        KeyBindings.replayHelp(words), in: helpArea, from: helpOffset, colors: colors.box)
    }
    orientation?.draw(over: &frame, colors: colors.box, in: words)
    return frame
  }

  /// Indicates whether a row says in which size the session was recorded. A terminal with few rows
  /// shows the recorded screen instead.
  private func showsNote(ofColumns columns: Int, rows: Int) -> Bool {
    (columns, rows) != (self.columns, self.rows) && self.rows >= 4 && showsTimeline
  }

  /// Returns the size for which a recorded screen is laid out again; nil for a screen that fits or is
  /// cropped. The note about the size covers the status line.
  func fittedSize(ofColumns columns: Int, rows: Int) -> (columns: Int, rows: Int)? {
    guard (columns, rows) != (self.columns, self.rows), fitsScreen,
      isTooLarge(columns: columns, rows: rows)
    else { return nil }
    let barRows = showsNote(ofColumns: columns, rows: rows) && showsBar ? 1 : 0
    return (self.columns, max(1, self.rows - barRows))
  }

  /// The part of the screen for the help.
  var helpArea: CellRect { showsBar ? screen.aboveTimeline : screen }

  /// Indicates whether the last row shows the timeline, a notice or a prompt. A notice or a prompt
  /// is visible even if the timeline is hidden.
  var showsBar: Bool { rows >= 2 && (showsTimeline || prompt != nil || !notice.isEmpty) }

  /// The timeline with its state, the landmarks and the branches of the replay.
  var bar: TimelineBar {
    let state: TimelineBar.State = isPlaying ? .playing : isAtEnd ? .atEnd : .paused
    return TimelineBar(
      state: state, speed: speed.text, tick: viewer.position.tick, end: history.timeline.end,
      landmarks: landmarks.landmarks, branchPoints: branchPoints.map(\.tick), text: positionText,
      notice: notice, words: words, colors: colors.line)
  }

  /// A text about the last input before the shown position.
  private var positionText: String {
    history.timeline.text(before: viewer.position.inputs, in: words)
  }

  /// Returns a row that says in which size the session was recorded, in the longest form that fits.
  private func sizeNote(_ recorded: Frame, isFitted: Bool) -> TextRow {
    let size = "\(recorded.surface.columns) × \(recorded.surface.rows)"
    let tightSize = "\(recorded.surface.columns)×\(recorded.surface.rows)"
    let sign = KeyBindings.replay.sign(of: .toggleFitting)
    func text(_ key: String, _ size: String) -> String {
      " " + words.label("timeline.\(key)", [.title: .name(size), .name: .name(sign)])
    }
    guard isTooLarge(columns: recorded.surface.columns, rows: recorded.surface.rows) else {
      return TextRow(text: text("recordedAt", size))
    }
    let fitted = [text("fitted", size), text("fittedShort", size), " \(sign)"]
    if isFitted {
      return TextRow(text: fitted.first { TextLine($0).columns <= columns } ?? fitted[2])
    }
    let texts = [
      text("cropped", size), text("croppedMiddle", size), text("croppedShort", size),
      text("croppedShorter", size), text("croppedShortest", tightSize), " \(tightSize) ⇧→",
    ]
    return TextRow(text: texts.first { TextLine($0).columns <= columns } ?? texts[texts.count - 1])
  }

  /// Indicates whether a recorded screen does not fit above the timeline.
  private func isTooLarge(columns: Int, rows: Int) -> Bool {
    columns > self.columns || rows > max(1, self.rows - 2)
  }

  /// The row in which the user types; nil without an input.
  private var prompt: TextRow? {
    switch overlay {
    case .none, .help: nil
    case .search(let text): input(text, after: [" \(words.label("timeline.find")) ", " / "])
    case .time(let text):
      input(
        text,
        after: ["goTo", "goToShort"].map { " \(words.label("timeline.\($0)")) " } + [" g "])
    }
  }

  /// Returns a row with the longest prompt that leaves room for the typed text. The end of the text
  /// stays visible.
  private func input(_ text: String, after questions: [String]) -> TextRow {
    let room = questions.map { columns - TextLine($0).columns - 1 }
    let line = TextLine(text)
    guard
      let fitting = room.firstIndex(where: { $0 >= max(line.columns, Self.minimumInputColumns) })
    else {
      var rest = Substring(text)
      while TextLine(String(rest)).columns > max(0, room.last ?? 0) { rest.removeFirst() }
      return TextRow(text: (questions.last ?? "") + rest + "▏")
    }
    return TextRow(text: questions[fitting] + text + "▏")
  }

  private static let minimumInputColumns = 8
}

/// A row of text in the colours of the status line.
struct TextRow {
  var text: String

  /// Draws the row in reverse over the whole width of a rectangle. A long text is cut.
  func draw(onto canvas: inout Canvas, in rect: CellRect, colors: ChromeColors.Surface) {
    let line = TextLine(text).cut(toColumns: rect.columns)
    let rest = String(repeating: " ", count: rect.columns - line.columns)
    canvas.fill(rect.asRect, with: colors.foreground)
    canvas.draw(
      TextLine(glyphs: line.glyphs + TextLine(rest).glyphs), in: rect.asRect, alignment: .leading,
      color: colors.background, attributes: .reverse)
  }
}

extension Frame {
  /// Returns the frame centred on a screen of another size, or its top left part. The rest is
  /// black.
  func fitted(columns: Int, rows: Int) -> Frame {
    var offset = ReplaySession.topLeft
    return placed(
      in: CellRect(column: 0, row: 0, columns: columns, rows: rows), rows: rows, moved: &offset)
  }

  /// Returns the frame centred in `room`, or cropped to it. The rest is black.
  ///
  /// - Parameters:
  ///   - rows: The height of the whole screen, whose top left part is `room`.
  ///   - offset: How far a cropped frame is scrolled from the centre. It is limited to the frame.
  func placed(
    in room: CellRect, rows: Int, moved offset: inout (column: Int, row: Int)
  ) -> Frame {
    guard surface.columns != room.columns || surface.rows != rows || room.rows != rows else {
      offset = (0, 0)
      return self
    }
    var screen = Surface(
      columns: room.columns, rows: rows, filledWith: Cell(background: .black))
    let column = Self.place(surface.columns, in: room.columns, moved: &offset.column)
    let row = Self.place(surface.rows, in: room.rows, moved: &offset.row)
    screen.composite(surface, column: column, row: row, clip: room)
    let visible = panels.compactMap { panel -> Panel? in
      var rect = panel.rect
      rect.column += column
      rect.row += row
      rect = rect.intersection(room)
      return rect.isEmpty ? nil : Panel(id: panel.id, rect: rect)
    }
    return Frame(surface: screen, panels: visible)
  }

  /// Returns the start of a length that is centred or cropped in `room`.
  ///
  /// - Parameter offset: The distance scrolled from the centre. It is limited so that a cropped
  ///   length fills the room, and 0 for a length that fits.
  private static func place(_ length: Int, in room: Int, moved offset: inout Int) -> Int {
    let middle = (room - length) / 2
    guard length > room else {
      offset = 0
      return middle
    }
    let start = min(max(middle - offset, room - length), 0)
    offset = middle - start
    return start
  }
}
