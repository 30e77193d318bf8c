internal import CellGraphics

/// The texts and text fields of an alert, and its actions below them. Each of the two parts scrolls
/// when it has too little room.
final class AlertGroupView: FillingView {
  let header = AlertScrollView()
  let list = AlertScrollView()
  let titleLabel = Label()
  let messageLabel = Label()
  private(set) var fields: [TextField] = []
  private let actionList = AlertActionList()
  private var alertLayout: AlertLayout?
  /// The blank row between the texts and the fields: 1 or 0.
  private var fieldGap = 0

  override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = Theme.current { $0.alertBackground }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      header.addSubview(label)
    }
    titleLabel.isBold = true
    list.addSubview(actionList)
    addSubview(header)
    addSubview(list)
  }

  required init?(coder: Coder) { nil }

  func show(fields: [TextField]) {
    for field in self.fields where !fields.contains(where: { $0 === field }) {
      field.removeFromSuperview()
    }
    self.fields = fields
    for field in fields where field.superview !== header { header.addSubview(field) }
    setNeedsLayout()
  }

  /// Shows `actions` from top to bottom or from left to right, as `layout` says.
  func show(_ actions: [AlertActionView], _ layout: AlertLayout, areSideBySide: Bool) {
    let isChanged = actionList.show(
      actions, step: layout.actionStep, areSideBySide: areSideBySide)
    guard isChanged || layout != alertLayout else { return }
    alertLayout = layout
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: - Texts

  /// Returns the number of free columns at each end of a text.
  private static func margin(ofColumns columns: Int) -> Int {
    columns >= 20 ? 2 : columns >= 6 ? 1 : 0
  }

  /// The number of columns of the longest line, with margins.
  var widestLine: Int {
    let widths = [titleLabel, messageLabel].map { Int(cells: $0.sizeThatFits(.zero).width) }
    let fieldColumns = fields.isEmpty ? 0 : 24
    return max(widths[0], widths[1], fieldColumns) + 4
  }

  /// Returns the number of rows of all texts and fields.
  func headerRows(columns: Int) -> Int {
    let texts = rows(of: titleLabel, columns: columns) + rows(of: messageLabel, columns: columns)
    return texts + (texts > 0 && !fields.isEmpty ? 1 : 0) + fields.count
  }

  private func rows(of label: Label, columns: Int) -> Int {
    let width = max(1, columns - 2 * Self.margin(ofColumns: columns))
    return Int(cells: label.sizeThatFits(Size(width: Double(width), height: 0)).height)
  }

  // MARK: - Layout

  override func layoutSubviews() {
    guard let layout = alertLayout else { return }
    let width = bounds.width
    let spare = max(0, bounds.height - Double(layout.header + (layout.hasLine ? 1 : 0)))
    header.place(in: Rect(x: 0, y: 0, width: width, height: Double(layout.header)))
    header.contentSize = Size(width: width, height: Double(layout.wholeHeader))
    layoutHeader(layout, columns: Int(cells: width))
    list.place(
      in: Rect(
        x: 0, y: bounds.height - min(spare, Double(layout.list)), width: width,
        height: min(spare, Double(layout.list))))
    list.contentSize = Size(width: width, height: Double(layout.wholeList))
    actionList.place(in: Rect(x: 0, y: 0, width: width, height: Double(layout.wholeList)))
    actionList.placeActions()
    // This is the chosen view. While it is scrolled out of sight, another view has the focus.
    if let chosen = window?.application?.focus.view, chosen.isDescendant(of: self) {
      chosen.scrollIntoView()
    }
  }

  private func layoutHeader(_ layout: AlertLayout, columns: Int) {
    let margin = Self.margin(ofColumns: columns)
    let width = Double(max(0, columns - 2 * margin))
    var y = layout.density == .roomy ? 1 : 0
    for label in [titleLabel, messageLabel] {
      let rows = rows(of: label, columns: columns)
      label.place(in: Rect(x: Double(margin), y: Double(y), width: width, height: Double(rows)))
      y += rows
    }
    if !fields.isEmpty, titleLabel.bounds.height + messageLabel.bounds.height > 0 { y += 1 }
    for field in fields {
      field.place(in: Rect(x: Double(margin), y: Double(y), width: width, height: 1))
      y += 1
    }
  }

  override func draw(on canvas: inout Canvas) {
    guard let layout = alertLayout, layout.hasLine else { return }
    let row = Rect(x: 0, y: list.frame.minY - 1, width: bounds.width, height: 1)
    canvas.inCells(of: row) { [actionList] canvas, columns, _ in
      canvas.draw(
        String(repeating: "─", count: columns), column: 0, row: 0,
        color: themed { $0.alertSeparator })
      if let column = actionList.dividingColumn {
        canvas.draw("┬", column: column, row: 0, color: themed { $0.alertSeparator })
      }
    }
  }
}

/// A scroll view in which arrows move the focus before they scroll.
final class AlertScrollView: ScrollView {
  override func handle(_ input: KeyInput) -> Bool {
    if case .arrow(let direction) = input, !isFocused, alertView?.moveFocus(direction) == true {
      return true
    }
    return super.handle(input)
  }

  override var keyHints: [KeyHint] { isFocused ? super.keyHints : [] }
}

/// The actions in a column, or two actions side by side, with lines between them.
private final class AlertActionList: View {
  private(set) var actions: [AlertActionView] = []
  private var step = 1
  private var areSideBySide = false

  /// The column of the line between two actions side by side; nil for any other arrangement.
  var dividingColumn: Int? {
    areSideBySide && actions.count == 2 ? (Int(cells: bounds.width) - 1) / 2 : nil
  }

  /// Shows the actions.
  ///
  /// - Returns: Whether anything has changed.
  func show(_ actions: [AlertActionView], step: Int, areSideBySide: Bool) -> Bool {
    let isSame =
      actions.elementsEqual(self.actions, by: ===) && step == self.step
      && areSideBySide == self.areSideBySide && actions.allSatisfy { $0.superview === self }
    guard !isSame else { return false }
    for view in self.actions
    where view.superview === self && !actions.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    (self.actions, self.step, self.areSideBySide) = (actions, step, areSideBySide)
    // Existing views are added again, so that the focus visits all in their order.
    for view in actions { addSubview(view) }
    setNeedsDisplay()
    return true
  }

  func placeActions() {
    if let column = dividingColumn {
      actions[0].place(in: Rect(x: 0, y: 0, width: Double(column), height: 1))
      let start = Double(column + 1)
      actions[1].place(in: Rect(x: start, y: 0, width: bounds.width - start, height: 1))
      return
    }
    for (index, view) in actions.enumerated() {
      view.place(in: Rect(x: 0, y: Double(index * step), width: bounds.width, height: 1))
    }
  }

  override func draw(on canvas: inout Canvas) {
    canvas.inCells(of: bounds) { canvas, columns, _ in
      if let dividingColumn {
        canvas.draw("│", column: dividingColumn, row: 0, color: themed { $0.alertSeparator })
      } else if step == 2 {
        let line = String(repeating: "─", count: columns)
        for index in actions.indices.dropFirst() {
          canvas.draw(line, column: 0, row: 2 * index - 1, color: themed { $0.alertSeparator })
        }
      }
    }
  }
}
