public import CellGraphics

/// A control that is on or off.
///
/// It shows a knob on a track. When on, the knob is at the right end of a heavy line; when off, at
/// the left end of a light line. So the state is visible without colours. Enter, Space and a click
/// toggle it and send ``Control/Event/valueChanged``.
///
/// ```swift
/// let control = Switch()
/// var changes: [Bool] = []
/// control.addAction(for: .valueChanged) { changes.append(($0 as? Switch)?.isOn == true) }
/// control.activate()  // Enter
/// control.setOn(false, animated: true)  // code sends no event
/// precondition(changes == [true] && !control.isOn)
/// ```
open class Switch: Control {
  /// A Boolean value that indicates whether the switch is on; false by default. Setting it sends no
  /// event.
  public var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  /// The background colour while the switch is on; nil, the default, is green.
  public var onTintColor: Color? { didSet { setNeedsDisplay() } }

  /// Sets the state without sending events. The knob does not animate: `animated` is ignored.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var actionTitle: String? { isOn ? "turn off" : "turn on" }

  override var fitsIntrinsicSize: Bool { true }

  /// 6 columns × 1 row: a bracket for the focus, four cells of track, another bracket.
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
    var background =
      isOn
      ? onTintColor ?? themed { $0.switchOn } : themed { $0.switchOff }
    if !isEnabled { background = background.mixed(with: themed { $0.background }, at: 0.5) }
    canvas.fill(column: 0, row: row, columns: columns, rows: 1, with: background)
    let sign = themed { $0.labelOnFill }
    let hasBrackets = columns >= 4
    let length = hasBrackets ? columns - 2 : columns
    let start = hasBrackets ? 1 : 0
    var attributes = ControlAppearance.attributes(of: self)
    if isFocused, !hasBrackets { attributes.insert(.reverse) }
    canvas.draw(
      repeating: isOn ? "━" : "─", count: length - 1, column: isOn ? start : start + 1, row: row,
      color: sign, attributes: attributes)
    let knob = isOn ? start + length - 1 : start
    canvas.draw("●", column: knob, row: row, color: sign, attributes: attributes)
    if hasBrackets { canvas.drawFocus(of: self, columns: columns, row: row, color: sign) }
  }
}
