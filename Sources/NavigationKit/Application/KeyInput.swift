/// What the keyboard can do to the view that has the focus.
public enum KeyInput: Hashable, Sendable {
  /// An arrow, which is a swipe where the focused view does not take it.
  case arrow(Direction)
  /// Characters typed or pasted; control characters are none of them.
  case text(String)
  case deleteBackward
  case deleteForward
  /// To the beginning of a line or list.
  case home
  case end
  case pageUp
  case pageDown
}

extension KeyInput: CustomStringConvertible {
  /// Such as `arrow up`, `text 'a'` or `page down`.
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
  /// Offers `input` to the focused view and those it lies in; answers whether one of them took it.
  @discardableResult
  public func send(_ input: KeyInput) -> Bool {
    turn {
      guard !isTransitioning else { return false }
      var responder: Responder? = focusedView
      while let current = responder {
        if let view = current as? View, view.handle(input) { return true }
        responder = current.next
      }
      return keyRouting == .screen && scrollPages(by: input)
    }
  }

  /// Scrolls what has no focus by a key that goes by pages or to an end.
  private func scrollPages(by input: KeyInput) -> Bool {
    switch input {
    case .home, .end, .pageUp, .pageDown:
      !focusChain.contains { $0.keepsArrow(.up) || $0.keepsArrow(.down) }
        && scrollElsewhere(by: input)
    case .arrow, .text, .deleteBackward, .deleteForward: false
    }
  }

  /// Whether the focused view takes text, so that letters are no commands.
  public var isEditingText: Bool { focusedView?.isEditingText ?? false }

  /// Indicates whether the focus rests on a text that is not edited, and whose input typing begins.
  public var awaitsText: Bool { focusedView?.awaitsText ?? false }
}
