internal import CellGraphics

/// An object that decides about the input of a text view.
///
/// `UIKitNames` builds `UITextViewDelegate` on it. Changes are reported by ``TextView/onChange``.
public protocol TextViewEditingDelegate: AnyObject {
  /// Asks whether editing may begin. A text view that is not editable does not ask.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Asks whether editing may end. A text view that is not editable does not ask.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Asks whether a part of the text may be replaced.
  ///
  /// - Parameters:
  ///   - textView: The text view, which still has the old text.
  ///   - range: The part to replace, in UTF-16 units of the old text.
  ///   - replacement: The new part; empty for a deletion.
  func textView(
    _ textView: TextView, shouldReplace range: Range<Int>, with replacement: String
  ) -> Bool
  /// Called after the cursor has moved, and after each change of the text by the user.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextView {
  /// The selected part of the text in UTF-16 units; empty at the cursor without a selection.
  ///
  /// Setting it moves the cursor to its start; the part is clamped to the text. The next change
  /// replaces a selection, and a moved cursor ends it. It is not drawn.
  public var selectedUnits: Range<Int> {
    get { edited.selectedUnits }
    set {
      let range =
        edited.index(ofUnit: newValue.lowerBound)..<edited.index(ofUnit: newValue.upperBound)
      guard range != edited.selection else { return }
      moveCursor(to: range.lowerBound)
      edited.select(range)
    }
  }

  /// Asks the delegate whether `text` may replace the selection.
  func mayInsert(_ text: String) -> Bool {
    guard let editingDelegate else { return true }
    return allows(
      .change, editingDelegate.textView(self, shouldReplace: selectedUnits, with: text))
  }

  /// Asks the delegate whether the selection may be deleted; without one, the cluster at `index`.
  func mayDelete(_ index: Int) -> Bool {
    guard edited.selection.isEmpty else { return mayInsert("") }
    guard let editingDelegate, edited.clusters.indices.contains(index) else { return true }
    return allows(
      .change,
      editingDelegate.textView(
        self, shouldReplace: edited.units(before: index)..<edited.units(before: index + 1),
        with: ""))
  }

  /// Reports the beginning or the end of the input, each once.
  func reportInput(_ begins: Bool) {
    guard begins != isInputReported else { return }
    isInputReported = begins
    if begins {
      // A text view reports its beginning after the keyboard, a text field before it, as in UIKit.
      window?.application?.keyboardWillShow()
      editingDelegate?.textViewDidBeginEditing(self)
    } else {
      editingDelegate?.textViewDidEndEditing(self)
    }
    SystemNotifications.post(
      "UITextViewTextDid\(begins ? "Begin" : "End")EditingNotification", self)
    if !begins { window?.application?.keyboardMayHide() }
  }
}
