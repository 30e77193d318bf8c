public import CellGraphics

/// A control with a minus and a plus half, which changes a value by steps.
///
/// Left and Right step down and up, Enter steps up, and a click on a half steps in its direction. The
/// stepper does not show the value. The user's steps send ``Control/Event/valueChanged``.
///
/// ```swift
/// let stepper = Stepper()
/// stepper.maximumValue = 3
/// stepper.wraps = true
/// for _ in 1...4 { stepper.activate() }
/// precondition(stepper.value == 0)  // 1, 2, 3, and back to the minimum
/// ```
open class Stepper: Control {
  /// The value; 0 by default. It is clamped to ``minimumValue`` and ``maximumValue``.
  ///
  /// Setting it sends no event.
  public var value: Double {
    get { storedValue }
    set {
      let held = newValue > minimumValue ? min(newValue, maximumValue) : minimumValue
      guard held != storedValue else { return }
      storedValue = held
      setNeedsDisplay()
    }
  }

  /// The least value; 0 by default. As in UIKit, one above ``maximumValue`` traps.
  public var minimumValue: Double = 0 {
    didSet {
      precondition(
        minimumValue <= maximumValue,
        "minimumValue \(minimumValue) of a stepper must be less than its maximumValue "
          + "\(maximumValue); set the maximum first")
      value = storedValue
      setNeedsDisplay()
    }
  }

  /// The greatest value; 100 by default. As in UIKit, one below ``minimumValue`` traps.
  public var maximumValue: Double = 100 {
    didSet {
      precondition(
        maximumValue >= minimumValue,
        "maximumValue \(maximumValue) of a stepper must be greater than its minimumValue "
          + "\(minimumValue); set the minimum first")
      value = storedValue
      setNeedsDisplay()
    }
  }

  /// The difference of one step; 1 by default. Zero and negative values trap.
  public var stepValue: Double = 1 {
    didSet { precondition(stepValue > 0, "stepValue must be above 0, not \(stepValue)") }
  }

  /// A Boolean value that indicates whether a step beyond one end continues at the other; false by
  /// default.
  public var wraps = false { didSet { setNeedsDisplay() } }

  private var storedValue: Double = 0

  open override var actionTitle: String? { canStepUp ? "+" : nil }

  open override var keyHints: [KeyHint] {
    let arrows = (canStepDown ? "←" : "") + (canStepUp ? "→" : "")
    return arrows.isEmpty ? [] : [KeyHint(keys: arrows, meaning: "step")]
  }

  override func takesArrow(_ direction: Direction) -> Bool { !direction.isVertical }

  override var fitsIntrinsicSize: Bool { true }

  open override var intrinsicContentSize: Size { Size(width: 9, height: 1) }

  @discardableResult
  open override func activate() -> Bool {
    step(by: stepValue)
    return true
  }

  /// Steps down for a touch in the left half and up for one in the right half. The separator does
  /// nothing.
  override func tapped(_ touch: Touch) {
    let columns = Int(cells: min(bounds.width, intrinsicContentSize.width))
    let column = Int(cells: touch.location(in: self).x.rounded(.down))
    guard column < columns else { return }
    if columns < 3 || column > columns / 2 {
      step(by: stepValue)
    } else if column < columns / 2 {
      step(by: -stepValue)
    }
  }

  open override func handle(_ input: KeyInput) -> Bool {
    switch input {
    case .arrow(.left): step(by: -stepValue)
    case .arrow(.right): step(by: stepValue)
    case .arrow(.up), .arrow(.down), .text, .deleteBackward, .deleteForward, .home, .end, .pageUp,
      .pageDown:
      return false
    }
    return true
  }

  open override func draw(on canvas: inout Canvas) {
    let columns = min(bounds.width, intrinsicContentSize.width)
    let rect = Rect(x: bounds.minX, y: bounds.minY, width: columns, height: bounds.height)
    canvas.inCells(of: rect) { canvas, columns, rows in
      drawHalves(on: &canvas, columns: columns, row: (rows - 1) / 2)
    }
  }
}

extension Stepper {
  private var canStepUp: Bool { value < maximumValue || wraps && value > minimumValue }
  private var canStepDown: Bool { value > minimumValue || wraps && value < maximumValue }

  private func step(by distance: Double) {
    let old = value
    let goal = value + distance
    if wraps, goal > maximumValue {
      value = minimumValue
    } else if wraps, goal < minimumValue {
      value = maximumValue
    } else {
      value = goal
    }
    if value != old { sendValueChanged() }
  }

  private func drawHalves(on canvas: inout Canvas, columns: Int, row: Int) {
    canvas.fill(
      column: 0, row: row, columns: columns, rows: 1, with: themed { $0.controlBackground })
    guard columns >= 3 else {
      let attributes = ControlAppearance.attributes(
        of: self, isFocused ? [.bold, .reverse] : .bold)
      return canvas.draw(
        "±", column: 0, row: row, color: tintColor, attributes: attributes)
    }
    let reverse: TextAttributes = isFocused && columns < 5 ? .reverse : []
    func draw(_ sign: String, at column: Int, isPossible: Bool) {
      let attributes = isPossible ? reverse.union(.bold) : reverse.union(.dim)
      canvas.draw(
        sign, column: column, row: row,
        color: isPossible ? tintColor : themed { $0.controlLine },
        attributes: ControlAppearance.attributes(of: self, attributes))
    }
    draw("−", at: columns / 4, isPossible: isEnabled && (wraps || value > minimumValue))
    draw(
      "+", at: columns - 1 - columns / 4, isPossible: isEnabled && (wraps || value < maximumValue))
    canvas.draw(
      "│", column: columns / 2, row: row, color: themed { $0.controlLine },
      attributes: reverse)
    if columns >= 5 {
      canvas.drawFocus(
        of: self, columns: columns, row: row, color: tintColor)
    }
  }
}
