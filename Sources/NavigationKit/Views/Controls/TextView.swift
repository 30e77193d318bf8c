public import CellGraphics

/// A view for text of any length, which scrolls and which the user can edit.
///
/// Enter, a typed character or a click begins the input. During the input the arrows move the
/// cursor and Enter starts a line; Esc and Tab end it. Otherwise Up, Down, Page Up, Page Down, Home
/// and End scroll. A text view that is not editable has the focus only while there is something to
/// scroll.
///
/// Unlike `UITextView`, it is no ``ScrollView``, and it reports changes by ``onChange``.
///
/// ```swift
/// let notes = TextView(frame: Rect(x: 0, y: 0, width: 20, height: 2))
/// notes.isEditable = false
/// notes.text = "one\ntwo\nthree"
/// precondition(notes.topLine == 0 && notes.canBecomeFocused)
/// _ = notes.handle(.arrow(.down))
/// precondition(notes.topLine == 1)
/// ```
open class TextView: View {
  /// The text; empty by default, and for nil.
  ///
  /// Setting it moves the cursor to the end, shows the first line and does not call ``onChange``.
  public var text: String! {
    get { edited.text }
    set {
      edited = EditedText(newValue ?? "")
      scrolledLine = 0
      goalColumn = nil
      invalidateTextLayout()
    }
  }

  /// The colour of the text; the label colour of the appearance by default.
  public var textColor: Color = Theme.current(\.label) { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the user can edit the text; true by default.
  public var isEditable = true { didSet { invalidateTextLayout() } }

  /// A closure that is called each time the user has changed the text.
  public var onChange: ((TextView) -> Void)?
  /// The object that is asked about edits and notified of them. The view keeps it alive.
  public var editingDelegate: (any TextViewEditingDelegate)?
  /// Indicates whether the beginning of the input was reported and its end was not.
  var isInputReported = false

  /// The index of the first visible line, from 0; lines are counted after wrapping.
  public var topLine: Int {
    let last = max(0, textLayout.lines.count - rows)
    guard isEditing else { return min(scrolledLine, last) }
    let line = cursorLine
    return min(max(min(scrolledLine, line), line - rows + 1), last)
  }

  /// Creates an empty text view, which clips its content.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates an empty text view, which clips its content.
  public required init?(coder: Coder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  var edited = EditedText()
  /// The first visible line that scrolling has set. The cursor may require another first line.
  private var scrolledLine = 0
  /// The column that the cursor keeps while it moves from line to line.
  var goalColumn: Int?
  private var cachedLayout: (layout: TextLayout, size: Size)?

  package override var focusPoint: Point {
    guard isEditing else { return super.focusPoint }
    let layout = textLayout
    let column = min(layout.column(of: edited.cursor), columns - 1)
    let line = layout.lineIndex(of: edited.cursor) - topLine
    return Point(x: Double(column), y: Double(line))
  }

  /// A Boolean value that indicates whether typed characters become text now.
  public var isEditing: Bool { isEditable && isFirstResponder }

  open override var isEditingText: Bool { isEditing }
  open override var canBecomeFocused: Bool { isEditable || hasHiddenLines }

  override var isEditedOnFocus: Bool { beginsEditingOnFocus }

  override var awaitsText: Bool { isEditable && isFocused && !isEditing && beginsEditingByTyping }

  open override var keyHints: [KeyHint] {
    if isEditing {
      return [KeyHint(keys: "⏎", meaning: "new line")]
        + (endsEditingByEscape ? [KeyHint(keys: "Esc", meaning: "leave")] : [])
    }
    var hints: [KeyHint] = []
    let arrows = [Direction.up, .down].filter(isScrollable).map(\.arrow).joined()
    if !arrows.isEmpty { hints.append(KeyHint(keys: arrows, meaning: "scroll")) }
    if isEditable {
      hints.append(KeyHint(keys: "⏎", meaning: beginsEditingByTyping ? "or type to edit" : "edit"))
    }
    return hints
  }

  override func takesArrow(_ direction: Direction) -> Bool { isEditing }

  override func keepsArrow(_ direction: Direction) -> Bool {
    direction.isVertical && hasHiddenLines
  }

  override func isScrollable(_ direction: Direction) -> Bool {
    switch direction {
    case .up: topLine > 0
    case .down: topLine < textLayout.lines.count - rows
    case .left, .right: false
    }
  }

  override func scroll(by input: KeyInput) -> Bool {
    let line = topLine
    return scroll(input) && topLine != line
  }

  /// Ends the input.
  open override func handleCancel() -> Bool {
    isEditing && endsEditingByEscape && resignFirstResponder()
  }

  /// A Boolean value that indicates whether the text scrolls; true by default.
  ///
  /// A text view that does not scroll has the size of its text as its intrinsic size.
  public var isScrollEnabled: Bool {
    get { kept[default: true] }
    set {
      kept[default: true] = newValue
      invalidateIntrinsicContentSize()
    }
  }

  override var fitsIntrinsicSize: Bool { true }

  /// The size of the unwrapped text, or no size if the text scrolls.
  open override var intrinsicContentSize: Size {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
  }

  override func contentSize(forWidth width: Double) -> Size? {
    isScrollEnabled ? nil : sizeThatFits(Size(width: max(1, width), height: 0))
  }

  /// Returns the size of the text when it is wrapped to the width of `size`.
  ///
  /// - Parameter size: The available size in cells. A width of 0 or of a million and more sets no
  ///   limit.
  open override func sizeThatFits(_ size: Size) -> Size {
    let room = size.width > 0 && size.width < 1e6 ? Int(cells: size.width) : 1_000_000
    let margin = isEditable ? 1 : 0
    let layout = TextLayout(edited.clusters, columns: max(1, room - margin))
    let columns = layout.lines.indices.map { layout.line($0).columns }.max() ?? 0
    return Size(width: Double(columns + margin), height: Double(layout.lines.count))
  }

  /// Starts a line during the input; otherwise begins the input.
  @discardableResult
  open override func activate() -> Bool {
    guard isEditable else { return false }
    if isEditing { insert("\n") } else { becomeFirstResponder() }
    return true
  }

  open override func handle(_ input: KeyInput) -> Bool {
    if isEditing || awaitsText && input.isTyping && becomeFirstResponder() { return edit(input) }
    return beginsEditingByTyping ? scroll(by: input) : !isEditable && scroll(input)
  }

  /// Replaces the selection by a text, or inserts it at the cursor.
  ///
  /// A typed or pasted text that the delegate allows is inserted by this method. A call from code does
  /// not ask the delegate.
  open func insertText(_ text: String) {
    let text = text.removingControlCharacters(keepsNewlines: true)
    guard !text.isEmpty, edited.hasRoom(for: text) else { return }
    edited.insert(text)
    didEdit()
  }

  /// Deletes the selection, or the character before the cursor.
  ///
  /// The Backspace key calls this method, also in an empty view, unless the delegate refuses the
  /// change. A call from code does not ask the delegate.
  open func deleteBackward() {
    if edited.deleteSelection() || edited.deleteBackward() { didEdit() }
  }

  /// Inserts the text at the cursor.
  open override func paste(_ text: String) -> Bool {
    guard isEditing || awaitsText && becomeFirstResponder() else { return false }
    insert(text.removingControlCharacters(keepsNewlines: true))
    return true
  }

  /// Moves the cursor to the touched character and begins editing.
  ///
  /// A text view that is not editable handles the touch as a scroll view.
  open override func touchBegan(_ touch: Touch) {
    guard isEditable else { return super.touchBegan(touch) }
    let place = index(at: touch)
    if !isEditing { becomeFirstResponder() }
    moveCursor(to: place)
  }

  open override func touchMoved(_ touch: Touch) {
    guard isEditable else { return super.touchMoved(touch) }
    moveCursor(to: index(at: touch))
  }

  open override func touchEnded(_ touch: Touch) {
    if !isEditable { super.touchEnded(touch) }
  }

  open override func touchCancelled(_ touch: Touch) {
    if !isEditable { super.touchCancelled(touch) }
  }

  /// Keeps taps and drags in an editable text from recognisers on the views around it.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    !isEditable || recognizer.view === self || recognizer is LongPressGestureRecognizer
  }

  /// Scrolls by three lines. During the input the cursor moves with the visible part.
  open override func handleWheel(_ direction: Direction) -> Bool {
    guard hasHiddenLines, direction == .up || direction == .down else { return false }
    let goal = topLine + (direction == .up ? -3 : 3)
    let line = max(0, min(goal, textLayout.lines.count - rows))
    guard line != topLine else { return false }
    if isEditing { keepCursor(within: line..<line + rows) }
    scroll(to: line)
    return true
  }

  override var mayBeginEditing: Bool {
    !isEditable || allows(.begin, editingDelegate?.textViewShouldBeginEditing(self) != false)
  }

  override var mayEndEditing: Bool {
    !isEditable || allows(.end, editingDelegate?.textViewShouldEndEditing(self) != false)
  }

  override func didBeginEditing() { reportInput(isEditable) }

  override func didEndEditing() { reportInput(false) }

  override func didLoseFocus() { reportInput(false) }

  override func willLeaveWindow() {
    guard isInputReported else { return }
    window?.application?.focus.endEditing(self)
    reportInput(false)
  }

  open override func layoutSubviews() { scroll(to: topLine) }

  open override func draw(on canvas: inout Canvas) { drawText(on: &canvas) }

  /// The lines, wrapped for the present size.
  var textLayout: TextLayout {
    if let cachedLayout, cachedLayout.size == bounds.size { return cachedLayout.layout }
    var layout = TextLayout(edited.clusters, columns: textColumns(scroller: false))
    if layout.lines.count > rows, hasRoomForScroller {
      layout = TextLayout(edited.clusters, columns: textColumns(scroller: true))
    }
    cachedLayout = (layout, bounds.size)
    return layout
  }

  func invalidateTextLayout() {
    cachedLayout = nil
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

// MARK: - Scrolling

extension TextView {
  private func scroll(_ input: KeyInput) -> Bool {
    guard hasHiddenLines else { return false }
    switch input {
    case .arrow(.up): scroll(to: topLine - 1)
    case .arrow(.down): scroll(to: topLine + 1)
    case .pageUp: scroll(to: topLine - max(1, rows - 1))
    case .pageDown: scroll(to: topLine + max(1, rows - 1))
    case .home: scroll(to: 0)
    case .end: scroll(to: .max)
    case .arrow(.left), .arrow(.right), .text, .deleteBackward, .deleteForward: return false
    }
    return true
  }

  func scroll(to line: Int) {
    scrolledLine = max(0, min(line, textLayout.lines.count - rows))
    setNeedsDisplay()
  }

  var hasHiddenLines: Bool { textLayout.lines.count > rows }
  var rows: Int { max(1, Int(cells: bounds.height.rounded())) }
  private var columns: Int { max(1, Int(cells: bounds.width.rounded())) }
  private var hasRoomForScroller: Bool { columns >= 3 }

  /// Returns the number of columns for text. A scroll bar takes one column. An editable text
  /// reserves one column for a cursor after a full line.
  private func textColumns(scroller: Bool) -> Int {
    max(1, columns - (scroller ? 1 : 0) - (isEditable ? 1 : 0))
  }
}

// MARK: - Drawing

extension TextView {
  private func drawText(on canvas: inout Canvas) {
    let layout = textLayout
    canvas.inCells(of: bounds) { canvas, columns, rows in
      let topLine = topLine
      for row in 0..<min(rows, layout.lines.count - topLine) {
        canvas.draw(layout.line(topLine + row), column: 0, row: row, color: textColor)
      }
      if isEditable, isFocused, !isEditing {
        drawFocusedRow(in: layout, on: &canvas, columns: columns)
      }
      if isEditing { drawCursor(in: layout, on: &canvas, columns: columns) }
      if hasHiddenLines, columns >= 3 {
        drawScroller(lines: layout.lines.count, on: &canvas, column: columns - 1, rows: rows)
      }
    }
  }

  /// Reverses the first row of a text that has the focus and is not edited, as a text field does.
  private func drawFocusedRow(in layout: TextLayout, on canvas: inout Canvas, columns: Int) {
    let color: Color = tintColor
    let blanks = TextLine(glyphs: Array(repeating: .blank, count: columns))
    canvas.draw(blanks, column: 0, row: 0, color: color, attributes: .reverse)
    canvas.draw(layout.line(topLine), column: 0, row: 0, color: color, attributes: .reverse)
  }

  private func drawCursor(in layout: TextLayout, on canvas: inout Canvas, columns: Int) {
    let line = layout.lineIndex(of: edited.cursor)
    let column = min(layout.column(of: edited.cursor), columns - 1)
    var under = [Glyph.blank]
    if edited.cursor < edited.clusters.count, column < layout.columns {
      let cluster = edited.clusters[edited.cursor]
      if !cluster.isNewline, !cluster.isBreakingSpace { under = cluster.glyphs }
    }
    canvas.draw(
      TextLine(glyphs: under), column: column, row: line - topLine, color: textColor,
      attributes: .reverse)
  }

  /// Draws a thumb whose length is the visible share of the text. With the focus the thumb is solid
  /// and the track is drawn too.
  private func drawScroller(lines: Int, on canvas: inout Canvas, column: Int, rows: Int) {
    let length = max(1, rows * rows / lines)
    let hidden = max(1, lines - rows)
    let start = (topLine * (rows - length) + hidden / 2) / hidden
    for row in 0..<rows {
      let isThumb = (start..<start + length).contains(row)
      let glyph = isThumb ? isFocused ? "█" : "▐" : isFocused ? "│" : " "
      canvas.draw(
        glyph, column: column, row: row,
        color: isThumb && isFocused
          ? tintColor : themed { $0.controlLine })
    }
  }
}
