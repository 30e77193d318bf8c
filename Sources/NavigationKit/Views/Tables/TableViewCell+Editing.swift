internal import CellGraphics

extension TableViewCell {
  /// The columns before the content for the sign of editing mode.
  var editColumns: Double { row.editingStyle == .none ? 0 : 3 }
  /// The columns after the content for the sign of a row that can be moved.
  var moveColumns: Double { row.isMovable ? 2 : 0 }
  /// The columns by which the texts are indented.
  var indentation: Double { Double(indentationLevel) * indentationWidth }

  /// Draws `⊖` or `⊕` at the left, and `≡` at the right; `↕` while the arrows move the row.
  func drawEditingSigns(on canvas: inout Canvas) {
    let y = ((bounds.height - 1) / 2).rounded(.down)
    if row.editingStyle != .none {
      let isDelete = row.editingStyle == .delete
      canvas.draw(
        TextLine(isDelete ? "⊖" : "⊕"),
        in: Rect(x: TableAppearance.margin, y: y, width: 1, height: 1), alignment: .leading,
        color: themed { isDelete ? $0.deletionSign : $0.tint })
    }
    if row.isMovable {
      canvas.draw(
        TextLine(row.isInHand ? "↕" : "≡"),
        in: Rect(x: bounds.width - TableAppearance.margin - 1, y: y, width: 1, height: 1),
        alignment: .leading, color: themed { $0.accessory })
    }
  }

  /// Draws the actions of a swiped row over its content.
  func drawSwipeActions(on canvas: inout Canvas, bounds: Rect) {
    guard let swipe = row.swipe else { return }
    let width = swipe.buttons.reduce(0.0) { $0 + Double($1.line.columns) }
    var left = swipe.isLeading ? 0 : max(0, bounds.maxX - width)
    for button in swipe.buttons {
      let line = button.line
      let rect = Rect(x: left, y: 0, width: Double(line.columns), height: bounds.height)
      canvas.fill(rect, with: themed { $0.labelOnFill })
      canvas.draw(
        line, in: rect, alignment: .leading, color: button.color,
        attributes: button.isChosen ? .bold : [])
      canvas.recolor(
        rect, foreground: button.color, background: themed { $0.labelOnFill }, attributes: .reverse)
      left += Double(line.columns)
    }
  }

  // MARK: - Height

  /// The height of the content at the cell's width.
  var contentHeight: Double {
    let accessory = accessoryColumns > 0 ? accessoryColumns + 1 : 0
    let margins = TableAppearance.margin + moveColumns + editColumns
    let columns = max(1, bounds.width - margins - accessory)
    if let configuredView {
      return configuredView.measuredSize(in: Size(width: columns, height: 0)).height
    }
    if contentView.hasConstrainedSubview, bounds.width > 0 {
      return max(
        1,
        contentView.systemLayoutSizeFitting(
          Size(width: columns, height: 0), withHorizontalFittingPriority: .defaultHigh,
          verticalFittingPriority: .fittingSizeLevel
        ).height)
    }
    return (style == .subtitle ? 2 : 1) + extraTextRows
  }

  /// The rows that texts of several rows need in addition to one each.
  var extraTextRows: Double {
    guard style == .default || style == .subtitle, bounds.width > 0 else { return 0 }
    let sign = Double(imageView?.sign.columns ?? 0)
    let accessory = accessoryColumns > 0 ? accessoryColumns + 1 : 0
    let margins = 2 * TableAppearance.margin + indentation + moveColumns + editColumns
    let columns = bounds.width - margins - accessory - (sign > 0 ? sign + 1 : 0)
    var extra = rows(of: textLabel, columns: columns) - 1
    if style == .subtitle { extra += rows(of: detailTextLabel, columns: columns) - 1 }
    return extra
  }

  /// Returns the rows that a label needs, at least one.
  func rows(of label: Label?, columns: Double) -> Double {
    guard let label, label.numberOfLines != 1 else { return 1 }
    return max(1, label.sizeThatFits(Size(width: max(1, columns), height: 0)).height)
  }

  // MARK: - State

  func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    if let contentConfiguration, let configuredView {
      configuredView.configuration = contentConfiguration.updated(for: configurationState)
    }
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  /// The state that configurations depend on.
  public var configurationState: CellConfigurationState {
    CellConfigurationState(
      isSelected: isSelected, isHighlighted: isHighlighted, isFocused: row.isFocused,
      isEditing: isEditing)
  }

  /// Requests a call of ``updateConfiguration(using:)`` in the next layout of the cell. Several
  /// requests lead to one call.
  public func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Performs the requested update. The table calls it before a new cell is measured and shown.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
  }

  func replaceBackground(_ old: View?, by new: View?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.place(in: bounds)
    insertSubview(new, belowSubview: contentView)
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
