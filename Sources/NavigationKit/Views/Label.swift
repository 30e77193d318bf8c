public import CellGraphics

/// A line of text.
///
/// Text too long for the bounds ends in an ellipsis.
open class Label: View {
  /// nil is the same as an empty text.
  public var text: String? {
    didSet {
      guard text != oldValue else { return }
      line = TextLine(text ?? "")
      setNeedsDisplay()
    }
  }

  public var textColor: Color = .black { didSet { setNeedsDisplay() } }
  public var textAlignment: TextAlignment = .leading { didSet { setNeedsDisplay() } }
  public var isBold = false { didSet { setNeedsDisplay() } }

  private(set) var line: TextLine = .empty

  open override func draw(on canvas: inout Canvas) {
    guard line.columns > 0 else { return }
    canvas.draw(
      line, in: bounds, alignment: textAlignment, color: textColor,
      attributes: isBold ? .bold : [])
  }
}
