extension View {
  /// Indicates whether a text with the focus is edited at once: in an alert, where there is little else
  /// to do, and by the first rules of keys.
  var beginsEditingOnFocus: Bool { !beginsEditingByTyping || alertView != nil }

  /// Indicates whether typing begins the input of a text that only has the focus.
  var beginsEditingByTyping: Bool { window?.application?.keyRouting == .screen }

  /// Indicates whether Esc ends the input of a text; it is not for an alert's cancel action then.
  var endsEditingByEscape: Bool {
    beginsEditingByTyping && alertView?.cancelsByEscape != true
  }
}

extension KeyInput {
  /// Indicates whether a text that only has the focus begins its input with this.
  var isTyping: Bool {
    switch self {
    case .text, .deleteBackward, .deleteForward: true
    case .arrow, .home, .end, .pageUp, .pageDown: false
    }
  }
}
