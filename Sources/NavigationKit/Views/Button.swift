public import CellGraphics

/// A control with a title on one row, which sends an action when it is tapped.
///
/// The title is underlined. With the focus it is drawn in reversed colours; while it is pressed it
/// is in brackets. So each state is visible without colours too. A disabled button is dim. A title
/// with too little contrast against its background is drawn reversed in black or white.
///
/// Enter, Space and a click send ``Control/Event/touchUpInside`` and
/// ``Control/Event/primaryActionTriggered``. A title, colour or image can be set for each state. The
/// sign of an image is before the title.
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
  /// The title for the state ``Control/State/normal``; empty by default.
  ///
  /// A title wider than the button ends in an ellipsis. Setting it changes the intrinsic size.
  open var title = "" { didSet { if title != oldValue { contentDidChange() } } }

  /// The colour of the title while the button has no focus; black by default.
  public var titleColor: Color = .black { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the title has the tint colour instead of
  /// ``titleColor``; false by default.
  public var isTinted = false { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the title is bold; false by default.
  public var isBold = false { didSet { setNeedsDisplay() } }
  /// The position of the title in the button's width; centred by default.
  public var titleAlignment: TextAlignment = .center { didSet { setNeedsDisplay() } }

  /// A Boolean value that indicates whether a tap or Enter changes `isSelected` before the actions
  /// are called; false by default. A button that shows a menu changes the menu's selection instead.
  public var changesSelectionAsPrimaryAction = false { didSet { primaryRoleDidChange?() } }
  /// Indicates whether a tap shows a menu.
  package var isMenuPrimaryAction = false
  /// Indicates whether the button has a menu.
  package var hasMenu = false
  /// Called after a change of ``changesSelectionAsPrimaryAction``, for a module that has menus.
  package var primaryRoleDidChange: (() -> Void)?
  /// Titles, colours and images for the states; nil if there are only a title and its colour.
  var contents: ButtonContents? { didSet { contentDidChange() } }
  /// The label that ``titleLabel`` returns; nil before it is used.
  var storedTitleLabel: ButtonTitleLabel?

  /// The sign of a button without title and image; empty by default.
  package var placeholder = "" { didSet { contentDidChange() } }

  /// The image's sign and the title, as drawn.
  private var shownText = ""
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

  open override var actionTitle: String? {
    let title = shownTitle
    return title.isEmpty ? shownText.isEmpty ? nil : shownText : title
  }

  /// Indicates whether the button's looks are set again when its state changes.
  package var usesConfiguration = false
  private var needsUpdateConfiguration = false

  /// Requests a call of ``updateConfiguration()`` before the next layout.
  public func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Sets the looks for the present state. An override calls `super`.
  ///
  /// A button with a configuration calls it before the next layout, after a change of its state.
  open func updateConfiguration() { configurationUpdate?(self) }

  /// Called by ``updateConfiguration()``; nil by default.
  package var configurationUpdate: ((Button) -> Void)?

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration()
  }

  @discardableResult
  open override func activate() -> Bool {
    // The menu takes the place of the primary action.
    if isMenuPrimaryAction, hasMenu {
      sendActions(for: .menuActionTriggered)
      return true
    }
    if changesSelectionAsPrimaryAction, !isMenuPrimaryAction { isSelected.toggle() }
    return super.activate()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if usesConfiguration { setNeedsUpdateConfiguration() }
    if contents != nil { contentDidChange() }
  }

  /// The colour of the title now, before its contrast is checked.
  var shownColor: Color {
    contents?.preferredColors.value(for: state) ?? contents?.colors.value(for: state)
      ?? (isTinted ? tintColor : titleColor)
  }

  /// The title now.
  package var shownTitle: String {
    contents?.preferredTitles.value(for: state) ?? contents?.titles.value(for: state) ?? title
  }

  private func contentDidChange() {
    var text = [contents?.images.value(for: state)?.sign, shownTitle].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: " ")
    if text.isEmpty { text = placeholder }
    setNeedsDisplay()
    guard text != shownText else { return }
    shownText = text
    lastLine = nil
    titleLine = TextLine(text)
    invalidateIntrinsicContentSize()
  }

  override var fitsIntrinsicSize: Bool { true }

  /// The title's columns and one column on each side for the focus, on one row.
  open override var intrinsicContentSize: Size {
    Size(width: Double(titleLine.columns + 2), height: 1)
  }

  open override func draw(on canvas: inout Canvas) {
    var attributes: TextAttributes = isBold || isSelected ? .bold : []
    let appearance: Appearance = isHighlighted ? .highlighted : isFocused ? .focused : .plain
    switch appearance {
    case .highlighted: attributes.formUnion([.reverse, .bold])
    case .focused: attributes.insert(.reverse)
    case .plain: attributes.insert(isEnabled ? .underline : .dim)
    }
    // A focused title has a blank on each side. Without the focus, an inset takes the place of
    // these blanks, so that the title does not move.
    let room = appearance == .plain && titleAlignment != .center ? Self.inset(bounds) : bounds
    let color = appearance == .plain ? shownColor : canvas.visibleColor(shownColor, in: bounds)
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
      case .highlighted: TextLine("[\(shownText)]")
      case .focused: TextLine(" \(shownText) ")
      case .plain: titleLine
      }
    lastLine = (appearance, line)
    return line
  }
}
