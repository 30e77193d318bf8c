internal import CellGraphics

/// The notifications of a keyboard. A terminal has none on the screen, so its frame has no height.
extension Application {
  /// Reports that the input of a text begins.
  func keyboardWillShow() {
    guard !isKeyboardShown else { return }
    isKeyboardShown = true
    postKeyboard("Show")
  }

  /// Reports the end of the input at the commit, unless another text is edited then.
  func keyboardMayHide() {
    guard isKeyboardShown else { return }
    atCommit { [unowned self] in
      guard isKeyboardShown, focusedView?.isEditingText != true else { return }
      isKeyboardShown = false
      postKeyboard("Hide")
    }
  }

  private func postKeyboard(_ change: String) {
    let screen = window?.bounds ?? .zero
    let frame = Rect(x: screen.minX, y: screen.maxY, width: screen.width, height: 0)
    let userInfo: [String: Any] = [
      "UIKeyboardFrameBeginUserInfoKey": frame, "UIKeyboardFrameEndUserInfoKey": frame,
      "UIKeyboardAnimationDurationUserInfoKey": 0.25, "UIKeyboardAnimationCurveUserInfoKey": 0,
      "UIKeyboardIsLocalUserInfoKey": true,
    ]
    for name in ["WillChangeFrame", "Will\(change)", "DidChangeFrame", "Did\(change)"] {
      SystemNotifications.post("UIKeyboard\(name)Notification", nil, userInfo)
    }
  }
}
