extension View {
  /// Indicates whether the input of a text begins with the focus: in an alert, and with the key
  /// routing `focus`.
  var beginsEditingOnFocus: Bool { !beginsEditingByTyping || alertView != nil }

  /// Indicates whether typing begins the input of a text that has the focus.
  var beginsEditingByTyping: Bool { window?.application?.keyRouting == .screen }

  /// Indicates whether Esc ends the input of a text, and is not the cancel action of an alert.
  var endsEditingByEscape: Bool {
    beginsEditingByTyping && alertView?.cancelsByEscape != true
  }
}

extension KeyInput {
  /// Indicates whether this input begins the input of a text that has the focus.
  var isTyping: Bool {
    switch self {
    case .text, .deleteBackward, .deleteForward: true
    case .arrow, .home, .end, .pageUp, .pageDown: false
    }
  }
}
