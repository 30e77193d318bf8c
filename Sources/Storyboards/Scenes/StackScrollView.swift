internal import CellGraphics
internal import NavigationKit

/// Scrolls a column of views. The column is at most as wide as is comfortable to read, and as high
/// as needed.
final class StackScrollView: ScrollView {
  /// The largest width of the column. A wider scroll view shows it in the middle.
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
