internal import CellGraphics

/// The windows on the screen. Most apps have one.
extension Application {
  /// The key window and the other visible windows with a root controller, back to front.
  ///
  /// Windows behind one that covers the screen are left out.
  package var windowsOnScreen: [Window] {
    guard let window else { return [] }
    guard windows.count > 1 else { return [window] }
    let visible = windows.filter {
      $0.window === window || (!$0.window.isHidden && $0.window.rootViewController != nil)
    }
    let sorted = visible.sorted { $0.place < $1.place }.map(\.window)
    let screen = screenBounds
    return Array(sorted[(sorted.lastIndex { $0.covers(screen) } ?? 0)...])
  }

  /// The windows that get the size of the screen when it changes: those that fill it, even if they
  /// are hidden or behind others.
  ///
  /// If none does, it is the key window.
  package var windowsFillingScreen: [Window] {
    let screen = screenBounds
    let filling = windows.map(\.window).filter { $0.frame == screen }
    return filling.isEmpty ? [window].compactMap(\.self) : filling
  }

  /// The frontmost window that has a view at a point of the screen; the key window if none has one.
  func window(at point: Point) -> Window? {
    guard windows.count > 1 else { return window }
    return windowsOnScreen.last { $0.hitTest(point - $0.frame.origin, with: nil) != nil } ?? window
  }

  /// Brings a window in front of the other windows of its level.
  func bringToFront(_ window: Window) {
    frontChanges += 1
    if let index = windows.firstIndex(where: { $0.window === window }) {
      windows[index].lastFront = frontChanges
    }
  }
}

extension Window {
  /// Indicates whether nothing behind the window can be seen in a part of the screen.
  fileprivate func covers(_ screen: Rect) -> Bool {
    guard frame == screen, !isHidden, alpha == 1, let root = rootViewController?.viewIfLoaded
    else { return false }
    let isRootOpaque = !root.isHidden && root.alpha == 1 && root.frame == bounds
    return backgroundColor?.alpha == 255 || (isRootOpaque && root.backgroundColor?.alpha == 255)
  }
}
