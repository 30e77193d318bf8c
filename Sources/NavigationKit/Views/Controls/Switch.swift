public import CellGraphics

/// Something that is on or off, and changes with a tap.
///
/// A knob on a track, at the right end of a heavy one when on, at the left end of a light one when
/// off, so that both can be told apart without colours.
open class Switch: Control {
  public var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  /// The ground when on.
  public var onTintColor = ControlAppearance.green.current { didSet { setNeedsDisplay() } }

  /// Sets the state without calling the actions. The knob jumps: a cell has no room for its way.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var actionTitle: String? { isOn ? "turn off" : "turn on" }

  /// A bracket for the focus, four cells of track, another bracket.
  open override var intrinsicContentSize: Size { Size(width: 6, height: 1) }

  @discardableResult
  open override func activate() -> Bool {
    isOn.toggle()
    sendValueChanged()
    return true
  }

  open override func draw(on canvas: inout Canvas) {
    let columns = min(bounds.width, intrinsicContentSize.width)
    let rect = Rect(x: bounds.minX, y: bounds.minY, width: columns, height: bounds.height)
    canvas.inCells(of: rect) { canvas, columns, rows in
      drawTrack(on: &canvas, columns: columns, row: (rows - 1) / 2)
    }
  }

  private func drawTrack(on canvas: inout Canvas, columns: Int, row: Int) {
    var background = isOn ? onTintColor : ControlAppearance.offBackground(in: self)
    if !isEnabled { background = background.mixed(with: SystemColor.background(in: self), at: 0.5) }
    canvas.fill(column: 0, row: row, columns: columns, rows: 1, with: background)
    let hasBrackets = columns >= 4
    let length = hasBrackets ? columns - 2 : columns
    let start = hasBrackets ? 1 : 0
    var attributes = ControlAppearance.attributes(of: self)
    if isFocused, !hasBrackets { attributes.insert(.reverse) }
    let line = String(repeating: isOn ? "━" : "─", count: length - 1)
    let track = isOn ? line + "●" : "●" + line
    canvas.draw(
      track, column: start, row: row, color: .white, attributes: attributes)
    if hasBrackets { canvas.drawFocus(of: self, columns: columns, row: row, color: .white) }
  }
}
