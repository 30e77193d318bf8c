package import CellGraphics

/// A sheet: a border of half cells with round corners around the content.
///
/// The border is visible without colours too.
class SheetView: View {
  enum Edges {
    case allAround
    /// The upper border of a sheet as wide as the window.
    case above
    case none
  }

  var edges: Edges = .allAround { didSet { if edges != oldValue { setNeedsLayout() } } }
  /// Indicates whether a short bar on the upper border shows that the sheet can be pulled.
  var showsGrabber: Bool { edges == .above }
  /// The colour of the border, which is the content's.
  private(set) var fillColor = Theme.current { $0.background }
  /// The colour to use in place of the content's; nil uses the content's.
  var fill: Color? { didSet { updateFill() } }
  private let content = FillingView()

  override init(frame: Rect) {
    super.init(frame: frame)
    content.autoresizingMask = []
    content.clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: Coder) { nil }

  /// Shows `view` as the only content.
  func setContentView(_ view: View) {
    for other in content.subviews where other !== view { other.removeFromSuperview() }
    view.place(in: content.bounds)
    content.addSubview(view)
    updateFill()
  }

  private func updateFill() {
    let own = content.subviews.last?.backgroundColor
    fillColor = fill ?? own ?? Theme.current { $0.background }
    content.backgroundColor = fillColor
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    let margin = edges == .allAround && bounds.width >= 3 ? 1.0 : 0
    let above = edges != .none && bounds.height >= 2 ? 1.0 : 0
    let below = edges == .allAround && bounds.height >= 3 ? 1.0 : 0
    content.place(
      in: Rect(
        x: margin, y: above, width: max(0, bounds.width - 2 * margin),
        height: max(0, bounds.height - above - below)))
  }

  /// The signs of the border.
  var border: Theme.Border { isAlert ? theme.alertBorder : theme.sheetBorder }
  /// Indicates whether the view has the border of alerts in place of that of sheets.
  var isAlert = false

  /// Returns the rectangle that the content and the visible border fill.
  ///
  /// - Parameter bounds: The bounds of the view.
  func outline(in bounds: Rect) -> Rect {
    guard border == .filled else { return bounds }
    return switch edges {
    case .allAround where bounds.height >= 2: bounds.insetBy(dx: 0.5, dy: 0.5)
    case .above where bounds.height >= 2:
      Rect(x: bounds.minX, y: bounds.minY + 0.5, width: bounds.width, height: bounds.height - 0.5)
    case .allAround, .above, .none: bounds
    }
  }

  override func draw(on canvas: inout Canvas) {
    guard edges != .none, bounds.height >= 2 else { return }
    guard border == .filled else { return drawLines(on: &canvas) }
    if canvas.hasFineEdges { return drawFineEdges(on: &canvas) }
    canvas.inCells(of: bounds) { [fillColor, edges, showsGrabber] canvas, columns, rows in
      guard columns >= 2 else { return }
      let inner = columns - 2
      canvas.draw(
        "▗" + String(repeating: "▄", count: inner) + "▖", column: 0, row: 0, color: fillColor)
      if showsGrabber, columns >= 12 {
        canvas.draw("▄▄▄▄", column: columns / 2 - 2, row: 0, color: themed { $0.grabber })
      }
      guard edges == .allAround else { return }
      for row in 1..<max(1, rows - 1) {
        canvas.draw("▐", column: 0, row: row, color: fillColor)
        canvas.draw("▌", column: columns - 1, row: row, color: fillColor)
      }
      guard rows >= 3 else { return }
      canvas.draw(
        "▝" + String(repeating: "▀", count: inner) + "▘", column: 0, row: rows - 1, color: fillColor
      )
    }
  }

  /// Draws the border as lines on the colour of the content.
  func drawLines(on canvas: inout Canvas) {
    canvas.fill(bounds, with: fillColor)
    let (border, color) = (border, themed { $0.borderLine })
    let (isOpen, hasGrabber) = (edges == .above, showsGrabber)
    canvas.inCells(of: bounds) { canvas, columns, rows in
      guard columns >= 2, rows >= 2 else { return }
      // The line of a sheet as wide as the window continues beyond it.
      let top = border.top(columns: isOpen ? columns + 2 : columns)
      canvas.draw(
        isOpen ? String(top.dropFirst().dropLast()) : top, column: 0, row: 0, color: color)
      if hasGrabber, columns >= 12 {
        canvas.draw("▄▄▄▄", column: columns / 2 - 2, row: 0, color: themed { $0.grabber })
      }
      guard !isOpen else { return }
      for row in 1..<rows - 1 {
        canvas.draw(border.left, column: 0, row: row, color: color)
        canvas.draw(border.right, column: columns - 1, row: row, color: color)
      }
      canvas.draw(border.bottom(columns: columns), column: 0, row: rows - 1, color: color)
    }
  }

  /// Draws the border without glyphs, so that the border can move by less than a cell.
  private func drawFineEdges(on canvas: inout Canvas) {
    var border = bounds.insetBy(dx: 0.5, dy: 0.5)
    // Text beneath the border is removed, as it is at rest. Otherwise the text would leave gaps in
    // the border.
    if edges == .above {
      border.size.height = 0.5
    } else {
      for x in [border.minX, border.maxX - 0.125] {
        canvas.clearText(touching: Rect(x: x, y: border.minY, width: 0.125, height: border.height))
      }
      canvas.clearText(
        touching: Rect(x: border.minX, y: border.maxY - 0.125, width: border.width, height: 0.125))
    }
    canvas.clearText(
      touching: Rect(x: border.minX, y: border.minY, width: border.width, height: 0.125))
    canvas.fill(exactly: border, with: fillColor)
    guard showsGrabber, bounds.width >= 12 else { return }
    let handle = Rect(
      x: bounds.minX + (bounds.width / 2).rounded(.down) - 2, y: border.minY, width: 4, height: 0.5)
    canvas.fill(exactly: handle, with: themed { $0.grabber })
  }
}

extension View {
  /// The visible rectangle of a sheet with its border, in the view's coordinates; nil for other views.
  package var sheetOutline: Rect? { (self as? SheetView)?.outline(in: presentation.bounds) }
}
