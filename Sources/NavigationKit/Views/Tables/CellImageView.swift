public import CellGraphics

/// The image of a table view cell, drawn as a *sign*: one or two characters in place of a picture.
///
/// Set either ``ImageView/image``, which is drawn as its ``Image/character``, or ``text``.
public final class CellImageView: ImageView {
  weak var cell: TableViewCell?
  /// The characters to draw in place of the image's; nil by default.
  public var text: String? { didSet { if text != oldValue { signDidChange() } } }

  public override var image: Image? { didSet { if image != oldValue { signDidChange() } } }

  /// The characters that are drawn: ``text``, else the character of the image, else `▨` for an
  /// image without a character. It is empty if there is neither a text nor an image.
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
