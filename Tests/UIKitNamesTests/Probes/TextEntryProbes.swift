import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of text views and text fields while text is entered.
@Suite struct TextEntryProbes {
  private final class Delegate: UITextViewDelegate {
    var log: [String] = []
    var refused: Set<String> = []

    private func ask(_ question: String) -> Bool {
      log.append(question)
      return !refused.contains(question)
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
    func textViewDidChange(_ textView: UITextView) { log.append("change '\(textView.text!)'") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("should \(range.location),\(range.length) '\(text)'") }
  }

  private let delegate = Delegate()

  private func make() -> (Screen, UITextView, Delegate) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let view = UITextView(frame: CGRect(x: 2, y: 2, width: 20, height: 4))
    view.delegate = delegate
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return (screen, view, delegate)
  }

  /// UITextViewDelegate: shouldBegin, didBegin, shouldEnd, didEnd.
  @Test func `a text view asks and tells about editing`() {
    let (screen, view, delegate) = make()
    screen.turn { view.becomeFirstResponder() }
    screen.turn { view.resignFirstResponder() }
    #expect(delegate.log == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
  }

  /// UITextViewDelegate: `textViewDidChange` for the user's changes, after the question.
  @Test func `typing asks, changes and tells`() {
    let (screen, view, delegate) = make()
    screen.turn { view.becomeFirstResponder() }
    delegate.log = []
    screen.simulator.perform(.key(.text("a")))
    #expect(delegate.log == ["should 0,0 'a'", "change 'a'"])
  }

  /// UITextViewDelegate: `textViewDidChange` is not called for changes by code.
  @Test func `a text set by code tells the delegate nothing`() {
    let (_, view, delegate) = make()
    view.text = "new"
    #expect(delegate.log == [] && view.text == "new")
  }

  /// UITextViewDelegate: `shouldChangeTextIn`, false keeps the old text.
  @Test func `a refused change of a text view keeps its text`() {
    let (screen, view, delegate) = make()
    delegate.refused = ["should 0,0 'a'"]
    screen.turn { view.becomeFirstResponder() }
    screen.simulator.perform(.key(.text("a")))
    #expect(view.text == "" && !delegate.log.contains { $0.hasPrefix("change") })
  }

  /// UITextViewDelegate: a view that may not begin does not become first responder.
  @Test func `a text view that may not begin is not first responder`() {
    let (screen, view, delegate) = make()
    delegate.refused = ["shouldBegin"]
    var became = true
    screen.turn { became = view.becomeFirstResponder() }
    #expect(!became && !view.isFirstResponder && delegate.log == ["shouldBegin"])
  }

  /// UITextViewDelegate: a view that may not end stays first responder.
  @Test func `a text view that may not end stays first responder`() {
    let (screen, view, delegate) = make()
    delegate.refused = ["shouldEnd"]
    screen.turn { view.becomeFirstResponder() }
    screen.turn { view.resignFirstResponder() }
    #expect(view.isFirstResponder && !delegate.log.contains("didEnd"))
  }

  /// UITextView: `isEditable`, false: the user cannot change the text.
  @Test func `a text view that is not editable ignores typing`() {
    let (screen, view, delegate) = make()
    view.isEditable = false
    screen.click(3, 3)
    screen.simulator.perform(.key(.text("a")))
    #expect(view.text == "" && !delegate.log.contains("didBegin"))
  }

  /// UITextView: `selectedRange` is at the end of a text that is set, or within it.
  @Test func `typing goes to the selected range`() {
    let (screen, view, _) = make()
    view.text = "bd"
    screen.turn { view.becomeFirstResponder() }
    view.selectedRange = NSRange(location: 1, length: 0)
    screen.simulator.perform(.key(.text("c")))
    #expect(view.text == "bcd" && view.selectedRange == NSRange(location: 2, length: 0))
  }

  /// UITextView: typing replaces the selected range.
  @Test func `typing replaces the selection`() {
    let (screen, view, delegate) = make()
    view.text = "abcd"
    screen.turn { view.becomeFirstResponder() }
    view.selectedRange = NSRange(location: 1, length: 2)
    delegate.log = []
    screen.simulator.perform(.key(.text("x")))
    #expect(view.text == "axd" && delegate.log.first == "should 1,2 'x'")
  }

  /// UIKeyInput: `hasText`.
  @Test func `hasText tells whether there is text`() {
    let (_, view, _) = make()
    #expect(!view.hasText)
    view.text = "x"
    #expect(view.hasText)
    let field = UITextField()
    #expect(!field.hasText)
    field.text = "x"
    #expect(field.hasText)
  }

  /// UITextField: `attributedText` and `text` agree; `placeholder` is nil by default.
  @Test func `a field's texts agree`() {
    let field = UITextField()
    #expect(field.placeholder == nil)
    field.attributedText = NSAttributedString(string: "abc")
    #expect(field.text == "abc")
    field.text = "de"
    #expect(field.attributedText?.string == "de")
  }

  /// UITextField: the defaults of borderStyle, clearButtonMode, leftViewMode, rightViewMode.
  @Test func `a field has the documented defaults`() {
    let field = UITextField()
    #expect(field.borderStyle == .none && field.clearButtonMode == .never)
    #expect(field.leftViewMode == .never && field.rightViewMode == .never)
    #expect(!field.isSecureTextEntry && field.textAlignment == .natural && !field.isEditing)
  }

  /// UILabel: `attributedText` and `text` agree.
  @Test func `a label's texts agree`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "abc")
    #expect(label.text == "abc")
    label.text = "de"
    #expect(label.attributedText?.string == "de")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  /// UILabel: `numberOfLines` 0 removes the limit; the intrinsic height follows the width.
  @Test func `a label without a limit wraps at its preferred width`() {
    let label = UILabel()
    label.text = "aaaa bbbb cccc"
    #expect(label.intrinsicContentSize.height == 1)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 5
    #expect(label.intrinsicContentSize.height == 3)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 2)
  }

  /// UILabel: `sizeThatFits` with lines.
  @Test func `a label fits into a width with more lines`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc"
    #expect(label.sizeThatFits(CGSize(width: 9, height: 100)).height == 2)
  }
}
