public import CellGraphics

/// A control with a title.
///
/// With the focus it stands reversed, else underlined, so that it can be told from text with and
/// without colour; while it is pressed it stands in brackets. A title that could hardly be seen on what
/// is behind it stands reversed in black or white.
open class Button: Control {
  public var title = "" {
    didSet {
      guard title != oldValue else { return }
      lastLine = nil
      titleLine = TextLine(title)
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  public var titleColor: Color = .black { didSet { setNeedsDisplay() } }
  public var isBold = false { didSet { setNeedsDisplay() } }
  public var titleAlignment: TextAlignment = .center { didSet { setNeedsDisplay() } }

  /// The title, which a part of would be another button's.
  private var titleLine = TextLine.empty
  /// The title as it was drawn last.
  private var lastLine: (look: Look, line: TextLine)?

  private enum Look {
    case plain
    case focused
    case highlighted
  }

  open override var actionTitle: String? { title.isEmpty ? nil : title }

  /// The title with room for the focus on both sides.
  open override var intrinsicContentSize: Size {
    Size(width: Double(titleLine.columns + 2), height: 1)
  }

  open override func draw(on canvas: inout Canvas) {
    var attributes: TextAttributes = isBold ? .bold : []
    let look: Look = isHighlighted ? .highlighted : isFocused ? .focused : .plain
    switch look {
    case .highlighted: attributes.formUnion([.reverse, .bold])
    case .focused: attributes.insert(.reverse)
    case .plain: attributes.insert(isEnabled ? .underline : .dim)
    }
    // At an edge the title keeps its columns when the focus comes, whose blanks are around it.
    let room = look == .plain && titleAlignment != .center ? Self.inset(bounds) : bounds
    let color = look == .plain ? titleColor : canvas.visibleColor(titleColor, in: bounds)
    canvas.draw(
      line(look), in: room, alignment: titleAlignment, color: color, attributes: attributes,
      uncut: titleLine)
  }

  private static func inset(_ bounds: Rect) -> Rect {
    Rect(
      x: bounds.minX + 1, y: bounds.minY, width: max(0, bounds.width - 2), height: bounds.height)
  }

  private func line(_ look: Look) -> TextLine {
    if let lastLine, lastLine.look == look { return lastLine.line }
    let line =
      switch look {
      case .highlighted: TextLine("[\(title)]")
      case .focused: TextLine(" \(title) ")
      case .plain: titleLine
      }
    lastLine = (look, line)
    return line
  }
}
