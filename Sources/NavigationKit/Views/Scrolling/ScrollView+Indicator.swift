internal import CellGraphics

extension ScrollView {
  /// Draws the position indicator, half a column wide, over the last column. Nothing is drawn if
  /// all content is visible. Its ends move by half rows.
  func drawIndicator(on canvas: inout Canvas, bounds: Rect) {
    let height = contentSize.height + contentInset.top + contentInset.bottom
    guard showsVerticalScrollIndicator, bounds.width >= 2, bounds.height >= 1,
      height > bounds.height
    else { return }
    let length = max(1, bounds.height * bounds.height / height)
    let fraction = min(max((bounds.minY + contentInset.top) / (height - bounds.height), 0), 1)
    let start = Int(cells: (2 * fraction * (bounds.height - length)).rounded())
    let halves = start..<start + Int(cells: (2 * length).rounded())
    let color = themed { isFocused ? $0.focusedScrollIndicator : $0.scrollIndicator }
    for row in halves.lowerBound / 2...(halves.upperBound - 1) / 2 {
      let glyph =
        switch (halves.contains(2 * row), halves.contains(2 * row + 1)) {
        case (true, false): "▝"
        case (false, true): "▗"
        default: "▐"
        }
      let place = Rect(x: bounds.maxX - 1, y: bounds.minY + Double(row), width: 1, height: 1)
      canvas.draw(TextLine(glyph), in: place, alignment: .leading, color: color)
    }
  }

  /// Shows the focus in a way that is visible without colours: reverses the corner cell on each
  /// side with more content.
  func drawFocusMarks(on canvas: inout Canvas, bounds: Rect) {
    guard isFocused, bounds.width >= 1, bounds.height >= 1 else { return }
    let (right, bottom) = (bounds.maxX - 1, bounds.maxY - 1)
    let marks: [(Direction, Point)] = [
      (.up, Point(x: right, y: bounds.minY)), (.down, Point(x: right, y: bottom)),
      (.left, Point(x: bounds.minX, y: bottom)), (.right, Point(x: right, y: bottom)),
    ]
    for (direction, place) in marks where canScroll(direction) {
      canvas.recolor(
        Rect(origin: place, size: Size(width: 1, height: 1)),
        foreground: themed { $0.focusedScrollIndicator },
        background: themed { $0.background }, attributes: .reverse)
    }
  }
}
