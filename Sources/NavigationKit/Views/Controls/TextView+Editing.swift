internal import CellGraphics

/// The changes that keys and touches make to the text.
extension TextView {
  /// Changes the text or moves the cursor by a key. All keys are handled, also those without an
  /// effect, so that no other view receives them.
  func edit(_ input: KeyInput) -> Bool {
    let before = edited.mark
    switch input {
    case .text(let text): insert(text.removingControlCharacters(keepsNewlines: true))
    case .deleteBackward:
      if mayDelete(edited.cursor - 1) { deleteBackward() }
    case .deleteForward:
      if mayDelete(edited.cursor), edited.deleteSelection() || edited.deleteForward() { didEdit() }
    case .arrow(.left): moveCursor(to: edited.cursor - 1)
    case .arrow(.right): moveCursor(to: edited.cursor + 1)
    case .arrow(.up): moveCursor(lines: -1)
    case .arrow(.down): moveCursor(lines: 1)
    case .home: moveCursor(to: textLayout.lines[cursorLine].range.lowerBound)
    case .end: moveCursor(to: textLayout.lastIndex(ofLine: cursorLine))
    case .pageUp: moveCursor(lines: 1 - max(2, rows))
    case .pageDown: moveCursor(lines: max(2, rows) - 1)
    }
    refuse(input, before: before, now: edited)
    return true
  }

  /// Inserts a text at the cursor if the whole text stays within 1 MB and the delegate allows the
  /// change.
  func insert(_ text: String) {
    guard !text.isEmpty, hasRoom(for: text, in: edited), mayInsert(text) else { return }
    insertText(text)
  }

  /// Updates the layout and the scroll position after a change, then notifies the delegate.
  func didEdit() {
    goalColumn = nil
    invalidateTextLayout()
    scroll(to: topLine)
    editingDelegate?.textViewDidChangeSelection(self)
    onChange?(self)
    SystemNotifications.post("UITextViewTextDidChangeNotification", self)
  }

  /// Moves the cursor to a position in the text, counted in characters. Positions outside become
  /// the nearest one.
  func moveCursor(to place: Int) {
    goalColumn = nil
    let old = edited.selection
    edited.moveCursor(to: place)
    scroll(to: topLine)
    if edited.selection != old { editingDelegate?.textViewDidChangeSelection(self) }
  }

  /// Moves the cursor by lines: above the first line to the beginning, below the last to the end.
  private func moveCursor(lines: Int) {
    let layout = textLayout
    let column = goalColumn ?? layout.column(of: edited.cursor)
    let line = cursorLine + lines
    if line < 0 { return moveCursor(to: 0) }
    if line >= layout.lines.count { return moveCursor(to: edited.clusters.count) }
    moveCursor(to: layout.index(inLine: line, nearColumn: column))
    goalColumn = column
  }

  /// Returns the position in the text that is nearest to the touch.
  func index(at touch: Touch) -> Int {
    let place = touch.location(in: self)
    let line = topLine + Int(cells: place.y.rounded(.down))
    let layout = textLayout
    return layout.index(
      inLine: max(0, min(line, layout.lines.count - 1)),
      nearColumn: max(0, Int(cells: place.x.rounded(.down))))
  }

  /// Moves the cursor into the visible lines after the text was scrolled.
  func keepCursor(within lines: Range<Int>) {
    let line = max(lines.lowerBound, min(cursorLine, lines.upperBound - 1))
    if line != cursorLine { moveCursor(lines: line - cursorLine) }
  }

  var cursorLine: Int { textLayout.lineIndex(of: edited.cursor) }
}
