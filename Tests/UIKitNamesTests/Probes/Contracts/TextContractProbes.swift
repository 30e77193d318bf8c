import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of what text fields and text views ask and tell while text is typed.
@Suite struct TextContractProbes {
  private final class Delegate: UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var returns = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("change \(range.location),\(range.length) '\(string)'")
      return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return returns
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("change \(range.location),\(range.length) '\(text)'")
      return true
    }
    func textViewDidChange(_ textView: UITextView) { log.append("changed \(textView.text ?? "")") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
  }

  private let delegate = Delegate()

  private func make(_ text: String = "") -> (Screen, UITextField) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let field = UITextField(frame: CGRect(x: 2, y: 2, width: 16, height: 1))
    field.text = text
    field.delegate = delegate
    screen.turn {
      root.view.addSubview(field)
      field.becomeFirstResponder()
    }
    screen.settle()
    return (screen, field)
  }

  private func made(_ text: String) -> (Screen, UITextView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 20, height: 6))
    view.text = text
    view.delegate = delegate
    screen.turn {
      root.view.addSubview(view)
      view.becomeFirstResponder()
    }
    screen.settle()
    return (screen, view)
  }

  private func type(_ screen: Screen, _ keys: KeyInput...) {
    for key in keys { screen.simulator.perform(.key(key)) }
  }

  private var changes: [String] { delegate.log.filter { $0.hasPrefix("change ") } }

  /// UITextFieldDelegate: deleting asks with the range of the last character and an empty string.
  @Test func `deleting asks with a range of one character`() {
    let (screen, field) = make("abc")
    type(screen, .deleteBackward)
    #expect(changes == ["change 2,1 ''"] && field.text == "ab")
  }

  /// UITextFieldDelegate: an insertion has the range of the insertion point.
  @Test func `typing in the middle asks with the place of the insertion`() {
    let (screen, field) = make("abc")
    type(screen, .arrow(.left), .text("x"))
    #expect(changes == ["change 2,0 'x'"] && field.text == "abxc")
  }

  /// UITextFieldDelegate: ranges count UTF-16 units, as NSRange does.
  @Test func `a wide character is a range of two units`() {
    let (screen, field) = make("a😀")
    type(screen, .deleteBackward)
    #expect(changes == ["change 1,2 ''"] && field.text == "a")
  }

  /// UITextFieldDelegate: `textFieldDidChangeSelection(_:)`, "when the text selection changes".
  @Test func `typing and moving change the selection`() {
    let (screen, _) = make("abc")
    delegate.log = []
    type(screen, .text("d"))
    #expect(delegate.log.contains("selection"))
    delegate.log = []
    type(screen, .arrow(.left))
    #expect(delegate.log == ["selection"])
  }

  /// UIControl.Event: Return sends `editingDidEndOnExit` and `primaryActionTriggered` after the delegate
  /// agreed.
  @Test func `Return asks the delegate and sends the exit`() {
    let (screen, field) = make("a")
    field.addAction(
      UIAction { [delegate] _ in delegate.log.append("exit") }, for: .editingDidEndOnExit)
    delegate.log = []
    screen.tap()
    let calls = delegate.log.filter { $0 == "return" || $0 == "exit" }
    #expect(calls == ["return", "exit"])
  }

  /// UITextFieldDelegate: `textFieldShouldReturn(_:)` false; nothing else happens at Return.
  @Test func `a refused Return sends no exit`() {
    delegate.returns = false
    let (screen, field) = make("a")
    field.addAction(
      UIAction { [delegate] _ in delegate.log.append("exit") }, for: .editingDidEndOnExit)
    delegate.log = []
    screen.tap()
    #expect(delegate.log == ["return"] && field.isFirstResponder)
  }

  /// UIControl.Event.allEditingEvents: all events of editing in a text field.
  @Test func `all editing events reach one action`() {
    let (screen, field) = make()
    var count = 0
    screen.turn { field.resignFirstResponder() }
    field.addAction(UIAction { _ in count += 1 }, for: .allEditingEvents)
    screen.turn { field.becomeFirstResponder() }
    type(screen, .text("a"))
    screen.turn { field.resignFirstResponder() }
    #expect(count == 3)
  }

  /// UITextField: `placeholder` does not count as text.
  @Test func `a placeholder is no text`() {
    let (screen, field) = make()
    field.placeholder = "Name"
    #expect(field.text == "" && !field.hasText)
    type(screen, .text("a"))
    #expect(field.text == "a" && field.hasText)
  }

  /// UITextFieldDelegate: a text set by code in `editingChanged` stays, as apps limit lengths.
  @Test func `an action limits the length of a text`() {
    let (screen, field) = make()
    field.addAction(
      UIAction { [weak field] _ in field?.text = String((field?.text ?? "").prefix(2)) },
      for: .editingChanged)
    type(screen, .text("a"), .text("b"), .text("c"))
    #expect(field.text == "ab")
    type(screen, .deleteBackward)
    #expect(field.text == "a")
  }

  /// UITextViewDelegate: asking, then the change, then `textViewDidChange(_:)`.
  @Test func `a text view asks before a change and tells after it`() {
    let (screen, view) = made("ab")
    delegate.log = []
    type(screen, .text("c"))
    #expect(delegate.log == ["change 2,0 'c'", "changed abc"] && view.text == "abc")
  }

  /// UITextViewDelegate: deleting asks with the deleted range.
  @Test func `deleting in a text view asks with a range`() {
    let (screen, view) = made("ab")
    type(screen, .deleteBackward)
    #expect(changes == ["change 1,1 ''"] && view.text == "a")
  }

  /// UITextView: `selectedRange`; a text set by code puts the insertion point at its end.
  @Test func `the insertion point is behind the text`() {
    let (_, view) = made("abc")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(view.selectedRange == NSRange(location: 1, length: 1))
  }

  /// UIScrollView: a text view scrolls; with `isScrollEnabled` false it has the size of its text.
  @Test func `a text view that does not scroll is as high as its lines`() {
    let (_, view) = made("1\n2\n3")
    view.isScrollEnabled = false
    #expect(view.sizeThatFits(CGSize(width: 20, height: 100)).height >= 3)
    #expect(view.intrinsicContentSize.height >= 3)
  }

  /// UILabel: an empty label has no size.
  @Test func `a label without a text has no size`() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "abc"
    #expect(label.intrinsicContentSize.width == 3)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  /// UILabel: `numberOfLines` of 1 keeps one line whatever the width.
  @Test func `a label of one line has one line`() {
    let label = UILabel()
    label.text = "one two three"
    #expect(label.sizeThatFits(CGSize(width: 5, height: 50)).height == 1)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 5, height: 50)).height == 3)
  }

  /// UITextField: `resignFirstResponder()` in `textFieldShouldReturn(_:)` ends the editing once.
  @Test func `resigning at Return ends the editing once`() {
    final class Closing: UITextFieldDelegate {
      var ends = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
    }
    let (screen, field) = make("a")
    let closing = Closing()
    field.delegate = closing
    screen.tap()
    #expect(closing.ends == 1 && !field.isFirstResponder)
  }
}
