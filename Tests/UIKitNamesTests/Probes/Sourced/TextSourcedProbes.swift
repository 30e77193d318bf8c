import Testing
import UIKitNames

/// Probes of text fields and text views, as Apple's documentation and headers state them.
@Suite struct TextSourcedProbes {
  final class Fields: UITextFieldDelegate {
    let log = ProbeLog()
    var ends = true
    var clears = true
    var accepts = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.add("shouldBegin \(textField.tag)")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin \(textField.tag)") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.add("shouldEnd \(textField.tag)")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("end \(textField.tag)") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.add("clear \(textField.tag)")
      return clears
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.add("change \(range.location),\(range.length) \(string)")
      return accepts
    }
  }

  final class Reasons: UITextFieldDelegate {
    let log = ProbeLog()
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("plain") }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { log.add("reason \(reason == .committed)") }
  }

  private static func field(_ tag: Int, _ delegate: (any UITextFieldDelegate)? = nil) -> UITextField
  {
    let field = UITextField(frame: CGRect(x: 2, y: Double(tag) * 2, width: 20, height: 1))
    field.tag = tag
    field.delegate = delegate
    return field
  }

  private static func type(_ stage: ViewStage, _ text: String) {
    for character in text { stage.screen.simulator.perform(.key(.text(String(character)))) }
    stage.screen.settle()
  }

  /// UITextFieldDelegate: the current field resigns (should end, did end) before the next one has begun.
  @Test func `another field takes over`() {
    let stage = ViewStage()
    let delegate = Fields()
    let (a, b) = (Self.field(1, delegate), Self.field(2, delegate))
    withExtendedLifetime(delegate) {
      stage.add(a)
      stage.add(b)
      stage.turn { a.becomeFirstResponder() }
      _ = delegate.log.take()
      stage.turn { b.becomeFirstResponder() }
      let calls = delegate.log.take()
      #expect(
        Set(calls) == ["shouldBegin 2", "shouldEnd 1", "end 1", "begin 2"] && calls.count == 4)
      #expect(calls.last == "begin 2" && b.isEditing && !a.isEditing)
      let (asked, told) = (calls.firstIndex(of: "shouldEnd 1"), calls.firstIndex(of: "end 1"))
      #expect((asked ?? 9) < (told ?? 0))
      delegate.ends = false
      stage.turn { a.becomeFirstResponder() }
      #expect(b.isFirstResponder && !a.isFirstResponder)
    }
  }

  /// UITextField.h `textFieldDidEndEditing(_:reason:)`: "if implemented, called in place of
  /// textFieldDidEndEditing:"; the reason is `committed`.
  @Test func `the end with a reason replaces the plain one`() {
    let stage = ViewStage()
    let delegate = Reasons()
    let field = Self.field(1, delegate)
    withExtendedLifetime(delegate) {
      stage.add(field)
      stage.turn { field.becomeFirstResponder() }
      stage.turn { field.resignFirstResponder() }
      #expect(delegate.log.take() == ["reason true"])
    }
  }

  /// UITextFieldDelegate `textFieldShouldClear(_:)`: asked when "editing begins and the clearsOnBeginEditing
  /// property of the text field is set to true"; false keeps the text.
  @Test func `a delegate keeps the text at the beginning`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    withExtendedLifetime(delegate) {
      field.text = "Rome"
      field.clearsOnBeginEditing = true
      delegate.clears = false
      stage.add(field)
      stage.screen.click(4, 2)
      stage.screen.settle()
      #expect(delegate.log.take().contains("clear 1") && field.text == "Rome" && field.isEditing)
      stage.turn { field.resignFirstResponder() }
      delegate.clears = true
      stage.screen.click(4, 2)
      stage.screen.settle()
      #expect(field.text == "" && field.isEditing)
    }
  }

  /// UITextField `text`: an empty string by default, also after nil; `hasText` (UIKeyInput) says whether
  /// there is some; `isSecureTextEntry` and `clearsOnBeginEditing` are false.
  @Test func `the defaults of a field`() {
    let field = Self.field(1)
    #expect(field.text == "" && !field.hasText && field.placeholder == nil)
    #expect(!field.isSecureTextEntry && !field.clearsOnBeginEditing && !field.isEditing)
    #expect(field.canBecomeFirstResponder && field.clearButtonMode == .never)
    field.text = "x"
    #expect(field.hasText)
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  /// UIView `endEditing(_:)`: makes a nested field resign; true forces it "regardless of whether it wants to
  /// do so".
  @Test func `the end of editing is asked for or forced`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    withExtendedLifetime(delegate) {
      stage.add(field)
      stage.turn { field.becomeFirstResponder() }
      delegate.ends = false
      var results: [Bool] = []
      stage.turn { results.append(stage.root.view.endEditing(false)) }
      #expect(results == [false] && field.isEditing)
      stage.turn { results.append(stage.root.view.endEditing(true)) }
      #expect(results == [false, true] && !field.isEditing)
    }
  }

  /// UIControl.Event `editingDidBegin`, `editingChanged`, `editingDidEnd`: sent by a text field; setting the
  /// text in code sends none.
  @Test func `the events of a field`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let field = Self.field(1)
    field.addAction(UIAction { _ in log.add("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in log.add("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in log.add("end") }, for: .editingDidEnd)
    stage.add(field)
    stage.turn { field.text = "code" }
    #expect(log.take() == [])
    stage.turn { field.becomeFirstResponder() }
    Self.type(stage, "ab")
    stage.turn { field.resignFirstResponder() }
    #expect(log.take() == ["begin", "changed", "changed", "end"] && field.text == "codeab")
  }

  /// UITextField `textDidBeginEditingNotification`, `textDidChangeNotification` and
  /// `textDidEndEditingNotification`: the object is the field.
  @Test func `the notifications of a field`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let (field, other) = (Self.field(1), Self.field(2))
    stage.add(field)
    stage.add(other)
    stage.turn {
      let names = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ]
      for (index, name) in names.enumerated() {
        _ = NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
          note in
          log.add("\(index) \((note.object as? UITextField)?.tag ?? 0)")
        }
      }
      field.becomeFirstResponder()
    }
    Self.type(stage, "a")
    stage.turn { other.becomeFirstResponder() }
    Self.type(stage, "b")
    #expect(log.take() == ["0 1", "1 1", "2 1"])
  }

  /// UITextFieldDelegate `textField(_:shouldChangeCharactersIn:replacementString:)`: false keeps the old
  /// text; pasted text comes as one replacement.
  @Test func `a delegate refuses changes`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    withExtendedLifetime(delegate) {
      field.text = "ab"
      stage.add(field)
      stage.turn { field.becomeFirstResponder() }
      _ = delegate.log.take()
      delegate.accepts = false
      Self.type(stage, "c")
      stage.screen.simulator.perform(.key(.deleteBackward))
      stage.screen.settle()
      #expect(delegate.log.take() == ["change 2,0 c", "change 1,1 "] && field.text == "ab")
      delegate.accepts = true
      stage.screen.simulator.perform(.paste("xyz"))
      stage.screen.settle()
      #expect(delegate.log.take() == ["change 2,0 xyz"] && field.text == "abxyz")
    }
  }

  final class Notes: UITextViewDelegate {
    let log = ProbeLog()
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.add("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.add("shouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.add("should \(text)")
      return text != "x"
    }
    func textViewDidChange(_ textView: UITextView) { log.add("did \(textView.text ?? "")") }
  }

  /// UITextViewDelegate `textViewDidChange(_:)`: for changes by the user; "not called in response to
  /// programmatically initiated changes". A refused change does not happen.
  @Test func `a text view tells of the user's changes`() {
    let stage = ViewStage()
    let notes = Notes()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
    withExtendedLifetime(notes) {
      view.delegate = notes
      stage.add(view)
      stage.turn { view.becomeFirstResponder() }
      #expect(notes.log.take() == ["shouldBegin", "begin"])
      Self.type(stage, "axb")
      #expect(notes.log.take() == ["should a", "did a", "should x", "should b", "did ab"])
      stage.turn { view.text = "code" }
      #expect(notes.log.take() == [] && view.text == "code")
      stage.turn { view.resignFirstResponder() }
      #expect(notes.log.take() == ["shouldEnd", "end"])
    }
  }

  /// UITextView `isEditable`: true by default; with false the user cannot change the text, while code can.
  @Test func `a text view for reading`() {
    let stage = ViewStage()
    let notes = Notes()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
    withExtendedLifetime(notes) {
      #expect(view.isEditable && view.isSelectable && !view.hasText && view.text == "")
      view.isEditable = false
      view.delegate = notes
      view.text = "Read"
      stage.add(view)
      stage.screen.click(3, 0)
      Self.type(stage, "a")
      #expect(view.text == "Read" && view.hasText && notes.log.take() == [])
    }
  }
}
