import Testing
import UIKitNames

/// Probes of text views.
@Suite struct TextViewDocumentedProbes {
  private static func type(_ stage: ViewStage, _ text: String) {
    for character in text { stage.screen.simulator.perform(.key(.text(String(character)))) }
    stage.screen.settle()
  }

  final class Notes: UITextViewDelegate {
    let log = ProbeLog()
    var allows = true
    var begins = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.add("shouldBegin")
      return begins
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
      log.add("should \(range.location),\(range.length) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { log.add("did \(textView.text ?? "")") }
  }

  private static func notes(_ delegate: Notes) -> (ViewStage, UITextView) {
    let stage = ViewStage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 30, height: 6))
    view.delegate = delegate
    stage.add(view)
    return (stage, view)
  }

  /// UITextViewDelegate: asked before the editing begins and ends, notified afterwards; false prevents it.
  @Test func `a text view asks before it is edited`() {
    let delegate = Notes()
    let (stage, view) = Self.notes(delegate)
    delegate.begins = false
    var result = true
    stage.turn { result = view.becomeFirstResponder() }
    #expect(!result && delegate.log.take() == ["shouldBegin"] && !view.isFirstResponder)
    delegate.begins = true
    stage.turn { result = view.becomeFirstResponder() }
    #expect(result && delegate.log.take() == ["shouldBegin", "begin"] && view.isFirstResponder)
    stage.turn { view.resignFirstResponder() }
    #expect(delegate.log.take() == ["shouldEnd", "end"] && !view.isFirstResponder)
  }

  /// UITextViewDelegate `textViewDidChange(_:)`: "not called in response to programmatically initiated
  /// changes"; `textView(_:shouldChangeTextIn:replacementText:)` is asked before each change by the user.
  @Test func `only changes by the user are reported`() {
    let delegate = Notes()
    let (stage, view) = Self.notes(delegate)
    stage.turn { view.becomeFirstResponder() }
    _ = delegate.log.take()
    Self.type(stage, "hi")
    #expect(delegate.log.take() == ["should 0,0 h", "did h", "should 1,0 i", "did hi"])
    stage.screen.simulator.perform(.key(.deleteBackward))
    stage.screen.settle()
    #expect(delegate.log.take() == ["should 1,1 ", "did h"])
    stage.turn { view.text = "set" }
    #expect(delegate.log.take() == [] && view.text == "set")
    delegate.allows = false
    Self.type(stage, "x")
    #expect(view.text == "set" && delegate.log.take().allSatisfy { $0.hasPrefix("should") })
  }

  /// UITextView `selectedRange`: typing replaces the selected text and the insertion point goes behind it;
  /// `isEditable` false: the user cannot edit. The text is empty at first.
  @Test func `typing replaces the selection`() {
    let delegate = Notes()
    let (stage, view) = Self.notes(delegate)
    #expect(view.text == "" && view.isEditable && view.isSelectable && !view.hasText)
    stage.turn {
      view.text = "one two three"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 3)
    }
    _ = delegate.log.take()
    Self.type(stage, "2")
    #expect(view.text == "one 2 three" && delegate.log.take().first == "should 4,3 2")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    stage.turn { view.resignFirstResponder() }
    view.isEditable = false
    _ = delegate.log.take()
    stage.screen.click(3, 0)
    stage.screen.settle()
    Self.type(stage, "z")
    #expect(view.text == "one 2 three" && !delegate.log.take().contains("begin"))
  }

  /// UITextView notifications: `textDidBeginEditing`, `textDidChange` (by the user) and
  /// `textDidEndEditing`, with the view as their object.
  @Test func `a text view posts notifications`() {
    let delegate = Notes()
    let (stage, view) = Self.notes(delegate)
    let log = ProbeLog()
    stage.turn {
      for (name, text) in [
        (UITextView.textDidBeginEditingNotification, "begin"),
        (UITextView.textDidChangeNotification, "change"),
        (UITextView.textDidEndEditingNotification, "end"),
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          log.add("\(text) \(note.object as? UITextView === view)")
        }
      }
    }
    stage.turn { view.becomeFirstResponder() }
    Self.type(stage, "ab")
    stage.turn { view.resignFirstResponder() }
    #expect(log.take() == ["begin true", "change true", "change true", "end true"])
    withExtendedLifetime(delegate) {}
  }
}
