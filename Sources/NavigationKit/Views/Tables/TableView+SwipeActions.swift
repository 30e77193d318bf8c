internal import CellGraphics

/// The actions that are shown at one end of a row.
struct OpenSwipe {
  var path: IndexPath
  var isLeading: Bool
  var actions: [ContextualAction]
  /// Indicates whether a drag over the whole row performs the first action.
  var performsFirstAction: Bool
  /// The number of the action that Enter performs.
  var chosen = 0

  /// The looks of an action's button.
  struct Button: Equatable {
    var title: String
    var color: Color
    var isChosen: Bool

    /// The text with two blanks on each side, in which a mark shows the choice.
    var line: TextLine { TextLine((isChosen ? " ▸" : "  ") + title + "  ") }
  }

  /// The buttons from left to right.
  struct Looks: Equatable {
    var buttons: [Button]
    var isLeading: Bool
  }

  /// The first action is at the end of the row.
  var looks: Looks {
    let buttons = actions.enumerated().map { index, action in
      Button(
        title: action.title ?? action.image?.character.map(String.init) ?? "…",
        color: action.backgroundColor ?? Theme.current { $0.actionBackground },
        isChosen: index == chosen)
    }
    return Looks(buttons: isLeading ? buttons : buttons.reversed(), isLeading: isLeading)
  }

  var hints: [KeyHint] {
    let choice = actions.count > 1 ? [KeyHint(keys: "←→", meaning: "choose")] : []
    let title = actions[chosen].title ?? "perform"
    return choice + [KeyHint(keys: "⏎", meaning: title), KeyHint(keys: "Esc", meaning: "keep")]
  }
}

extension TableView {
  /// Returns the delegate's actions for an end of a row; nil if there are none, or if the data source
  /// says that the row cannot be edited.
  private func swipeActions(_ path: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    guard let tableDelegate, canEdit(path) || hasNoAnswerAboutEditing else { return nil }
    var configuration =
      isLeading
      ? tableDelegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if configuration == nil, !isLeading {
      let actions = tableDelegate.tableView(self, editActionsForRowAt: path) ?? []
      configuration = SwipeActionsConfiguration(
        actions: actions.map { $0.contextualAction(at: path) })
    }
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  func hasSwipe(_ path: IndexPath, isLeading: Bool) -> Bool {
    swipeActions(path, isLeading: isLeading) != nil
  }

  /// Shows the actions at an end of a row.
  ///
  /// - Returns: False if there are none.
  @discardableResult
  func showSwipe(_ path: IndexPath, isLeading: Bool) -> Bool {
    guard let shown = swipeActions(path, isLeading: isLeading) else { return false }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    openSwipe = OpenSwipe(
      path: path, isLeading: isLeading, actions: shown.actions,
      performsFirstAction: shown.performsFirstActionWithFullSwipe)
    rowToDelete = nil
    reveal(path)
    updateRows()
    return true
  }

  /// Hides the actions.
  ///
  /// - Returns: False if none are shown.
  func closeSwipe() -> Bool {
    guard let swipe = takeSwipe() else { return false }
    updateRows()
    didEndEditing(swipe)
    return true
  }

  /// Removes and returns the shown actions, and forgets the answers for hints, because the data or
  /// the mode of the table may have changed.
  func takeSwipe() -> OpenSwipe? {
    focusedRowAnswers = nil
    defer { openSwipe = nil }
    return openSwipe
  }

  /// Tells the delegate that the actions of a row are not shown any more.
  ///
  /// - Parameters:
  ///   - swipe: The actions that were shown; nil does nothing.
  ///   - path: The row in the present data; nil for a deleted row.
  func didEndEditing(_ swipe: OpenSwipe?, at path: IndexPath?) {
    guard swipe != nil else { return }
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  func didEndEditing(_ swipe: OpenSwipe?) { didEndEditing(swipe, at: swipe?.path) }

  /// Chooses another action by an arrow along the row. Any other key hides the actions.
  func chooseSwipe(by input: KeyInput) -> Bool {
    guard let swipe = openSwipe else { return false }
    // To the inside of the row, the number of the action grows.
    let inwards: KeyInput = .arrow(swipe.isLeading ? .right : .left)
    let outwards: KeyInput = .arrow(swipe.isLeading ? .left : .right)
    if input == inwards, swipe.chosen + 1 < swipe.actions.count {
      openSwipe?.chosen += 1
    } else if input == outwards, swipe.chosen > 0 {
      openSwipe?.chosen -= 1
    } else if input != inwards {
      return closeSwipe()
    }
    updateRows()
    return true
  }

  /// Performs the chosen action and hides the actions.
  ///
  /// - Returns: False if none are shown.
  func performSwipe() -> Bool {
    guard let swipe = openSwipe else { return false }
    let action = swipe.actions[swipe.chosen]
    recordAction("action \(action.title ?? "")", swipe.path) {
      _ = closeSwipe()
      action.handler(action, cellForRow(at: swipe.path) ?? self) { _ in }
    }
    return true
  }

  /// Begins a touch while actions are shown. A touch outside of the buttons only hides them.
  ///
  /// - Returns: False if no actions are shown.
  func pressSwipe(_ place: Point, _ path: IndexPath?) -> Bool {
    guard openSwipe != nil else { return false }
    if let index = swipeIndex(at: place, path) {
      pressed = .swipe(index)
    } else {
      _ = closeSwipe()
    }
    return true
  }

  /// Returns the number of the action at a point; nil beside the buttons.
  func swipeIndex(at place: Point, _ path: IndexPath?) -> Int? {
    guard let swipe = openSwipe, path == swipe.path, let cell = cellForRow(at: swipe.path) else {
      return nil
    }
    let x = convert(place, to: cell).x
    let buttons = swipe.looks.buttons
    let width = buttons.reduce(0.0) { $0 + Double($1.line.columns) }
    var left = swipe.isLeading ? 0 : cell.bounds.width - width
    for (index, button) in buttons.enumerated() {
      let right = left + Double(button.line.columns)
      if x >= left, x < right { return swipe.isLeading ? index : buttons.count - 1 - index }
      left = right
    }
    return nil
  }
}
