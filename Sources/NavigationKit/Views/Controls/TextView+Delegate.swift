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
  /// Asks the delegate whether `text` may be inserted at the cursor.
  func mayInsert(_ text: String) -> Bool {
    guard let editingDelegate else { return true }
    let place = units(before: edited.cursor)
    return allows(
      .change, editingDelegate.textView(self, shouldReplace: place..<place, with: text))
  }

  /// Asks the delegate whether the cluster at `index` may be deleted.
  func mayDelete(_ index: Int) -> Bool {
    guard let editingDelegate, edited.clusters.indices.contains(index) else { return true }
    return allows(
      .change,
      editingDelegate.textView(
        self, shouldReplace: units(before: index)..<units(before: index + 1), with: ""))
  }

  /// The number of UTF-16 units before a cluster.
  private func units(before index: Int) -> Int {
    edited.clusters[..<index].reduce(0) { $0 + $1.text.utf16.count }
  }

  /// Reports the beginning or the end of the input, each once.
  func reportInput(_ begins: Bool) {
    guard begins != isInputReported else { return }
    isInputReported = begins
    if begins {
      editingDelegate?.textViewDidBeginEditing(self)
    } else {
      editingDelegate?.textViewDidEndEditing(self)
    }
  }
}
