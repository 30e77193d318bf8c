internal import CellGraphics

extension TableViewCell {
  private static let gap = 2.0
  /// The largest number of columns for the names of the `value2` style. A name also takes at most a
  /// third of the cell.
  private static let nameColumns = 16.0
  /// The least number of columns for each of the two texts. If there is less room, the text has
  /// priority over the detail.
  private static let leastHalf = 8.0

  /// Places the content view beside the accessory, and the labels in it.
  func arrange() {
    for background in [backgroundView, selectedBackgroundView] { background?.place(in: bounds) }
    let columns = accessoryColumns
    let end = bounds.width - TableAppearance.margin - moveColumns
    shownAccessoryView?.place(
      in: Rect(x: end - columns, y: 0, width: columns, height: min(1, bounds.height)))
    let width = (columns > 0 ? end - columns - 1 : end) - editColumns
    contentView.place(
      in: Rect(x: editColumns, y: 0, width: max(0, width), height: bounds.height))
    let left = TableAppearance.margin + indentation + placeImage()
    placeTexts(left: left, columns: max(0, contentView.bounds.width - left))
  }

  var accessoryColumns: Double {
    shownAccessoryView?.bounds.width ?? Double(TextLine(shownAccessoryType.glyphs).columns)
  }

  /// The sign and the view for the present mode.
  var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  var shownAccessoryView: View? { isEditing ? editingAccessoryView : accessoryView }

  /// Adds the accessory view of the present mode after a change.
  func showAccessoryView(insteadOf old: View?) {
    let shown = shownAccessoryView
    if old !== shown, old?.superview === self { old?.removeFromSuperview() }
    if let shown, shown.superview !== self { addSubview(shown) }
    setNeedsLayout()
  }

  /// Places the image.
  ///
  /// - Returns: The columns that the image takes from the text.
  private func placeImage() -> Double {
    guard let imageView else { return 0 }
    let columns = Double(imageView.sign.columns)
    imageView.place(
      in: Rect(x: TableAppearance.margin + indentation, y: textRow, width: columns, height: 1))
    return columns > 0 ? columns + 1 : 0
  }

  /// The row of the first text, so that the texts are centred vertically.
  private var textRow: Double {
    max(0, ((bounds.height - (style == .subtitle ? 2 : 1) - extraTextRows) / 2).rounded(.down))
  }

  private func placeTexts(left: Double, columns: Double) {
    let text = Double(TextLine(textLabel?.text ?? "").columns)
    let detail = Double(TextLine(detailTextLabel?.text ?? "").columns)
    switch style {
    case .default:
      let height = min(bounds.height, 1 + extraTextRows)
      textLabel?.place(in: Rect(x: left, y: textRow, width: columns, height: height))
    case .value2:
      let name = min(Self.nameColumns, (columns / 3).rounded(.down))
      place(text: (left, name), detail: (left + name + Self.gap, columns - name - Self.gap))
    case .subtitle where bounds.height >= 2:
      let first = rows(of: textLabel, columns: columns)
      let second = rows(of: detailTextLabel, columns: columns)
      textLabel?.place(in: Rect(x: left, y: textRow, width: columns, height: first))
      detailTextLabel?.place(in: Rect(x: left, y: textRow + first, width: columns, height: second))
    case .value1, .subtitle:
      // The text has priority, but the detail can have half of the columns if it needs them.
      let half = (columns / 2).rounded(.down)
      let room = max(columns - text - Self.gap, half < Self.leastHalf ? 0 : half)
      let end = room < min(detail, Self.leastHalf / 2) ? 0 : min(detail, room)
      let gap = end > 0 ? Self.gap : 0
      let start = style == .value1 ? columns - end : min(text, columns - end - gap) + gap
      place(text: (left, columns - end - gap), detail: (left + start, end))
    }
  }

  private func place(text: (x: Double, columns: Double), detail: (x: Double, columns: Double)) {
    textLabel?.place(in: Rect(x: text.x, y: textRow, width: max(0, text.columns), height: 1))
    detailTextLabel?.place(
      in: Rect(x: detail.x, y: textRow, width: max(0, detail.columns), height: 1))
  }
}

extension TableViewCell.AccessoryType {
  var glyphs: String {
    switch self {
    case .none: ""
    case .disclosureIndicator: "›"
    case .detailDisclosureButton: "ⓘ ›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    }
  }

  package var hasButton: Bool { self == .detailDisclosureButton || self == .detailButton }
}
