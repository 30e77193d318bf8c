internal import CellGraphics

/// The bubble of a popover: a border of lines with an arrow. The views behind it are not dimmed.
final class PopoverView: SheetView {
  /// The place of the arrow on the border.
  struct Pointer: Equatable {
    var direction: PopoverArrowDirection
    /// The distance from the first corner of the edge, in cells.
    var offset: Double
  }

  var pointer: Pointer? { didSet { if pointer != oldValue { setNeedsDisplay() } } }

  override var border: Theme.Border { theme.popoverBorder }

  override func outline(in bounds: Rect) -> Rect { bounds }

  override func draw(on canvas: inout Canvas) {
    canvas.fill(bounds, with: fillColor)
    guard bounds.height >= 2 else { return }
    drawLines(on: &canvas)
    guard let pointer else { return }
    let color = themed { $0.borderLine }
    canvas.inCells(of: bounds) { canvas, columns, rows in
      guard columns >= 2, rows >= 2 else { return }
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
