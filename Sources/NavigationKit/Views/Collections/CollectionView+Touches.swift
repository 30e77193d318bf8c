internal import CellGraphics

extension CollectionView {
  /// Begins a touch on an item, which gets the focus and is highlighted.
  func press(_ touch: Touch) {
    pressedItem = nil
    guard let path = indexPathForItem(at: touch.location(in: self)) else { return }
    if canFocus(path) { indexPathForFocusedItem = path }
    updateItems()
    if beginPress(on: path) { pressedItem = path }
  }

  /// Highlights the item only while the touch is on it.
  func followPress(_ touch: Touch) {
    guard let pressedItem, let cell = cellForItem(at: pressedItem) else { return }
    let isOn = indexPathForItem(at: touch.location(in: self)) == pressedItem
    if cell.isHighlighted != isOn { cell.isHighlighted = isOn }
  }

  /// Selects the item if the touch ends on it.
  func endPress(_ touch: Touch) {
    guard let path = pressedItem else { return }
    pressedItem = nil
    if indexPathForItem(at: touch.location(in: self)) == path, hasItem(path) {
      recordAction("select", path) { userSelects(path) }
    }
    endHighlight(of: path)
  }

  func releasePress() {
    guard let path = pressedItem else { return }
    pressedItem = nil
    endHighlight(of: path)
  }

  /// Records an action on an item, and calls `effects`. The action is the cause of the events that
  /// `effects` records.
  func recordAction(_ action: String, _ path: IndexPath, causing effects: () -> Void) {
    guard let application = window?.application else { return effects() }
    application.record(
      .actionSent, controllerOfView, object: eventName, detail: "\(action) \(path)",
      causing: effects)
  }
}
