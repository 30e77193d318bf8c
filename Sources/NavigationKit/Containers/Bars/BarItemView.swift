internal import CellGraphics

/// The view of one item in a bar, which contains its button or its custom view.
final class BarItemView: View {
  let button = BarButton()

  var customView: View? {
    didSet {
      // The view may be in another bar now.
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      customColumns = customView?.bounds.width ?? 0
      if let customView {
        button.removeFromSuperview()
        addSubview(customView)
      } else {
        addSubview(button)
      }
    }
  }

  /// The custom view's own width. A narrow bar makes the view narrower for a while.
  private var customColumns = 0.0

  init() {
    super.init(frame: .zero)
    addSubview(button)
  }

  required init?(coder: Coder) { nil }

  var fittingColumns: Double { customView == nil ? button.fittingColumns : customColumns }

  override func layoutSubviews() {
    for view in subviews { view.place(in: bounds) }
  }

  /// Sets the frame in the bar's row. Without columns the view is hidden, so that it cannot have
  /// the focus.
  func place(column: Double, row: Double, columns: Double) {
    isHidden = columns < 1
    place(in: Rect(x: column, y: row, width: columns, height: 1))
  }
}

/// A button in a bar, with one column on each side of its title for the focus.
final class BarButton: Button {
  /// The word for a title that is a sign; nil uses the title.
  var name: String?

  /// The tint colour of the bar item; nil uses that of the bar.
  var itemTint: Color?

  override var shownColor: Color { itemTint ?? tintColor }

  override var actionTitle: String? { name ?? super.actionTitle }

  var fittingColumns: Double { fittingColumns(of: title) }

  func fittingColumns(of title: String) -> Double {
    if title != measured.title { measured = (title, TextLine(title).columns) }
    return Double(measured.columns + 2)
  }

  /// The last measured title and its width. Most calls ask for the same title again.
  private var measured = (title: "", columns: 0)
}

extension View {
  /// Fades in from alpha 0 to the current alpha. The view receives input meanwhile.
  func fadeIn() {
    let finalAlpha = alpha
    View.performWithoutAnimation { alpha = 0 }
    View.animate(
      withDuration: NavigationController.hideShowBarDuration, options: .allowUserInteraction
    ) {
      alpha = finalAlpha
    }
  }
}
