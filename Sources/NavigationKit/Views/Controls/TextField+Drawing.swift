internal import CellGraphics

extension TextField {
  /// Returns the number of columns at each end that are not available for text.
  func margin(ofColumns columns: Int) -> Int {
    borderStyle == .none || columns < 4 ? 0 : 1
  }

  /// The rectangle of the text or the placeholder now.
  private var textBox: Rect {
    if edited.clusters.isEmpty { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The column at which ``textBox`` starts, and its columns, at least one.
  private var textColumns: (start: Int, count: Int) {
    let box = textBox
    let start = Int(cells: (box.minX - bounds.minX).rounded())
    return (start, max(1, Int(cells: box.width.rounded())))
  }

  private func shownGlyphs(_ cluster: TextCluster) -> [Glyph] {
    isSecureTextEntry ? [Glyph("•")] : cluster.glyphs
  }

  private func shownColumns(_ cluster: TextCluster) -> Int {
    isSecureTextEntry ? 1 : cluster.columns
  }

  var shownColumns: Int { isSecureTextEntry ? edited.clusters.count : edited.columns }

  private var columnsBeforeCursor: Int {
    isSecureTextEntry ? edited.cursor : edited.columnsBeforeCursor
  }

  private var clusterAtCursor: TextCluster? {
    edited.cursor < edited.clusters.count ? edited.clusters[edited.cursor] : nil
  }

  /// Scrolls the text by the distance that is needed to show the cursor. When the text becomes
  /// shorter, scrolls back.
  func scrollToCursor() {
    let room = textColumns.count
    let start = columnsBeforeCursor
    let end = start + (clusterAtCursor.map(shownColumns) ?? 1)
    let longest = max(0, shownColumns + 1 - room)
    scrolledColumns = max(min(scrolledColumns, longest, start), min(end - room, start))
  }

  /// Returns the position in the text that is nearest to the touch.
  func index(at touch: Touch) -> Int {
    let (edge, room) = textColumns
    let start = isEditing ? editedStart(columns: room) : restingStart(columns: room)
    var left = Int(cells: touch.location(in: self).x.rounded(.down)) - edge - start
    for (index, cluster) in edited.clusters.enumerated() {
      let width = shownColumns(cluster)
      if left < width { return left * 2 < width ? index : index + 1 }
      left -= width
    }
    return edited.clusters.count
  }

  /// Returns the column at which the text begins while it is not edited.
  private func restingStart(columns: Int) -> Int {
    let slack = max(0, columns - shownColumns)
    return switch textAlignment {
    case .leading: 0
    case .center: slack / 2
    case .trailing: slack
    }
  }

  /// Returns the column at which the text begins while it is edited; negative if it is scrolled.
  private func editedStart(columns: Int) -> Int {
    // One cell after the text is reserved for the cursor, so that the text stays in place when the
    // cursor moves to the end.
    let slack = max(0, columns - shownColumns - 1)
    return switch textAlignment {
    case .leading: -scrolledColumns
    case .center: slack / 2 - scrolledColumns
    case .trailing: slack - scrolledColumns
    }
  }

  /// The cell of the cursor while the text is edited.
  var cursorPoint: Point {
    let (edge, columns) = textColumns
    let box = textBox
    let top = Int(cells: (box.minY - bounds.minY).rounded())
    let row = top + (Int(cells: box.height.rounded()) - 1) / 2
    let column = edge + editedStart(columns: columns) + columnsBeforeCursor
    return Point(x: Double(column), y: Double(max(0, row)))
  }

  func drawField(on canvas: inout Canvas) {
    let box = textBox
    let (left, right) = ((box.minX - bounds.minX).rounded(), (bounds.maxX - box.maxX).rounded())
    let (top, bottom) = ((box.minY - bounds.minY).rounded(), (bounds.maxY - box.maxY).rounded())
    canvas.inCells(of: bounds) { canvas, columns, rows in
      drawBorder(on: &canvas, columns: columns, rows: rows)
      let middle = (Int(cells: Double(rows) - top - bottom) - 1) / 2
      let row = Rect(
        x: left, y: top + Double(middle), width: Double(columns) - left - right, height: 1)
      canvas.inCells(of: row) { canvas, columns, _ in drawText(on: &canvas, columns: columns) }
    }
  }

  private func drawText(on canvas: inout Canvas, columns: Int) {
    if isEditing { return drawEdited(on: &canvas, columns: columns) }
    var attributes = ControlAppearance.attributes(of: self)
    let tint = canvas.visibleColor(tintColor, column: 0, row: 0)
    let color: Color = isFocused ? tint : textColor
    if isFocused {
      attributes.insert(.reverse)
      let blanks = Array(repeating: Glyph.blank, count: columns)
      canvas.draw(TextLine(glyphs: blanks), column: 0, row: 0, color: color, attributes: attributes)
    }
    let row = Rect(x: 0, y: 0, width: Double(columns), height: 1)
    if edited.clusters.isEmpty {
      drawPlaceholder(on: &canvas, in: row, tint: tint, attributes: attributes)
    } else {
      // The line is one column too long if the text does not fit, so that the canvas draws an
      // ellipsis.
      let line = line(from: 0, columns: columns + 1)
      canvas.draw(line, in: row, alignment: textAlignment, color: color, attributes: attributes)
    }
  }

  private func drawEdited(on canvas: inout Canvas, columns: Int) {
    let row = Rect(x: 0, y: 0, width: Double(columns), height: 1)
    if edited.clusters.isEmpty {
      drawPlaceholder(on: &canvas, in: row, tint: textColor, attributes: [])
    }
    let cursorColor = canvas.visibleColor(textColor, column: 0, row: 0)
    let cursorColumn = editedStart(columns: columns) + columnsBeforeCursor
    // Only the visible part of a long text is drawn. The loop goes from the cursor back to the left
    // edge.
    var (first, start) = (edited.cursor, cursorColumn)
    while first > 0, start > 0 {
      first -= 1
      start -= shownColumns(edited.clusters[first])
    }
    canvas.draw(
      line(from: first, columns: columns - start), column: start, row: 0, color: textColor)
    let under =
      edited.clusters.isEmpty ? placeholderStart : clusterAtCursor.map(shownGlyphs) ?? [.blank]
    canvas.draw(
      TextLine(glyphs: under), column: cursorColumn, row: 0, color: cursorColor,
      attributes: .reverse)
  }

  /// Returns the clusters from `first` on, as many as are needed to fill `columns`.
  private func line(from first: Int, columns: Int) -> TextLine {
    var glyphs: [Glyph] = []
    var room = columns
    for cluster in edited.clusters[first...] where room > 0 {
      glyphs += shownGlyphs(cluster)
      room -= shownColumns(cluster)
      if room <= 0 { break }
    }
    return TextLine(glyphs: glyphs)
  }

  /// The glyphs under the cursor of an empty field: the first character of a leading placeholder.
  private var placeholderStart: [Glyph] {
    guard textAlignment == .leading, let first = TextLine(placeholder ?? "").glyphs.first else {
      return [.blank]
    }
    return [first]
  }

  /// - Parameter tint: The colour of reversed text.
  private func drawPlaceholder(
    on canvas: inout Canvas, in row: Rect, tint: Color, attributes: TextAttributes
  ) {
    canvas.draw(
      TextLine(placeholder ?? ""), in: row, alignment: textAlignment,
      color: attributes.contains(.reverse) ? tint : themed { $0.secondaryLabel },
      attributes: attributes.union(.dim))
  }

  private func drawBorder(on canvas: inout Canvas, columns: Int, rows: Int) {
    let color: Color = isFocused ? tintColor : themed { $0.controlLine }
    let middle = (rows - 1) / 2
    switch borderStyle {
    case .none: return
    case .roundedRect:
      canvas.fill(
        column: 0, row: 0, columns: columns, rows: rows,
        with: themed { $0.fieldBackground })
    case .line: break
    }
    guard margin(ofColumns: columns) > 0 else { return }
    guard borderStyle == .line, rows >= 3 else {
      canvas.draw("▏", column: 0, row: middle, color: color)
      return canvas.draw("▕", column: columns - 1, row: middle, color: color)
    }
    for (row, left, right) in [(middle - 1, "┌", "┐"), (middle + 1, "└", "┘")] {
      canvas.draw(left, column: 0, row: row, color: color)
      canvas.draw(repeating: "─", count: columns - 2, column: 1, row: row, color: color)
      canvas.draw(right, column: columns - 1, row: row, color: color)
    }
    canvas.draw("│", column: 0, row: middle, color: color)
    canvas.draw("│", column: columns - 1, row: middle, color: color)
  }
}
