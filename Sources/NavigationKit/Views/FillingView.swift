internal import CellGraphics

/// A view that keeps filling its superview, such as the one around a presented controller.
class FillingView: View {
  override init(frame: Rect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: Coder) { nil }

  /// Puts `view` in front, as large as this view and to stay so.
  func fill(with view: View) {
    view.place(in: bounds)
    addSubview(view)
  }
}
