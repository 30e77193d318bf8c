/// A key that the focused view can handle.
public enum KeyInput: Hashable, Sendable {
  /// An arrow. If the focused view does not handle it, the arrow performs a swipe.
  case arrow(Direction)
  /// Typed or pasted characters, without control characters.
  case text(String)
  /// Deletes the character before the cursor: Backspace.
  case deleteBackward
  /// Deletes the character after the cursor: Delete.
  case deleteForward
  /// Moves to the start of a line or list.
  case home
  /// Moves to the end of a line or list.
  case end
  /// Moves up by one page.
  case pageUp
  /// Moves down by one page.
  case pageDown
}

extension KeyInput: CustomStringConvertible {
  /// The input as events show it, such as `arrow up`, `text 'a'` or `page down`.
  public var description: String {
    switch self {
    case .arrow(let direction): "arrow \(direction.rawValue)"
    case .text(let text): "text '\(text)'"
    case .deleteBackward: "delete backward"
    case .deleteForward: "delete forward"
    case .home: "home"
    case .end: "end"
    case .pageUp: "page up"
    case .pageDown: "page down"
    }
  }
}

extension Application {
  /// Offers `input` to the focused view and then to the views around it.
  ///
  /// During a transition no view receives it.
  ///
  /// - Returns: True when a view has handled it.
  @discardableResult
  public func send(_ input: KeyInput) -> Bool {
    turn {
      guard !isTransitioning else {
        refuse(transitionRefusal)
        return false
      }
      keyHandler = nil
      // Not the responder chain: it leads from a sheet to the views behind it.
      var view = focusedView
      while let current = view {
        let changesBefore = changeCount
        if current.handle(input) {
          (keyHandler, keyHadEffect) = (current, changeCount != changesBefore)
          return true
        }
        view = current.superview
      }
      if keyRouting == .screen && scrollPages(by: input) { return true }
      // An arrow that no view handles is a swipe.
      if case .arrow = input { return false }
      refuse(.unusedKey(focusedView?.part))
      return false
    }
  }

  /// Scrolls views outside the focus by a key that moves by a page or to an end.
  private func scrollPages(by input: KeyInput) -> Bool {
    switch input {
    case .home, .end, .pageUp, .pageDown:
      !focusChain.contains { $0.keepsArrow(.up) || $0.keepsArrow(.down) }
        && scrollElsewhere(by: input)
    case .arrow, .text, .deleteBackward, .deleteForward: false
    }
  }

  /// Indicates whether the focused view is being edited, so that letters are text and not commands.
  public var isEditingText: Bool { focusedView?.isEditingText ?? false }

  /// Indicates whether the focused view is a text that is not edited yet. Typing starts editing.
  public var awaitsText: Bool { focusedView?.awaitsText ?? false }
}
