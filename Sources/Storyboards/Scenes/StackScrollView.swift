internal import CellGraphics
internal import NavigationKit

/// Scrolls a column of views, which is as wide as it is and as high as it likes.
final class StackScrollView: ScrollView {
  private let stack: StackView

  init(_ stack: StackView) {
    self.stack = stack
    super.init(frame: .zero)
    addSubview(stack)
  }

  required init?(coder: Coder) { nil }

  override func layoutSubviews() {
    // The last column is the scroll indicator's.
    let width = max(0, bounds.width - 1)
    let height = stack.sizeThatFits(Size(width: width, height: .infinity)).height
    let size = Size(width: bounds.width, height: max(height, bounds.height))
    if contentSize != size { contentSize = size }
    stack.place(in: Rect(x: 0, y: 0, width: width, height: height))
  }
}
