internal import CellGraphics
internal import NavigationKit

/// Gives a view a fixed size in cells within a stack.
final class SizedView: View {
  private let content: View
  private let width: Double?
  private let height: Double?

  /// - Parameter width: nil leaves it to the view, as a height of nil does.
  init(_ content: View, width: Int?, height: Int?) {
    self.content = content
    self.width = width.map(Double.init)
    self.height = height.map(Double.init)
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: Coder) { nil }

  override var intrinsicContentSize: Size {
    let size = content.intrinsicContentSize
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let fitting = content.sizeThatFits(
      Size(width: width ?? size.width, height: height ?? size.height))
    return Size(width: width ?? fitting.width, height: height ?? fitting.height)
  }

  override func layoutSubviews() { content.place(in: bounds) }
}
