import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of texts as they are edited, selected and shown.
@Suite struct TextDisplayProbes {
  private func show(_ view: UIView) -> Screen {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return screen
  }
  private func field(_ text: String = "") -> UITextField {
    let field = UITextField(frame: CGRect(x: 2, y: 2, width: 16, height: 1))
    field.text = text
    return field
  }

  /// UITextField: `placeholder` shows while the text is empty.
  @Test func `a placeholder shows until there is text`() {
    let field = field()
    field.placeholder = "Name"
    let screen = show(field)
    #expect(screen.row(of: "Name") == 2)
    screen.turn { field.text = "Ann" }
    #expect(screen.row(of: "Name") == nil && screen.row(of: "Ann") == 2)
  }

  /// UITextInputTraits: `isSecureTextEntry` hides the text.
  @Test func `a secure text is hidden`() {
    let field = field("secret")
    field.isSecureTextEntry = true
    let screen = show(field)
    #expect(screen.row(of: "secret") == nil && field.text == "secret")
  }

  /// UIControl.Event: editingDidBegin, editingChanged and editingDidEnd in this order.
  @Test func `a field sends its events in order`() {
    let field = field()
    let screen = show(field)
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"),
    ] { field.addAction(UIAction { _ in events.append(name) }, for: event) }
    screen.turn { field.becomeFirstResponder() }
    screen.simulator.perform(.key(.text("a")))
    screen.turn { field.resignFirstResponder() }
    #expect(events == ["begin", "changed", "end"])
  }

  /// UITextFieldDelegate: didBegin before the event is not documented; both come once.
  @Test func `a field that is already editing begins once`() {
    let field = field()
    let screen = show(field)
    var begins = 0
    field.addAction(UIAction { _ in begins += 1 }, for: .editingDidBegin)
    screen.turn { field.becomeFirstResponder() }
    screen.turn { field.becomeFirstResponder() }
    #expect(begins == 1 && field.isEditing)
  }

  /// UIKeyInput: typing several characters, deleting the last.
  @Test func `typing appends and deleting removes the last character`() {
    let field = field("ab")
    let screen = show(field)
    screen.turn { field.becomeFirstResponder() }
    for text in ["c", "d"] { screen.simulator.perform(.key(.text(text))) }
    screen.simulator.perform(.key(.deleteBackward))
    #expect(field.text == "abc")
  }

  /// UITextView: a new line is a change like any other.
  @Test func `a text view asks about a new line`() {
    final class Delegate: UITextViewDelegate {
      var asked: [String] = []
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        asked.append(text)
        return text != "\n"
      }
    }
    let view = UITextView(frame: CGRect(x: 2, y: 2, width: 16, height: 4))
    let delegate = Delegate()
    view.delegate = delegate
    let screen = show(view)
    screen.turn { view.becomeFirstResponder() }
    screen.simulator.perform(.key(.text("a")))
    screen.simulator.perform(.tap)
    #expect(delegate.asked == ["a", "\n"] && view.text == "a")
  }

  /// UILabel: `lineBreakMode`, truncating tail shows an ellipsis.
  @Test func `a long text is cut with an ellipsis`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    label.text = "abcdefghij"
    let screen = show(label)
    #expect(screen.text[0] == "abcde…")
  }

  /// UILabel: `lineBreakMode`, truncating head and clipping.
  @Test(arguments: [
    (NSLineBreakMode.byTruncatingHead, "…fghij"), (.byClipping, "abcdef"),
    (.byTruncatingMiddle, "abc…ij"),
  ])
  func `the line break mode decides what is cut`(mode: NSLineBreakMode, expected: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    label.text = "abcdefghij"
    label.lineBreakMode = mode
    let screen = show(label)
    #expect(
      screen.text[0] == expected || (mode == .byTruncatingMiddle && screen.text[0] == "ab…hij"))
  }

  /// UILabel: `textAlignment`.
  @Test(arguments: [
    (NSTextAlignment.left, "ab"), (.right, "      ab"), (.center, "   ab"),
  ])
  func `a text is aligned in its label`(alignment: NSTextAlignment, expected: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    label.text = "ab"
    label.textAlignment = alignment
    let screen = show(label)
    #expect(screen.text[0] == expected)
  }

  /// UILabel: one line is centred vertically in a higher label.
  @Test func `a text is in the middle of a high label`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 8, height: 5))
    label.text = "ab"
    let screen = show(label)
    #expect(screen.row(of: "ab") == 2)
  }

  /// UILabel: words wrap by default if several lines are allowed.
  @Test func `words wrap in a label of several lines`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 6, height: 2))
    label.numberOfLines = 2
    label.text = "one two"
    let screen = show(label)
    #expect(screen.text[0] == "one" && screen.text[1] == "two")
  }

  /// UILabel: the last of too many lines ends with an ellipsis.
  @Test func `the last allowed line is cut`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 6, height: 4))
    label.numberOfLines = 2
    label.text = "one two three four"
    let screen = show(label)
    #expect(screen.text[0...3].contains { $0.hasSuffix("…") })
    #expect(screen.row(of: "four") == nil)
  }

  /// UITextView: `selectedRange` is kept within the text.
  @Test func `the selection of a text view follows a shorter text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 10, height: 3))
    view.text = "abcdef"
    view.selectedRange = NSRange(location: 5, length: 1)
    view.text = "ab"
    #expect(view.selectedRange.location + view.selectedRange.length <= 2)
  }

  /// UITextViewDelegate: `textViewDidChangeSelection` when the user moves the cursor.
  @Test func `moving the cursor calls the delegate`() {
    final class Delegate: UITextViewDelegate {
      var count = 0
      func textViewDidChangeSelection(_ textView: UITextView) { count += 1 }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 10, height: 3))
    view.text = "abc"
    let delegate = Delegate()
    view.delegate = delegate
    let screen = show(view)
    screen.turn { view.becomeFirstResponder() }
    delegate.count = 0
    screen.simulator.perform(.key(.arrow(.left)))
    #expect(delegate.count == 1 && view.selectedRange == NSRange(location: 2, length: 0))
  }

  /// UITextView: deleting with a selection removes the selection.
  @Test func `deleting removes the selection`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 10, height: 3))
    view.text = "abcd"
    let screen = show(view)
    screen.turn {
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 2)
    }
    screen.simulator.perform(.key(.deleteBackward))
    #expect(view.text == "ad" && view.selectedRange == NSRange(location: 1, length: 0))
  }

  /// UITextField: `leftViewMode` is never by default.
  @Test func `a left view does not show by default`() {
    let field = field("ab")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    label.text = "#"
    field.leftView = label
    let screen = show(field)
    #expect(screen.row(of: "#") == nil)
  }

  /// UITextField: a paste replaces as typing does, with one question.
  @Test func `a paste is one change`() {
    final class Delegate: UITextFieldDelegate {
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append("\(range.location),\(range.length) \(string)")
        return true
      }
    }
    let field = field("x")
    let delegate = Delegate()
    field.delegate = delegate
    let screen = show(field)
    screen.turn { field.becomeFirstResponder() }
    screen.simulator.perform(.paste("abc"))
    #expect(delegate.asked == ["1,0 abc"] && field.text == "xabc")
  }
}
