internal import CellGraphics
internal import NavigationKit
internal import Simulation

extension Inspector {
  /// Returns the first visible line, so that a line is visible.
  private static func offset(_ offset: Int, showing line: Int, of count: Int, rows: Int) -> Int {
    let furthest = max(0, count - rows)
    return min(max(min(offset, line), line - rows + 1), furthest)
  }

  // MARK: - Tree

  func drawTree(_ writer: PaneWriter, onto canvas: inout Canvas) {
    let rows = writer.rect.rows
    treeOffset = Self.offset(treeOffset, showing: treeIndex, of: tree.count, rows: rows)
    for (row, line) in tree.dropFirst(treeOffset).prefix(rows).enumerated() {
      draw(line, row, writer, onto: &canvas)
    }
  }

  private func draw(_ line: TreeLine, _ row: Int, _ writer: PaneWriter, onto canvas: inout Canvas) {
    if line.item == selected { writer.mark(row, isFocused: focus == .tree, onto: &canvas) }
    let color = line.isOffScreen ? palette.secondary : palette.foreground
    var column = 1 + line.level * 2
    let fold = !line.canUnfold ? " " : line.isUnfolded ? "▾" : "▸"
    column = writer.put(fold + " ", column, row, palette.secondary, onto: &canvas)
    if let state = line.state {
      column = writer.put(
        state.sign + " ", column, row, line.isChanged ? palette.change : palette.accent,
        onto: &canvas)
    }
    if !line.sign.isEmpty {
      column = writer.put(line.sign + " ", column, row, palette.accent, onto: &canvas)
    }
    column = writer.put(
      line.name, column, row, line.isChanged ? palette.change : color,
      line.state != nil || line.item == .window ? .bold : [], onto: &canvas)
    if line.isChanged { column = writer.put(" ◂", column, row, palette.change, onto: &canvas) }
    writer.put("  " + line.detail, column, row, palette.secondary, onto: &canvas)
  }

  // MARK: - Facts

  func drawFacts(_ writer: PaneWriter, onto canvas: inout Canvas) {
    let names = min(15, writer.rect.columns / 3)
    var lines: [(name: String, value: TextLine, fact: Int)] = []
    for (index, fact) in facts.enumerated() {
      let text = (fact.edit == nil ? "" : "✎ ") + fact.value
      let wrapped = TextLine.lines(of: text, columns: writer.rect.columns - names - 2)
      for (part, line) in wrapped.enumerated() {
        lines.append((part == 0 ? fact.name : "", line, index))
      }
    }
    let line = lines.firstIndex { $0.fact == factsLine } ?? 0
    let rows = writer.rect.rows
    factsOffset = Self.offset(factsOffset, showing: line, of: lines.count, rows: rows)
    for (row, line) in lines.dropFirst(factsOffset).prefix(rows).enumerated() {
      if focus == .facts, line.fact == factsLine {
        writer.mark(row, isFocused: true, onto: &canvas)
      }
      writer.put(
        TextLine(line.name).cut(toColumns: names - 1), 1, row, palette.secondary, onto: &canvas)
      writer.put(line.value, names + 1, row, palette.foreground, onto: &canvas)
    }
  }

  // MARK: - Feed

  /// The columns of the time before each line.
  private static let timeColumns = 8

  func drawFeed(_ writer: PaneWriter, onto canvas: inout Canvas) {
    guard let source, let selected = feedIndex ?? (feed.lines.isEmpty ? nil : 0) else { return }
    let rows = writer.rect.rows
    let wrapped = focus == .feed ? text(of: selected, source, writer.rect.columns) : []
    let extra = max(0, min(wrapped.count, rows) - 1)
    feedOffset = Self.offset(
      feedOffset, showing: selected, of: feed.lines.count, rows: max(1, rows - extra))
    if selectedEntry == nil {
      // Beside a transition, a third of the lines is for what comes next.
      let later = source.span == nil ? 0 : min(rows / 3, feed.lines.count - 1 - selected)
      feedOffset = max(0, selected + later - rows + extra + 1)
    }
    let count = source.count
    var row = 0
    for index in feedOffset..<feed.lines.count {
      guard row < rows else { break }
      let isSelected = index == selected
      let lines = isSelected && extra > 0 ? wrapped : text(of: index, source, nil)
      if isSelected {
        writer.mark(row, rows: lines.count, isFocused: focus == .feed, onto: &canvas)
      }
      drawFeedLine(
        index, lines, row, isFuture: feed.lines[index].entry >= count, source, writer, onto: &canvas
      )
      row += lines.count
    }
  }

  private func drawFeedLine(
    _ index: Int, _ lines: [TextLine], _ row: Int, isFuture: Bool, _ source: Source,
    _ writer: PaneWriter, onto canvas: inout Canvas
  ) {
    let line = feed.lines[index]
    let entry = source.journal.entries[line.entry]
    // The time is written once for all that happened at the same tick.
    let isFirst =
      index == 0 || source.journal.entries[feed.lines[index - 1].entry].tick != entry.tick
      || index == feedOffset
    if isFirst {
      let time = Self.time(entry.tick)
      writer.put(time, Self.timeColumns - 1 - time.count, row, palette.secondary, onto: &canvas)
    }
    let column = Self.timeColumns + indent(line.place.level, writer.rect.columns)
    let (color, attributes) = look(of: entry, isFuture: isFuture)
    for (part, text) in lines.enumerated() {
      writer.put(text, column, row + part, color, attributes, onto: &canvas)
    }
    // The mark and the method of the event have colours of their own.
    var start = column
    if line.place.isInterrupted {
      start = writer.put(FeedOutline.interruption, start, row, palette.secondary, onto: &canvas)
    }
    guard !isFuture, let method = entry.event?.kind.method else { return }
    let room = column + (lines.first?.columns ?? 0) - start
    let name = TextLine(method).cut(toColumns: min(room, writer.rect.columns - start - 1))
    if name.columns == TextLine(method).columns {
      writer.put(name, start, row, palette.accent, onto: &canvas)
    }
  }

  /// Returns the columns before a line. Deep lines stand below one another, so that at least seven
  /// eighths of the width are for texts.
  private func indent(_ level: Int, _ columns: Int) -> Int { min(level, columns / 16) * 2 }

  /// Returns the text of a line, wrapped to a width; nil leaves it on one row.
  private func text(of index: Int, _ source: Source, _ columns: Int?) -> [TextLine] {
    let line = feed.lines[index]
    let entry = source.journal.entries[line.entry]
    let mark = entry.event == nil ? "▸ " : line.place.isInterrupted ? FeedOutline.interruption : ""
    let text = mark + entry.textWithMethod(in: words)
    guard let columns else { return [TextLine(text)] }
    return TextLine.lines(
      of: text, columns: columns - Self.timeColumns - indent(line.place.level, columns))
  }

  private func look(of entry: EventJournal.Entry, isFuture: Bool) -> (Color, TextAttributes) {
    if isFuture { return (palette.secondary, []) }
    switch entry.topic {
    case .inputs: return (palette.accent, .bold)
    case .ignored: return (palette.change, [])
    case .warnings: return (palette.error, [])
    case _: return (palette.foreground, [])
    }
  }

  /// Returns a time in seconds with two decimals.
  private static func time(_ tick: Int) -> String {
    let hundredths = tick * 100 / 120
    return "\(hundredths / 100)." + "\(hundredths % 100 + 100)".dropFirst()
  }
}

extension AppearanceState {
  /// The sign of the state: a circle that is as full as the view is on the screen.
  var sign: String {
    switch self {
    case .disappeared: "○"
    case .appearing, .disappearing: "◐"
    case .appeared: "●"
    }
  }
}
