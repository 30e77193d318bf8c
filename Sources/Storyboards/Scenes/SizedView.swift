internal import CellGraphics
internal import NavigationKit

/// Gives a view a size in cells inside a stack.
///
/// A stack view asks its members for their size and accepts no other. The wrapper answers with the
/// size from the file in one direction or both.
final class SizedView: View {
  private let content: View
  private let width: Double?
  private let height: Double?

  /// Creates a view around `content`.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - width: The width in cells; nil for the width of the content.
  ///   - height: The height in cells; nil for the height of the content.
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
