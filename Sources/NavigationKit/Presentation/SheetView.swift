internal import CellGraphics

/// A sheet: a rounded line around the content, which shows also without colours.
class SheetView: View {
  enum Edges {
    case allAround
    /// Of a sheet that stands on the lower edge of the window and is as wide.
    case above
  }

  private static let line = Color(rgb: 0x8E8E93)

  var edges: Edges = .allAround { didSet { if edges != oldValue { setNeedsLayout() } } }
  private let content = FillingView()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    content.autoresizingMask = []
    content.clipsToBounds = true
    addSubview(content)
  }

  /// Shows `view`, and nothing else.
  func hold(_ view: View) {
    for other in content.subviews where other !== view { other.removeFromSuperview() }
    view.place(in: content.bounds)
    content.addSubview(view)
    backgroundColor = view.backgroundColor ?? .white
  }

  override func layoutSubviews() {
    let margin = edges == .allAround && bounds.width >= 3 ? 1.0 : 0
    let above = bounds.height >= 2 ? 1.0 : 0
    let below = edges == .allAround && bounds.height >= 3 ? 1.0 : 0
    content.place(
      in: Rect(
        x: margin, y: above, width: max(0, bounds.width - 2 * margin),
        height: max(0, bounds.height - above - below)))
  }

  override func draw(on canvas: inout Canvas) {
    guard bounds.height >= 2 else { return }
    canvas.inCells(of: bounds) { [edges] canvas, columns, rows in
      guard columns >= 2 else { return }
      let line = String(repeating: "─", count: columns - 2)
      canvas.draw("╭" + line + "╮", column: 0, row: 0, color: Self.line)
      if edges == .above {
        // The handle to drag it by.
        if columns >= 12 {
          canvas.draw(" ━━━━ ", column: (columns - 6) / 2, row: 0, color: Self.line)
        }
        return
      }
      for row in 1..<max(1, rows - 1) {
        canvas.draw("│", column: 0, row: row, color: Self.line)
        canvas.draw("│", column: columns - 1, row: row, color: Self.line)
      }
      if rows >= 3 { canvas.draw("╰" + line + "╯", column: 0, row: rows - 1, color: Self.line) }
    }
  }
}
