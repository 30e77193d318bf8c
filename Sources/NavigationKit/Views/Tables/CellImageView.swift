public import CellGraphics

/// The image of a table's cell: a sign of one or two cells.
///
/// Set an ``ImageView/image``, whose character is shown, or a text of one or two glyphs.
public final class CellImageView: ImageView {
  weak var cell: TableViewCell?
  /// The sign; nil, the default, shows the image's.
  public var text: String? { didSet { if text != oldValue { signDidChange() } } }

  public override var image: Image? { didSet { if image != oldValue { signDidChange() } } }

  /// The sign that is shown; empty without an image.
  var sign: TextLine {
    TextLine(text ?? image.map { $0.character.map(String.init) ?? "▨" } ?? "")
  }

  /// One row, as wide as the sign.
  public override var intrinsicContentSize: Size {
    Size(width: Double(sign.columns), height: 1)
  }

  public override func draw(on canvas: inout Canvas) {
    canvas.draw(sign, in: bounds, alignment: .leading, color: tintColor)
  }

  private func signDidChange() {
    cell?.setNeedsLayout()
    setNeedsDisplay()
  }
}
