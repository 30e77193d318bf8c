internal import CellGraphics
internal import NavigationKit

/// The view of a scene whose views have rows of their own.
///
/// Places are in proportion to the design canvas as in `DesignCanvasView`; then `RowsLayout` moves apart
/// what would cover each other. What there is no room for is scrolled to.
final class RowsCanvasView: ScrollView {
  private var canvas: Size
  private var items: [(view: View, frame: Rect)] = []

  init(canvas: Size) {
    self.canvas = canvas
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  /// Shows these views and no others, from back to front.
  ///
  /// - Parameter items: The views with their frames on the canvas, in points.
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

  override func layoutSubviews() {
    guard bounds.width >= 1, bounds.height >= 1 else { return }
    var rows = RowsLayout(canvas: canvas, cells: bounds.size)
    for (view, frame) in items { rows.add(item(view, frame)) }
    let height = max(bounds.height, rows.place())
    let size = Size(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
    for (index, (view, _)) in items.enumerated() {
      let rect = rows.rect(of: index)
      view.isHidden = rect.width < 1 || rect.height < 1
      view.place(in: rect)
    }
  }

  private func item(_ view: View, _ frame: Rect) -> RowsLayout.Item {
    let columns = RowsLayout.columns(of: frame, canvas: canvas, cells: bounds.size)
    switch view {
    case let label as Label:
      let isEmpty = label.text?.isEmpty ?? true
      // A label with room for its text keeps to it; the others may use what is free beside them.
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
    case let control as Control where !(control is TextField):
      return RowsLayout.Item(
        frame: frame, kind: .line, wantedColumns: max(0, control.intrinsicContentSize.width))
    case is TextField: return RowsLayout.Item(frame: frame, kind: .line, wantedColumns: 6)
    case is ProgressView, is ActivityIndicatorView:
      return RowsLayout.Item(frame: frame, kind: .line, wantedColumns: 1)
    case is TableView: return RowsLayout.Item(frame: frame, kind: .block(rows: 3))
    case is TextView: return RowsLayout.Item(frame: frame, kind: .block(rows: 2))
    case is ContainerView: return RowsLayout.Item(frame: frame, kind: .container(rows: 2))
    case is ImageView: return RowsLayout.Item(frame: frame, kind: .block(rows: 1))
    default: return RowsLayout.Item(frame: frame, kind: .ground)
    }
  }
}
