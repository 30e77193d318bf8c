internal import CellGraphics

/// The bubble of a popover: a border of lines with an arrow. The views behind it are not dimmed.
final class PopoverView: SheetView {
  /// The place of the arrow on the border.
  struct Pointer: Equatable {
    var direction: PopoverArrowDirection
    /// The distance from the first corner of the edge, in cells.
    var offset: Double
  }

  private static let line = SystemColor(0x636366, dark: 0x8E8E93)

  var pointer: Pointer? { didSet { if pointer != oldValue { setNeedsDisplay() } } }

  override func outline(in bounds: Rect) -> Rect { bounds }

  override func draw(on canvas: inout Canvas) {
    canvas.fill(bounds, with: fillColor)
    guard bounds.height >= 2 else { return }
    let color = Self.line(in: self)
    canvas.inCells(of: bounds) { [pointer] canvas, columns, rows in
      guard columns >= 2, rows >= 2 else { return }
      let line = String(repeating: "─", count: columns - 2)
      canvas.draw("╭" + line + "╮", column: 0, row: 0, color: color)
      for row in 1..<rows - 1 {
        canvas.draw("│", column: 0, row: row, color: color)
        canvas.draw("│", column: columns - 1, row: row, color: color)
      }
      canvas.draw("╰" + line + "╯", column: 0, row: rows - 1, color: color)
      guard let pointer else { return }
      let offset = Int(cells: pointer.offset)
      let (sign, column, row) =
        switch pointer.direction {
        case .up: ("▲", offset, 0)
        case .down: ("▼", offset, rows - 1)
        case .left: ("◀", 0, offset)
        case .right: ("▶", columns - 1, offset)
        default: ("", 0, 0)
        }
      canvas.draw(sign, column: column, row: row, color: color)
    }
  }
}
