import Foundation
import Testing
import UIKitNames

/// Probes of text fields and text views: delegates, events, notifications, the return key.
@Suite struct TextInputPracticeProbes {
  final class Fields: UITextFieldDelegate {
    let log = ProbeLog()
    var clears = true
    var ends = true
    var onReturn: (UITextField) -> Bool = { _ in true }
    var onChange: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }
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
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.add("return \(textField.tag)")
      return onReturn(textField)
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { onChange(textField, range, string) }
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

  private static func enter(_ stage: ViewStage) {
    stage.screen.tap()
    stage.screen.settle()
  }

  /// UITextField `text`: an empty string by default, also after nil; `hasText` follows.
  @Test func `the text of a field is never nil`() {
    let (field, view) = (UITextField(), UITextView())
    #expect(field.text == "" && !field.hasText && field.placeholder == nil && !field.isEditing)
    #expect(!field.isSecureTextEntry && !field.clearsOnBeginEditing && field.delegate == nil)
    field.text = "word"
    #expect(field.hasText)
    field.text = nil
    #expect(field.text == "" && !field.hasText)
    #expect(view.text == "" && !view.hasText && view.isEditable && view.isSelectable)
  }

  /// UITextFieldDelegate: when another field becomes first responder, it is asked first, then the old
  /// one ends, then the new one begins.
  @Test func `editing moves from field to field in order`() {
    let stage = ViewStage()
    let delegate = Fields()
    let (first, second) = (Self.field(1, delegate), Self.field(2, delegate))
    stage.add(first)
    stage.add(second)
    stage.turn { first.becomeFirstResponder() }
    _ = delegate.log.take()
    stage.turn { second.becomeFirstResponder() }
    #expect(delegate.log.take() == ["shouldBegin 2", "shouldEnd 1", "end 1", "begin 2"])
    #expect(second.isEditing && !first.isEditing)
    var result = false
    stage.turn { result = second.becomeFirstResponder() }
    #expect(result && delegate.log.take() == [])
  }

  /// UITextFieldDelegate `textFieldShouldEndEditing(_:)`: false keeps another field from becoming first
  /// responder.
  @Test func `a field that does not end keeps the next from beginning`() {
    let stage = ViewStage()
    let delegate = Fields()
    let (first, second) = (Self.field(1, delegate), Self.field(2))
    stage.add(first)
    stage.add(second)
    delegate.ends = false
    var result = true
    stage.turn { first.becomeFirstResponder() }
    stage.turn { result = second.becomeFirstResponder() }
    #expect(!result && first.isEditing && !second.isEditing)
    #expect(!delegate.log.take().contains("end 1"))
  }

  /// UIView `endEditing(_:)`: true ends the editing of a field within although its delegate refuses;
  /// false respects the delegate.
  @Test func `editing ends by force`() {
    let stage = ViewStage()
    let delegate = Fields()
    let (field, box) = (Self.field(1, delegate), UIView())
    box.frame = CGRect(x: 0, y: 0, width: 30, height: 8)
    box.addSubview(field)
    stage.add(box)
    delegate.ends = false
    stage.turn { field.becomeFirstResponder() }
    stage.turn { stage.root.view.endEditing(false) }
    #expect(field.isEditing)
    _ = delegate.log.take()
    var result = false
    stage.turn { result = stage.root.view.endEditing(true) }
    #expect(result && !field.isEditing && !field.isFirstResponder)
    #expect(delegate.log.take().last == "end 1")
  }

  /// UITextFieldDelegate `textFieldDidEndEditing(_:)`: also called when the field leaves its window,
  /// even if the delegate would refuse.
  @Test func `a removed field ends its editing`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    stage.add(field)
    delegate.ends = false
    stage.turn { field.becomeFirstResponder() }
    _ = delegate.log.take()
    stage.turn { field.removeFromSuperview() }
    #expect(delegate.log.take().last == "end 1" && !field.isEditing && !field.isFirstResponder)
  }

  /// UITextFieldDelegate `textFieldDidEndEditing(_:reason:)`: called in place of
  /// `textFieldDidEndEditing(_:)` if it is implemented.
  @Test func `the end with a reason replaces the end`() {
    final class Both: UITextFieldDelegate {
      let log = ProbeLog()
      func textFieldDidEndEditing(_ textField: UITextField) { log.add("end") }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
      {
        log.add("reason \(reason == .committed)")
      }
    }
    let stage = ViewStage()
    let delegate = Both()
    let field = Self.field(1, delegate)
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    stage.turn { field.resignFirstResponder() }
    #expect(delegate.log.take() == ["reason true"])
  }

  /// UITextField `clearsOnBeginEditing`: the delegate's `textFieldShouldClear(_:)` is asked and can
  /// keep the text.
  @Test(arguments: [true, false])
  func `clearing at the beginning asks the delegate`(clears: Bool) {
    let stage = ViewStage()
    let delegate = Fields()
    delegate.clears = clears
    let field = Self.field(1, delegate)
    field.text = "Rome"
    field.clearsOnBeginEditing = true
    stage.add(field)
    stage.screen.click(4, 2)
    stage.screen.settle()
    #expect(field.isEditing && field.text == (clears ? "" : "Rome"))
    #expect(delegate.log.take().filter { $0 == "clear 1" }.count == 1)
  }

  /// UITextFieldDelegate `textFieldShouldReturn(_:)`: the usual chain, where the return key moves to
  /// the next field, with either result.
  @Test(arguments: [true, false])
  func `the return key moves to the next field`(result: Bool) {
    let stage = ViewStage()
    let delegate = Fields()
    let (first, second) = (Self.field(1, delegate), Self.field(2, delegate))
    delegate.onReturn = { field in
      if field === first { second.becomeFirstResponder() } else { field.resignFirstResponder() }
      return result
    }
    stage.add(first)
    stage.add(second)
    stage.turn { first.becomeFirstResponder() }
    Self.type(stage, "ab")
    _ = delegate.log.take()
    Self.enter(stage)
    #expect(
      delegate.log.take() == ["return 1", "shouldBegin 2", "shouldEnd 1", "end 1", "begin 2"])
    #expect(second.isEditing)
    Self.type(stage, "cd")
    #expect(first.text == "ab" && second.text == "cd")
    _ = delegate.log.take()
    Self.enter(stage)
    #expect(delegate.log.take() == ["return 2", "shouldEnd 2", "end 2"] && !second.isEditing)
  }

  /// UIControl.Event of a text field: begin, change and end of the editing; `editingDidEndOnExit` at
  /// the return key, unless the delegate returns false.
  @Test func `a field sends the events of editing`() {
    let stage = ViewStage()
    let delegate = Fields()
    let (field, log) = (Self.field(1, delegate), ProbeLog())
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "change"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"),
    ]
    for (event, name) in events { field.addAction(UIAction { _ in log.add(name) }, for: event) }
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    Self.type(stage, "a")
    #expect(log.take() == ["begin", "change"])
    delegate.onReturn = { _ in false }
    Self.enter(stage)
    #expect(log.take() == [] && field.isEditing)
    delegate.onReturn = { _ in true }
    Self.enter(stage)
    #expect(log.take().sorted() == ["end", "exit"])
    stage.turn { field.text = "code" }
    #expect(log.take() == [])
  }

  /// UITextFieldDelegate `textField(_:shouldChangeCharactersIn:replacementString:)`: a delegate that
  /// sets a formatted text and returns false replaces the input; typing continues at its end.
  @Test func `a delegate formats the input`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    var ranges: [Int] = []
    delegate.onChange = { field, range, string in
      ranges.append(range.location)
      let old = (field.text ?? "") as NSString
      let digits = old.replacingCharacters(in: range, with: string).filter(\.isNumber)
      field.text = digits.count > 3 ? "\(digits.prefix(3))-\(digits.dropFirst(3))" : digits
      return false
    }
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    Self.type(stage, "12x345")
    #expect(field.text == "123-45" && ranges == [0, 1, 2, 2, 3, 5])
  }

  /// The range of `textField(_:shouldChangeCharactersIn:replacementString:)` counts UTF-16 units, and
  /// a deletion takes a whole character.
  @Test func `an emoji is deleted as a whole`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    var changes: [String] = []
    delegate.onChange = { _, range, string in
      changes.append("\(range.location) \(range.length) \(string.utf16.count)")
      return true
    }
    stage.add(field)
    stage.turn { field.becomeFirstResponder() }
    Self.type(stage, "a👍")
    stage.screen.simulator.perform(.key(.deleteBackward))
    stage.screen.settle()
    #expect(changes == ["0 0 1", "1 0 2", "1 2 0"] && field.text == "a")
  }
}
