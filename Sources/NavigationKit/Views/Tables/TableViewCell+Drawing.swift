internal import CellGraphics

extension TableViewCell {
  /// Indicates whether the keys act on this row and its table has the focus.
  var showsRowFocus: Bool { row.isFocused && (superview as? TableView)?.showsFocus == true }

  private var looksSelected: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  private var defaultBackground: Color {
    themed { row.style == .plain ? $0.background : $0.groupedRowBackground }
  }

  /// Draws the background, the mark of a selected row and the separator.
  func drawBackground(on canvas: inout Canvas) {
    let marksSelection = looksSelected && selectedBackgroundView == nil
    let background =
      marksSelection
      ? themed { $0.selectedBackground }
      : backgroundConfiguration?.backgroundColor ?? backgroundColor ?? defaultBackground
    canvas.fill(bounds, with: background)
    if row.hasSeparator, !showsRowFocus { drawSeparator(on: &canvas) }
    if !showsRowFocus { drawCorners(background, on: &canvas) }
    drawEditingSigns(on: &canvas)
    if marksSelection {
      // A mark in addition to the colour, for terminals without colours.
      for line in 0..<max(0, Int(cells: bounds.height.rounded())) {
        let place = Rect(x: 0, y: Double(line), width: 1, height: 1)
        canvas.draw(
          TextLine("▌"), in: place, alignment: .leading, color: themed { $0.tint })
      }
    }
  }

  /// Draws the accessory at the right end.
  func drawAccessory(on canvas: inout Canvas) {
    let type = shownAccessoryType
    guard shownAccessoryView == nil, type != .none else { return }
    let isPressable = type != .disclosureIndicator
    let columns = accessoryColumns
    let end = bounds.width - TableAppearance.margin - moveColumns
    let place = Rect(
      x: end - columns, y: ((bounds.height - 1) / 2).rounded(.down), width: columns, height: 1)
    canvas.draw(
      TextLine(type.glyphs), in: place, alignment: .trailing,
      color: isPressable ? themed { $0.tint } : themed { $0.accessory },
      attributes: type == .checkmark ? .bold : [])
  }

  /// Reverses the focused row while its table has the focus, so that it is visible without colours.
  func drawFocusHighlight(on canvas: inout Canvas, bounds: Rect) {
    guard showsRowFocus else { return }
    canvas.recolor(
      bounds, foreground: themed { $0.focusedBackground }, background: themed { $0.labelOnFill },
      attributes: .reverse)
    drawCorners(themed { $0.focusedBackground }, on: &canvas)
  }

  func drawDeleteButton(on canvas: inout Canvas, bounds: Rect) {
    guard let title = row.deleteTitle else { return }
    let line = deleteLine(title)
    let columns = Double(line.columns)
    let rect = Rect(x: bounds.maxX - columns, y: 0, width: columns, height: bounds.height)
    canvas.fill(rect, with: themed { $0.labelOnFill })
    canvas.draw(
      line, in: rect, alignment: .leading, color: themed { $0.destructiveBackground },
      attributes: .bold
    )
    canvas.recolor(
      rect, foreground: themed { $0.destructiveBackground }, background: themed { $0.labelOnFill },
      attributes: .reverse)
  }

  /// The width of the Delete button in columns; 0 without a button.
  var deleteColumns: Double { row.deleteTitle.map { Double(deleteLine($0).columns) } ?? 0 }

  /// Returns the button's text with two blanks on each side, because the scroll indicator may cover
  /// the last column.
  private func deleteLine(_ title: String) -> TextLine {
    TextLine("  \(title)  ").cut(toColumns: Int(cells: bounds.width))
  }

  /// Underlines the cell from its text to its accessory. The texts are drawn later, over the
  /// underline.
  private func drawSeparator(on canvas: inout Canvas) {
    let isIndented = style != .value2
    let text = (textLabel?.frame.minX ?? TableAppearance.margin) + editColumns
    let left = isIndented ? text : TableAppearance.margin
    let line = Rect(
      x: left, y: bounds.height - 1, width: max(0, contentView.frame.maxX - left), height: 1)
    let blanks = Array(repeating: Glyph.blank, count: max(0, canvas.cells(of: line).columns))
    canvas.draw(
      TextLine(glyphs: blanks), in: line, alignment: .leading,
      color: themed { $0.separator },
      attributes: .underline)
  }

  /// Rounds the corners of a card by a quarter of a cell. A card that is one row high keeps square
  /// corners. Rounded corners would make its sides look pointed.
  private func drawCorners(_ background: Color, on canvas: inout Canvas) {
    let (top, bottom) = (0.0, bounds.height - 1)
    guard row.style == .insetGrouped, bounds.width >= 4, canvas.style.hasColors,
      !(row.isFirst && row.isLast && bounds.height < 2)
    else { return }
    if row.isFirst {
      corner("▟", x: 0, y: top, background, on: &canvas)
      corner("▙", x: bounds.width - 1, y: top, background, on: &canvas)
    }
    if row.isLast {
      corner("▜", x: 0, y: bottom, background, on: &canvas)
      corner("▛", x: bounds.width - 1, y: bottom, background, on: &canvas)
    }
  }

  private func corner(
    _ glyph: String, x: Double, y: Double, _ background: Color, on canvas: inout Canvas
  ) {
    let place = Rect(x: x, y: y, width: 1, height: 1)
    canvas.fill(place, with: themed { $0.groupedBackground })
    canvas.draw(TextLine(glyph), in: place, alignment: .leading, color: background)
  }
}
