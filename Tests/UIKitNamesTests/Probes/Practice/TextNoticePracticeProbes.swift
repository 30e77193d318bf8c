import Foundation
import Testing
import UIKitNames

/// Probes of text views, notifications of text, first responders and the pasteboard.
@Suite struct TextNoticePracticeProbes {
  final class Notes: UITextViewDelegate {
    let log = ProbeLog()
    var endsAtReturn = false
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.add("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("begin") }
    func textViewDidChange(_ textView: UITextView) { log.add("changed \(textView.text ?? "")") }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.add("change \(range.location) \(range.length) \(text == "\n" ? "return" : text)")
      guard endsAtReturn, text == "\n" else { return true }
      textView.resignFirstResponder()
      return false
    }
  }

  private static func notes(_ delegate: Notes) -> (ViewStage, UITextView) {
    let stage = ViewStage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 30, height: 5))
    view.delegate = delegate
    stage.add(view)
    return (stage, view)
  }

  private static func type(_ stage: ViewStage, _ text: String) {
    for character in text { stage.screen.simulator.perform(.key(.text(String(character)))) }
    stage.screen.settle()
  }

  /// UITextViewDelegate: asked before each change by the user and notified after it; code that sets the
  /// text does neither.
  @Test func `a text view asks and tells of changes by the user`() {
    let delegate = Notes()
    let (stage, view) = Self.notes(delegate)
    stage.turn { view.becomeFirstResponder() }
    #expect(delegate.log.take() == ["shouldBegin", "begin"])
    Self.type(stage, "hi")
    #expect(delegate.log.take() == ["change 0 0 h", "changed h", "change 1 0 i", "changed hi"])
    stage.screen.simulator.perform(.paste(" you"))
    stage.screen.settle()
    #expect(delegate.log.take() == ["change 2 0  you", "changed hi you"])
    stage.turn { view.text = "new" }
    #expect(delegate.log.take() == [] && view.text == "new")
    stage.turn { view.resignFirstResponder() }
    #expect(delegate.log.take() == ["end"])
  }

  /// UITextViewDelegate `textView(_:shouldChangeTextIn:replacementText:)`: the return key is a change
  /// by a line feed, which apps use to end the input.
  @Test func `the return key ends the input of a text view`() {
    let delegate = Notes()
    let (stage, view) = Self.notes(delegate)
    stage.turn { view.becomeFirstResponder() }
    Self.type(stage, "a")
    _ = delegate.log.take()
    stage.screen.tap()
    stage.screen.settle()
    #expect(delegate.log.take() == ["change 1 0 return", "changed a\n"] && view.text == "a\n")
    delegate.endsAtReturn = true
    stage.screen.tap()
    stage.screen.settle()
    #expect(delegate.log.take() == ["change 2 0 return", "end"])
    #expect(view.text == "a\n" && !view.isFirstResponder)
  }

  /// UITextView `isEditable`: with false the user cannot change the text, and the delegate is not
  /// notified of an editing.
  @Test func `a text view for reading does not begin to edit`() {
    let delegate = Notes()
    let (stage, view) = Self.notes(delegate)
    stage.turn {
      view.text = "read me"
      view.isEditable = false
    }
    stage.screen.click(3, 0)
    stage.screen.settle()
    Self.type(stage, "x")
    #expect(delegate.log.take() == [] && view.text == "read me")
  }

  /// UITextField posts its notifications with itself as the object for what the user does, not for
  /// code.
  @Test func `a field posts notifications of its editing`() {
    let stage = ViewStage()
    let field = UITextField(frame: CGRect(x: 0, y: 2, width: 20, height: 1))
    let other = UITextField(frame: CGRect(x: 0, y: 4, width: 20, height: 1))
    let log = ProbeLog()
    var tokens: [any NSObjectProtocol] = []
    stage.turn {
      stage.root.view.addSubview(field)
      stage.root.view.addSubview(other)
      let names: [(NSNotification.Name, String)] = [
        (UITextField.textDidBeginEditingNotification, "begin"),
        (UITextField.textDidChangeNotification, "change"),
        (UITextField.textDidEndEditingNotification, "end"),
      ]
      for (name, call) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
            log.add(call)
          })
      }
      field.text = "by code"
    }
    #expect(log.take() == [])
    stage.turn { field.becomeFirstResponder() }
    Self.type(stage, "!")
    stage.turn { other.becomeFirstResponder() }
    Self.type(stage, "?")
    #expect(log.take() == ["begin", "change", "end"])
    stage.turn {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      field.becomeFirstResponder()
    }
    #expect(log.take() == [])
  }

  final class Responder: UIView {
    var canResign = true
    let log = ProbeLog()
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { canResign }
    override func becomeFirstResponder() -> Bool {
      let result = super.becomeFirstResponder()
      log.add("become \(result)")
      return result
    }
    override func resignFirstResponder() -> Bool {
      let result = super.resignFirstResponder()
      log.add("resign \(result)")
      return result
    }
  }

  /// UIResponder: a view cannot become first responder unless `canBecomeFirstResponder` is true; the
  /// old first responder resigns, and only one is left.
  @Test func `one view is first responder`() {
    let stage = ViewStage()
    let (plain, a, b) = (UIView(), Responder(), Responder())
    for view in [plain, a, b] { view.frame = CGRect(x: 0, y: 0, width: 5, height: 2) }
    for view in [plain, a, b] { stage.add(view) }
    var results: [Bool] = []
    stage.turn { results.append(plain.becomeFirstResponder()) }
    stage.turn { results.append(a.becomeFirstResponder()) }
    #expect(results == [false, true] && a.isFirstResponder && !plain.isFirstResponder)
    _ = a.log.take()
    stage.turn { _ = b.becomeFirstResponder() }
    #expect(a.log.take() == ["resign true"] && !a.isFirstResponder && b.isFirstResponder)
    #expect(b.log.take() == ["become true"])
    stage.turn { _ = b.resignFirstResponder() }
    #expect(!a.isFirstResponder && !b.isFirstResponder)
  }

  /// UIResponder `canResignFirstResponder`: false keeps the view first responder, and another one from
  /// becoming it.
  @Test func `a view that does not resign stays first responder`() {
    let stage = ViewStage()
    let (a, b) = (Responder(), Responder())
    for view in [a, b] {
      view.frame = CGRect(x: 0, y: 0, width: 5, height: 2)
      stage.add(view)
    }
    var results: [Bool] = []
    stage.turn { results.append(a.becomeFirstResponder()) }
    a.canResign = false
    stage.turn { results.append(b.becomeFirstResponder()) }
    #expect(results == [true, false] && a.isFirstResponder && !b.isFirstResponder)
    a.canResign = true
    stage.turn { results.append(b.becomeFirstResponder()) }
    #expect(results.last == true && b.isFirstResponder)
  }

  /// UITextField `isEnabled`: a disabled field cannot become first responder, by a tap or by code.
  @Test func `a disabled field cannot be edited`() {
    let stage = ViewStage()
    let field = UITextField(frame: CGRect(x: 0, y: 2, width: 20, height: 1))
    field.isEnabled = false
    stage.add(field)
    stage.screen.click(3, 2)
    stage.screen.settle()
    var result = true
    stage.turn { result = field.becomeFirstResponder() }
    #expect(!field.isEditing && !result && !field.isFirstResponder)
    stage.turn { field.isEnabled = true }
    stage.screen.click(3, 2)
    stage.screen.settle()
    #expect(field.isEditing)
  }

  /// UIPasteboard: `general` has what was set last; `changeCount` grows with each change;
  /// `string` is the first of `strings`.
  @Test func `the pasteboard has what was set last`() {
    let stage = ViewStage()
    stage.turn {
      let board = UIPasteboard.general
      let count = board.changeCount
      board.string = "one"
      #expect(UIPasteboard.general.string == "one" && board.hasStrings && board.numberOfItems == 1)
      #expect(board.changeCount > count)
      board.strings = ["two", "three"]
      #expect(board.string == "two" && board.numberOfItems == 2)
      #expect(board.strings == ["two", "three"])
      let url = URL(string: "https://example.com/a")
      board.url = url
      #expect(board.hasURLs && board.url == url && board.numberOfItems == 1)
    }
  }
}
