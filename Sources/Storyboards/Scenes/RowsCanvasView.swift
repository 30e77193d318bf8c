internal import CellGraphics
internal import NavigationKit

/// The view of a scene with the layout `rows`.
///
/// Each text gets rows of its own: ``RowsLayout`` starts from places in proportion to the design
/// canvas, as in ``DesignCanvasView``, and moves views apart that would cover each other. The view
/// scrolls if there are not enough rows.
final class RowsCanvasView: ScrollView {
  private var canvas: Size
  private var items: [(view: View, frame: Rect)] = []
  private var viewsWithoutRoom = ViewsWithoutRoom()

  init(canvas: Size) {
    self.canvas = canvas
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  /// Shows these views and no others, from back to front.
  ///
  /// - Parameters:
  ///   - items: The views with their frames in points on the canvas.
  ///   - canvas: The size of the canvas in points.
  ///
  /// A view that is shown already keeps its state, such as a typed text. The views are laid out in
  /// the next layout pass.
  func show(_ items: [(view: View, frame: Rect)], canvas: Size) {
    let shown = Set(items.map { ObjectIdentifier($0.view) })
    for item in self.items where !shown.contains(ObjectIdentifier(item.view)) {
      item.view.removeFromSuperview()
    }
    self.canvas = canvas
    self.items = items
    for item in items { addSubview(item.view) }
    setNeedsLayout()
  }

  /// The subviews from back to front. A focused view that others cover is drawn last, so that the
  /// user sees what the keys act on.
  override var subviewsInDrawingOrder: [View] {
    guard let application = window?.application, application.drawingStyle.focusLook == .visible,
      let focused = application.focusedView, focused.isDescendant(of: self),
      let index = subviews.firstIndex(where: { focused.isDescendant(of: $0) }),
      isCovered(focused, by: subviews[(index + 1)...])
    else { return subviews }
    var views = subviews
    views.append(views.remove(at: index))
    return views
  }

  /// Indicates whether a view is hidden by views in front of it.
  ///
  /// This is so if they cover all its cells, if opaque areas cover more than half of them, or if an
  /// opaque area covers the middle of a control. In a table the focused row counts instead of the
  /// table.
  private func isCovered(_ view: View, by others: ArraySlice<View>) -> Bool {
    let row = (view as? TableView).flatMap { table in
      table.indexPathForFocusedRow.flatMap { table.cellForRow(at: $0) }
    }
    let part = row ?? view
    let origin = part.convert(Point.zero, to: self)
    let rect = Rect(origin: origin, size: part.bounds.size).intersection(bounds).snapped
    let front = others.filter { !$0.isHidden && $0.alpha >= 0.5 }
    guard !rect.isEmpty, !front.isEmpty else { return false }
    let everything = front.map(\.frame.snapped)
    let areas = front.filter(\.isArea).map(\.frame.snapped)
    var (hidden, hiddenByAreas) = (0, 0)
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        if everything.contains(where: { $0.contains(column: column, row: row) }) { hidden += 1 }
        if areas.contains(where: { $0.contains(column: column, row: row) }) { hiddenByAreas += 1 }
      }
    }
    let middle = (rect.column + rect.columns / 2, rect.row + rect.rows / 2)
    let isMiddleHidden = areas.contains { $0.contains(column: middle.0, row: middle.1) }
    if part is Control, isMiddleHidden { return true }
    let count = rect.columns * rect.rows
    return hidden == count || 2 * hiddenByAreas > count
  }

  /// Lays out the views for the present size. A view without a cell is hidden.
  ///
  /// A view that code has hidden has its place too, and moves no other view. A view in a group is
  /// placed in the group, which has its place already.
  override func layoutSubviews() {
    guard bounds.width >= 1, bounds.height >= 1 else { return }
    var rows = RowsLayout(canvas: canvas, cells: bounds.size)
    for (view, frame) in items {
      var item = item(view, frame)
      if isHiddenByCode(view) { item.isEmpty = true }
      rows.add(item)
    }
    let height = max(bounds.height, rows.place())
    let size = Size(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
    let groups = Set(items.compactMap { $0.view.superview.map(ObjectIdentifier.init) })
    for (index, (view, _)) in items.enumerated() {
      var rect = rows.rect(of: index)
      if !groups.contains(ObjectIdentifier(view)) {
        viewsWithoutRoom.update(view, hasRoom: rect.width >= 1 && rect.height >= 1)
      }
      if let group = view.superview, group !== self { rect = group.convert(rect, from: self) }
      view.place(in: rect)
    }
  }

  /// Indicates whether a view or a group that it is in is hidden, and not for lack of room.
  private func isHiddenByCode(_ view: View) -> Bool {
    if view.isHidden, !viewsWithoutRoom.contains(view) { return true }
    guard let group = view.superview, group !== self else { return false }
    return isHiddenByCode(group)
  }

  /// The number of columns from which an image has space for its name.
  private static let signColumns = 12.0

  /// Returns the item of a view for the layout: its kind, and the columns and rows that its text
  /// needs.
  private func item(_ view: View, _ frame: Rect) -> RowsLayout.Item {
    let columns = RowsLayout.columns(of: frame, canvas: canvas, cells: bounds.size)
    switch view {
    case let label as Label:
      let isEmpty = label.text?.isEmpty ?? true
      // A label with enough space for its text keeps its width. Other labels may use free space
      // beside them.
      let wanted = label.numberOfLines == 1 ? Double(TextLine(label.text ?? "").columns) : 0
      var rows = 1.0
      if label.numberOfLines != 1, !isEmpty {
        let width = max(columns.length, min(bounds.width, 8))
        let needed = label.sizeThatFits(Size(width: width, height: 0)).height
        rows = label.numberOfLines > 0 ? min(Double(label.numberOfLines), needed) : needed
      }
      return RowsLayout.Item(
        frame: frame, kind: .text(rows: max(1, rows), alignment: label.textAlignment),
        wantedColumns: wanted, isEmpty: isEmpty)
    case let button as Button:
      return RowsLayout.Item(
        frame: frame, kind: .text(rows: 1, alignment: button.titleAlignment),
        wantedColumns: max(0, button.intrinsicContentSize.width))
    case let control as Control where !(control is TextField):
      return RowsLayout.Item(
        frame: frame, kind: .line, wantedColumns: max(0, control.intrinsicContentSize.width))
    case is TextField: return RowsLayout.Item(frame: frame, kind: .line, wantedColumns: 6)
    case is ProgressView, is ActivityIndicatorView:
      return RowsLayout.Item(frame: frame, kind: .line, wantedColumns: 1)
    case let bar as SearchBar:
      return RowsLayout.Item(
        frame: frame, kind: .text(rows: bar.intrinsicContentSize.height, alignment: .leading),
        wantedColumns: 12)
    case is TableView: return RowsLayout.Item(frame: frame, kind: .container(rows: 3))
    case is TextView: return RowsLayout.Item(frame: frame, kind: .block(rows: 2))
    case is ContainerView: return RowsLayout.Item(frame: frame, kind: .container(rows: 2))
    case is ImageView:
      // An image of one row is shown as a sign, which gives way to its neighbours.
      let rows = frame.height * bounds.height / canvas.height
      guard rows < 1.5, columns.length < Self.signColumns else {
        return RowsLayout.Item(frame: frame, kind: .block(rows: 1))
      }
      return RowsLayout.Item(frame: frame, kind: .line, wantedColumns: 1)
    default: return RowsLayout.Item(frame: frame, kind: .backdrop)
    }
  }
}

extension View {
  /// Indicates whether the view hides everything behind its frame.
  fileprivate var isArea: Bool {
    backgroundColor?.alpha == 255 || self is ImageView || self is ContainerView || self is TableView
      || self is TextView
  }
}
