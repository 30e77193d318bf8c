internal import CellGraphics
internal import Narration
internal import NavigationKit
public import Simulation

extension Inspector {
  /// Returns the app's frame with a frame around the selected item.
  ///
  /// - Parameter app: A frame of the app in its own size.
  public func framingSelection(in app: Frame) -> Frame {
    guard focus != .app, selected != .window, let source else { return app }
    let window = source.simulator.application.window
    guard let view = selected.view(in: window), view.window != nil else { return app }
    var rect = view.rectOnScreen.snapped
    rect = rect.intersection(app.surface.bounds)
    guard !rect.isEmpty else { return app }
    var canvas = Canvas(surface: app.surface)
    canvas.drawFrame(around: rect, palette)
    return Frame(surface: canvas.surface, panels: app.panels)
  }

  /// Returns the frame of the whole terminal: the app, and the inspector beside, below or over it.
  ///
  /// - Parameter app: The frame of the app, in the size of ``InspectorLayout/app``.
  public func frame(around app: Frame) -> Frame {
    let layout = layout
    var surface = Surface(columns: columns, rows: rows, filledWith: Cell(background: .black))
    surface.composite(
      app.surface, column: layout.app.column, row: layout.app.row, clip: layout.app)
    var canvas = Canvas(surface: surface)
    draw(layout, onto: &canvas)
    var panels = layout.hidesApp ? [] : app.panels
    if !layout.inspector.isEmpty {
      panels.append(Frame.Panel(id: "inspector", rect: layout.inspector))
    }
    if let helpOffset, let rect = KeyBindings.inspectorHelp(words).rect(in: screen), let source {
      KeyBindings.inspectorHelp(words).draw(
        onto: &canvas, in: rect, from: helpOffset, colors: source.simulator.colors.box)
      panels.append(Frame.Panel(id: "inspector help", rect: rect))
    }
    return Frame(surface: canvas.surface, panels: panels)
  }

  private func draw(_ layout: InspectorLayout, onto canvas: inout Canvas) {
    let writer = PaneWriter(rect: layout.inspector, palette: palette)
    writer.fill(0, rows: layout.inspector.rows, with: palette.background, onto: &canvas)
    guard !layout.panes.isEmpty else { return drawStrip(writer, onto: &canvas) }
    for (pane, rect) in layout.panes {
      drawTitle(of: layout.panesInTurn(with: pane), showing: pane, in: rect, onto: &canvas)
      let body = CellRect(
        column: rect.column, row: rect.row + 1, columns: rect.columns, rows: rect.rows - 1)
      let writer = PaneWriter(rect: body, palette: palette)
      switch pane {
      case .tree: drawTree(writer, onto: &canvas)
      case .facts: drawFacts(writer, onto: &canvas)
      case .ribbon: drawRibbon(writer, onto: &canvas)
      case .feed: drawFeed(writer, onto: &canvas)
      case .app: break
      }
    }
    if layout.arrangement == .beside {
      for row in 0..<rows { writer.put("▏", 0, row, palette.secondary, onto: &canvas) }
    }
    drawHints(writer, onto: &canvas)
    if !explanation.isEmpty { drawExplanation(in: layout.inspector, onto: &canvas) }
  }

  /// Draws the title of a pane. In an inspector that shows only some panes, the others are named
  /// beside it.
  ///
  /// - Parameters:
  ///   - panes: The panes that take turns in the rectangle.
  ///   - pane: The pane that is shown.
  func drawTitle(
    of panes: [InspectorPane], showing pane: InspectorPane, in rect: CellRect,
    onto canvas: inout Canvas
  ) {
    let writer = PaneWriter(rect: rect, palette: palette)
    var column = 0
    for other in panes {
      let text = " \(words.label(other.title)) "
      if other == pane, pane == focus {
        let box = CellRect(
          column: rect.column + column, row: rect.row, columns: TextLine(text).columns, rows: 1)
        canvas.fill(box.asRect, with: palette.background)
        // Reversed, so that it is visible without colours.
        column = writer.put(text, column, 0, palette.accent, [.bold, .reverse], onto: &canvas)
      } else {
        column = writer.put(
          text, column, 0, other == pane ? palette.foreground : palette.secondary,
          other == pane ? .bold : [], onto: &canvas)
      }
    }
    column = writer.put(" " + note(of: pane), column, 0, palette.secondary, onto: &canvas) + 1
    let line = String(repeating: "─", count: max(0, rect.columns - column - 1))
    writer.put(line, column, 0, palette.selection, onto: &canvas)
  }

  /// Returns what the title of a pane says besides its name.
  private func note(of pane: InspectorPane) -> String {
    switch pane {
    case .app: return ""
    case .tree:
      guard let edits = source?.edits, edits > 0 else { return "" }
      return words.label("pane.edited", [.count: .number(edits)])
    case .facts: return tree.first { $0.item == selected }?.name ?? ""
    case .ribbon: return "\(Self.seconds(ribbon.ticks.count)) s"
    case .feed:
      let topic = filter.topic.map { words.label("topic.\($0.rawValue)") }
      let parts = [topic, filter.controller].compactMap(\.self)
      return parts.isEmpty ? "" : words.label("pane.only", [.list: .names(parts)])
    }
  }

  /// Draws the last event in the row above the status line, while the app has the focus in a small
  /// terminal.
  private func drawStrip(_ writer: PaneWriter, onto canvas: inout Canvas) {
    guard writer.rect.rows > 0 else { return }
    let column = writer.put(" i ", 0, 0, palette.accent, .bold, onto: &canvas)
    let last = source.flatMap { source in source.journal.entries.prefix(source.count).last }
    writer.put(last?.textWithMethod(in: words) ?? "", column, 0, palette.foreground, onto: &canvas)
  }

  /// Draws the keys that have an effect now in the last row.
  private func drawHints(_ writer: PaneWriter, onto canvas: inout Canvas) {
    let row = writer.rect.rows - 1
    if let answer {
      writer.put("✎ " + answer.text + "▏", 1, row, palette.change, .bold, onto: &canvas)
      return
    }
    if let message {
      writer.put(message, 1, row, palette.change, .bold, onto: &canvas)
      return
    }
    var column = 1
    for (key, meaning) in hints {
      let text = TextLine(key + " " + meaning)
      guard column + text.columns <= writer.rect.columns else { break }
      column = writer.put(key + " ", column, row, palette.foreground, .bold, onto: &canvas)
      column = writer.put(meaning, column, row, palette.secondary, onto: &canvas) + 2
    }
  }

  /// The keys of the focused pane with their meanings; those that lead out come first.
  private var hints: [(key: String, meaning: String)] {
    func hint(_ command: InspectorCommand, _ meaning: String) -> (String, String) {
      (KeyBindings.inspector.sign(of: command), words.label("hint.\(meaning)"))
    }
    guard focus != .app else {
      return [
        (KeyBindings.app.sign(of: .inspect), words.label("hint.backToInspector")),
        (words.label("hint.otherKeys"), words.label("hint.useApp")),
      ]
    }
    let general = [
      hint(.close, "close"), hint(.changePane(1), "pane"), hint(.focusApp, "useApp"),
      hint(.showHelp, "help"),
    ]
    let explaining = [hint(.why, "why"), hint(.whyNot, "whyNot"), hint(.changeTopic(1), "topic")]
    let own: [(String, String)] =
      switch focus {
      case .tree: [("← →", words.label("hint.fold")), hint(.pick, "pick")]
      case .facts:
        [
          ("⏎", words.label("hint.change")), hint(.undo, "undo"), hint(.write, "write"),
          hint(.pick, "pick"),
        ]
      case .ribbon:
        [
          ("← →", words.label("hint.cursor")), hint(.act, "goThere"),
          ("- +", words.label("hint.zoom")), hint(.export, "export"),
        ]
      case .feed:
        [
          hint(.act, "goThere"), ("← →", words.label("hint.cause")),
          hint(.toggleController, "controller"),
        ]
      case .app: []
      }
    return general + explaining + own + [("[ ]", words.label("hint.time"))]
  }

  /// Draws the causes or reasons in a box over the panes.
  private func drawExplanation(in area: CellRect, onto canvas: inout Canvas) {
    let columns = min(area.columns - 2, 96)
    let lines = explanation.flatMap { line in
      let indent = line.prefix { $0 == " " }.count
      return TextLine.lines(of: String(line.dropFirst(indent)), columns: columns - 4 - indent)
        .map { (indent, $0) }
    }
    let rows = min(lines.count + 2, area.rows)
    guard columns > 8, rows > 2 else { return }
    let box = CellRect(
      column: area.column + (area.columns - columns) / 2, row: area.row + (area.rows - rows) / 2,
      columns: columns, rows: rows)
    let writer = PaneWriter(rect: box, palette: palette)
    writer.fill(0, rows: rows, with: palette.selection, onto: &canvas)
    canvas.drawFrame(around: box, palette)
    writer.put(" \(words.label("pane.why")) ", 2, 0, palette.accent, .bold, onto: &canvas)
    let close = " " + words.label("pane.closeKey", [.name: .name("Esc")]) + " "
    writer.put(
      close, columns - TextLine(close).columns - 2, rows - 1, palette.secondary, onto: &canvas)
    for (row, line) in lines.prefix(rows - 2).enumerated() {
      writer.put(line.1, 2 + line.0, row + 1, palette.foreground, onto: &canvas)
    }
  }

  /// Returns a time in seconds with at most one decimal.
  static func seconds(_ ticks: Int) -> String {
    let tenths = ticks / 12
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension Canvas {
  /// Draws a frame of lines in the outermost cells of a rectangle. A rectangle of one row gets
  /// another background instead.
  fileprivate mutating func drawFrame(around rect: CellRect, _ palette: InspectorPalette) {
    guard rect.rows > 1, rect.columns > 1 else {
      return recolor(
        rect.asRect, foreground: palette.accent, background: palette.background,
        attributes: .reverse)
    }
    let line = String(repeating: "━", count: rect.columns - 2)
    func put(_ text: String, _ row: Int, _ canvas: inout Canvas) {
      canvas.draw(text, column: rect.column, row: row, color: palette.accent)
    }
    put("┏" + line + "┓", rect.row, &self)
    put("┗" + line + "┛", rect.endRow - 1, &self)
    for row in (rect.row + 1)..<(rect.endRow - 1) {
      draw("┃", column: rect.column, row: row, color: palette.accent)
      draw("┃", column: rect.endColumn - 1, row: row, color: palette.accent)
    }
  }
}
