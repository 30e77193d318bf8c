public import CellGraphics

/// A control for one line of editable text.
///
/// With the focus the whole field is reversed. Enter, a typed character or a click begins the
/// input. During the input, characters are text and the cursor is a reversed cell. Enter ends the
/// input and sends ``Control/Event/editingDidEndOnExit``; Esc or a change of focus ends it without
/// that event. In an alert the input begins with the focus.
///
/// ```swift
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 30, height: 5))
/// let (controller, field) = (ViewController(), TextField())
/// application.turn {
///   field.frame = Rect(x: 0, y: 0, width: 20, height: 1)
///   controller.view.addSubview(field)
///   window.rootViewController = controller
///   window.makeKeyAndVisible()
/// }
/// application.send(.text("Ada"))
/// precondition(field.isEditing && field.text == "Ada")
/// application.tap()  // Enter
/// precondition(!field.isEditing)
/// ```
open class TextField: Control {
  /// Borders of a text field.
  public enum BorderStyle: Hashable, Sendable, CaseIterable {
    /// No border.
    case none
    /// A rectangle of lines. In a field of less than three rows, a line at each end.
    case line
    /// A grey background with a line at each end.
    case roundedRect
  }

  /// The text, an empty string by default. nil counts as an empty text and is never returned.
  ///
  /// Setting it moves the cursor to the end and sends no event.
  open var text: String? {
    get { edited.text }
    set {
      edited = EditedText(newValue ?? "")
      didChangeText()
    }
  }

  /// A dim text that is shown while the field is empty.
  open var placeholder: String? {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the text; the label colour of the appearance by default.
  open var textColor: Color! = Theme.current(\.label) {
    didSet {
      if textColor == nil { textColor = themed { $0.label } }
      setNeedsDisplay()
    }
  }
  /// The position of a text that is shorter than the field; leading by default.
  public var textAlignment: TextAlignment = .leading { didSet { setNeedsDisplay() } }
  /// The border; none by default. Setting it changes the intrinsic size.
  public var borderStyle: BorderStyle = .none {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// A Boolean value that indicates whether each character is shown as a dot; false by default.
  public var isSecureTextEntry = false {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether the input begins with an empty text; false by default.
  ///
  /// The delegate is asked first, as for a button that clears the text.
  public var clearsOnBeginEditing = false

  /// A Boolean value that indicates whether typed characters become text now.
  public var isEditing: Bool { isEnabled && isFirstResponder }

  /// The object that is asked about edits and notified of them. The field keeps it alive.
  public var editingDelegate: (any TextFieldEditingDelegate)?
  /// Indicates whether the beginning of the input was reported and its end was not.
  var isInputReported = false

  var edited = EditedText()
  /// The number of columns of an edited text that are scrolled out at the left.
  var scrolledColumns = 0

  open override var isEditingText: Bool { isEditing }

  package override var focusPoint: Point { isEditing ? cursorPoint : super.focusPoint }

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

  /// Ends the input. In an alert with a cancel action, Esc performs that action instead.
  open override func handleCancel() -> Bool {
    isEditing && endsEditingByEscape && resignFirstResponder()
  }

  override var fitsIntrinsicSize: Bool { true }

  /// Room for the text or the placeholder, whichever is longer, and one cell for the cursor.
  open override var intrinsicContentSize: Size {
    let columns = max(shownColumns, TextLine(placeholder ?? "").columns) + 1
    let hasFrame = borderStyle == .line
    return Size(
      width: Double(columns + (borderStyle == .none ? 0 : 2)), height: hasFrame ? 3 : 1)
  }

  /// Begins editing; while editing, ends it and sends `editingDidEndOnExit` and
  /// `primaryActionTriggered`.
  ///
  /// A delegate that returns false from `textFieldShouldReturn` keeps the field in editing.
  @discardableResult
  open override func activate() -> Bool {
    guard isEditing else { return becomeFirstResponder() }
    guard editingDelegate?.textFieldShouldReturn(self) != false else { return true }
    resignFirstResponder()
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    return true
  }

  open override func handle(_ input: KeyInput) -> Bool {
    guard isEditing || awaitsText && input.isTyping && becomeFirstResponder() else { return false }
    let before = edited.mark
    switch input {
    case .text(let text): insert(text.removingControlCharacters(keepsNewlines: false))
    case .deleteBackward:
      if mayDelete(edited.cursor - 1) { deleteBackward() }
    case .deleteForward:
      if mayDelete(edited.cursor), edited.deleteSelection() || edited.deleteForward() { didEdit() }
    case .arrow(.left): moveCursor(to: edited.cursor - 1)
    case .arrow(.right): moveCursor(to: edited.cursor + 1)
    case .home: moveCursor(to: 0)
    case .end: moveCursor(to: edited.clusters.count)
    case .arrow(.up), .arrow(.down), .pageUp, .pageDown: return false
    }
    refuse(input, before: before, now: edited)
    return true
  }

  /// Replaces the selection by a text, or inserts it at the cursor. Line breaks are left out.
  ///
  /// A typed or pasted text that the delegate allows is inserted by this method. A call from code does
  /// not ask the delegate.
  open func insertText(_ text: String) {
    let text = text.removingControlCharacters(keepsNewlines: false)
    guard !text.isEmpty, edited.hasRoom(for: text) else { return }
    edited.insert(text)
    didEdit()
  }

  /// Deletes the selection, or the character before the cursor.
  ///
  /// The Backspace key calls this method, also in an empty field, unless the delegate refuses the
  /// change. A call from code does not ask the delegate.
  open func deleteBackward() {
    if edited.deleteSelection() || edited.deleteBackward() { didEdit() }
  }

  /// The selected part of the text in UTF-16 units; empty at the cursor without a selection.
  ///
  /// Setting it moves the cursor to its start; the part is clamped to the text. The next change
  /// replaces a selection, and a moved cursor ends it. It is not drawn.
  package var selectedUnits: Range<Int> {
    get { edited.selectedUnits }
    set {
      let old = edited.selection
      edited.selectedUnits = newValue
      scrollToCursor()
      setNeedsDisplay()
      if edited.selection != old { editingDelegate?.textFieldDidChangeSelection(self) }
    }
  }

  /// Inserts the text at the cursor. Line breaks become blanks.
  open override func paste(_ text: String) -> Bool {
    guard isEditing || awaitsText && becomeFirstResponder() else { return false }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    insert(line.removingControlCharacters(keepsNewlines: false))
    return true
  }

  /// Moves the cursor to the touch and begins the input.
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

  override var mayBeginEditing: Bool {
    allows(.begin, editingDelegate?.textFieldShouldBeginEditing(self) != false)
  }

  override var mayEndEditing: Bool {
    allows(.end, editingDelegate?.textFieldShouldEndEditing(self) != false)
  }

  override func didBeginEditing() { reportInput(true) }

  override func didEndEditing() { reportInput(false) }

  override func didLoseFocus() { reportInput(false) }

  override func willLeaveWindow() {
    guard isInputReported else { return }
    window?.application?.focus.endEditing(self)
    reportInput(false)
  }

  override func tapped(_ touch: Touch) { sendActions(for: .touchUpInside) }

  override var holdsDrags: Bool { true }

  /// Returns the rectangle of the text while it is not edited: the bounds, one column smaller at each
  /// end with a border.
  open func textRect(forBounds bounds: Rect) -> Rect {
    let margin = Double(margin(ofColumns: Int(cells: bounds.width.rounded())))
    return bounds.insetBy(dx: margin, dy: 0)
  }

  /// Returns the rectangle of the text while it is edited. As in UIKit, an override of
  /// ``textRect(forBounds:)`` alone leaves it.
  open func editingRect(forBounds bounds: Rect) -> Rect {
    let margin = Double(margin(ofColumns: Int(cells: bounds.width.rounded())))
    return bounds.insetBy(dx: margin, dy: 0)
  }

  /// Returns the rectangle of the placeholder; that of the text by default.
  open func placeholderRect(forBounds bounds: Rect) -> Rect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open override func layoutSubviews() { scrollToCursor() }

  open override func draw(on canvas: inout Canvas) { drawField(on: &canvas) }

  private func insert(_ text: String) {
    guard !text.isEmpty, hasRoom(for: text, in: edited), mayInsert(text) else { return }
    insertText(text)
  }

  private func didEdit() {
    didChangeText()
    editingDelegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    SystemNotifications.post("UITextFieldTextDidChangeNotification", self)
  }

  private func moveCursor(to place: Int) {
    let old = edited.selection
    edited.moveCursor(to: place)
    scrollToCursor()
    setNeedsDisplay()
    if edited.selection != old { editingDelegate?.textFieldDidChangeSelection(self) }
  }

  private func didChangeText() {
    scrollToCursor()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
