public import NavigationKit

/// An object that decides about the input of a text field. All members are optional.
///
/// Enter asks `textFieldShouldReturn(_:)`, and ends the input if the answer is true.
public protocol UITextFieldDelegate: AnyObject {
  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Asks whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing has ended, if the form with a reason is not implemented.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called after editing has ended. The default calls the form without a reason.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Asks whether a part of the text may be replaced.
  ///
  /// - Parameters:
  ///   - textField: The text field, which still has the old text.
  ///   - range: The part to replace, in UTF-16 units of the old text.
  ///   - string: The new part; empty for a deletion.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the cursor has moved.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Asks whether a text is cleared because of `clearsOnBeginEditing`; a field has no button that
  /// clears it.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Asks whether Enter ends editing and sends the events of the end.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls the form without a reason.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

/// Passes the questions of a text field on to a delegate as UIKit has it.
private final class TextFieldDelegateAdapter: TextFieldEditingDelegate {
  weak var delegate: (any UITextFieldDelegate)?

  init(_ delegate: any UITextFieldDelegate) { self.delegate = delegate }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    delegate?.textFieldShouldBeginEditing(textField) ?? true
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    delegate?.textFieldDidBeginEditing(textField)
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    delegate?.textFieldShouldEndEditing(textField) ?? true
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    delegate?.textFieldDidEndEditing(textField, reason: .committed)
  }

  func textField(
    _ textField: TextField, shouldReplace range: Range<Int>, with replacement: String
  ) -> Bool {
    delegate?.textField(
      textField, shouldChangeCharactersIn: NSRange(range), replacementString: replacement) ?? true
  }

  func textFieldDidChangeSelection(_ textField: TextField) {
    delegate?.textFieldDidChangeSelection(textField)
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    delegate?.textFieldShouldClear(textField) ?? true
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    delegate?.textFieldShouldReturn(textField) ?? true
  }
}

extension TextField {
  /// Reasons for the end of editing, with UIKit's raw values.
  public enum DidEndEditingReason: Int, Sendable {
    /// The input was accepted, or cancelled. It is always accepted here.
    case committed = 0
    /// Cancelled.
    case cancelled
  }

  /// The object that decides about the input. The reference is weak.
  public weak var delegate: (any UITextFieldDelegate)? {
    get { (editingDelegate as? TextFieldDelegateAdapter)?.delegate }
    set { editingDelegate = newValue.map(TextFieldDelegateAdapter.init) }
  }
}
