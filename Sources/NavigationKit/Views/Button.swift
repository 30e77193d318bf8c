public import CellGraphics

/// A control with a title on one row, which sends an action when it is tapped.
///
/// The title is underlined. With the focus it is drawn in reversed colours; while it is pressed it
/// is in brackets. So each state is visible without colours too. A disabled button is dim. A title
/// with too little contrast against its background is drawn reversed in black or white.
///
/// Enter, Space and a click send ``Control/Event/touchUpInside`` and
/// ``Control/Event/primaryActionTriggered``. Unlike `UIButton`, a button has one title and one
/// colour for all states.
///
/// ```swift
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 20, height: 5))
/// let controller = ViewController()
/// var count = 0
/// application.turn {
///   let button = Button(frame: Rect(x: 2, y: 1, width: 10, height: 1))
///   button.title = "Count"
///   button.addAction(for: .touchUpInside) { _ in count += 1 }
///   controller.view.addSubview(button)
///   window.rootViewController = controller
///   window.makeKeyAndVisible()
/// }
/// application.tap()  // the button is the only control, so it has the focus
/// precondition(count == 1)
/// ```
open class Button: Control {
  /// The text of the button; empty by default.
  ///
  /// A title wider than the button ends in an ellipsis. Setting it changes the intrinsic size.
  public var title = "" {
    didSet {
      guard title != oldValue else { return }
      lastLine = nil
      titleLine = TextLine(title)
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the title while the button has no focus; black by default.
  public var titleColor: Color = .black { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the title is bold; false by default.
  public var isBold = false { didSet { setNeedsDisplay() } }
  /// The position of the title in the button's width; centred by default.
  public var titleAlignment: TextAlignment = .center { didSet { setNeedsDisplay() } }

  /// The title as glyphs. A shortened title could look like the title of another button. So while
  /// the button is scaled down, the title is drawn whole or not at all.
  private var titleLine = TextLine.empty
  /// The last line that was drawn: the title with its brackets or blanks.
  private var lastLine: (appearance: Appearance, line: TextLine)?

  private enum Appearance {
    case plain
    case focused
    case highlighted
  }

  open override var actionTitle: String? { title.isEmpty ? nil : title }

  /// The title's columns and one column on each side for the focus, on one row.
  open override var intrinsicContentSize: Size {
    Size(width: Double(titleLine.columns + 2), height: 1)
  }

  open override func draw(on canvas: inout Canvas) {
    var attributes: TextAttributes = isBold ? .bold : []
    let appearance: Appearance = isHighlighted ? .highlighted : isFocused ? .focused : .plain
    switch appearance {
    case .highlighted: attributes.formUnion([.reverse, .bold])
    case .focused: attributes.insert(.reverse)
    case .plain: attributes.insert(isEnabled ? .underline : .dim)
    }
    // A focused title has a blank on each side. Without the focus, an inset takes the place of
    // these blanks, so that the title does not move.
    let room = appearance == .plain && titleAlignment != .center ? Self.inset(bounds) : bounds
    let color = appearance == .plain ? titleColor : canvas.visibleColor(titleColor, in: bounds)
    canvas.draw(
      line(appearance), in: room, alignment: titleAlignment, color: color, attributes: attributes,
      uncut: titleLine)
  }

  private static func inset(_ bounds: Rect) -> Rect {
    Rect(
      x: bounds.minX + 1, y: bounds.minY, width: max(0, bounds.width - 2), height: bounds.height)
  }

  private func line(_ appearance: Appearance) -> TextLine {
    if let lastLine, lastLine.appearance == appearance { return lastLine.line }
    let line =
      switch appearance {
      case .highlighted: TextLine("[\(title)]")
      case .focused: TextLine(" \(title) ")
      case .plain: titleLine
      }
    lastLine = (appearance, line)
    return line
  }
}
