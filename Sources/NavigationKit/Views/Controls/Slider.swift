public import CellGraphics

/// A control that selects a value from a range by moving a knob along a track.
///
/// Left and Right change the value by a tenth of the range, Home and End select the ends. Unlike
/// `UISlider`, a touch anywhere on the track moves the knob there. The user's changes send
/// ``Control/Event/valueChanged``.
///
/// ```swift
/// let slider = Slider()
/// slider.maximumValue = 20
/// slider.value = 30
/// precondition(slider.value == 20)  // clamped to the range
/// _ = slider.handle(.arrow(.left))
/// precondition(slider.value == 18)
/// ```
open class Slider: Control {
  /// The value; 0 by default. It is clamped to ``minimumValue`` and ``maximumValue``.
  ///
  /// Setting it sends no event.
  public var value: Float {
    get { storedValue }
    set {
      let held = newValue > minimumValue ? min(newValue, maximumValue) : minimumValue
      guard held != storedValue else { return }
      storedValue = held
      setNeedsDisplay()
    }
  }

  /// The value at the left end; 0 by default. If it becomes greater than ``maximumValue``, the
  /// maximum becomes equal to it.
  public var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
      setNeedsDisplay()
    }
  }

  /// The value at the right end; 1 by default. If it becomes smaller than ``minimumValue``, the
  /// minimum becomes equal to it.
  public var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = storedValue
      setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether a drag sends each value; true by default. If it is false,
  /// a drag sends one event at its end.
  public var isContinuous = true

  /// The colour of the knob and of the track on its left; nil, the default, is the tint colour.
  public var minimumTrackTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of the track on the right of the knob; nil, the default, is grey.
  public var maximumTrackTintColor: Color? { didSet { setNeedsDisplay() } }

  /// The colour of the knob; nil, the default, is the colour of the track on its left.
  public var thumbTintColor: Color? { didSet { setNeedsDisplay() } }

  private var storedValue: Float = 0
  /// The value at the beginning of a drag that sends no values; nil otherwise.
  private var valueBeforeDrag: Float?

  /// Sets the value without sending events. The knob does not animate: `animated` is ignored.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var fitsIntrinsicSize: Bool { true }

  /// One row of any width.
  open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 1) }

  /// Does nothing: Enter does not change a slider.
  ///
  /// - Returns: False.
  @discardableResult
  open override func activate() -> Bool { false }

  open override func handle(_ input: KeyInput) -> Bool {
    switch input {
    case .arrow(.left): slide(to: tenths(after: -1))
    case .arrow(.right): slide(to: tenths(after: 1))
    case .home: slide(to: minimumValue)
    case .end: slide(to: maximumValue)
    case .arrow(.up), .arrow(.down), .text, .deleteBackward, .deleteForward, .pageUp, .pageDown:
      return false
    }
    return true
  }

  override func takesArrow(_ direction: Direction) -> Bool { !direction.isVertical }

  open override var keyHints: [KeyHint] {
    let arrows = (value > minimumValue ? "←" : "") + (value < maximumValue ? "→" : "")
    return arrows.isEmpty ? [] : [KeyHint(keys: arrows, meaning: "adjust")]
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    valueBeforeDrag = isContinuous ? nil : value
    slide(to: touch)
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    slide(to: touch)
    return true
  }

  open override func endTracking(_ touch: Touch) { endDrag() }

  open override func cancelTracking() { endDrag() }

  private func endDrag() {
    guard let old = valueBeforeDrag else { return }
    valueBeforeDrag = nil
    if value != old { sendValueChanged() }
  }

  override func tapped(_ touch: Touch) { sendActions(for: .touchUpInside) }

  override var holdsDrags: Bool { true }

  open override func draw(on canvas: inout Canvas) {
    canvas.inCells(of: bounds) { canvas, columns, rows in
      drawLine(on: &canvas, columns: columns, row: (rows - 1) / 2)
    }
  }
}

extension Slider {
  /// The position of the value in the range, 0 to 1.
  private var fraction: Float {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  /// Sets the value of the cell under the touch.
  private func slide(to touch: Touch) {
    let columns = Int(cells: bounds.width.rounded())
    let (start, length) = columns >= 5 ? (1, columns - 2) : (0, columns)
    guard length > 1 else { return }
    let cell = max(
      start, min(Int(cells: touch.location(in: self).x.rounded(.down)), start + length - 1))
    let fraction = Float(cell - start) / Float(length - 1)
    slide(
      to: fraction == 1 ? maximumValue : minimumValue + (maximumValue - minimumValue) * fraction)
  }

  private func slide(to newValue: Float) {
    let old = value
    value = newValue
    if value != old, valueBeforeDrag == nil { sendValueChanged() }
  }

  /// Returns the value that is `steps` tenths away. A value that differs from a tenth only by
  /// rounding becomes exactly that tenth.
  private func tenths(after steps: Float) -> Float {
    var tenths = fraction * 10 + steps
    if abs(tenths - tenths.rounded()) < 0.001 { tenths = tenths.rounded() }
    if tenths >= 10 { return maximumValue }
    return minimumValue + (maximumValue - minimumValue) * tenths / 10
  }

  private var lineColor: Color { minimumTrackTintColor ?? tintColor }

  private func drawLine(on canvas: inout Canvas, columns: Int, row: Int) {
    let hasBrackets = columns >= 5
    let start = hasBrackets ? 1 : 0
    let length = hasBrackets ? columns - 2 : columns
    let knob = Int(cells: Double((fraction * Float(length - 1)).rounded()))
    var attributes = ControlAppearance.attributes(of: self)
    if isFocused, !hasBrackets { attributes.insert(.reverse) }
    canvas.draw(
      repeating: "━", count: knob, column: start, row: row, color: lineColor,
      attributes: attributes)
    canvas.draw(
      "●", column: start + knob, row: row, color: thumbTintColor ?? lineColor,
      attributes: attributes.union(.bold))
    canvas.draw(
      repeating: "─", count: length - 1 - knob, column: start + knob + 1, row: row,
      color: maximumTrackTintColor ?? themed { $0.controlLine }, attributes: attributes)
    if hasBrackets {
      canvas.drawFocus(of: self, columns: columns, row: row, color: lineColor)
    }
  }
}
