import Testing
import UIKitNames

/// Probes of text fields.
@Suite struct TextDocumentedProbes {
  final class Fields: UITextFieldDelegate {
    let log = ProbeLog()
    var begins = true
    var ends = true
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.add("shouldBegin \(textField.tag)")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin \(textField.tag)") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.add("shouldEnd \(textField.tag)")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("end \(textField.tag)") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.add("change \(range.location),\(range.length) \(string)")
      return allows
    }
  }

  private static func field(_ tag: Int, _ delegate: (any UITextFieldDelegate)?) -> UITextField {
    let field = UITextField(frame: CGRect(x: 2, y: Double(tag) * 3, width: 20, height: 1))
    field.tag = tag
    field.delegate = delegate
    return field
  }

  private static func type(_ stage: ViewStage, _ text: String) {
    for character in text { stage.screen.simulator.perform(.key(.text(String(character)))) }
    stage.screen.settle()
  }

  /// UITextFieldDelegate "flow of the editing process": a field that becomes first responder while another
  /// is edited: the other is asked and ends before the new one has begun.
  @Test func `editing moves from one field to another`() {
    let stage = ViewStage()
    let delegate = Fields()
    let (a, b) = (Self.field(1, delegate), Self.field(2, delegate))
    stage.add(a)
    stage.add(b)
    stage.turn { a.becomeFirstResponder() }
    _ = delegate.log.take()
    stage.turn { b.becomeFirstResponder() }
    let calls = delegate.log.take()
    #expect(Set(calls) == ["shouldBegin 2", "shouldEnd 1", "end 1", "begin 2"] && calls.count == 4)
    #expect(calls.filter { $0 != "shouldBegin 2" } == ["shouldEnd 1", "end 1", "begin 2"])
    #expect(b.isEditing && !a.isEditing && b.isFirstResponder)
    withExtendedLifetime(delegate) {}
  }

  /// UITextFieldDelegate `textFieldShouldEndEditing(_:)`: false: "the field remains the first responder",
  /// so another field does not become it; `endEditing(true)` ends the editing whatever the delegate says.
  @Test func `a field that may not end keeps the editing unless forced`() {
    let stage = ViewStage()
    let delegate = Fields()
    let (a, b) = (Self.field(1, delegate), Self.field(2, nil))
    stage.add(a)
    stage.add(b)
    stage.turn { a.becomeFirstResponder() }
    delegate.ends = false
    var result = true
    stage.turn { result = b.becomeFirstResponder() }
    #expect(!result && a.isEditing && !b.isEditing)
    stage.turn { result = stage.root.view.endEditing(false) }
    #expect(!result && a.isEditing)
    _ = delegate.log.take()
    stage.turn { stage.root.view.endEditing(true) }
    #expect(!a.isEditing && !a.isFirstResponder && delegate.log.take().last == "end 1")
  }

  final class Reasons: UITextFieldDelegate {
    let log = ProbeLog()
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("plain") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.add("reason \(reason == .committed)")
    }
  }

  /// UITextField.h `textFieldDidEndEditing(_:reason:)`: "if implemented, called in place of
  /// textFieldDidEndEditing:"; the reason is `committed` on a phone.
  @Test func `the method with a reason replaces the plain one`() {
    let stage = ViewStage()
    let delegate = Reasons()
    let field = Self.field(1, delegate)
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    stage.turn { field.resignFirstResponder() }
    #expect(delegate.log.take() == ["reason true"])
  }

  /// UITextField: `editingDidBegin`, `editingChanged` and `editingDidEnd` go with the notifications
  /// `textDidBeginEditing`, `textDidChange` and `textDidEndEditing`, whose object is the field.
  @Test func `events and notifications of editing`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let field = Self.field(1, nil)
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "change"),
      (.editingDidEnd, "end"),
    ] {
      field.addAction(UIAction { _ in log.add(name) }, for: event)
    }
    stage.turn {
      for (name, text) in [
        (UITextField.textDidBeginEditingNotification, "nBegin"),
        (UITextField.textDidChangeNotification, "nChange"),
        (UITextField.textDidEndEditingNotification, "nEnd"),
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
          log.add(text)
        }
      }
    }
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    #expect(Set(log.take()) == ["begin", "nBegin"])
    Self.type(stage, "x")
    #expect(Set(log.take()) == ["change", "nChange"])
    stage.turn { field.text = "by code" }
    #expect(log.take() == [])
    stage.turn { field.resignFirstResponder() }
    #expect(Set(log.take()) == ["end", "nEnd"])
  }

  /// UITextFieldDelegate `textField(_:shouldChangeCharactersIn:replacementString:)`: false keeps the text;
  /// a delegate may set a text of its own meanwhile, as fields in capitals do.
  @Test func `a delegate writes its own text`() {
    final class Capitals: UITextFieldDelegate {
      func textField(
        _ field: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        guard string != string.uppercased() else { return true }
        let text = (field.text ?? "") as NSString
        field.text = text.replacingCharacters(in: range, with: string.uppercased())
        return false
      }
    }
    let stage = ViewStage()
    let delegate = Capitals()
    let field = Self.field(1, delegate)
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    Self.type(stage, "aB2c")
    #expect(field.text == "AB2C")
    withExtendedLifetime(delegate) {}
  }

  /// UITextField.h and UITextInput: defaults: the text is empty, not nil; `hasText`; a secure field still
  /// has its text; attributed text gives the plain one.
  @Test func `a field has the header's defaults`() {
    let field = UITextField()
    #expect(
      field.text == "" && !field.hasText && field.placeholder == nil && field.borderStyle == .none)
    #expect(
      !field.clearsOnBeginEditing && field.clearButtonMode == .never && !field.isSecureTextEntry)
    #expect(field.leftView == nil && field.leftViewMode == .never && field.rightViewMode == .never)
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(field.text == "secret" && field.hasText)
    field.attributedText = NSAttributedString(string: "other")
    #expect(field.text == "other")
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  /// UIResponder `canBecomeFirstResponder`, UIControl `isEnabled`: a disabled field cannot become first
  /// responder; a field removed from its window ends its editing.
  @Test func `a field without window or enabling is not edited`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    stage.add(field)
    field.isEnabled = false
    stage.screen.click(4, 3)
    stage.screen.settle()
    #expect(!field.isEditing && delegate.log.take() == [])
    field.isEnabled = true
    stage.screen.click(4, 3)
    stage.screen.settle()
    #expect(field.isEditing && field.isFirstResponder)
    _ = delegate.log.take()
    delegate.ends = false
    stage.turn { field.removeFromSuperview() }
    #expect(!field.isFirstResponder && !field.isEditing && delegate.log.take().last == "end 1")
  }
}
