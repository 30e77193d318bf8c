import CellGraphics
import NavigationKit
import Testing

/// The order of `UITextViewDelegate`'s methods, as Apple's documentation has it.
@Suite struct TextViewDelegateTests {
  private final class Recorder: TextViewEditingDelegate {
    var log: [String] = []
    var refused: Set<String> = []

    private func ask(_ name: String) -> Bool {
      log.append(name)
      return !refused.contains(name)
    }

    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { ask("should begin") }
    func textViewDidBeginEditing(_ textView: TextView) { log.append("did begin") }
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { ask("should end") }
    func textViewDidEndEditing(_ textView: TextView) { log.append("did end") }
    func textView(
      _ textView: TextView, shouldReplace range: Range<Int>, with replacement: String
    ) -> Bool {
      ask("\(range.lowerBound)-\(range.upperBound) '\(replacement == "\n" ? "⏎" : replacement)'")
    }
    func textViewDidChangeSelection(_ textView: TextView) { log.append("selection") }
  }

  private let recorder = Recorder()

  private func makeStage() -> (Stage, TextView) {
    let view = TextView()
    view.editingDelegate = recorder
    view.onChange = { [recorder] _ in recorder.log.append("change") }
    return (Stage(columns: 10, rows: 3, filledWith: view), view)
  }

  @Test func `the delegate is called at the beginning, each change and the end of an input`() {
    let (stage, view) = makeStage()
    stage.send(.text("a"))
    #expect(
      recorder.log == ["should begin", "did begin", "0-0 'a'", "selection", "change"])
    recorder.log = []
    stage.tap()
    #expect(recorder.log == ["1-1 '⏎'", "selection", "change"])
    recorder.log = []
    stage.send(.arrow(.left))
    #expect(recorder.log == ["selection"])
    recorder.log = []
    #expect(view.resignFirstResponder())
    #expect(recorder.log == ["should end", "did end"])
    #expect(view.text == "a\n" && !view.isEditing)
  }

  @Test func `a refused change leaves the text as it is`() {
    let (stage, view) = makeStage()
    recorder.refused = ["0-0 'x'", "1-2 ''", "0-1 ''", "2-2 '⏎'"]
    stage.send([.text("x"), .text("a"), .text("b"), .deleteBackward])
    stage.tap()
    stage.send([.home, .deleteForward])
    #expect(view.text == "ab")
    #expect(!recorder.log.contains("0-0 ''"))
  }

  @Test func `the delegate can refuse the beginning and the end of the input`() {
    let (stage, view) = makeStage()
    recorder.refused = ["should begin"]
    stage.send(.text("a"))
    #expect(!view.isEditing && view.text.isEmpty)
    recorder.refused = ["should end"]
    stage.send(.text("a"))
    #expect(view.isEditing && !view.resignFirstResponder() && view.isEditing)
    #expect(recorder.log.filter { $0 == "did end" }.isEmpty)
  }

  @Test func `a text view that is not editable asks nothing`() {
    let (stage, view) = makeStage()
    view.isEditable = false
    view.text = "1\n2\n3\n4"
    stage.send(.arrow(.down))
    #expect(view.topLine == 1 && recorder.log.isEmpty)
  }
}
