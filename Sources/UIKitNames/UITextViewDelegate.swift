public import NavigationKit

/// An object that decides about the input of a text view and is notified of its changes. All
/// members are optional.
public protocol UITextViewDelegate: AnyObject {
  /// Asks whether editing may begin. A text view that is not editable does not ask.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Asks whether editing may end. A text view that is not editable does not ask.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Asks whether a part of the text may be replaced. Enter asks with a line break.
  ///
  /// - Parameters:
  ///   - textView: The text view, which still has the old text.
  ///   - range: The part to replace, in UTF-16 units of the old text.
  ///   - text: The new part; empty for a deletion.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after the cursor has moved, and before `textViewDidChange(_:)`.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}

/// Passes the questions of a text view on to a delegate as UIKit has it.
private final class TextViewDelegateAdapter: TextViewEditingDelegate {
  weak var delegate: (any UITextViewDelegate)?

  init(_ delegate: any UITextViewDelegate) { self.delegate = delegate }

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    delegate?.textViewShouldBeginEditing(textView) ?? true
  }

  func textViewDidBeginEditing(_ textView: TextView) { delegate?.textViewDidBeginEditing(textView) }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    delegate?.textViewShouldEndEditing(textView) ?? true
  }

  func textViewDidEndEditing(_ textView: TextView) { delegate?.textViewDidEndEditing(textView) }

  func textView(
    _ textView: TextView, shouldReplace range: Range<Int>, with replacement: String
  ) -> Bool {
    delegate?.textView(
      textView, shouldChangeTextIn: NSRange(range), replacementText: replacement) ?? true
  }

  func textViewDidChangeSelection(_ textView: TextView) {
    delegate?.textViewDidChangeSelection(textView)
  }
}

extension TextView {
  /// The object that decides about the input. The reference is weak. Setting it replaces
  /// `onChange`.
  public weak var delegate: (any UITextViewDelegate)? {
    get { (editingDelegate as? TextViewDelegateAdapter)?.delegate }
    set {
      editingDelegate = newValue.map(TextViewDelegateAdapter.init)
      onChange = { [weak newValue] in newValue?.textViewDidChange($0) }
    }
  }
}
