extension View {
  /// Returns the answer of a text's delegate, and keeps the refusal if it is false.
  func allows(_ edit: Refusal.Edit, _ answer: Bool) -> Bool {
    if !answer { window?.application?.refuse(.edit(edit, part)) }
    return answer
  }

  /// Indicates whether a text is edited as soon as it has the focus.
  ///
  /// True in an alert, and with the key routing `focus`.
  var beginsEditingOnFocus: Bool { !beginsEditingByTyping || alertView != nil }

  /// Indicates whether typing starts to edit the text that has the focus.
  ///
  /// True with the key routing `screen`.
  var beginsEditingByTyping: Bool { window?.application?.keyRouting == .screen }

  /// Indicates whether Esc ends the editing of a text.
  ///
  /// False if Esc performs the cancel action of an alert.
  var endsEditingByEscape: Bool {
    beginsEditingByTyping && alertView?.cancelsByEscape != true
  }
}

extension KeyInput {
  /// Indicates whether this input starts to edit the text that has the focus.
  var isTyping: Bool {
    switch self {
    case .text, .deleteBackward, .deleteForward: true
    case .arrow, .home, .end, .pageUp, .pageDown: false
    }
  }
}
