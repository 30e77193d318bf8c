extension View {
  /// Returns the answer of a text's delegate, and keeps the refusal if it is false.
  func allows(_ edit: Refusal.Edit, _ answer: Bool) -> Bool {
    if !answer { window?.application?.refuse(.edit(edit, part)) }
    return answer
  }

  /// Keeps the reason why an editing key did nothing, if the text and its cursor are as before.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - before: The text before the key.
  ///   - now: The text after it.
  func refuse(_ input: KeyInput, before: EditedText.Mark, now: EditedText) {
    guard before == now.mark, let application = window?.application,
      application.events.refusals.isEmpty, let edge = input.edge(in: now)
    else { return }
    application.refuse(.cursorAt(edge, part))
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
  /// Returns the place at which the cursor is if this input has no effect in a text; nil for a
  /// character.
  fileprivate func edge(in text: EditedText) -> Refusal.TextEdge? {
    switch self {
    case .home where text.cursor > 0: .lineStart
    case .end where text.cursor < text.clusters.count: .lineEnd
    case .arrow(.left), .arrow(.up), .deleteBackward, .home, .pageUp: .textStart
    case .arrow(.right), .arrow(.down), .deleteForward, .end, .pageDown: .textEnd
    case .text: nil
    }
  }

  /// Indicates whether this input starts to edit the text that has the focus.
  var isTyping: Bool {
    switch self {
    case .text, .deleteBackward, .deleteForward: true
    case .arrow, .home, .end, .pageUp, .pageDown: false
    }
  }
}
