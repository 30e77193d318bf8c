public import CellGraphics

/// One line of text that the user can edit.
///
/// With the focus it is reversed as a whole. Enter, a typed character or a click begins the input: then
/// letters are text, and the cursor is a reversed cell. Enter ends the input and calls the actions; Esc
/// ends the input alone, and so does moving the focus. In an alert the focus begins the input.
open class TextField: Control {
  public enum BorderStyle: Hashable, Sendable, CaseIterable {
    case none
    /// A frame; where there are no three rows for it, a line at each end.
    case line
    /// A ground, with a line at each end.
    case roundedRect
  }

  /// Setting it puts the cursor at the end; nil is the same as an empty text.
  public var text: String? {
    get { edited.text }
    set {
      edited = EditedText(newValue ?? "")
      didChangeText()
    }
  }

  /// What is to be written here, shown dim while nothing is.
  public var placeholder: String? {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  public var textColor: Color = SystemColor.label.current { didSet { setNeedsDisplay() } }
  public var textAlignment: TextAlignment = .leading { didSet { setNeedsDisplay() } }
  public var borderStyle: BorderStyle = .none {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether each character shows as a dot.
  public var isSecureTextEntry = false {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Whether what is typed now becomes text.
  public var isEditing: Bool { isEnabled && isFirstResponder }

  var edited = EditedText()
  /// How many columns of a long text have gone out at the left while it is edited.
  var scrolledColumns = 0

  open override var isEditingText: Bool { isEditing }

  override var isEditedOnFocus: Bool { beginsEditingOnFocus }

  override var awaitsText: Bool { isEnabled && isFocused && !isEditing && beginsEditingByTyping }

  open override var actionTitle: String? {
    isEditing ? "done" : beginsEditingByTyping ? "or type to edit" : "edit"
  }

  open override var keyHints: [KeyHint] {
    isEditing && endsEditingByEscape ? [KeyHint(keys: "Esc", meaning: "leave")] : []
  }

  override func takesArrow(_ direction: Direction) -> Bool {
    isEditing && !direction.isVertical
  }

  /// Ends the input; in an alert that has a cancel action, Esc is for that.
  open override func handleCancel() -> Bool {
    isEditing && endsEditingByEscape && resignFirstResponder()
  }

  /// Room for the text or the placeholder, and a cell for the cursor.
  open override var intrinsicContentSize: Size {
    let columns = max(shownColumns, TextLine(placeholder ?? "").columns) + 1
    let hasFrame = borderStyle == .line
    return Size(
      width: Double(columns + (borderStyle == .none ? 0 : 2)), height: hasFrame ? 3 : 1)
  }

  /// Ends the input and calls the actions, or begins it again.
  @discardableResult
  open override func activate() -> Bool {
    guard isEditing else { return becomeFirstResponder() }
    resignFirstResponder()
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    return true
  }

  open override func handle(_ input: KeyInput) -> Bool {
    guard isEditing || awaitsText && input.isTyping && becomeFirstResponder() else { return false }
    switch input {
    case .text(let text): insert(text.removingControlCharacters(keepsNewlines: false))
    case .deleteBackward: if edited.deleteBackward() { didEdit() }
    case .deleteForward: if edited.deleteForward() { didEdit() }
    case .arrow(.left): moveCursor(to: edited.cursor - 1)
    case .arrow(.right): moveCursor(to: edited.cursor + 1)
    case .home: moveCursor(to: 0)
    case .end: moveCursor(to: edited.clusters.count)
    case .arrow(.up), .arrow(.down), .pageUp, .pageDown: return false
    }
    return true
  }

  /// Puts the text in at the cursor; line breaks become blanks.
  open override func paste(_ text: String) -> Bool {
    guard isEditing || awaitsText && becomeFirstResponder() else { return false }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    insert(line.removingControlCharacters(keepsNewlines: false))
    return true
  }

  /// The cursor goes where the finger is, and the input begins.
  open override func beginTracking(_ touch: Touch) -> Bool {
    let place = index(at: touch)
    if !isEditing { becomeFirstResponder() }
    moveCursor(to: place)
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    moveCursor(to: index(at: touch))
    return true
  }

  override func tapped(_ touch: Touch) { sendActions(for: .touchUpInside) }

  override var holdsDrags: Bool { true }

  open override func layoutSubviews() { scrollToCursor() }

  open override func draw(on canvas: inout Canvas) { drawField(on: &canvas) }

  private func insert(_ text: String) {
    guard !text.isEmpty, hasRoom(for: text, in: edited) else { return }
    edited.insert(text)
    didEdit()
  }

  private func didEdit() {
    didChangeText()
    sendActions(for: .editingChanged)
  }

  private func moveCursor(to place: Int) {
    edited.moveCursor(to: place)
    scrollToCursor()
    setNeedsDisplay()
  }

  private func didChangeText() {
    scrollToCursor()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
