internal import CellGraphics
internal import NavigationKit

/// Scrolls a column of views, which is as wide as it is, up to what is good to read, and as high as it
/// likes.
final class StackScrollView: ScrollView {
  /// Longer lines are hard to read; a column that could be wider stands in the middle.
  private static let readableColumns = 80.0

  private let stack: StackView

  init(_ stack: StackView) {
    self.stack = stack
    super.init(frame: .zero)
    addSubview(stack)
  }

  required init?(coder: Coder) { nil }

  override func layoutSubviews() {
    // The last column is the scroll indicator's.
    let room = max(0, bounds.width - 1)
    let width = min(room, Self.readableColumns)
    let height = stack.sizeThatFits(Size(width: width, height: .infinity)).height
    let size = Size(width: bounds.width, height: max(height, bounds.height))
    if contentSize != size { contentSize = size }
    let left = ((room - width) / 2).rounded(.down)
    stack.place(in: Rect(x: left, y: 0, width: width, height: height))
  }
}
