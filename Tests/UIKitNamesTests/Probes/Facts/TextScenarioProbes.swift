import Testing
import UIKitNames

/// Probes of text fields and text views with their delegates.
@Suite struct TextScenarioProbes {
  final class Fields: UITextFieldDelegate {
    let log = ProbeLog()
    var begins = true
    var ends = true
    var limit = 100
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
      log.add("change \(range.location) \(range.length) \(string)")
      return (textField.text ?? "").count - range.length + string.count <= limit
    }
  }

  private static func field(_ tag: Int, _ delegate: (any UITextFieldDelegate)?) -> UITextField {
    let field = UITextField(frame: CGRect(x: 2, y: Double(tag) * 2, width: 20, height: 1))
    field.tag = tag
    field.delegate = delegate
    return field
  }

  private static func type(_ stage: ViewStage, _ text: String) {
    for character in text { stage.screen.simulator.perform(.key(.text(String(character)))) }
    stage.screen.settle()
  }

  /// UITextFieldDelegate: the delegate is asked before the editing begins and ends, and told after
  /// each.
  @Test func `a field asks before it begins and ends`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    stage.add(field)
    #expect(!field.isEditing && !field.isFirstResponder)
    stage.turn { field.becomeFirstResponder() }
    #expect(delegate.log.take() == ["shouldBegin 1", "begin 1"])
    #expect(field.isEditing && field.isFirstResponder)
    stage.turn { field.resignFirstResponder() }
    #expect(delegate.log.take() == ["shouldEnd 1", "end 1"])
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  /// UITextFieldDelegate `textFieldShouldBeginEditing(_:)` and `textFieldShouldEndEditing(_:)`:
  /// false prevents the beginning, and keeps the field first responder.
  @Test func `a delegate prevents the beginning and the end`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    stage.add(field)
    delegate.begins = false
    var results: [Bool] = []
    stage.turn { results.append(field.becomeFirstResponder()) }
    #expect(results == [false] && delegate.log.take() == ["shouldBegin 1"] && !field.isEditing)
    delegate.begins = true
    delegate.ends = false
    stage.turn { results.append(field.becomeFirstResponder()) }
    stage.turn { results.append(field.resignFirstResponder()) }
    #expect(results == [false, true, false])
    #expect(delegate.log.take() == ["shouldBegin 1", "begin 1", "shouldEnd 1"])
    #expect(field.isEditing && field.isFirstResponder)
  }

  /// UITextFieldDelegate `textField(_:shouldChangeCharactersIn:replacementString:)`: the range and
  /// the text of each change by the user; an empty text is a deletion. Code that sets the text does
  /// not ask.
  @Test func `each typed character is asked for`() {
    let stage = ViewStage()
    let delegate = Fields()
    let field = Self.field(1, delegate)
    stage.turn {
      stage.root.view.addSubview(field)
      field.becomeFirstResponder()
    }
    _ = delegate.log.take()
    Self.type(stage, "ab")
    #expect(delegate.log.take() == ["change 0 0 a", "change 1 0 b"] && field.text == "ab")
    stage.screen.simulator.perform(.key(.deleteBackward))
    stage.screen.settle()
    #expect(delegate.log.take() == ["change 1 1 "] && field.text == "a")
    stage.turn { field.text = "set" }
    #expect(delegate.log.take() == [] && field.text == "set")
  }

  /// UIControl.Event `editingChanged`: sent for changes by the user that the delegate allows, not
  /// for those by code.
  @Test func `only allowed changes by the user send an event`() {
    let stage = ViewStage()
    let delegate = Fields()
    delegate.limit = 3
    let field = Self.field(1, delegate)
    let log = ProbeLog()
    field.addAction(
      UIAction { action in log.add((action.sender as? UITextField)?.text ?? "") },
      for: .editingChanged)
    stage.turn {
      stage.root.view.addSubview(field)
      field.becomeFirstResponder()
      field.text = "x"
    }
    #expect(log.take() == [])
    Self.type(stage, "yzw")
    #expect(log.take() == ["xy", "xyz"] && field.text == "xyz")
    stage.screen.simulator.perform(.paste("more"))
    stage.screen.settle()
    #expect(log.take() == [] && field.text == "xyz")
  }

  /// UITextField `clearsOnBeginEditing`: with true the old text goes when the user begins to edit;
  /// the placeholder shows while there is no text.
  @Test func `a field is cleared when its editing begins`() {
    let stage = ViewStage()
    let field = Self.field(1, nil)
    field.clearsOnBeginEditing = true
    field.placeholder = "City"
    stage.add(field)
    #expect(stage.screen.row(of: "City") == 2)
    stage.turn { field.text = "Rome" }
    #expect(stage.screen.row(of: "City") == nil && stage.screen.row(of: "Rome") == 2)
    stage.screen.click(4, 2)
    stage.screen.settle()
    #expect(field.isEditing && field.text == "")
  }

  final class Notes: UITextViewDelegate {
    let log = ProbeLog()
    var begins = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("begin") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.add("should \(range.location) \(range.length) \(text)")
      return text != "#"
    }
    func textViewDidChange(_ textView: UITextView) { log.add("change \(textView.text ?? "")") }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("end") }
  }

  /// UITextViewDelegate: a change by the user is asked for and told; one that is refused is not
  /// told, and neither is a text set by code.
  @Test func `a text view asks for and tells changes by the user`() {
    let stage = ViewStage()
    let delegate = Notes()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
    view.delegate = delegate
    stage.add(view)
    stage.turn { view.becomeFirstResponder() }
    #expect(delegate.log.take() == ["shouldBegin", "begin"])
    Self.type(stage, "a#b")
    #expect(
      delegate.log.take()
        == ["should 0 0 a", "change a", "should 1 0 #", "should 1 0 b", "change ab"])
    stage.turn { view.text = "other" }
    #expect(delegate.log.take() == [] && view.hasText)
    stage.turn { view.resignFirstResponder() }
    #expect(delegate.log.take() == ["end"] && view.text == "other")
  }

  /// UITextField `textDidChangeNotification`: posted for changes by the user with the field as
  /// object; the usual way to enable a button only while there is text.
  @Test func `a button is enabled while the field has text`() {
    let stage = ViewStage()
    let field = Self.field(1, nil)
    let save = UIButton(type: .system)
    save.isEnabled = false
    let log = ProbeLog()
    stage.turn {
      stage.root.view.addSubview(field)
      NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { note in
        log.add("\((note.object as? UITextField) === field)")
        save.isEnabled = field.hasText
      }
      field.becomeFirstResponder()
    }
    Self.type(stage, "a")
    #expect(save.isEnabled && log.take() == ["true"])
    stage.screen.simulator.perform(.key(.deleteBackward))
    stage.screen.settle()
    #expect(!save.isEnabled && log.take() == ["true"])
    stage.turn { field.text = "by code" }
    #expect(log.take() == [] && !save.isEnabled)
  }
}
