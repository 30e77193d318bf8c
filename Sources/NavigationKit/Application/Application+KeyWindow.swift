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

  private func resignKey(_ window: Window) {
    guard window.isKey else { return }
    window.isKey = false
    window.resignKey()
    SystemNotifications.post("UIWindowDidResignKeyNotification", window)
  }
}
