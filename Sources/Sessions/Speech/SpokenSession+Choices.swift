internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Simulation

extension SpokenSession {
  /// Adds a digit to the number of a choice, and performs the choice when no longer number is
  /// possible.
  ///
  /// With 12 choices, the digit 1 waits for a second one, and 2 is performed at once. A number
  /// without a choice is reported and dropped.
  func typeDigit(_ digit: Int) {
    let number = (typedNumber ?? 0) * 10 + digit
    typedNumber = nil
    guard number > 0, number <= state.choiceCount else {
      return say(Sentence("speech.noChoice", [.number: .number(number)]))
    }
    if number * 10 <= state.choiceCount {
      typedNumber = number
      return say(Sentence("speech.moreDigits", [.number: .number(number)]))
    }
    choose(number)
  }

  /// Handles a key after an incomplete number. Enter performs the choice; a key that is no digit
  /// drops the number.
  ///
  /// - Returns: True if the key has been handled.
  func completeNumber(with key: Key) -> Bool {
    guard let number = typedNumber else { return false }
    if case .digit? = KeyBindings.speech[key] { return false }
    typedNumber = nil
    guard key == .enter else { return false }
    choose(number)
    return true
  }

  /// Performs a choice with its tap and says the changes.
  ///
  /// The app comes to rest before the tap, as it does between two keys.
  private func choose(_ number: Int) {
    change {
      guard let isTapped = giveFocus(toChoice: number), isTapped else { return }
      session.advanceToRest()
      session.perform(.tap)
    }
  }

  /// Performs a choice up to its last tap: moves the focus, or swipes.
  ///
  /// No view is kept alive when it returns, so that the tap has the same effects as a key.
  ///
  /// A choice that drags performs ten steps of the drag. The tap then releases it.
  ///
  /// - Parameter number: The number of the choice, from 1.
  /// - Returns: True if a tap completes the choice; nil if the view cannot have the focus.
  func giveFocus(toChoice number: Int) -> Bool? {
    let choices = session.simulator.spokenScreen().choices
    guard choices.indices.contains(number - 1) else { return nil }
    switch choices[number - 1].action {
    case .activate(let view):
      guard moveFocus(to: view) else { return nil }
      return !session.simulator.isEditingText && !ScreenNode(of: view).element.role.isAdjustable
    case .row(let path, let table): return moveFocus(to: path, in: table)
    case .item(let path, let list): return moveFocus(to: path, in: list)
    case .swipe(let direction): session.perform(.swipe(direction))
    case .drag(let direction):
      for _ in 0..<10 { session.perform(.drag(direction)) }
      return true
    case .command(let command): session.perform(command)
    }
    return nil
  }

  /// Moves the focus to a view, forward or backward, whichever needs fewer steps.
  ///
  /// Performs at most one step for each view that can have the focus, so it also ends if the focus
  /// does not move.
  private func moveFocus(to view: View) -> Bool {
    let application = session.simulator.application
    let stops = application.focusableViews
    guard let goal = stops.firstIndex(where: { $0 === view }) else { return false }
    let start = stops.firstIndex { $0 === application.focusedView } ?? 0
    let ahead = (goal - start + stops.count) % stops.count
    let movement: FocusMovement = ahead * 2 <= stops.count ? .next : .previous
    for _ in stops where application.focusedView !== view {
      session.perform(.moveFocus(movement))
      session.advanceToRest()
    }
    return application.focusedView === view
  }

  /// Moves the focus to a table, and then row by row to one of its rows.
  ///
  /// - Returns: False if the focus does not reach the table, or a step leaves it on the same row.
  private func moveFocus(to path: IndexPath, in table: TableView) -> Bool {
    guard moveFocus(to: table) else { return false }
    while let current = table.indexPathForFocusedRow, current != path {
      press(current < path ? .down : .up)
      guard table.indexPathForFocusedRow != current else { return false }
    }
    return true
  }

  /// Moves the focus to a collection view, and then item by item to one of its items.
  ///
  /// - Returns: False if the focus does not reach the view, or returns to an item.
  private func moveFocus(to path: IndexPath, in list: CollectionView) -> Bool {
    guard moveFocus(to: list) else { return false }
    var seen: Set<IndexPath> = []
    while let current = list.indexPathForFocusedItem, current != path {
      guard seen.insert(current).inserted, let direction = direction(from: current, to: path, list)
      else { return false }
      press(direction)
    }
    return true
  }

  /// Returns the next direction towards an item: vertical first, and nil if both are at the same
  /// place.
  ///
  /// An item outside of the visible part has no cell. Then the order of the index paths decides.
  private func direction(from start: IndexPath, to goal: IndexPath, _ list: CollectionView)
    -> Direction?
  {
    guard let from = list.cellForItem(at: start)?.frame, let to = list.cellForItem(at: goal)?.frame
    else { return start < goal ? .down : .up }
    let (x, y) = (to.midX - from.midX, to.midY - from.midY)
    if abs(y) >= 1 { return y > 0 ? .down : .up }
    return x == 0 ? nil : x > 0 ? .right : .left
  }

  /// Performs the swipe of an arrow key and waits until the focus has moved.
  private func press(_ direction: Direction) {
    session.perform(.swipe(direction))
    session.advanceToRest()
  }
}
