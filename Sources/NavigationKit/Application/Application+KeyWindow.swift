internal import CellGraphics

extension Application {
  /// Shows a window and makes it the key window, if it can be one.
  func makeKey(_ window: Window) {
    let old = self.window
    self.window = window
    bringToFront(window)
    guard !window.isKey else { return }
    keyChanges += 1
    if let index = windows.firstIndex(where: { $0.window === window }) {
      windows[index].lastKey = keyChanges
    }
    if old !== window { isChanged = true }
    if let old { resignKey(old) }
    guard window.canBecomeKey else { return }
    window.isKey = true
    window.becomeKey()
    SystemNotifications.post("UIWindowDidBecomeKeyNotification", window)
  }

  /// Shows the visible window that was key last in place of a hidden one.
  func windowDidHide(_ window: Window) {
    guard self.window === window else { return }
    isChanged = true
    resignKey(window)
    let next = windows.filter { !$0.window.isHidden && $0.lastKey > 0 }
      .max { $0.lastKey < $1.lastKey }
    if let next { makeKey(next.window) }
  }

  /// Brings a window in front of the other windows of its level.
  func bringToFront(_ window: Window) {
    frontChanges += 1
    if let index = windows.firstIndex(where: { $0.window === window }) {
      windows[index].lastFront = frontChanges
    }
  }

  /// The window that was made key last and the visible windows in front of it, back to front.
  ///
  /// A window in front without a root controller shows nothing, so it is left out.
  package var windowsOnScreen: [Window] {
    guard let window else { return [] }
    guard windows.count > 1, let key = windows.first(where: { $0.window === window }) else {
      return [window]
    }
    let front = windows.filter {
      !$0.window.isHidden && $0.window.rootViewController != nil && $0.place > key.place
    }
    return [window] + front.sorted { $0.place < $1.place }.map(\.window)
  }

  /// The frontmost window that has a view at a point; the key window if none has one.
  func window(at point: Point) -> Window? {
    guard windows.count > 1 else { return window }
    return windowsOnScreen.reversed().first { $0.hitTest(point, with: nil) != nil } ?? window
  }

  private func resignKey(_ window: Window) {
    guard window.isKey else { return }
    window.isKey = false
    window.resignKey()
    SystemNotifications.post("UIWindowDidResignKeyNotification", window)
  }
}
