internal import CellGraphics

/// The row of an action. With the focus the whole row is drawn in reverse.
final class AlertActionView: Control {
  let action: AlertAction
  var isEmphasized = false { didSet { if isEmphasized != oldValue { setNeedsDisplay() } } }

  init(_ action: AlertAction) {
    self.action = action
    super.init(frame: .zero)
    isEnabled = action.isEnabled
    accessibilityIdentifier = action.eventName
    accessibilityTraits = .button
  }

  required init?(coder: Coder) { nil }

  override var actionTitle: String? { action.title }

  override func activate() -> Bool {
    action.alert?.choose(action)
    return true
  }

  override func draw(on canvas: inout Canvas) {
    var attributes = ControlAppearance.attributes(of: self, isEmphasized ? .bold : [])
    let isDestructive = action.style == .destructive
    if isDestructive, theme.underlinesDestructiveActions, !canvas.style.hasColors {
      attributes.insert(.underline)
    }
    let color =
      !isEnabled
      ? themed { $0.secondaryLabel }
      : isDestructive ? themed { $0.destructive } : themed { $0.tint }
    canvas.inCells(of: bounds) { [title = action.title ?? "", isHighlighted] canvas, columns, _ in
      let isMarked = isHighlighted || isFocused
      if isMarked {
        attributes.insert(.reverse)
        let blanks = Array(repeating: Glyph.blank, count: columns)
        canvas.draw(
          TextLine(glyphs: blanks), column: 0, row: 0, color: color, attributes: attributes)
      }
      let margin = columns >= 6 ? 1 : 0
      let row = Rect(
        x: Double(margin), y: 0, width: Double(columns - 2 * margin), height: 1)
      canvas.draw(
        TextLine(isHighlighted ? "[\(title)]" : title), in: row, alignment: .center, color: color,
        attributes: attributes)
    }
  }
}
