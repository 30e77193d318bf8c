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
    get {
      let selection = edited.selection
      return units(before: selection.lowerBound)..<units(before: selection.upperBound)
    }
    set {
      let range = index(ofUnit: newValue.lowerBound)..<index(ofUnit: newValue.upperBound)
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

  /// Deletes the selection if the delegate allows it.
  ///
  /// - Returns: False without a selection.
  func deleteSelection() -> Bool {
    guard !edited.selection.isEmpty else { return false }
    if mayInsert(""), edited.deleteSelection() { didEdit() }
    return true
  }

  /// Returns the index of the cluster at a UTF-16 unit.
  private func index(ofUnit unit: Int) -> Int {
    var (index, count) = (0, 0)
    while index < edited.clusters.count, count < unit {
      count += edited.clusters[index].text.utf16.count
      index += 1
    }
    return index
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
    SystemNotifications.post(
      "UITextViewTextDid\(begins ? "Begin" : "End")EditingNotification", self)
  }
}
