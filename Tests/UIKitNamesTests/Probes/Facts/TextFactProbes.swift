import Testing
import UIKitNames

/// Probes of text fields, text views and the first responder.
@Suite struct TextFactProbes {
  final class FieldLog: UITextFieldDelegate {
    let log = ProbeLog()
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.add("shouldBegin \(textField.isFirstResponder)")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      log.add("didBegin \(textField.isFirstResponder) \(textField.isEditing)")
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.add("shouldEnd \(textField.isFirstResponder)")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.add("didEnd \(textField.isFirstResponder) \(reason == .committed)")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.add("selection") }
  }

  private static func field() -> (Screen, UITextField, FieldLog) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    let delegate = FieldLog()
    field.delegate = delegate
    screen.turn { root.view.addSubview(field) }
    screen.settle()
    return (screen, field, delegate)
  }

  /// UITextFieldDelegate: the field is first responder from `didBeginEditing` until `didEndEditing`.
  @Test func `a field is first responder between begin and end`() {
    let (screen, field, delegate) = Self.field()
    screen.turn { field.becomeFirstResponder() }
    #expect(
      delegate.log.take().filter { $0 != "selection" }
        == ["shouldBegin false", "didBegin true true"])
    screen.turn { field.resignFirstResponder() }
    #expect(
      delegate.log.take().filter { $0 != "selection" } == ["shouldEnd true", "didEnd false true"])
  }

  /// UIResponder `becomeFirstResponder()`: a view outside a window cannot become first responder.
  @Test func `a field outside the window does not become first responder`() {
    let (screen, _, _) = Self.field()
    let outside = UITextField()
    screen.turn { #expect(!outside.becomeFirstResponder()) }
    #expect(!outside.isFirstResponder && !outside.isEditing)
  }

  /// UIResponder: `becomeFirstResponder()` and `resignFirstResponder()` return whether they succeed.
  @Test func `becoming and resigning tell whether they succeed`() {
    let (screen, field, _) = Self.field()
    screen.turn {
      #expect(field.canBecomeFirstResponder && field.canResignFirstResponder)
      #expect(field.becomeFirstResponder() && field.isFirstResponder)
      #expect(field.resignFirstResponder() && !field.isFirstResponder)
      #expect(!UIView().becomeFirstResponder())
    }
  }

  /// UIView `endEditing(_:)`: true when the view or a subview was the first responder that resigned.
  @Test func `endEditing tells whether a field resigned`() {
    let (screen, field, _) = Self.field()
    screen.turn {
      field.becomeFirstResponder()
      #expect(field.superview?.endEditing(false) == true && !field.isFirstResponder)
    }
  }

  /// UITextField: text set by code sends no `editingChanged` and does not ask the delegate.
  @Test func `a text set while editing is not asked about`() {
    final class Asking: UITextFieldDelegate {
      let log = ProbeLog()
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        log.add("should")
        return true
      }
    }
    let (screen, field, _) = Self.field()
    let delegate = Asking()
    let log = ProbeLog()
    field.delegate = delegate
    field.addAction(UIAction { _ in log.add("changed") }, for: .editingChanged)
    screen.turn {
      field.becomeFirstResponder()
      field.text = "code"
    }
    #expect(delegate.log.take() == [] && log.take() == [])
    screen.simulator.perform(.key(.text("!")))
    #expect(delegate.log.take() == ["should"] && log.take() == ["changed"])
    #expect(field.text == "code!")
  }

  /// UITextField: documented defaults.
  @Test func `a field has the documented defaults of input`() {
    let field = UITextField()
    #expect(field.placeholder == nil && field.borderStyle == .none && !field.clearsOnBeginEditing)
    #expect(field.keyboardType == .default && field.returnKeyType == .default)
    #expect(!field.isSecureTextEntry && field.autocorrectionType == .default)
    #expect(field.autocapitalizationType == .sentences || field.autocapitalizationType == .none)
    #expect(field.clearButtonMode == .never && field.leftView == nil)
    #expect(!field.clearsOnInsertion && field.inputView == nil && field.inputAccessoryView == nil)
  }

  final class ViewLog: UITextViewDelegate {
    let log = ProbeLog()
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.add("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
    func textViewDidChange(_ textView: UITextView) { log.add("change \(textView.text ?? "")") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.add("shouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
  }

  /// UITextViewDelegate: the order of an editing session.
  @Test func `a text view tells of an editing session in order`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
    let delegate = ViewLog()
    view.delegate = delegate
    screen.turn { root.view.addSubview(view) }
    screen.turn { view.becomeFirstResponder() }
    screen.simulator.perform(.key(.text("h")))
    screen.simulator.perform(.key(.text("i")))
    screen.simulator.perform(.key(.deleteBackward))
    screen.turn { view.resignFirstResponder() }
    #expect(
      delegate.log.take() == [
        "shouldBegin", "didBegin", "change h", "change hi", "change h", "shouldEnd", "didEnd",
      ])
  }

  /// UITextView: the usual placeholder pattern of a delegate that changes text and colour.
  @Test func `a delegate clears a placeholder text when editing begins`() {
    final class Placeholder: UITextViewDelegate {
      func textViewDidBeginEditing(_ textView: UITextView) {
        if textView.textColor == .lightGray {
          textView.text = ""
          textView.textColor = .black
        }
      }
      func textViewDidEndEditing(_ textView: UITextView) {
        if textView.text.isEmpty {
          textView.text = "Write"
          textView.textColor = .lightGray
        }
      }
    }
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
    let delegate = Placeholder()
    view.text = "Write"
    view.textColor = .lightGray
    view.delegate = delegate
    screen.turn { root.view.addSubview(view) }
    screen.turn { view.becomeFirstResponder() }
    #expect(view.text == "" && view.textColor == .black)
    screen.turn { view.resignFirstResponder() }
    #expect(view.text == "Write" && view.textColor == .lightGray)
  }

  /// UITextField: the number pad's usual filter refuses letters.
  @Test func `a filter of digits refuses letters`() {
    final class Digits: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let (screen, field, _) = Self.field()
    let delegate = Digits()
    field.delegate = delegate
    screen.turn { field.becomeFirstResponder() }
    for letter in ["4", "x", "2", "y"] { screen.simulator.perform(.key(.text(letter))) }
    #expect(field.text == "42")
    screen.simulator.perform(.key(.deleteBackward))
    #expect(field.text == "4")
  }

  /// UIViewController: a field in a presented controller that is dismissed ends its editing.
  @Test func `a dismissal ends the editing of a field`() {
    let (screen, _, _) = Self.field()
    guard let root = screen.root else { return }
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    let delegate = FieldLog()
    field.delegate = delegate
    modal.view.addSubview(field)
    screen.turn { root.present(modal, animated: true) }
    screen.settle()
    screen.turn { field.becomeFirstResponder() }
    _ = delegate.log.take()
    screen.turn { root.dismiss(animated: true) }
    screen.settle()
    #expect(!field.isFirstResponder)
    #expect(delegate.log.take().contains { $0.hasPrefix("didEnd") })
  }

  /// UITextView: documented defaults.
  @Test func `a text view has the documented defaults`() {
    let view = UITextView()
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.text == "")
    #expect(view.clipsToBounds && !view.isFirstResponder)
    #expect(view.dataDetectorTypes == [])
  }
}
