public import CellGraphics

/// A control with a title.
///
/// With the focus it stands reversed, else underlined, so that it can be told from text with and
/// without colour; while it is pressed it stands in brackets.
open class Button: Control {
  public var title = "" {
    didSet {
      guard title != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  public var titleColor: Color = .black { didSet { setNeedsDisplay() } }
  public var isBold = false { didSet { setNeedsDisplay() } }
  public var titleAlignment: TextAlignment = .center { didSet { setNeedsDisplay() } }

  open override var actionTitle: String? { title.isEmpty ? nil : title }

  /// The title with room for the focus on both sides.
  open override var intrinsicContentSize: Size {
    Size(width: Double(TextLine(title).columns + 2), height: 1)
  }

  open override func draw(on canvas: inout Canvas) {
    var attributes: TextAttributes = isBold ? .bold : []
    let line: TextLine
    if isHighlighted {
      attributes.formUnion([.reverse, .bold])
      line = TextLine("[\(title)]")
    } else if isFocused {
      attributes.insert(.reverse)
      line = TextLine(" \(title) ")
    } else {
      attributes.insert(isEnabled ? .underline : .dim)
      line = TextLine(title)
    }
    canvas.draw(
      line, in: bounds, alignment: titleAlignment, color: titleColor, attributes: attributes)
  }
}
