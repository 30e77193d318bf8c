internal import CellGraphics

extension TextField {
  /// Cells at each end that are no place for text.
  private func margin(ofColumns columns: Int) -> Int {
    borderStyle == .none || columns < 4 ? 0 : 1
  }

  private var shownGlyphs: [[Glyph]] {
    edited.clusters.map { isSecureTextEntry ? [Glyph("•")] : $0.glyphs }
  }

  private func columns(of glyphs: some Sequence<[Glyph]>) -> Int {
    glyphs.reduce(0) { $1.reduce($0) { $0 + $1.columns } }
  }

  var shownColumns: Int { columns(of: shownGlyphs) }

  /// Keeps the cursor in sight, and no more of the text out of it than has to be.
  func scrollToCursor() {
    let all = Int(bounds.width.rounded())
    let room = max(1, all - 2 * margin(ofColumns: all))
    let glyphs = shownGlyphs
    let start = columns(of: glyphs[..<edited.cursor])
    let end =
      edited.cursor < glyphs.count ? start + columns(of: [glyphs[edited.cursor]]) : start + 1
    let longest = max(0, columns(of: glyphs) + 1 - room)
    scrolledColumns = max(min(scrolledColumns, longest, start), min(end - room, start))
  }

  /// The place in the text that is nearest to the finger.
  func index(at touch: Touch) -> Int {
    let all = Int(bounds.width.rounded())
    let margin = margin(ofColumns: all)
    let glyphs = shownGlyphs
    let room = all - 2 * margin
    let start =
      isEditing ? editedStart(glyphs, columns: room) : restingStart(glyphs, columns: room)
    var left = Int(touch.location(in: self).x.rounded(.down)) - margin - start
    for (index, glyph) in glyphs.enumerated() {
      let width = columns(of: [glyph])
      if left < width { return left * 2 < width ? index : index + 1 }
      left -= width
    }
    return glyphs.count
  }

  /// The column of the text's beginning while it is not edited.
  private func restingStart(_ glyphs: [[Glyph]], columns: Int) -> Int {
    let slack = max(0, columns - self.columns(of: glyphs))
    return switch textAlignment {
    case .leading: 0
    case .center: slack / 2
    case .trailing: slack
    }
  }

  /// The column of the text's beginning while it is edited.
  private func editedStart(_ glyphs: [[Glyph]], columns: Int) -> Int {
    // A cell after the text is the cursor's, so that the text stands still as the cursor moves.
    let slack = max(0, columns - self.columns(of: glyphs) - 1)
    return switch textAlignment {
    case .leading: -scrolledColumns
    case .center: slack / 2 - scrolledColumns
    case .trailing: slack - scrolledColumns
    }
  }

  func drawField(on canvas: inout Canvas) {
    canvas.inCells(of: bounds) { canvas, columns, rows in
      drawBorder(on: &canvas, columns: columns, rows: rows)
      let margin = margin(ofColumns: columns)
      let row = Rect(
        x: Double(margin), y: Double((rows - 1) / 2), width: Double(columns - 2 * margin), height: 1
      )
      canvas.inCells(of: row) { canvas, columns, _ in drawText(on: &canvas, columns: columns) }
    }
  }

  private func drawText(on canvas: inout Canvas, columns: Int) {
    let glyphs = shownGlyphs
    let line = TextLine(glyphs: glyphs.flatMap { $0 })
    if isEditing { return drawEdited(line, glyphs, on: &canvas, columns: columns) }
    var attributes = ControlLook.attributes(of: self)
    let color = isFocused ? ControlLook.tint(in: self) : textColor
    if isFocused {
      attributes.insert(.reverse)
      let blanks = Array(repeating: Glyph.blank, count: columns)
      canvas.draw(TextLine(glyphs: blanks), column: 0, row: 0, color: color, attributes: attributes)
    }
    let row = Rect(x: 0, y: 0, width: Double(columns), height: 1)
    if glyphs.isEmpty {
      drawPlaceholder(on: &canvas, in: row, attributes: attributes)
    } else {
      canvas.draw(line, in: row, alignment: textAlignment, color: color, attributes: attributes)
    }
  }

  private func drawEdited(
    _ line: TextLine, _ glyphs: [[Glyph]], on canvas: inout Canvas, columns: Int
  ) {
    let row = Rect(x: 0, y: 0, width: Double(columns), height: 1)
    if glyphs.isEmpty { drawPlaceholder(on: &canvas, in: row, attributes: []) }
    let start = editedStart(glyphs, columns: columns)
    canvas.draw(line, column: start, row: 0, color: textColor)
    let isAtEnd = edited.cursor == glyphs.count
    let under = glyphs.isEmpty ? placeholderStart : isAtEnd ? [.blank] : glyphs[edited.cursor]
    canvas.draw(
      TextLine(glyphs: under), column: start + self.columns(of: glyphs[..<edited.cursor]), row: 0,
      color: textColor, attributes: .reverse)
  }

  /// The cursor stands on the first character of a placeholder that it touches.
  private var placeholderStart: [Glyph] {
    guard textAlignment == .leading, let first = TextLine(placeholder ?? "").glyphs.first else {
      return [.blank]
    }
    return [first]
  }

  private func drawPlaceholder(
    on canvas: inout Canvas, in row: Rect, attributes: TextAttributes
  ) {
    canvas.draw(
      TextLine(placeholder ?? ""), in: row, alignment: textAlignment,
      color: attributes.contains(.reverse)
        ? ControlLook.tint(in: self) : ControlLook.secondaryText(in: self),
      attributes: attributes.union(.dim))
  }

  private func drawBorder(on canvas: inout Canvas, columns: Int, rows: Int) {
    let color = isFocused ? ControlLook.tint(in: self) : ControlLook.line(in: self)
    let middle = (rows - 1) / 2
    switch borderStyle {
    case .none: return
    case .roundedRect:
      canvas.fill(
        column: 0, row: 0, columns: columns, rows: rows, with: ControlLook.field(in: self))
    case .line: break
    }
    guard margin(ofColumns: columns) > 0 else { return }
    guard borderStyle == .line, rows >= 3 else {
      canvas.draw("▏", column: 0, row: middle, color: color)
      return canvas.draw("▕", column: columns - 1, row: middle, color: color)
    }
    let edge = String(repeating: "─", count: columns - 2)
    canvas.draw("┌\(edge)┐", column: 0, row: middle - 1, color: color)
    canvas.draw("│", column: 0, row: middle, color: color)
    canvas.draw("│", column: columns - 1, row: middle, color: color)
    canvas.draw("└\(edge)┘", column: 0, row: middle + 1, color: color)
  }
}
