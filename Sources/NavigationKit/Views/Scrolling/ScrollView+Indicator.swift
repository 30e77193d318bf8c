internal import CellGraphics

extension ScrollView {
  private static let restingInk = Color(rgb: 0xAEAEB2)
  private static let focusedInk = Color(rgb: 0x48484A)

  /// Draws a thin line over the last column, where the visible rows stand among all; none where all
  /// are visible.
  ///
  /// It begins and ends within a row by eighths.
  func drawIndicator(on canvas: inout Canvas, bounds: Rect) {
    let height = contentSize.height + contentInset.top + contentInset.bottom
    guard showsVerticalScrollIndicator, bounds.width >= 2, bounds.height >= 1,
      height > bounds.height
    else { return }
    let length = max(1, bounds.height * bounds.height / height)
    let way = min(max((bounds.minY + contentInset.top) / (height - bounds.height), 0), 1)
    let top = way * (bounds.height - length)
    let ink = isFocused ? Self.focusedInk : Self.restingInk
    for row in Int(top.rounded())..<max(Int(top.rounded()) + 1, Int((top + length).rounded())) {
      let place = Rect(
        x: bounds.maxX - 1, y: bounds.minY + Double(row), width: 1, height: 1)
      canvas.draw(TextLine("▐"), in: place, alignment: .leading, color: ink)
    }
  }
}
