internal import CellGraphics

/// A view that fills its superview at any size, such as the wrapper of a presented controller's
/// view.
class FillingView: View {
  override init(frame: Rect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: Coder) { nil }

  override var holdsControllers: Bool { true }

  /// Adds `view` in front of the other subviews, with this view's bounds as its frame.
  func fill(with view: View) {
    view.place(in: bounds)
    addSubview(view)
  }
}
