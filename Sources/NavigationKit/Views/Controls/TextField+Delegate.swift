internal import CellGraphics

/// An object that decides about the input of a text field.
///
/// `UIKitNames` builds `UITextFieldDelegate` on it.
public protocol TextFieldEditingDelegate: AnyObject {
  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after editing has begun, before ``Control/Event/editingDidBegin`` is sent.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Asks whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing has ended, before ``Control/Event/editingDidEnd`` is sent.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Asks whether a part of the text may be replaced.
  ///
  /// - Parameters:
  ///   - textField: The text field, which still has the old text.
  ///   - range: The part to replace, in UTF-16 units of the old text.
  ///   - replacement: The new part; empty for a deletion.
  func textField(
    _ textField: TextField, shouldReplace range: Range<Int>, with replacement: String
  ) -> Bool
  /// Called after the cursor has moved.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Asks whether the text may be cleared.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Asks whether Enter ends the input and sends the events of its end.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextField {
  /// Asks the delegate whether `text` may replace the selection.
  func mayInsert(_ text: String) -> Bool {
    guard let editingDelegate else { return true }
    return allows(
      .change, editingDelegate.textField(self, shouldReplace: selectedUnits, with: text))
  }

  /// Asks the delegate whether the selection may be deleted; without one, the cluster at `index`.
  func mayDelete(_ index: Int) -> Bool {
    guard edited.selection.isEmpty else { return mayInsert("") }
    guard let editingDelegate, edited.clusters.indices.contains(index) else { return true }
    return allows(
      .change,
      editingDelegate.textField(
        self, shouldReplace: edited.units(before: index)..<edited.units(before: index + 1),
        with: ""))
  }

  private func clearIfAsked() {
    guard clearsOnBeginEditing, text?.isEmpty == false,
      editingDelegate?.textFieldShouldClear(self) != false
    else { return }
    text = ""
  }

  /// Reports the beginning or the end of the input, each once.
  func reportInput(_ begins: Bool) {
    guard begins != isInputReported else { return }
    isInputReported = begins
    if begins {
      clearIfAsked()
      editingDelegate?.textFieldDidBeginEditing(self)
    } else {
      editingDelegate?.textFieldDidEndEditing(self)
    }
    sendActions(for: begins ? .editingDidBegin : .editingDidEnd)
    SystemNotifications.post(
      "UITextFieldTextDid\(begins ? "Begin" : "End")EditingNotification", self)
    let application = window?.application
    if begins { application?.keyboardWillShow() } else { application?.keyboardMayHide() }
  }
}
